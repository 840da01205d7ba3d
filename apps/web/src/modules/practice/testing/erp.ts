import { type ErpView, practice, type PracticeRun, type RunReview } from '@titian/contract'
import {
  erp,
  type ErpScenario,
  firstErp,
  type Player,
  playerOf,
  referencePlays,
  resultMeasures,
  standardErp,
} from '@titian/practice/erp'
import { review, run } from './factories.ts'

/** The commands of the student before the page is opened. */
export type Play = (player: Player) => void

interface Played {
  scenario?: ErpScenario
  seed?: string
}

/** Returns the books after a play, from the real engine. */
export function playedErp(play: Play, { scenario = standardErp, seed = 'test' }: Played = {}) {
  const player = playerOf(scenario, seed)
  play(player)
  return player
}

/** The books as the server sends them to the student. */
export function viewAfter(play: Play, played: Played = {}): ErpView {
  const view = erp.viewOf(playedErp(play, played).state(), 'clerk')
  if (!view) throw new Error('The student has no view of the books.')
  return view
}

/** Solves a card of the school by the first or second reference play. */
export function solve(card: string, way: 0 | 1 = 0): Play {
  const found = referencePlays.find((one) => one.card === card)
  if (!found) throw new Error(`There is no play of ${card}.`)
  return found.ways[way]
}

export const nothing: Play = () => {}
export { firstErp, standardErp }

export const firstBooks = {
  idSign: 'erp-first-steps',
  title: 'First steps',
  kind: 'erp',
  version: 1,
} as const

/** A run of the practice of the first two cards. */
export const erpRun = (view: ErpView, fields: Partial<PracticeRun> = {}): PracticeRun => ({
  ...run({ seats: ['clerk'], supplyChain: null, days: view.days }),
  practice: firstBooks,
  day: view.day,
  erp: view,
  ...fields,
})

/** A run that has ended, with the measures of its books. */
export function erpReview(
  play: Play,
  played: Played = {},
  fields: Partial<RunReview> = {},
): RunReview {
  const { days } = played.scenario ?? standardErp
  const player = playedErp((one) => {
    play(one)
    one.nextDay(days - one.state().day + 1)
  }, played)
  const view = erp.viewOf(player.state(), 'clerk')
  if (!view) throw new Error('The student has no view of the books.')
  return {
    ...review({ supplyChain: null, seats: ['clerk'], day: days, days }),
    practice: firstBooks,
    notes: [],
    score: {
      parts: [
        { name: 'statements', points: 70, of: 70 },
        { name: 'accuracy', points: 15, of: 15 },
        { name: 'result', points: 12, of: 15 },
      ],
      points: 97,
      of: 100,
      cap: null,
    },
    erp: { view, result: resultMeasures(player.state()) },
    ...fields,
  }
}

interface Decided {
  number: number
  decisions: { command: Omit<Parameters<Player['do']>[0], 'day'> }[]
  endDay: number
}

/**
 * A fake server that keeps these books with the real engine. A command that the engine refuses
 * fails the test. `sent` has the commands in order.
 */
export function servedBooks(player: Player, fields: Partial<PracticeRun> = {}) {
  const sent: object[] = []
  let number = 1
  const now = (): PracticeRun => {
    const view = erp.viewOf(player.state(), 'clerk')
    if (!view) throw new Error('The student has no view of the books.')
    const state = view.finished ? 'scored' : 'active'
    return erpRun(view, { number, state, ...fields })
  }
  return {
    sent,
    now,
    answers: {
      [practice.practiceRun.path]: now,
      [practice.decideRun.path]: ({ decisions, endDay }: Decided) => {
        for (const { command } of decisions) {
          player.do(command as Parameters<Player['do']>[0])
          sent.push(command)
        }
        if (endDay > 0) player.nextDay(endDay)
        number++
        return now()
      },
    },
  }
}
