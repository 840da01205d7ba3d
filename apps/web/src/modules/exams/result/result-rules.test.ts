import { expect, test } from 'vitest'
import { findingOf, type KindScore, toneOfResult, verdictOf } from './result-rules.ts'

test('[EXM-048] [EXM-049] without a score it is either being graded or not shown yet', () => {
  expect(toneOfResult({ studentScore: null, passed: null, waitingForMarks: true })).toBe('grading')
  expect(toneOfResult({ studentScore: null, passed: null, waitingForMarks: false })).toBe('hidden')
})

test('[EXM-050] [EXM-051] with a score the server has said whether it is a pass', () => {
  expect(toneOfResult({ studentScore: 59.99, passed: false, waitingForMarks: false })).toBe(
    'failed',
  )
  expect(toneOfResult({ studentScore: 60, passed: true, waitingForMarks: false })).toBe('passed')
  expect(toneOfResult({ studentScore: 0, passed: false, waitingForMarks: false })).toBe('failed')
})

test('an answer is right, partly right, wrong or being marked', () => {
  expect(verdictOf({ studentScore: 4, score: 4 })).toBe('right')
  expect(verdictOf({ studentScore: 1.5, score: 4 })).toBe('partly')
  expect(verdictOf({ studentScore: 0, score: 4 })).toBe('wrong')
  expect(verdictOf({ studentScore: null, score: 4 })).toBe('waiting')
})

const kind = (name: KindScore['kind'], scored: number | null, total: number): KindScore => ({
  kind: name,
  scored,
  total,
})

test('the title of the bars claims no more than the marks show', () => {
  expect(findingOf([kind('single', 5, 10), kind('judge', null, 10)])).toEqual({ finding: 'none' })
  expect(findingOf([kind('single', 10, 10), kind('judge', 5, 5)])).toEqual({ finding: 'best' })
  expect(findingOf([kind('single', 5, 10), kind('judge', 10, 20)])).toEqual({ finding: 'even' })
  expect(findingOf([kind('single', 5, 10), kind('judge', 4, 5), kind('blank', 1, 5)])).toEqual({
    finding: 'spread',
    best: 'judge',
    worst: 'blank',
  })
})
