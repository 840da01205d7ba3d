import { gameCodeLength, gameCodeLetters, type GameSeat } from '@titian/contract'
import type { SeatRow } from '../tables.ts'
import { isAwake, type Ordered, type Seat } from '../turns/rules.ts'

export type SeatOfGame = Pick<SeatRow, 'runId' | 'seat' | 'userId'>

/** The seats of one team, at least one. */
export type Team = readonly [SeatOfGame, ...SeatOfGame[]]

/** PRC-055: normalises a typed code, which may contain spaces and lower case. */
export const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/** Returns a random code. `choose` returns a number from 0 to below its argument. */
export const makeCode = (choose: (below: number) => number): string =>
  Array.from({ length: gameCodeLength }, () =>
    gameCodeLetters.charAt(choose(gameCodeLetters.length)),
  ).join('')

export const freeSeats = (all: readonly string[], taken: readonly Seat[]): string[] =>
  all.filter((seat) => taken.every((one) => one.seat !== seat))

/**
 * Returns the remaining seconds as a whole number. It is rounded up, so that no page shows 0 too
 * early.
 */
export const secondsLeft = (turnEndsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((turnEndsAt.getTime() - now.getTime()) / 1000))

export function stateOf(seat: Seat | undefined, ordered: Ordered): GameSeat['state'] {
  if (!seat) return 'free'
  if (ordered.has(seat.seat)) return 'ordered'
  return isAwake(seat) ? 'playing' : 'bot'
}
