import type { Item } from '@titian/exam-items/shape'
import { type ItemReview, reviewItem } from '@titian/exam-items/score'
import { isOpen, releaseStates } from '../../rules.ts'
import type { AttemptState, ExaminationRow } from '../../tables.ts'

type Reviewed = Pick<ExaminationRow, 'reviewWhen' | 'status' | 'endTime' | 'graceSeconds'> & {
  writing: boolean
  /** By how much the latest end of a student lies behind endTime (EXM-116). */
  moreSeconds: number
  lastHandedIn: Date | null
}
type Marked = { state: AttemptState; waiting: boolean }

/**
 * EXM-166: nobody can write any more. Saves count until the grace is over, so keys shown before could
 * be copied, also by whoever has more time; after an early closing the grace runs from the last paper that was handed in.
 */
export function isEnded(
  {
    status,
    endTime,
    graceSeconds,
    writing,
    moreSeconds,
    lastHandedIn,
  }: Omit<Reviewed, 'reviewWhen'>,
  now: Date,
): boolean {
  if (writing) return false
  const isClosed = status === releaseStates.closed
  const hasPassed = (moment: Date | null, seconds: number) =>
    moment !== null && now.getTime() >= moment.getTime() + (graceSeconds + seconds) * 1000
  // Whoever has more time may begin until the own end, which a closing takes away.
  return hasPassed(endTime, isClosed ? 0 : moreSeconds) || (isClosed && hasPassed(lastHandedIn, 0))
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
