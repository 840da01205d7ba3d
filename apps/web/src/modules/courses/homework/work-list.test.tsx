// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { homework, type WorkItem } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { WorkList } from './work-list.tsx'

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] }),
)
afterEach(() => {
  vi.useRealTimers()
  cleanupPage()
})

const item = (examineId: string, more: Partial<WorkItem> = {}): WorkItem => ({
  examineId,
  examinationName: examineId,
  resourcesType: 2,
  chapterIdSign: null,
  lessonIdSign: null,
  studentScore: null,
  totalScore: 100,
  commitStatus: 0,
  endTime: null,
  lateAllowed: false,
  state: 'open',
  ...more,
})

const show = (items: WorkItem[], tab: 'homework' | 'practical' = 'homework') => {
  document.cookie = 'isLogin=1'
  sessionStore.look()
  return renderPage(<WorkList courseSign="course" learn tab={tab} />, {
    at: '/courseDetail/course',
    path: '/courseDetail/$sign',
    answers: { [homework.examineByWork.path]: items },
  })
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!)

it('[CRS-077] [CRS-177] [CRS-221] shows state, end and score by the rules of exam items', async () => {
  await show([
    item('Unbegun'),
    item('Waiting', { commitStatus: 1, state: 'handedIn' }),
    item('Passed', { commitStatus: 1, state: 'graded', studentScore: 30, totalScore: 50 }),
    item('Failed', { commitStatus: 1, state: 'graded', studentScore: 59 }),
    item('Over', { state: 'ended', endTime: '2026-11-20T08:00:00Z' }),
  ])
  const open = await rowOf('Unbegun')
  expect(open.getByText('To do')).toBeTruthy()
  expect(open.queryByText('(not submitted)')).toBeNull()
  expect(open.getByText('--')).toBeTruthy()
  const waiting = await rowOf('Waiting')
  expect(waiting.getByText('-- (grading)')).toBeTruthy()
  expect(waiting.getByText('Handed in')).toBeTruthy()
  expect(waiting.queryByText('(submitted)')).toBeNull()
  expect((await rowOf('Passed')).getByText('30 (passed)')).toBeTruthy()
  expect((await rowOf('Failed')).getByText('59 (failed)')).toBeTruthy()
  const over = await rowOf('Over')
  expect(over.getByText('Expired')).toBeTruthy()
  expect(over.getByText('Ended')).toBeTruthy()
  expect(over.getByText('(not submitted)')).toBeTruthy()
})

it('[CRS-030] [CRS-078] homework and practical tasks are separate lists', async () => {
  await show([item('Essay'), item('Shop', { resourcesType: 4 })], 'practical')
  expect(await screen.findByText('Shop')).toBeTruthy()
  expect(screen.queryByText('Essay')).toBe(null)
})

it('[CRS-078] a course without tasks says so', async () => {
  await show([item('Essay')], 'practical')
  expect(await screen.findByText('This course has no practical tasks')).toBeTruthy()
})
