import { z } from 'zod'
import { sign } from '../wire/fields.ts'

/** `failing`: a part of the result under 60 %; `atRisk`: quiet or failing (TCH-143). */
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

/** How many come into a course, or leave it, at once. */
export const mostMembersAtOnce = 2000

export const memberName = z.string().trim().max(60).default('')
export const memberClass = z.string().trim().max(100).default('')
export const memberSigns = z.array(sign).max(mostMembersAtOnce)

/** Which students of a course are meant: of the list, of a message, of a file and of a group. */
export const memberFilter = {
  name: memberName,
  className: memberClass,
  state: z.enum(memberStates).default('all'),
  groupSign: sign.optional(),
}

/** The students who were ticked, where some were; else those whom the filter finds (FRM-367). */
export const tickedOrFound = { ...memberFilter, studentList: memberSigns.min(1).optional() }
