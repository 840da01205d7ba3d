import {
  type Assessment,
  type AssessmentChange,
  type AssessmentState,
  type GivenRating,
  type Language,
  pickText,
  type RatedCriterion,
} from '@titian/contract'

/** The choice for one criterion; `level` is the index of the level, 0 is the lowest. */
export interface Choice {
  level: number | null
  comment: string
}

/** Choices by the key of the criterion. */
export type Choices = Record<string, Choice>

const shownStates: readonly AssessmentState[] = ['released', 'appealed', 'final']

/** PRC-064: whether the student sees the result. Then ratings can no longer change. */
export const isShown = ({ state }: Pick<Assessment, 'state'>): boolean =>
  shownStates.includes(state)

export const mayRate = (assessment: Pick<Assessment, 'role' | 'state'>): boolean =>
  assessment.role !== null && !isShown(assessment)

/** Returns the stored rating of the caller in the caller's current role. */
export function ownRating(criterion: RatedCriterion, role: Assessment['role']): GivenRating | null {
  return role === null ? null : criterion[role]
}

export function choicesOf({ criteria, role }: Pick<Assessment, 'criteria' | 'role'>): Choices {
  const rated = criteria.filter(({ isTeachers }) => isTeachers)
  return Object.fromEntries(
    rated.map((criterion) => {
      const { level = null, comment = '' } = ownRating(criterion, role) ?? {}
      return [criterion.key, { level, comment }]
    }),
  )
}

/** A criterion without a level is not sent: it is unrated, which differs from 0 (PRC-065). */
export const ratingsOf = (choices: Choices) =>
  Object.entries(choices).flatMap(([key, { level, comment }]) =>
    level === null ? [] : [{ key, level, comment }],
  )

const isSame = (one: Choice | undefined, other: Choice | undefined) =>
  one?.level === other?.level && one?.comment === other?.comment

/**
 * Returns the criteria in conflict: another person has saved a value that differs from the choice
 * on this page.
 */
export const changedOnBothSides = (local: Choices, known: Choices, remote: Choices): string[] =>
  Object.keys(local).filter(
    (key) => !isSame(remote[key], known[key]) && !isSame(remote[key], local[key]),
  )

/** Returns a text like "3 · Good", as on the card of the level. */
export function levelText(
  { levels }: Pick<RatedCriterion, 'levels'>,
  level: number,
  language: Language,
): string {
  const names = levels[level]?.names
  return names ? `${level + 1} · ${pickText(names, language)}` : String(level + 1)
}

/** Returns the numbers of criteria without any rating. */
export const openCriteria = ({ criteria }: Pick<Assessment, 'criteria'>): number =>
  criteria.filter(({ percent }) => percent === null).length

/** PRC-066: returns the last override of a criterion, or of the total if the key is null. */
export const lastChange = (
  { changes }: Pick<Assessment, 'changes'>,
  key: string | null,
): AssessmentChange | undefined =>
  changes
    .filter((one) => one.key === key)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .find(({ after }) => after !== null)

/** Returns the level to show when a teacher cannot choose one. */
export const countedLevel = (
  { moderator, first, machine }: RatedCriterion,
  own: Choice | undefined,
): number | null => own?.level ?? moderator?.level ?? first?.level ?? machine?.level ?? null
