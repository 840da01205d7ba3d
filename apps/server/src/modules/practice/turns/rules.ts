import type { SeatRow } from '../tables.ts'

export type Seat = Pick<SeatRow, 'seat' | 'userId' | 'botSince'>

/** Seats with an order for the open week. */
export type Ordered = ReadonlySet<string>

export const isAwake = ({ botSince }: Seat) => botSince === null

/** PRC-054: returns seats of people without an order. */
export const waitedFor = (seats: readonly Seat[], ordered: Ordered): string[] =>
  seats.filter((one) => isAwake(one) && !ordered.has(one.seat)).map(({ seat }) => seat)

/**
 * True when all people have ordered, so the week ends early; with bots only it lasts its full time.
 */
export const isWeekFull = (seats: readonly Seat[], ordered: Ordered): boolean =>
  seats.some(isAwake) && waitedFor(seats, ordered).length === 0
