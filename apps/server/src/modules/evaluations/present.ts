import { pickText, type RatedPractice } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { findPractice } from '../practice/index.ts'
import type { PlacedEvaluation } from './queries.ts'

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
