import type { Item } from '@titian/exam-items/shape'
import { type ItemReview, reviewItem } from '@titian/exam-items/score'
import { isOpen, releaseStates } from '../../rules.ts'
import type { AttemptState, ExaminationRow } from '../../tables.ts'

type Reviewed = Pick<ExaminationRow, 'reviewWhen' | 'status' | 'endTime' | 'graceSeconds'> & {
  writing: boolean
  /** The seconds between endTime and the latest end of a student (EXM-116). */
  moreSeconds: number
  lastHandedIn: Date | null
}
type Marked = { state: AttemptState; waiting: boolean }

/**
 * EXM-166: true if no student can write any more. Until the grace period is over, answers can still
 * be saved, so students, also those with extra time, could copy answers that are shown earlier.
 * After an early closing, the grace period begins when the last paper is handed in.
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
  // A student with extra time may begin until the student's own end, but not after an early
  // closing.
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

/**
 * Whether the score may be shown. It is shown together with the review. If the review never shows
 * the answers, the score is shown after the end.
 */
export function mayShowScore(examination: Reviewed, attempt: Marked, now: Date): boolean {
  if (examination.reviewWhen !== 'never') return mayReview(examination, attempt, now)
  return !isOpen(attempt.state) && isEnded(examination, now) && !attempt.waiting
}

/** Returns the key and the analysis of a question. The caller has checked `mayReview`. */
export function reviewOf(item: Item): ItemReview {
  return reviewItem(item)
}
