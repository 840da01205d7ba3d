import type { Paper } from '@titian/contract'
import { expect, test } from 'vitest'
import {
  findingOf,
  hasPassedBefore,
  isTimeUp,
  type KindScore,
  resultNotice,
  toneOfResult,
  verdictOf,
} from './result-rules.ts'

test('[EXM-048] [EXM-049] a result without a score is being graded or not shown yet', () => {
  expect(toneOfResult({ studentScore: null, passed: null, waitingForMarks: true })).toBe('grading')
  expect(toneOfResult({ studentScore: null, passed: null, waitingForMarks: false })).toBe('hidden')
})

test('[EXM-050] [EXM-051] the server decides whether a score is a pass', () => {
  expect(toneOfResult({ studentScore: 59.99, passed: false, waitingForMarks: false })).toBe(
    'failed',
  )
  expect(toneOfResult({ studentScore: 60, passed: true, waitingForMarks: false })).toBe('passed')
  expect(toneOfResult({ studentScore: 0, passed: false, waitingForMarks: false })).toBe('failed')
})

test('[EXM-168] an answer is right, partly right, wrong, missing or being marked', () => {
  const given = { item: { kind: 'judge', stem: 'S' }, value: false, score: 4 } as const
  expect(verdictOf({ ...given, studentScore: 4 })).toBe('right')
  expect(verdictOf({ ...given, studentScore: 1.5 })).toBe('partly')
  expect(verdictOf({ ...given, studentScore: 0 })).toBe('wrong')
  expect(verdictOf({ ...given, studentScore: 0, value: null })).toBe('unanswered')
  expect(verdictOf({ ...given, studentScore: null })).toBe('waiting')
})

test('[EXM-168] a paper that waits for the end gives one reason only', () => {
  const paper = {
    studentScore: null,
    passed: null,
    waitingForMarks: true,
    may: { start: false, review: false },
  }
  const examination = (part: object) => ({ endTime: null, ...part }) as Paper['examination']
  const noticeOf = (part: object) => resultNotice({ ...paper, examination: examination(part) })
  expect(noticeOf({ reviewWhen: 'ended', endTime: '2026-12-29T00:00:00Z' })).toBe(
    'result.whenEnded',
  )
  expect(noticeOf({ reviewWhen: 'graded' })).toBe('result.gradingText')
  const open = { ...paper, may: { start: false, review: true } }
  expect(resultNotice({ ...open, examination: examination({ reviewWhen: 'submitted' }) })).toBe(
    'result.gradingText',
  )
})

const kind = (name: KindScore['kind'], scored: number | null, total: number): KindScore => ({
  kind: name,
  scored,
  total,
})

test('the title of the bars claims only what the marks show', () => {
  expect(findingOf([kind('single', 5, 10), kind('judge', null, 10)])).toEqual({ finding: 'none' })
  expect(findingOf([kind('single', 10, 10), kind('judge', 5, 5)])).toEqual({ finding: 'best' })
  expect(findingOf([kind('single', 5, 10), kind('judge', 10, 20)])).toEqual({ finding: 'even' })
  expect(findingOf([kind('single', 5, 10), kind('judge', 4, 5), kind('blank', 1, 5)])).toEqual({
    finding: 'spread',
    best: 'judge',
    worst: 'blank',
  })
})

test('[EXM-270] "time is up" applies whether the server or the page handed the paper in', () => {
  const deadline = '2026-11-27T15:37:00.000Z'
  const at = (submittedAt: string) => ({ state: 'submitted' as const, submittedAt, deadline })
  expect(isTimeUp(at('2026-11-27T15:36:58.000Z'))).toBe(false)
  expect(isTimeUp(at('2026-11-27T15:36:59.600Z'))).toBe(true)
  expect(isTimeUp(at('2026-11-27T15:37:00.400Z'))).toBe(true)
  expect(isTimeUp({ ...at(deadline), state: 'autoSubmitted' })).toBe(true)
  expect(isTimeUp({ ...at(deadline), deadline: null })).toBe(false)
})

test('[EXM-271] an attempt that has passed counts after a worse one', () => {
  const entry = (passed: boolean | null) => ({ passed }) as Paper['history'][number]
  expect(hasPassedBefore({ passed: false, history: [entry(false), entry(true)] })).toBe(true)
  expect(hasPassedBefore({ passed: false, history: [entry(false), entry(null)] })).toBe(false)
  expect(hasPassedBefore({ passed: true, history: [entry(true)] })).toBe(false)
})
