import {
  appealDays,
  type AssessmentState,
  type RaterRole,
  type RubricCriterion,
  type RubricGate,
} from '@titian/contract'
import type { ScorePart } from '@titian/practice/engine'
import { areApart, levelReached, type LevelsOfRaters, peerLevel, totalOf } from './rules.ts'
import type { AppealRow, AssessmentRow, ChangeRow, RatingRole, RatingRow } from './tables.ts'

/** Everything from which the result of an assessment is computed. */
export interface Basis {
  assessment: Pick<AssessmentRow, 'parts' | 'cap' | 'firstId' | 'secondAskedBy' | 'releasedAt'>
  criteria: readonly RubricCriterion[]
  gates: readonly RubricGate[]
  ratings: readonly Pick<RatingRow, 'criterion' | 'role' | 'level'>[]
  /** The changes in the order in which they were made. */
  changes: readonly Pick<ChangeRow, 'criterion' | 'after'>[]
  appeal: Pick<AppealRow, 'answeredAt'> | undefined
}

export interface JudgedCriterion {
  key: string
  /**
   * PRC-063: the rating by the program; null for a criterion that people rate, and for a part that
   * has no maximum.
   */
  machine: { points: number; of: number; level: number } | null
  /**
   * True if teachers rate the criterion, because no rating by the program, the student or the peers
   * exists.
   */
  isTeachers: boolean
  /** The percent that a teacher has set and that counts instead of the ratings. */
  override: number | null
  /** The percent that counts; null if the criterion is not rated yet. */
  percent: number | null
}

export interface Judgement {
  state: AssessmentState
  /**
   * The total, 0 to 100; null if a criterion is not rated yet, unless a teacher has set the total.
   */
  total: number | null
  gate: RubricGate | null
  /** PRC-038: the highest total that the run allows; null unless this lowers the total. */
  cap: number | null
  criteria: JudgedCriterion[]
}

function machineOf({ source, evidence, levels }: RubricCriterion, parts: readonly ScorePart[]) {
  const part = source === 'machine' ? parts.find(({ name }) => name === evidence) : undefined
  if (!part || part.points === null || part.of <= 0) return null
  const { points, of } = part
  return { points, of, level: levelReached(levels, { points, of }) }
}

/**
 * PRC-066: returns the percent that the last change has set for a criterion; with a null key, for
 * the total.
 */
export const setPercent = (changes: Basis['changes'], key: string | null): number | null =>
  changes.findLast(({ criterion }) => criterion === key)?.after ?? null

/**
 * Returns the levels of one criterion by the teachers in each role, and by the program, the student
 * or the peers.
 */
function levelsOf(criterion: RubricCriterion, { ratings, assessment }: Basis) {
  const by = (role: RatingRole) =>
    ratings.filter((one) => one.criterion === criterion.key && one.role === role)
  const machine = machineOf(criterion, assessment.parts)
  const self = criterion.source === 'self' ? by('self')[0]?.level : undefined
  const peers =
    criterion.source === 'peer' ? peerLevel(by('peer').map(({ level }) => level)) : undefined
  return {
    machine,
    others: machine?.level ?? self ?? peers,
    first: by('first')[0]?.level,
    second: by('second')[0]?.level,
    moderator: by('moderator')[0]?.level,
  }
}

type Levels = ReturnType<typeof levelsOf>

type Given = Pick<RatingRow, 'criterion' | 'role'>

/** Returns the keys of the criteria that the rater in this role has rated. */
export const keysOf = (ratings: readonly Given[], role: RaterRole): Set<string> =>
  new Set(ratings.filter((one) => one.role === role).map(({ criterion }) => criterion))

/**
 * PRC-067: whether the second rater has rated all criteria that the first rater has rated. Until
 * then the second rating is not counted, and neither rater sees the levels of the other.
 */
export function isSecondWhole(ratings: readonly Given[]): boolean {
  const [first, second] = [keysOf(ratings, 'first'), keysOf(ratings, 'second')]
  return first.size > 0 && [...first].every((key) => second.has(key))
}

function ratingsOf(levels: Levels, isWhole: boolean): LevelsOfRaters {
  const { first, second, moderator, others } = levels
  return { first: first ?? others, second: isWhole ? second : undefined, moderator }
}

/** PRC-064 to PRC-068: computes the result of an assessment from its ratings. */
export function judge(basis: Basis): Judgement {
  const { assessment, criteria, gates, changes } = basis
  const levels = criteria.map((criterion) => levelsOf(criterion, basis))
  const isWhole = isSecondWhole(basis.ratings)
  const ratings = new Map(
    criteria.map(({ key }, index) => [key, ratingsOf(levels[index] as Levels, isWhole)]),
  )
  const overrides = new Map(
    criteria.flatMap(({ key }) => {
      const set = setPercent(changes, key)
      return set === null ? [] : [[key, set] as const]
    }),
  )
  const evidence = new Map(
    assessment.parts.flatMap(({ name, points, of }) =>
      points === null || of <= 0 ? [] : [[name, (points * 100) / of] as const],
    ),
  )
  const sum = totalOf({ criteria, gates, ratings, overrides, evidence })
  const set = setPercent(changes, null)
  const { cap } = assessment
  const isCapped = set === null && cap !== null && sum.total !== null && sum.total > cap
  const total = isCapped ? cap : (set ?? sum.total)
  const judged = criteria.map(({ key, weight }, index): JudgedCriterion => {
    const points = sum.points.get(key)
    return {
      key,
      machine: levels[index]?.machine ?? null,
      isTeachers: levels[index]?.others === undefined,
      override: overrides.get(key) ?? null,
      percent: points === undefined ? null : Math.round(points / weight),
    }
  })
  const open = total === null ? criteria.filter(({ key }) => sum.open.includes(key)) : []
  const isApart = isWhole && areApart(criteria, ratings)
  const state = stateOf(basis, { open, isApart, isWhole })
  return {
    state,
    total,
    gate: set === null && !isCapped ? sum.gate : null,
    cap: isCapped ? cap : null,
    criteria: judged,
  }
}

interface Progress {
  /** The criteria that are not rated yet. */
  open: readonly RubricCriterion[]
  isWhole: boolean
  isApart: boolean
}

const isOfOthers = ({ source }: RubricCriterion) => source === 'self' || source === 'peer'

function stateOf({ assessment, appeal }: Basis, { open, isWhole, isApart }: Progress) {
  if (assessment.releasedAt !== null) {
    if (!appeal) return 'released'
    return appeal.answeredAt === null ? 'appealed' : 'final'
  }
  if (open.length > 0) {
    if (open.every(isOfOthers)) return 'collecting'
    return assessment.firstId === null ? 'autoRated' : 'teacherRating'
  }
  if (assessment.secondAskedBy !== null && !isWhole) return 'secondRating'
  return isApart ? 'moderating' : 'ready'
}

const dayMs = 86_400_000

/** PRC-070: returns the end of the time for an appeal. */
export const appealUntil = (releasedAt: Date): Date =>
  new Date(releasedAt.getTime() + appealDays * dayMs)

/** Returns the latest release time for which the time for an appeal is over. */
export const releasedBefore = (now: Date): Date => new Date(now.getTime() - appealDays * dayMs)

/**
 * PRC-064: returns the state as it is shown. An assessment without an appeal is final when the time
 * for an appeal is over.
 */
export function shownState(
  { state, releasedAt }: Pick<AssessmentRow, 'state' | 'releasedAt'>,
  now: Date,
): AssessmentState {
  const isOver = state === 'released' && releasedAt !== null && releasedAt < releasedBefore(now)
  return isOver ? 'final' : state
}
