import type { TeamGame, TeamPlayer } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { kindOfRun } from '../kinds/kinds.ts'
import type { CommandRow, RunRow } from '../tables.ts'
import type { NamedSeat } from '../turns/queries.ts'
import { secondsLeft, stateOf } from './rules.ts'

type View = Pick<Context<never, User>, 'actor' | 'now'>

/** PRC-059: returns the players whose decisions and notes a review shows. */
export const teamPlayers = (
  seats: readonly NamedSeat[],
  { actor }: Pick<View, 'actor'>,
): TeamPlayer[] =>
  seats.map(({ seat, name, userId }) => ({ seat, name, isOwn: userId === actor.userId }))

/**
 * PRC-054, PRC-075: returns the players and whose orders are missing. Numbers that only one seat
 * may see are left out.
 */
export function teamGame(
  run: Pick<RunRow, 'kind' | 'engineVersion' | 'code' | 'state' | 'turnEndsAt' | 'turnSeconds'>,
  seats: readonly Pick<NamedSeat, 'seat' | 'userId' | 'name' | 'botSince'>[],
  decided: readonly Pick<CommandRow, 'seat'>[],
  { actor, now }: View,
): TeamGame {
  const ordered = new Set(decided.map(({ seat }) => seat))
  const { code, state, turnEndsAt, turnSeconds } = run
  return {
    code: code ?? '',
    seats: kindOfRun(run).engine.seats.map((seat) => {
      const taken = seats.find((one) => one.seat === seat)
      return {
        seat,
        name: taken?.name ?? null,
        isOwn: taken?.userId === actor.userId,
        state: stateOf(taken, ordered),
      }
    }),
    turnSeconds: turnSeconds ?? 0,
    turnEndsIn: state === 'active' && turnEndsAt ? secondsLeft(turnEndsAt, now) : null,
  }
}
