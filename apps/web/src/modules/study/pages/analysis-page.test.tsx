import { screen, within } from '@testing-library/react'
import {
  accounts,
  courses,
  progress,
  type StudyAnalysis,
  type StudyProcess,
} from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { AnalysisPage } from './analysis-page.tsx'

afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const days = Array.from({ length: 20 * 7 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 5, 1 + index, 12)).toISOString().slice(0, 10),
  seconds: index % 7 === 0 ? 600 * (1 + Math.floor(index / 7)) : 0,
}))
const study: StudyProcess = {
  today: days.at(-1)?.day ?? '',
  days,
  streak: 0,
  thisWeek: 0,
  bestWeek: { monday: '2026-10-12', seconds: 12_000 },
  betterWeek: null,
}

const show = (analysis: StudyAnalysis, process = study, more: Record<string, unknown> = {}) =>
  renderPage(<AnalysisPage />, {
    answers: {
      [progress.studyProcess.path]: process,
      [progress.studyAnalysis.path]: analysis,
      ...more,
    },
  })

it('[CRS-206] shows twelve weeks, the courses and the marks as pictures and in words', async () => {
  await show({
    courses: [
      { courseSign: 'a', courseName: 'Photography', seconds: 3600, share: 0.5, completed: false },
    ],
    papers: [
      {
        examinationId: 'x',
        examinationName: 'Unit test 1',
        courseName: 'Photography',
        submittedAt: '2026-10-01T08:00:00.000Z',
        score: 12,
        total: 40,
        percent: 30,
        passed: false,
      },
    ],
  })
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(12)
  expect(document.querySelectorAll('svg[aria-hidden] g > rect')).toHaveLength(12)
  expect(screen.getByRole('progressbar', { name: 'Photography: 50% watched' })).toBeTruthy()
  expect(screen.getByText('1 h, 50% watched')).toBeTruthy()
  expect(screen.getByText('not passed')).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Unit test 1: 12 of 40 (30%)' })
  expect(bar.getAttribute('aria-valuenow')).toBe('30')
})

it('[CRS-206] each empty part says what it will show', async () => {
  await show({ courses: [], papers: [] }, { ...study, bestWeek: null })
  expect(await screen.findByText('Watch a lesson, and the weeks appear here.')).toBeTruthy()
  expect(screen.getByText('No lesson watched yet')).toBeTruthy()
  expect(screen.getByText(/^Marks appear here once/)).toBeTruthy()
})

const taught = {
  idSign: 'tea',
  courseName: 'Tea',
  learners: 31,
  lessons: 4,
}

async function showAs(roleStr: string) {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  await show({ courses: [], papers: [] }, study, {
    [accounts.loginInfo.path]: {
      userId: 'u',
      name: 'Mei',
      photo: null,
      roleStr,
      impersonation: null,
      mustAgree: false,
    },
    [courses.myCourseList.path]: { list: [taught], total: 1 },
  })
  await screen.findByRole('heading', { name: 'Time by course' })
}

it('[CRS-085] teachers get a link to the statistics of their courses', async () => {
  await showAs('teacher,normal')
  const link = await screen.findByRole('link', { name: 'Statistics of Tea' })
  expect(link.getAttribute('href')).toBe('/teacher/#/statistics/tea')
  expect(screen.getByText('4 lessons · 31 students')).toBeTruthy()
})

it('[CRS-085] students see only their own time, progress and scores', async () => {
  await showAs('student,normal')
  for (const name of ['Time studied each week', 'Time by course', 'Marks of your papers'])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  expect(screen.queryByText('Courses that you teach')).toBeNull()
})
