import type { Item } from '@titian/exam-items/shape'
import { type ItemReview, reviewItem } from '@titian/exam-items/score'
import { isOpen, releaseStates } from '../rules.ts'
import type { AttemptState, ExaminationRow } from '../tables.ts'

type Reviewed = Pick<ExaminationRow, 'reviewWhen' | 'status' | 'endTime' | 'graceSeconds'> & {
  writing: boolean
  lastHandedIn: Date | null
}
type Marked = { state: AttemptState; waiting: boolean }

/**
 * EXM-166: nobody can write any more. Saves count until the grace is over, so keys shown before could
 * be copied; after an early closing the grace runs from the last paper that was handed in.
 */
export function isEnded(
  { status, endTime, graceSeconds, writing, lastHandedIn }: Omit<Reviewed, 'reviewWhen'>,
  now: Date,
): boolean {
  if (writing) return false
  const closedSince = status === releaseStates.closed ? lastHandedIn : null
  return [endTime, closedSince].some(
    (moment) => moment !== null && now.getTime() >= moment.getTime() + graceSeconds * 1000,
  )
}

/** EXM-041: whether keys, analyses and the marks of single questions may be shown. */
export function mayReview(examination: Reviewed, attempt: Marked, now: Date): boolean {
  if (isOpen(attempt.state)) return false
  switch (examination.reviewWhen) {
    case 'submitted':
      return true
    case 'graded':
      return !attempt.waiting
    case 'ended':
      return isEnded(examination, now) && !attempt.waiting
    case 'never':
      return false
  }
}

/** The score alone: as the review, but where keys are never shown a result still must be, after the end. */
export function mayShowScore(examination: Reviewed, attempt: Marked, now: Date): boolean {
  if (examination.reviewWhen !== 'never') return mayReview(examination, attempt, now)
  return !isOpen(attempt.state) && isEnded(examination, now) && !attempt.waiting
}

/** What the review policy may let out of a question; the caller has asked `mayReview` before. */
export function reviewOf(item: Item): ItemReview {
  return reviewItem(item)
}
