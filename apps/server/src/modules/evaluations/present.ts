import {
  type Appeal,
  type AssessmentChange,
  type Language,
  pickText,
  type RatedPractice,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import type { AssessmentParts, PlacedEvaluation } from './queries.ts'
import type { Rated } from './rated.ts'
import type { AppealRow } from './tables.ts'

export type View = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

export const titleOf = ({ title }: Pick<Rated, 'title'>, language: Language): string =>
  typeof title === 'string' ? title : (title[language] ?? '')

/** Returns the practice or task that is rated, with its course. */
export function ratedPractice(
  { rated, course }: { rated: Rated; course: Pick<PlacedEvaluation['course'], 'id' | 'names'> },
  { seal, language, school }: View,
): RatedPractice {
  const { assignmentId, itemId, kind, dueAt, passLine } = rated
  return {
    sign:
      itemId === null ? seal('practiceAssignment', assignmentId ?? 0) : seal('homework', itemId),
    title: titleOf(rated, language),
    kind,
    courseSign: seal('course', course.id),
    courseName: pickText(course.names, language, school.defaultLanguage),
    dueAt: dueAt?.toISOString() ?? null,
    passLine,
  }
}

/** PRC-066: returns a teacher's change in the form for display. */
export const change = ({
  criterion,
  before,
  after,
  reason,
  byName,
  at,
}: AssessmentParts['changes'][number]): AssessmentChange => ({
  key: criterion,
  before,
  after,
  reason,
  byName,
  at: at.toISOString(),
})

/** PRC-070: returns an appeal in the form for display. */
export const appeal = (row: AppealRow): Appeal => ({
  text: row.text,
  at: row.at.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  totalBefore: row.totalBefore,
  totalAfter: row.totalAfter,
})
