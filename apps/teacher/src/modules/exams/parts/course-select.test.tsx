import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CourseSelect } from './course-select.tsx'

const all = Array.from({ length: 203 }, (_, place) => ({
  idSign: `s${place}`,
  courseName: `Course ${place}`,
}))
let isDown = false

beforeEach(() => {
  isDown = false
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (isDown) throw new TypeError('Failed to fetch')
    const { page, size } = JSON.parse(body) as { page: number; size: number }
    // A course was changed between the requests of two pages, so it appears on both.
    const start = Math.max(0, (page - 1) * size - 1)
    const data = { list: all.slice(start, page * size), total: all.length }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(value = '') {
  const texts = createInstance()
  await texts.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { site: { retry: 'retry', network: { network: 'No connection' } } } },
  })
  render(
    <TitianProvider language="en">
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <I18nextProvider i18n={texts}>
          <CourseSelect label="Course" none="None" value={value} onChange={() => {}} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

const field = () => screen.getByLabelText<HTMLSelectElement>('Course')
const chosen = () => field().selectedOptions[0]?.textContent

it('every course is offered once, also those beyond the first page of the list', async () => {
  await open('s202')
  expect(chosen(), 'not yet known, but chosen').toBe('…')
  await screen.findByText('Course 202')
  expect(chosen()).toBe('Course 202')
  const names = [...field().options].map(({ textContent }) => textContent)
  expect(names).toEqual(['None', ...all.map(({ courseName }) => courseName)])
})

it('a failed load of the courses is reported and can be repeated', async () => {
  isDown = true
  await open('s1')
  const again = await screen.findByRole('button', { name: /Course: .*retry/ })
  expect(screen.getByRole('alert').textContent).toBe('No connection')
  isDown = false
  fireEvent.click(again)
  await screen.findByText('Course 202')
  expect(chosen()).toBe('Course 1')
})
