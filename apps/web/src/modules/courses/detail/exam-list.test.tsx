// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { exams, type ExamineItem } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ExamList } from './exam-list.tsx'

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] }),
)
afterEach(() => {
  vi.useRealTimers()
  cleanupPage()
})

const item = (examinationName: string, more: Partial<ExamineItem> = {}): ExamineItem => ({
  examinationId: examinationName,
  examinationName,
  resourcesType: 1,
  type: 0,
  studentScore: null,
  totalScore: 100,
  commitStatus: 0,
  startTime: null,
  endTime: null,
  examTime: 30,
  subjects: 5,
  paperStatus: 'do',
  ...more,
})

const colours = ['ok', 'danger', 'warn'] as const

/** Returns the coloured texts of a row, to compare them without their colours. */
async function colouredIn(name: string): Promise<(string | null)[]> {
  const row = (await screen.findByText(name)).closest('tr')!
  const found = colours.flatMap((colour) => [
    ...row.querySelectorAll(`[style*="color: var(--${colour})"]`),
  ])
  return found.map(({ textContent }) => textContent)
}

it('[EXM-056] each state is shown in words besides its colour', async () => {
  document.cookie = 'isLogin=1'
  sessionStore.look()
  await renderPage(<ExamList courseSign="course" learn />, {
    at: '/courseDetail/course',
    path: '/courseDetail/$sign',
    answers: {
      [exams.examineByExamine.path]: [
        item('Unbegun'),
        item('Over', { endTime: '2026-11-20T08:00:00Z' }),
        item('Waiting', { commitStatus: 1 }),
        item('Passed', { commitStatus: 1, studentScore: 60 }),
        item('Failed', { commitStatus: 1, studentScore: 59.5 }),
      ],
    },
  })
  expect(await colouredIn('Unbegun')).toEqual(['(not submitted)'])
  expect(await colouredIn('Over')).toEqual(['Expired', '(not submitted)'])
  expect(await colouredIn('Waiting')).toEqual(['(submitted)', '-- (grading)'])
  expect(await colouredIn('Passed')).toEqual(['(submitted)', '60 (passed)'])
  expect(await colouredIn('Failed')).toEqual(['(submitted)', '59.5 (failed)'])
})
