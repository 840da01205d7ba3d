import type { Paper, PaperChild } from '@titian/contract'
import { isAnswered } from '@titian/exam-items/shape'

export type ResultTone = 'passed' | 'failed' | 'grading' | 'hidden'

/** EXM-048 to EXM-051: returns the tone of a score; `hidden` while it may not be shown. */
export function toneOfResult({
  studentScore,
  passed,
  waitingForMarks,
}: Pick<Paper, 'studentScore' | 'passed' | 'waitingForMarks'>): ResultTone {
  if (studentScore === null) return waitingForMarks ? 'grading' : 'hidden'
  return passed ? 'passed' : 'failed'
}

/**
 * Milliseconds. When the page hands a paper in at 00:00, the server's clock may still be this far
 * before the end.
 */
const early = 1000

/** EXM-270: returns whether the time ran out. The page or the server then handed the paper in. */
export function isTimeUp({
  state,
  submittedAt,
  deadline,
}: Pick<Paper, 'state' | 'submittedAt' | 'deadline'>): boolean {
  if (state === 'autoSubmitted') return true
  if (submittedAt === null || deadline === null) return false
  return new Date(submittedAt).getTime() >= new Date(deadline).getTime() - early
}

/** EXM-271: returns whether the student has passed in another attempt, whose result counts. */
export function hasPassedBefore({ passed, history }: Pick<Paper, 'passed' | 'history'>): boolean {
  return passed === false && history.some((entry) => entry.passed === true)
}

/** EXM-272: returns the attempt that was started and not handed in. */
export function openAttempt({ history }: Pick<Paper, 'history'>) {
  return history.find(({ submittedAt }) => submittedAt === null)
}

export type AnswerVerdict = 'right' | 'partly' | 'wrong' | 'unanswered' | 'waiting'

export function verdictOf({
  studentScore,
  score,
  item,
  value,
}: Pick<PaperChild, 'studentScore' | 'score' | 'item' | 'value'>): AnswerVerdict {
  if (studentScore === null) return 'waiting'
  if (studentScore >= score) return 'right'
  if (studentScore > 0) return 'partly'
  return isAnswered(item.kind, value) ? 'wrong' : 'unanswered'
}

export interface KindScore {
  kind: PaperChild['item']['kind']
  /** Null while an answer of the kind is not marked yet. */
  scored: number | null
  total: number
}

const hundredths = (points: number) => Math.round(points * 100)
const sum = (points: readonly number[]) =>
  points.reduce((all, one) => all + hundredths(one), 0) / 100

export function kindScores({ groups }: Pick<Paper, 'groups'>): KindScore[] {
  return groups.flatMap(({ children }) => {
    const first = children[0]
    if (!first) return []
    const scores = children.map(({ studentScore }) => studentScore)
    const known = scores.filter((score) => score !== null)
    return [
      {
        kind: first.item.kind,
        scored: known.length < scores.length ? null : sum(known),
        total: sum(children.map(({ score }) => score)),
      },
    ]
  })
}

export type KindFinding =
  | { finding: 'none' }
  | { finding: 'best' }
  | { finding: 'even' }
  | { finding: 'spread'; best: KindScore['kind']; worst: KindScore['kind'] }

/** Returns the sentence above the bars; undefined before two kinds of questions are marked. */
export function findingOf(kinds: readonly KindScore[]): KindFinding {
  const shares = kinds.flatMap(({ kind, scored, total }) =>
    scored === null || total === 0 ? [] : [{ kind, share: scored / total }],
  )
  const sorted = shares.toSorted((one, other) => other.share - one.share)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  if (!best || !worst || sorted.length < 2) return { finding: 'none' }
  if (worst.share === 1) return { finding: 'best' }
  if (best.share === worst.share) return { finding: 'even' }
  return { finding: 'spread', best: best.kind, worst: worst.kind }
}

/**
 * Returns the note for a paper without a score. It gives only one reason, so that two notes never
 * contradict each other.
 */
export function resultNotice(
  paper: Pick<Paper, 'may' | 'examination' | 'waitingForMarks' | 'studentScore' | 'passed'>,
) {
  const notice = reviewNotice(paper)
  return notice ?? (toneOfResult(paper) === 'grading' ? 'result.gradingText' : undefined)
}

/**
 * Returns the text key of the reason why the answers are not shown yet, or undefined if they are.
 */
function reviewNotice({
  may,
  examination,
  waitingForMarks,
}: Pick<Paper, 'may' | 'examination' | 'waitingForMarks'>) {
  if (may.review) return undefined
  switch (examination.reviewWhen) {
    case 'never':
      return 'result.whenNever'
    case 'ended':
      return examination.endTime ? 'result.whenEnded' : 'result.whenClosed'
    case 'graded':
    case 'submitted':
      return waitingForMarks ? 'result.gradingText' : 'result.whenGraded'
  }
}
