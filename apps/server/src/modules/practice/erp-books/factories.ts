import { decisionsMost, type InputOf, practice, type PracticeRun } from '@titian/contract'
import {
  type ErpCommand,
  type Player,
  playerOf,
  referencePlays,
  standardErp,
} from '@titian/practice/erp'
import type { Sent } from '@titian/practice/engine'
import { marketplace, type MarketScenario } from '@titian/practice/marketplace'
import { manners, playDay } from '@titian/practice/marketplace-plays'
import { eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { readKept } from '../factories.ts'
import { practiceRuns, practiceSnapshots } from '../tables.ts'

type Turn = Pick<InputOf<typeof practice.decideRun>, 'decisions' | 'endDay'>

/** Plays each card by the first of its two solutions, or by the second for the named cards. */
export function playOfCards(bySecond: readonly string[] = []): Player {
  const player = playerOf(standardErp, 'calls')
  for (const { card, ways } of referencePlays) ways[bySecond.includes(card) ? 1 : 0](player)
  return player
}

type Command = Turn['decisions'][number]['command']

/** Returns a command after a JSON round trip, as a call sends it. */
const carried = (command: ErpCommand): Command => JSON.parse(JSON.stringify(command)) as Command

/** Returns the calls that send a player's decisions up to the current day. */
export function turnsOf({ log, state }: Player): Turn[] {
  const days = Array.from({ length: state().day }, (_, at) => at + 1)
  return days.flatMap((day): Turn[] => {
    const decisions = log
      .filter((entry) => entry.day === day)
      .map(({ seat, command }) => ({ seat, command: carried(command), note: '' }))
    const calls: Turn[] = []
    for (let from = 0; from < decisions.length; from += decisionsMost)
      calls.push({ decisions: decisions.slice(from, from + decisionsMost), endDay: 0 })
    return day < days.length ? [...calls, { decisions: [], endDay: 1 }] : calls
  })
}

/** Sends a player's decisions; returns the run. */
export async function sendPlay(
  testApp: TestApp,
  by: Person,
  run: PracticeRun,
  player: Player,
): Promise<PracticeRun> {
  let last = run
  for (const turn of turnsOf(player)) {
    const { sign, number } = last
    const { body } = await testApp.ask(practice.decideRun, { sign, number, ...turn }, by)
    if (!body.data) throw new Error(JSON.stringify(body))
    last = body.data
  }
  return last
}

/** Plays days of a shop by the reference plan, and stores the resulting state. */
export async function playShop(testApp: TestApp, shop: PracticeRun, days: number) {
  const { run } = await readKept(testApp, shop)
  const { seed } = run
  // A run of this kind always has a marketplace scenario.
  const scenario = run.scenario as MarketScenario
  let state = marketplace.start(scenario, seed)
  for (let day = 0; day < days; day++) {
    const taken: Sent[] = []
    for (const sent of playDay(state, manners.reference)) {
      const now = marketplace.decided?.(state, taken, scenario, seed) ?? state
      if (marketplace.commandProblems(now, sent.command, sent.seat).length === 0) taken.push(sent)
    }
    state = marketplace.step(state, taken, scenario, seed)
  }
  await testApp.db.update(practiceRuns).set({ day: state.day }).where(eq(practiceRuns.id, run.id))
  await testApp.db
    .update(practiceSnapshots)
    .set({ state })
    .where(eq(practiceSnapshots.runId, run.id))
  return state
}
