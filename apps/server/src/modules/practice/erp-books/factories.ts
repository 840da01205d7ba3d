import { decisionsMost, type InputOf, practice, type PracticeRun } from '@titian/contract'
import { type Player, playerOf, referencePlays, standardErp } from '@titian/practice/erp'
import type { Person, TestApp } from '../../../testing/test-app.ts'

type Turn = Pick<InputOf<typeof practice.decideRun>, 'decisions' | 'endDay'>

/** Plays each card by the first of its two ways, or by the second where the card is named. */
export function playOfCards(bySecond: readonly string[] = []): Player {
  const player = playerOf(standardErp, 'calls')
  for (const { card, ways } of referencePlays) ways[bySecond.includes(card) ? 1 : 0](player)
  return player
}

/** The calls that send what a player has done, up to the day that the player has come to. */
export function turnsOf({ log, state }: Player): Turn[] {
  const days = Array.from({ length: state().day }, (_, at) => at + 1)
  return days.flatMap((day): Turn[] => {
    const decisions = log
      .filter((entry) => entry.day === day)
      .map(({ seat, command }) => ({ seat, command: { ...command }, note: '' }))
    const calls: Turn[] = []
    for (let from = 0; from < decisions.length; from += decisionsMost)
      calls.push({ decisions: decisions.slice(from, from + decisionsMost), endDay: 0 })
    return day < days.length ? [...calls, { decisions: [], endDay: 1 }] : calls
  })
}

/** Sends what a player has done; the run after it. */
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
