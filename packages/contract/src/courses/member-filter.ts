import { z } from 'zod'
import { sign } from '../wire/fields.ts'

/** `failing`: a part of the result is below 60 %; `atRisk`: quiet or failing (TCH-143). */
export const memberStates = [
  'all',
  'notStarted',
  'studying',
  'completed',
  'quiet',
  'failing',
  'atRisk',
] as const
export type MemberState = (typeof memberStates)[number]

/** The maximum number of students in one call. */
export const mostMembersAtOnce = 2000

export const memberName = z.string().trim().max(60).default('')
export const memberClass = z.string().trim().max(100).default('')
export const memberSigns = z.array(sign).max(mostMembersAtOnce)

/** The filter for students of a course: used by the list, messages, files and groups. */
export const memberFilter = {
  name: memberName,
  className: memberClass,
  state: z.enum(memberStates).default('all'),
  groupSign: sign.optional(),
}

/** The ticked students. If none is ticked, the students that the filter finds (FRM-367). */
export const tickedOrFound = { ...memberFilter, studentList: memberSigns.min(1).optional() }
