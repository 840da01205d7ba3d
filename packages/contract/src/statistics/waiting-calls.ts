import { z } from 'zod'
import { call } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'

/** The kinds of open tasks: for teachers, and from `reviews` on only for staff. */
export const waitingKinds = [
  'papers',
  'handIns',
  'questions',
  'refusedCourses',
  'reviews',
  'identities',
  'reports',
  'orders',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

const waitingWork = z.object({
  list: z.array(
    z.object({
      kind: z.enum(waitingKinds),
      count: z.number().int(),
      /** The time of the oldest task of this kind; null if there is none. */
      oldest: z.string().nullable(),
    }),
  ),
})

/** TCH-133: the set-up steps of a school before its first student. */
export const setupSteps = ['look', 'contact', 'subjects', 'roster', 'teacher', 'course'] as const
export type SetupStep = (typeof setupSteps)[number]

const schoolSetup = z.object({
  steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
})

export const waitingCalls = {
  /** TCH-133: the steps of setting up a new school, with those that are done. */
  schoolSetup: call({
    id: 'CALL-482',
    method: 'POST',
    path: '/statistics/schoolSetup',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: schoolSetup,
  }),
  /**
   * TCH-131: the counts beside the navigation entries of staff sites; each equals the rows of its
   * list.
   */
  waitingWork: call({
    id: 'CALL-480',
    method: 'POST',
    path: '/statistics/waitingWork',
    who: 'teacher',
    kind: 'read',
    input: nothing,
    data: waitingWork,
  }),
}
