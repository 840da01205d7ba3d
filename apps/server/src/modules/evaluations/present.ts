import { type Appeal, type AssessmentChange, pickText, type RatedPractice } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { findPractice } from '../practice/index.ts'
import type { AssessmentParts, PlacedEvaluation } from './queries.ts'
import type { AppealRow } from './tables.ts'

export type View = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

/** Which practice of which course is rated. */
export function ratedPractice(
  {
    assignment,
    course,
  }: {
    assignment: Pick<
      PlacedEvaluation['assignment'],
      'id' | 'practice' | 'kind' | 'dueAt' | 'passLine'
    >
    course: Pick<PlacedEvaluation['course'], 'id' | 'names'>
  },
  { seal, language, school }: View,
): RatedPractice {
  return {
    sign: seal('practiceAssignment', assignment.id),
    // A practice that is offered no longer is known by its code.
    title: findPractice(assignment.practice)?.titles[language] ?? assignment.practice,
    kind: assignment.kind,
    courseSign: seal('course', course.id),
    courseName: pickText(course.names, language, school.defaultLanguage),
    dueAt: assignment.dueAt?.toISOString() ?? null,
    passLine: assignment.passLine,
  }
}

/** PRC-066. */
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

/** PRC-070. */
export const appeal = (row: AppealRow): Appeal => ({
  text: row.text,
  at: row.at.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  totalBefore: row.totalBefore,
  totalAfter: row.totalAfter,
})
