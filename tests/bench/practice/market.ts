import { loadavg } from 'node:os'
import { type Logged, replay, totalOf } from '../../../packages/practice/src/engine.ts'
import { marketplace } from '../../../packages/practice/src/marketplace/kind.ts'
import {
  marketProblems,
  marketSeeds,
  profitsOn,
} from '../../../packages/practice/src/marketplace/plays/calibration.ts'
import {
  bidPercents,
  curvesOf,
  pricePercents,
  qualities,
} from '../../../packages/practice/src/marketplace/plays/curves.ts'
import {
  manners,
  play,
  type PlayName,
  playNames,
} from '../../../packages/practice/src/marketplace/plays/plays.ts'
import { playDay } from '../../../packages/practice/src/marketplace/plays/reference.ts'
import {
  firstMarket,
  type MarketScenario,
  standardMarket,
} from '../../../packages/practice/src/marketplace/scenario.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
} from '../../../tools/documents/marked-text.mjs'
import { processorOf } from './processor.ts'

type Write = (name: string, content: string) => void

const names: Record<PlayName, string> = {
  reference: 'good plan',
  premium: 'premium: a fourth above the reference price',
  idle: 'doing nothing',
  dumping: 'dumping: below break-even',
  adBurning: 'ad burning: eight times the usual bids, broad',
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length
const deviation = (numbers: readonly number[]) =>
  Math.sqrt(mean(numbers.map((number) => (number - mean(numbers)) ** 2)))
const money = (cents: number) => (cents / 100).toLocaleString('en', { maximumFractionDigits: 0 })

function playRows(scenario: MarketScenario): string[][] {
  const all = marketSeeds.map((seed) => profitsOn(scenario, seed))
  const [seed = ''] = marketSeeds
  return playNames.map((name) => {
    const profits = all.map((one) => one[name])
    const { points } = totalOf(marketplace.scoreOf(play(scenario, seed, name), scenario, seed))
    return [
      names[name],
      money(mean(profits)),
      money(deviation(profits)),
      `${money(Math.min(...profits))} to ${money(Math.max(...profits))}`,
      String(points),
    ]
  })
}

function writePlays(write: Write, name: string, scenario: MarketScenario) {
  const heads = ['play', 'mean profit', 'deviation', 'least and most', 'points of 80, first seed']
  const problems = marketProblems(scenario)
  const fit = problems.length === 0 ? 'fit for marks' : JSON.stringify(problems)
  write(name, `${markdownTable(heads, playRows(scenario))}\n\nThe scenario is ${fit}.`)
}

function writeCurves(write: Write) {
  const { price, quality, bids } = curvesOf(standardMarket)
  const table = (head: string, at: readonly number[], of: string, values: string[]) =>
    markdownTable([head, ...at.map(String)], [[of, ...values]])
  const units = (values: readonly number[]) => values.map((value) => (value / 1_000).toFixed(1))
  write(
    'market-curves',
    [
      table('price in percent of the reference', pricePercents, 'left a day', price.map(money)),
      table('quality of the listing', qualities, 'units a day', units(quality)),
      table('bids in percent of the usual', bidPercents, 'units a day', units(bids)),
    ].join('\n\n'),
  )
}

function logOf(seed: string): Logged[] {
  const log: Logged[] = []
  let state = marketplace.start(standardMarket, seed)
  while (!state.finished) {
    const sent = playDay(state, manners.reference)
    log.push(...sent.map((one) => ({ ...one, day: state.day })))
    state = marketplace.step(state, sent, standardMarket, seed)
  }
  return log
}

/** Limits in milliseconds of processor time for a day and a replay. */
const aims = { day: 0.5, replay: 30 }

function writeProcessor(write: Write) {
  const seed = 'bench'
  const { days } = standardMarket
  const log = logOf(seed)
  const state = play(standardMarket, seed, 'reference')
  const replayed = processorOf(60, () =>
    replay(marketplace, { scenario: standardMarket, seed, log, days }),
  )
  const rows: [string, number][] = [
    ['a day with its decisions', replayed / days],
    [`replay of ${days} days with ${log.length} decisions`, replayed],
    ['a view', processorOf(200, () => marketplace.viewOf(state, 'seller'))],
    [
      'a score, with its two plays',
      processorOf(20, () => marketplace.scoreOf(state, standardMarket, seed)),
    ],
  ]
  const table = markdownTable(
    ['what', 'CPU ms'],
    rows.map(([name, time]) => [name, time.toFixed(3)]),
  )
  const load = loadavg()[0]?.toFixed(1)
  write(
    'market-processor',
    `Version ${describeVersion()}, ${describeMachine()}, load average before: ${load}. Aim: ${aims.day} ms a day, ${aims.replay} ms a replay.\n\n${table}`,
  )
  if (replayed > aims.replay || replayed / days > aims.day) {
    console.error(`A replay of the marketplace costs ${replayed.toFixed(1)} ms.`)
    process.exitCode = 1
  }
}

/**
 * Measures the virtual marketplace: the earnings of the played shops, the effects of price, quality
 * and bids, and the processor time.
 */
export function writeMarket(write: Write): void {
  writePlays(write, 'market-plays', standardMarket)
  writePlays(write, 'market-first', firstMarket)
  writeCurves(write)
  writeProcessor(write)
}
