import { loadavg } from 'node:os'
import { replay, totalOf } from '../../../packages/practice/src/engine.ts'
import { recount } from '../../../packages/practice/src/erp/books/ledger.ts'
import { verdictsOf } from '../../../packages/practice/src/erp/cards/evaluate.ts'
import { erp } from '../../../packages/practice/src/erp/kind.ts'
import { type Player, playerOf } from '../../../packages/practice/src/erp/plays/player.ts'
import { referencePlays } from '../../../packages/practice/src/erp/plays/plays.ts'
import { trialBalance } from '../../../packages/practice/src/erp/reports.ts'
import {
  advancedErp,
  type ErpScenario,
  standardErp,
} from '../../../packages/practice/src/erp/scenario.ts'
import { busyBooks, busyScenario } from '../../../packages/practice/src/testing/busy-books.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
} from '../../../tools/documents/marked-text.mjs'
import { processorOf } from './processor.ts'

type Write = (name: string, content: string) => void

const seed = 'bench'
const scenarios: readonly (readonly [string, ErpScenario])[] = [
  ['one warehouse, moving average', standardErp],
  ['two warehouses, first in first out', advancedErp],
]

const kindsOf = (player: Player, card: string) =>
  player
    .state()
    .documents.filter((document) => document.card === card && document.reverses === null)

/** One solution of one card, in books that contain only this card. */
function solved(scenario: ErpScenario, card: string, play: (player: Player) => void) {
  const player = playerOf(scenario, seed)
  play(player)
  const verdicts = verdictsOf(player.state(), card)
  return {
    met: verdicts.filter(({ met }) => met).length,
    of: verdicts.length,
    documents: kindsOf(player, card).length,
    commands: player.log.length,
    days: player.state().day,
  }
}

function fail(text: string) {
  console.error(text)
  process.exitCode = 1
}

function writeCards(write: Write) {
  const rows = scenarios.flatMap(([name, scenario]) =>
    referencePlays.flatMap(({ card, ways }) =>
      ways.map((play, way) => {
        const { met, of, documents, commands, days } = solved(scenario, card, play)
        if (met < of) fail(`Way ${way + 1} of ${card} meets ${met} of ${of}: ${name}.`)
        return [card, name, way + 1, `${met} of ${of}`, commands, documents, days].map(String)
      }),
    ),
  )
  const heads = ['card', 'scenario', 'way', 'statements met', 'commands', 'documents', 'days']
  write('erp-cards', markdownTable(heads, rows))
}

/** The first solution of every card, all in one set of books. */
function playedAll(scenario: ErpScenario): Player {
  const player = playerOf(scenario, seed)
  for (const { ways } of referencePlays) ways[0](player)
  player.nextDay(scenario.days)
  return player
}

/** Limit in milliseconds of processor time for the trial balance of 5,000 documents. */
const aim = 100
const many = 5_000

function writeProcessor(write: Write) {
  const busy = busyBooks(many).state()
  const played = playedAll(standardErp)
  const log = played.log
  const order = {
    type: 'write',
    kind: 'purchaseOrder',
    card: 'busy',
    partner: 'S',
    day: busy.day,
    submit: true,
    lines: [{ item: 'A', units: 1, price: 700 }],
  }
  const sent = [{ seat: 'clerk', command: order }]
  const balance = processorOf(200, () => trialBalance(busy.balances))
  const rows: [string, number][] = [
    [`trial balance of ${many} documents`, balance],
    ['the same by a recount of all entries', processorOf(20, () => recount(busy.entries))],
    [
      `a command in books of ${many} documents`,
      processorOf(40, () => erp.decided?.(busy, sent, busyScenario, seed)),
    ],
    [`a view of books of ${many} documents`, processorOf(20, () => erp.viewOf(busy, 'clerk'))],
    [
      `replay of all ten cards, ${log.length} commands`,
      processorOf(20, () =>
        replay(erp, { scenario: standardErp, seed, log, days: standardErp.days }),
      ),
    ],
    ['a score', processorOf(40, () => erp.scoreOf(played.state(), standardErp, seed))],
  ]
  const load = loadavg()[0]?.toFixed(1)
  const table = markdownTable(
    ['what', 'CPU ms'],
    rows.map(([name, time]) => [name, time.toFixed(3)]),
  )
  const { points, of } = totalOf(erp.scoreOf(played.state(), standardErp, seed))
  write(
    'erp-processor',
    `Version ${describeVersion()}, ${describeMachine()}, load average before: ${load}. Aim: ${aim} ms for the trial balance. All ten cards by their first ways bring ${points} of ${of} points.\n\n${table}`,
  )
  if (balance > aim) fail(`The trial balance costs ${balance.toFixed(1)} ms.`)
}

/**
 * Measures the ERP: two solutions of each card in each scenario, and the processor time of the
 * books.
 */
export function writeErp(write: Write): void {
  writeCards(write)
  writeProcessor(write)
}
