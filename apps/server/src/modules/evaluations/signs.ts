import type { Context } from '../../platform/http/context.ts'
import type { Target } from './rated.ts'

/** What a call names: exactly one of both. */
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
