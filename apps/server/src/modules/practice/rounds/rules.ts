import type { SeatRow } from '../tables.ts'

export type SeatOfGame = Pick<SeatRow, 'runId' | 'seat' | 'userId'>

/** The seats of one team, at least one. */
export type Team = readonly [SeatOfGame, ...SeatOfGame[]]

/**
 * PRC-143: the teams of a class by their games, newest first. A person who played several times
 * belongs to the team of the newest game only.
 */
export function teamsOf(seats: readonly SeatOfGame[]): Team[] {
  const placed = new Set<number>()
  const games = new Map<number, SeatOfGame[]>()
  for (const seat of seats) games.set(seat.runId, [...(games.get(seat.runId) ?? []), seat])
  return [...games.values()].flatMap((game) => {
    const [first, ...others] = game.filter(({ userId }) => !placed.has(userId))
    for (const { userId } of game) placed.add(userId)
    return first ? [[first, ...others] as const] : []
  })
}
