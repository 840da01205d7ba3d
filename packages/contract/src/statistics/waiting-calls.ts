import { z } from 'zod'
import { call } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'

/** What waits for a person of a school: for teachers, and from `reviews` on for the staff alone. */
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
      /** Since when the oldest of them waits; null where none does. */
      oldest: z.string().nullable(),
    }),
  ),
})

/** TCH-133: what a new school needs before its first student. */
export const setupSteps = ['look', 'contact', 'subjects', 'roster', 'teacher', 'course'] as const
export type SetupStep = (typeof setupSteps)[number]

const schoolSetup = z.object({
  steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })),
})

export const waitingCalls = {
  /** TCH-133. */
  schoolSetup: call({
    id: 'CALL-482',
    method: 'POST',
    path: '/statistics/schoolSetup',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: schoolSetup,
  }),
  /** TCH-131: the numbers beside the places of the staff's sites; each is the number of rows of its list. */
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
