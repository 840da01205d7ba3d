import type { RaterRole, RubricCriterion } from '@titian/contract'
import { type Judgement, keysOf } from '../judgement.ts'
import type { AppealRow, AssessmentRow, RatingRow } from '../tables.ts'

type Raters = Pick<
  AssessmentRow,
  'state' | 'firstId' | 'secondId' | 'moderatorId' | 'secondAskedBy' | 'releasedAt'
>

export type RatingProblem = 'assessmentReleased' | 'moderatorIsRater' | 'otherRater'

/** The role in which a person rates, or the reason why the person cannot rate. */
export type Claim = { role: RaterRole } | { problem: RatingProblem }

const isFreeFor = (id: number | null, userId: number) => id === null || id === userId

/**
 * PRC-067: returns the role in which a person rates. The first person who rates is the first rater.
 * A moderator must be a third person, whose levels replace those of both raters.
 */
export function claimOf(raters: Raters, userId: number): Claim {
  const { state, firstId, secondId, moderatorId, secondAskedBy, releasedAt } = raters
  if (releasedAt !== null) return { problem: 'assessmentReleased' }
  const isRater = userId === firstId || userId === secondId
  if (state === 'moderating' || moderatorId !== null) {
    if (isRater) return { problem: 'moderatorIsRater' }
    return isFreeFor(moderatorId, userId) ? { role: 'moderator' } : { problem: 'otherRater' }
  }
  if (isFreeFor(firstId, userId)) return { role: 'first' }
  if (secondAskedBy !== null && isFreeFor(secondId, userId)) return { role: 'second' }
  return { problem: 'otherRater' }
}

export function roleOf(raters: Raters, userId: number): RaterRole | null {
  const claim = claimOf(raters, userId)
  return 'role' in claim ? claim.role : null
}

type Given = Pick<RatingRow, 'criterion' | 'role'>

/** Returns the keys of the criteria that a person in this role rates. */
export function keysFor(
  role: RaterRole,
  { criteria }: Pick<Judgement, 'criteria'>,
  ratings: readonly Given[],
): Set<string> {
  const first = keysOf(ratings, 'first')
  if (role !== 'first') return first
  const own = criteria.filter(({ key, isTeachers }) => isTeachers || first.has(key))
  return new Set(own.map(({ key }) => key))
}

export interface Sent {
  key: string
  level: number
  comment: string
}

/** Returns the path of the first rating that the rubric does not allow. */
export function ratingFault(
  criteria: readonly Pick<RubricCriterion, 'key' | 'levels'>[],
  keys: ReadonlySet<string>,
  sent: readonly Sent[],
): string | undefined {
  for (const [at, { key, level }] of sent.entries()) {
    const criterion = criteria.find((one) => one.key === key)
    const isTwice = sent.findIndex((one) => one.key === key) < at
    if (!criterion || !keys.has(key) || isTwice) return `ratings.${at}.key`
    if (level >= criterion.levels.length) return `ratings.${at}.level`
  }
  return undefined
}

type Kept = Pick<RatingRow, 'criterion' | 'role' | 'raterId' | 'level' | 'comment'>

/**
 * Whether the teacher has already sent these ratings. If a response was lost, the page sends them
 * again.
 */
export function isKept(kept: readonly Kept[], sent: readonly Sent[], userId: number): boolean {
  const own = kept.filter(
    ({ role, raterId }) => raterId === userId && role !== 'self' && role !== 'peer',
  )
  return sent.every(({ key, level, comment }) =>
    own.some((one) => one.criterion === key && one.level === level && one.comment === comment),
  )
}

type Answered = Pick<AppealRow, 'answer' | 'answeredAt' | 'totalBefore' | 'totalAfter'>

/**
 * Whether the appeal already has this answer. If a response was lost, the page sends the answer
 * again.
 */
export function isAnswered(
  { answer, answeredAt, totalBefore, totalAfter }: Answered,
  given: { answer: string; percent: number | null },
): boolean {
  return (
    answeredAt !== null && answer === given.answer && totalAfter === (given.percent ?? totalBefore)
  )
}

/** The maximum of characters of a reason. */
const reasonMost = 200

/** PRC-070: shortens the answer to an appeal to the reason of the total that the answer sets. */
export function reasonOf(answer: string): string {
  if (answer.length <= reasonMost) return answer
  let shown = ''
  for (const letter of answer) {
    if (shown.length + letter.length >= reasonMost) break
    shown += letter
  }
  return `${shown}…`
}
