import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, sign, whole } from '../wire/fields.ts'
import { marketEvents, marketLimits } from './kinds/marketplace/names.ts'
import { eventDaysMost } from './rules.ts'

const teaching = { id: 'CALL-732', method: 'POST', who: 'teacher' } as const
const event = z.enum(marketEvents)
const count = z.number().int()

/** PRC-162: what a teacher lets happen in every run of an assignment. */
export const practiceEvent = z.object({
  sign: z.string(),
  event,
  /** The day of the run on which it begins, and how long it lasts. */
  day: count,
  days: count,
  /** Runs in which it has happened, and those that were past the day before it was set. */
  reached: count,
  late: count,
})
export type PracticeEvent = z.output<typeof practiceEvent>

export const eventCalls = {
  /** In the order of their days. */
  practiceEvents: call({
    ...teaching,
    path: '/practice/events',
    kind: 'read',
    input: z.object({ sign }),
    data: z.array(practiceEvent),
  }),
  /** The same again answers the one that is there; the same event of that day with another length: -4. */
  addPracticeEvent: call({
    ...teaching,
    path: '/practice/addEvent',
    kind: 'save',
    input: z.object({
      sign,
      event,
      day: whole(1, marketLimits.days),
      days: whole(1, eventDaysMost),
    }),
    data: practiceEvent,
    refusals: ['alreadyDone'],
  }),
  /** As long as it has happened in no run. */
  removePracticeEvent: call({
    ...teaching,
    path: '/practice/removeEvent',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
}
