import { fireEvent, screen } from '@testing-library/react'
import { progress, type CalendarDate } from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { CurriculumPage } from '../pages/curriculum-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) })
})
afterEach(() => {
  vi.useRealTimers()
  cleanupPage()
})

const date: CalendarDate = {
  kind: 'closes',
  of: 'finalExam',
  sign: 'exam',
  trainingSign: null,
  name: 'Final exam',
  courseSign: 'course',
  courseName: 'Trade',
  at: new Date(2026, 10, 25, 9).toISOString(),
}

it('[CRS-082] keys move between days, and each day announces its dates', async () => {
  const answers = {
    [progress.courseCalendar.path]: { list: [date], total: 1 },
    [progress.calendarFeed.path]: { path: null },
  }
  await renderPage(<CurriculumPage />, { answers })
  const today = await screen.findByRole('button', { name: '18 November 2026' })
  expect(today.tabIndex).toBe(0)
  expect(screen.getAllByRole('button', { pressed: true })).toEqual([today])
  expect(await screen.findByText('Nothing on 18 November 2026.')).toBeTruthy()
  fireEvent.keyDown(today, { key: 'ArrowDown' })
  const busy = screen.getByRole('button', { name: '25 November 2026, 1 date' })
  expect(document.activeElement).toBe(busy)
  expect(today.tabIndex).toBe(-1)
  expect(screen.getByText('Final exam closes')).toBeTruthy()
  fireEvent.keyDown(busy, { key: 'PageDown' })
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
})

it('[CRS-196] an address is created, and ended after a confirmation', async () => {
  let path: string | null = null
  const asked: string[] = []
  const answers = {
    [progress.courseCalendar.path]: { list: [], total: 0 },
    [progress.calendarFeed.path]: () => ({ path }),
    [progress.saveCalendarFeed.path]: ({ state }: { state: string }) => {
      asked.push(state)
      path = state === 'off' ? null : '/api/v1/study/calendar/secret.ics'
      return { path }
    },
  }
  await renderPage(<CurriculumPage />, { answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Create an address' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Private address')
  expect(field.value).toMatch(/^https?:\/\/.+\/api\/v1\/study\/calendar\/secret\.ics$/)
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }))
  expect(asked).toEqual(['on'])
  const dialog = await screen.findByRole('dialog')
  // A dialog ignores clicks in its first half second (FRM-366).
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
  )
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLButtonElement)
  expect(await screen.findByRole('button', { name: 'Create an address' })).toBeTruthy()
  expect(asked).toEqual(['on', 'off'])
})
