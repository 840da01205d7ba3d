import type { MarketEventCommand } from '@titian/contract'
import type { CommandRow, EventRow } from '../tables.ts'

/** The seat of events in the log. */
export const teacherSeat = 'teacher'

const commandOf = ({ event, day, days }: EventRow): MarketEventCommand => ({
  type: 'event',
  day,
  event,
  days,
})

type Place = Pick<CommandRow, 'runId' | 'number' | 'at'> & { first: number }

/**
 * PRC-162: events as log entries. They come after the decisions of the call that ends their day.
 */
export const entriesOf = (
  events: readonly EventRow[],
  { runId, number, at, first }: Place,
): CommandRow[] =>
  events.map((event, place) => ({
    runId,
    number,
    place: first + place,
    day: event.day,
    seat: teacherSeat,
    command: { ...commandOf(event) },
    note: '',
    at,
  }))
