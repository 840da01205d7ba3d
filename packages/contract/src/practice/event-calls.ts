import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, sign, whole } from '../wire/fields.ts'
import { marketEvents, marketLimits } from './kinds/marketplace/names.ts'
import { eventDaysMost } from './rules.ts'

const teaching = { id: 'CALL-732', method: 'POST', who: 'teacher' } as const
const event = z.enum(marketEvents)
const count = z.number().int()

/** PRC-162: an event that a teacher sets in every run of an assignment. */
export const practiceEvent = z.object({
  sign: z.string(),
  event,
  /** The first day of the event in the run, and its length. */
  day: count,
  days: count,
  /**
   * The number of runs that the event has reached, and how many of these runs were already past its
   * first day.
   */
  reached: count,
  late: count,
})
export type PracticeEvent = z.output<typeof practiceEvent>

export const eventCalls = {
  /** By day. */
  practiceEvents: call({
    ...teaching,
    path: '/practice/events',
    kind: 'read',
    input: z.object({ sign }),
    data: z.array(practiceEvent),
  }),
  /**
   * Sets an event. Repeating the call returns the existing event; the same event on the same day
   * with another length is refused with -4.
   */
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
  /** Removes an event, as long as it has not reached a run. */
  removePracticeEvent: call({
    ...teaching,
    path: '/practice/removeEvent',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
}
