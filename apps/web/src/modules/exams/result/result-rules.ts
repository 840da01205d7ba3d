import type { Paper, PaperChild } from '@titian/contract'

export type ResultTone = 'passed' | 'failed' | 'grading' | 'hidden'

/** EXM-048 to EXM-051: what the score says; `hidden` where it may not be shown yet. */
export function toneOfResult({
  studentScore,
  passed,
  waitingForMarks,
}: Pick<Paper, 'studentScore' | 'passed' | 'waitingForMarks'>): ResultTone {
  if (studentScore === null) return waitingForMarks ? 'grading' : 'hidden'
  return passed ? 'passed' : 'failed'
}

export type AnswerVerdict = 'right' | 'partly' | 'wrong' | 'waiting'

export function verdictOf({
  studentScore,
  score,
}: Pick<PaperChild, 'studentScore' | 'score'>): AnswerVerdict {
  if (studentScore === null) return 'waiting'
  if (studentScore >= score) return 'right'
  return studentScore > 0 ? 'partly' : 'wrong'
}

export interface KindScore {
  kind: PaperChild['item']['kind']
  /** Null while a teacher still marks one of them. */
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

/** What the bars show, for their title; nothing is claimed before two kinds are marked. */
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

/** Why there is nothing to look at yet, as a key of the texts; undefined where the review is open. */
export function reviewNotice({
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
