// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Paper } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../../testing/render-page.tsx'
import { AttemptHistory } from '../attempt-history.tsx'
import { ResultHead } from './result-head.tsx'

afterEach(cleanupPage)

type Entry = Paper['history'][number]

const entry = (number: number, part: Partial<Entry> = {}): Entry => ({
  recordId: `r${number}`,
  number,
  state: 'submitted',
  startedAt: '2026-11-27T15:00:00.000Z',
  submittedAt: '2026-11-27T15:20:00.000Z',
  score: 23,
  passed: true,
  late: { waiting: 0, taken: 0, refused: 0 },
  ...part,
})

const paperOf = (part: Partial<Paper>) =>
  ({
    state: 'submitted',
    startedAt: '2026-11-27T15:22:00.000Z',
    submittedAt: '2026-11-27T15:37:00.300Z',
    deadline: '2026-11-27T15:37:00.000Z',
    studentScore: 0,
    percent: 0,
    passed: false,
    waitingForMarks: false,
    highestScore: 23,
    may: { start: true, review: true },
    history: [entry(2, { score: 0, passed: false }), entry(1)],
    examination: {
      examinationName: 'Unit test: light',
      courseIdSign: 'course',
      totalScore: 33,
      clockStops: true,
      endTime: null,
      reviewWhen: 'submitted',
    },
    ...part,
  }) as Paper

const show = (paper: Paper, current = 'r2') =>
  renderPage(
    <>
      <ResultHead examinationId="exam" paper={paper} />
      <AttemptHistory examinationId="exam" paper={paper} current={current} />
    </>,
  )

it('[EXM-270] [EXM-271] it says that the time was up, and that a better attempt still counts', async () => {
  await show(paperOf({}))
  expect(await screen.findByRole('heading', { name: 'This attempt: 0 points' })).toBeTruthy()
  expect(
    screen.getByText(/The time was up, and the paper was handed in automatically/),
  ).toBeTruthy()
  expect(
    screen.getByText('You have passed. Your best result, 23 of 33, still counts.'),
  ).toBeTruthy()
  expect(screen.queryByText(/Not passed yet/)).toBeNull()
  expect(screen.queryByText('Failed')).toBeNull()
})

it('[EXM-262] it links back to the training or the course', async () => {
  const { examination } = paperOf({})
  await show(paperOf({ examination: { ...examination, ofTraining: true } }))
  expect(await screen.findByRole('link', { name: 'Back to the training' })).toBeTruthy()
  cleanupPage()
  await show(paperOf({ examination: { ...examination, ofTraining: false } }))
  expect(await screen.findByRole('link', { name: 'Back to the course' })).toBeTruthy()
})

it('[EXM-271] it says if no attempt has passed yet', async () => {
  const history = [entry(2, { score: 0, passed: false }), entry(1, { score: 2, passed: false })]
  await show(paperOf({ history, submittedAt: '2026-11-27T15:30:00.000Z', highestScore: 2 }))
  expect(await screen.findByRole('heading', { name: /Not passed yet/ })).toBeTruthy()
  expect(screen.queryByText(/The time was up/)).toBeNull()
  expect(screen.queryByText(/still counts/)).toBeNull()
})

it('[EXM-272] it links to an open attempt, and counts only attempts that were handed in', async () => {
  const history = [
    entry(2, { state: 'inProgress', submittedAt: null, score: null, passed: null }),
    entry(1),
  ]
  const first = { studentScore: 23, passed: true, submittedAt: '2026-11-27T15:20:00.000Z' }
  await show(paperOf({ ...first, history }), 'r1')
  const links = await screen.findAllByRole('link', { name: 'Continue attempt 2' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/testPaper/exam',
    '/testPaper/exam',
  ])
  expect(screen.queryByText(/Your best of/)).toBeNull()
  cleanupPage()
  document.body.innerHTML = ''
  await renderPage(<AttemptHistory examinationId="exam" paper={paperOf({ ...first, history })} />)
  expect(await screen.findByText('Attempt 2')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Continue attempt 2' })).toBeNull()
})
