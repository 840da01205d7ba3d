import { z } from 'zod'

/** TCH-083: the actions that list and unlist a course. */
export const courseActions = [
  'submit',
  'withdraw',
  'approve',
  'refuse',
  'takeOff',
  'putBack',
] as const
export type CourseAction = (typeof courseActions)[number]

/** TCH-161: `listed` and `offList` are both approved. */
export const reviewStates = ['all', 'draft', 'waiting', 'listed', 'offList', 'refused'] as const
export type ReviewState = (typeof reviewStates)[number]

export const courseStep = z.object({
  action: z.enum(courseActions),
  byName: z.string(),
  at: z.string(),
  reason: z.string().nullable(),
})
