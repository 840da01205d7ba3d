import { isPassed, type ExamineItem } from '@titian/contract'

export type ScoreDisplay = 'none' | 'grading' | 'passed' | 'failed'

export interface ExamDisplay {
  expired: boolean
  submitted: boolean
  score: ScoreDisplay
}

type Item = Pick<ExamineItem, 'studentScore' | 'totalScore' | 'commitStatus' | 'endTime'>

/**
 * EXM-044 to EXM-053: returns the display of an exam or task; `now` is the server's time in
 * milliseconds.
 */
export function examDisplay(item: Item, now: number): ExamDisplay {
  const submitted = item.commitStatus === 1
  return {
    expired: item.endTime !== null && Date.parse(item.endTime) < now,
    submitted,
    score: scoreOf(item, submitted),
  }
}

function scoreOf({ studentScore, totalScore }: Item, submitted: boolean): ScoreDisplay {
  if (studentScore === null) return submitted ? 'grading' : 'none'
  // EXM-053: without a total, an exam counts out of 100.
  return isPassed(studentScore, totalScore > 0 ? totalScore : 100) ? 'passed' : 'failed'
}
