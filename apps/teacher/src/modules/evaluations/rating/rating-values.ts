import {
  type Assessment,
  type AssessmentChange,
  type AssessmentState,
  type GivenRating,
  type Language,
  pickText,
  type RatedCriterion,
} from '@titian/contract'

/** What is chosen on the page for one criterion; the place of the level from 0, the lowest. */
export interface Choice {
  level: number | null
  comment: string
}

/** By the key of the criterion. */
export type Choices = Record<string, Choice>

const shownStates: readonly AssessmentState[] = ['released', 'appealed', 'final']

/** PRC-064: the student sees it, so that ratings stay as they are. */
export const isShown = ({ state }: Pick<Assessment, 'state'>): boolean =>
  shownStates.includes(state)

export const mayRate = (assessment: Pick<Assessment, 'role' | 'state'>): boolean =>
  assessment.role !== null && !isShown(assessment)

/** What the caller has rated before, in the role that the caller has now. */
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

/** A criterion without a level is not sent: it is not yet rated, and never 0 (PRC-065). */
export const ratingsOf = (choices: Choices) =>
  Object.entries(choices).flatMap(([key, { level, comment }]) =>
    level === null ? [] : [{ key, level, comment }],
  )

const isSame = (one: Choice | undefined, other: Choice | undefined) =>
  one?.level === other?.level && one?.comment === other?.comment

/** The criteria in which the newer copy has something other than what was known here, and than what is chosen here. */
export const changedOnBothSides = (local: Choices, known: Choices, remote: Choices): string[] =>
  Object.keys(local).filter(
    (key) => !isSame(remote[key], known[key]) && !isSame(remote[key], local[key]),
  )

/** "3 · Good", as the level is named on its card. */
export function levelText(
  { levels }: Pick<RatedCriterion, 'levels'>,
  level: number,
  language: Language,
): string {
  const names = levels[level]?.names
  return names ? `${level + 1} · ${pickText(names, language)}` : String(level + 1)
}

/** Criteria that nobody and nothing has rated. */
export const openCriteria = ({ criteria }: Pick<Assessment, 'criteria'>): number =>
  criteria.filter(({ percent }) => percent === null).length

/** PRC-066: what was set last for a criterion, or for the total where the key is null. */
export const lastChange = (
  { changes }: Pick<Assessment, 'changes'>,
  key: string | null,
): AssessmentChange | undefined =>
  changes
    .filter((one) => one.key === key)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .find(({ after }) => after !== null)

/** The level that is shown where nothing can be chosen. */
export const countedLevel = (
  { moderator, first, machine }: RatedCriterion,
  own: Choice | undefined,
): number | null => own?.level ?? moderator?.level ?? first?.level ?? machine?.level ?? null
