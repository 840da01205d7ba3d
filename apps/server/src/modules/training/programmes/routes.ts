import type { AnsweredCall } from '../../../platform/http/answer.ts'

/** Programmes as teachers and staff run them. */
export const programmeRoutes: AnsweredCall[] = []
