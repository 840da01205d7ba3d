import type { SeatRow } from '../tables.ts'

export type Seat = Pick<SeatRow, 'seat' | 'userId' | 'botSince'>

/** Seats whose order counts for a week that is open. */
export type Ordered = ReadonlySet<string>

export const isAwake = ({ botSince }: Seat) => botSince === null

/** PRC-054: seats that have not ordered and that no bot plays. */
export const waitedFor = (seats: readonly Seat[], ordered: Ordered): string[] =>
  seats.filter((one) => isAwake(one) && !ordered.has(one.seat)).map(({ seat }) => seat)

/** The week ends before its time when each seat has ordered that is waited for; with bots alone it takes its time. */
export const isWeekFull = (seats: readonly Seat[], ordered: Ordered): boolean =>
  seats.some(isAwake) && waitedFor(seats, ordered).length === 0
