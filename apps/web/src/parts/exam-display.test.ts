import { describe, expect, it } from 'vitest'
import { examDisplay } from './exam-display.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const item = { studentScore: null, totalScore: 100, commitStatus: 0, endTime: null }
const shown = (part: Partial<Parameters<typeof examDisplay>[0]>) =>
  examDisplay({ ...item, ...part }, now)

describe('examDisplay', () => {
  it('[EXM-044] is expired once the end time is past', () => {
    expect(shown({ endTime: '2026-11-21T07:59:59Z' }).expired).toBe(true)
  })

  it('[EXM-045] is not expired before the end time, nor without one', () => {
    expect(shown({ endTime: '2026-11-21T08:00:00Z' }).expired).toBe(false)
    expect(shown({ endTime: '2026-11-22T00:00:00+08:00' }).expired).toBe(false)
    expect(shown({}).expired).toBe(false)
  })

  it('[EXM-046] [EXM-047] distinguishes submitted from not submitted', () => {
    expect(shown({ commitStatus: 1 }).submitted).toBe(true)
    expect(shown({ commitStatus: 0 }).submitted).toBe(false)
  })

  it('[EXM-048] has no score while nothing was submitted', () => {
    expect(shown({}).score).toBe('none')
  })

  it('[EXM-049] is being graded when submitted without a score', () => {
    expect(shown({ commitStatus: 1 }).score).toBe('grading')
  })

  it('[EXM-050] [EXM-051] [EXM-052] passes from 60', () => {
    expect(shown({ commitStatus: 1, studentScore: 59.99 }).score).toBe('failed')
    expect(shown({ commitStatus: 1, studentScore: 60 }).score).toBe('passed')
    expect(shown({ commitStatus: 1, studentScore: 0 }).score).toBe('failed')
  })

  it('[EXM-053] compares the share when the total is not 100', () => {
    expect(shown({ studentScore: 30, totalScore: 50 }).score).toBe('passed')
    expect(shown({ studentScore: 70, totalScore: 120 }).score).toBe('failed')
    expect(shown({ studentScore: 60, totalScore: 0 }).score).toBe('passed')
  })
})
