import type { Context } from '../../platform/http/context.ts'
import type { Target } from './rated.ts'

/** The sealed ids in a call: either of an assignment or of a task. */
export interface Signs {
  assignment: string | null
  work: string | null
}

export const targetOf = (
  { school, open }: Pick<Context, 'school' | 'open'>,
  { assignment, work }: Signs,
): Target => ({
  schoolId: school.id,
  assignmentId: assignment === null ? null : open('practiceAssignment', assignment),
  itemId: work === null ? null : open('homework', work),
})
