import type { SeatOfGame, Team } from '../games/rules.ts'

/**
 * PRC-143: returns the teams of a class according to their games, newest first. A person who played
 * several times belongs to the team of the newest game.
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
