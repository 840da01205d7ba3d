import { type GameControl, type Language, wrongField } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import type { Own } from '../actions.ts'
import { listOfDay } from '../queries.ts'
import {
  endWeek,
  type Game,
  giveToBot,
  lockGame,
  orderedIn,
  pause,
  resume,
} from '../turns/actions.ts'
import { leaveToBots } from '../turns/queries.ts'
import { waitedFor } from '../turns/rules.ts'
import * as present from './present.ts'

interface Control {
  act: GameControl
  seat: string
  week: number
}

const wrong = (field: string, language: Language) =>
  refusal('invalidInput', { fields: wrongField(field, language) })

/**
 * Lets bots give the missing orders, also in the following weeks. If a week has already ended, it
 * is not ended again.
 */
async function endWeekNow(tx: Db, context: Own, game: Game, week: number) {
  const { run, seats } = game
  if (run.day !== week) return
  await leaveToBots(tx, run.id, waitedFor(seats, await orderedIn(tx, game)), context.now)
  await endWeek(tx, context, game, context.now)
}

async function act(tx: Db, context: Own, game: Game, { act: what, seat, week }: Control) {
  const { language, now } = context
  if (what === 'pause') return pause(tx, context, game, now)
  if (what === 'resume') return resume(tx, context, game, now)
  if (game.run.state !== 'active') return refusal('alreadyDone', 'gameOnHold')
  if (what === 'endWeek') return endWeekNow(tx, context, game, week)
  if (game.seats.every((one) => one.seat !== seat)) return wrong('seat', language)
  return giveToBot(tx, context, game, seat, now)
}

async function shown(tx: Db, context: Own, { run, seats }: Game) {
  const decided = run.state === 'lobby' ? [] : await listOfDay(tx, run.id, run.day)
  const { state, day } = run
  return { state, day, game: present.teamGame(run, seats, decided, context) }
}

type Controlled = Awaited<ReturnType<typeof shown>>

/**
 * PRC-060: applies a teacher's control to a running game. The control is refused before the start
 * and after the end of the game.
 */
export function control(
  context: Own,
  id: number,
  what: Control,
): Promise<Controlled | Refusal<'alreadyDone' | 'invalidInput'>> {
  return context.db.transaction(async (tx) => {
    const game = found(await lockGame(tx, context, id, context.now))
    if (game.run.state === 'lobby') return refusal('alreadyDone', 'gameNotBegun')
    if (game.run.state === 'scored') return refusal('alreadyDone', 'runOver')
    const no = await act(tx, context, game, what)
    return no ?? shown(tx, context, found(await lockGame(tx, context, id, context.now)))
  })
}
