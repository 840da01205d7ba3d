import type { SeatRow } from '../tables.ts'

export type Seat = Pick<SeatRow, 'seat' | 'userId' | 'botSince'>

/** Seats with an order for the open week. */
export type Ordered = ReadonlySet<string>

export const isAwake = ({ botSince }: Seat) => botSince === null

/** PRC-054: returns seats of people without an order. */
export const waitedFor = (seats: readonly Seat[], ordered: Ordered): string[] =>
  seats.filter((one) => isAwake(one) && !ordered.has(one.seat)).map(({ seat }) => seat)

/**
 * True if all people have ordered, so that the week ends early. If only bots play, the week lasts
 * its full time.
 */
export const isWeekFull = (seats: readonly Seat[], ordered: Ordered): boolean =>
  seats.some(isAwake) && waitedFor(seats, ordered).length === 0
