// The engines of packages/practice: the beer game over 30 seeds compared with published figures,
// the same game with orders that copy the demand, and the processor time of all three practices.
// Writes docs/proof/practice.md.
import { loadavg } from 'node:os'
import {
  calibrationProblems,
  calibrationSeeds,
  figuresOn,
} from '../../../packages/practice/src/supply-chain/calibration.ts'
import {
  type BotName,
  botNames,
  metricsOf,
  percentOf,
  playBots,
  scenarioOfBot,
  type SupplyChainScenario,
  seats,
  standardScenario,
  supplyChain,
} from '../../../packages/practice/src/supply-chain.ts'
import { totalOf } from '../../../packages/practice/src/engine.ts'
import { problemNames, solve, type Solved } from '../../../packages/practice/src/inventory.ts'
import {
  describeMachine,
  describeVersion,
  markdownTable,
  writeProof,
} from '../../../tools/documents/marked-text.mjs'
import { writeErp } from './erp.ts'
import { writeMarket } from './market.ts'
import { processorOf } from './processor.ts'

const write = (name: string, content: string) => {
  writeProof(name, content, 'practice')
  console.log(`${name}\n${content}\n`)
}

const names: Record<BotName, string> = {
  copy: 'copy the incoming order',
  sharedBaseStock: 'base stock on shared demand',
  human: 'human-like',
  baseStock: 'base stock on own orders',
  panic: 'panic',
}
const inOrder: readonly BotName[] = ['copy', 'sharedBaseStock', 'human', 'baseStock', 'panic']

/**
 * The cost of all four roles, the bullwhip effect of the factory, and the percentage of weeks in
 * which the retailer has no backlog.
 */
const published: Record<BotName, readonly [string, string, string]> = {
  copy: ['840', '2.0', '19 %'],
  sharedBaseStock: ['914', '9.1', '78 %'],
  human: ['2,146', '63', '61 %'],
  baseStock: ['3,849', '561', '67 %'],
  panic: ['9,323', '1,628', '72 %'],
}

const money = (cents: number) =>
  (cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const end = (scenario: SupplyChainScenario, seed = 'bench') =>
  playBots(scenario, seed, scenario.weeks)

function playRow(scenario: SupplyChainScenario, bot: BotName): string[] {
  const { chainCost, seats: found } = metricsOf(end(scenarioOfBot(scenario, bot)))
  const { bullwhip } = found.factory
  const percent = percentOf(found.retailer.weeksWithoutBacklog)
  return [
    money(chainCost),
    bullwhip.variation ? (bullwhip.hundredths / 100).toFixed(2) : 'no variation',
    `${percent} %`,
  ]
}

const mild = { ...standardScenario, shippingDelay: 1, productionDelay: 1 }

function writePlays() {
  const rows = inOrder.map((bot) => {
    const played = playRow(standardScenario, bot)
    return [names[bot], ...published[bot].flatMap((text, place) => [text, played[place] ?? ''])]
  })
  const [mildCost = '', mildBullwhip = '', mildService = ''] = playRow(mild, 'human')
  rows.push(['human-like, delays 2+1', '904', mildCost, '', mildBullwhip, '', mildService])
  const heads = [
    'play',
    'cost published',
    'cost',
    'bullwhip published',
    'bullwhip',
    'served published',
    'served',
  ]
  write('plays', markdownTable(heads, rows))
}

const chance = (spread: number): SupplyChainScenario => ({
  ...standardScenario,
  demand: { form: 'noise', before: 4, after: 8, from: 5, spread },
})

const mean = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length
const deviation = (numbers: readonly number[]) => {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)))
}

function writeSeeds() {
  const found = calibrationSeeds.map((seed) => figuresOn(chance(2), seed))
  const costs = (bot: BotName) => found.map((figures) => figures[bot].cost)
  const points = (bot: BotName) => found.map((figures) => figures[bot].points)
  const rows = inOrder.map((bot, place) => {
    const next = inOrder[place + 1]
    const gaps = next ? costs(bot).map((cost, seed) => (costs(next)[seed] ?? 0) - cost) : []
    return [
      names[bot],
      money(mean(costs(bot))),
      money(deviation(costs(bot))),
      gaps.length > 0 ? money(Math.min(...gaps)) : '',
      mean(points(bot)).toFixed(1),
      deviation(points(bot)).toFixed(1),
      `${Math.min(...points(bot))} to ${Math.max(...points(bot))}`,
    ]
  })
  const heads = [
    'play',
    'mean cost',
    'deviation',
    'least gap to the next play',
    'mean points',
    'deviation',
    'points',
  ]
  const lead = Math.min(
    ...found.flatMap((figures) =>
      botNames
        .filter((bot) => bot !== 'sharedBaseStock')
        .map((bot) => figures.sharedBaseStock.points - figures[bot].points),
    ),
  )
  write(
    'seeds',
    `${markdownTable(heads, rows)}\n\nThe reference play is ahead of every other play by ${lead} points at least.`,
  )
}

function writeFit() {
  const scenarios: [string, SupplyChainScenario][] = [
    ...[0, 1, 2, 3, 4].map((spread): [string, SupplyChainScenario] => [
      `chance of ${spread}`,
      chance(spread),
    ]),
    ['no chance, delays 2+1', mild],
  ]
  const rows = scenarios.map(([name, scenario]) => {
    const problems = calibrationProblems(scenario)
    const count = (code: string) => problems.filter((problem) => problem.code === code).length
    return [
      name,
      count('orderChanges'),
      count('referenceNotBest'),
      problems.length === 0 ? 'yes' : 'no',
    ]
  })
  const heads = ['scenario', 'seeds with another order', 'seeds without the lead', 'fit for marks']
  write('fit', markdownTable(heads, rows))
}

function writeCopying() {
  const groups = Array.from({ length: 2 ** seats.length }, (_, group) =>
    seats.filter((_seat, place) => (group >> place) & 1),
  )
  const rows = groups.map((group) => [
    group.join(', ') || 'none',
    ...inOrder.slice(1).map((bot) => {
      const scenario = scenarioOfBot(standardScenario, bot)
      const playedBy = { ...scenario.seats }
      for (const seat of group) playedBy[seat] = 'copy'
      const state = end({ ...scenario, seats: playedBy })
      return totalOf(supplyChain.scoreOf(state, standardScenario, 'bench')).points
    }),
  ])
  write('copying', markdownTable(['copies', ...inOrder.slice(1).map((bot) => names[bot])], rows))
}

const shown = ({ value, places }: Solved['answer']) => (value / 10 ** places).toFixed(places)

function writeInventory() {
  const rows = problemNames.map((name) => {
    const found = calibrationSeeds.flatMap((seed) => solve(name, seed) ?? [])
    const sorted = found.toSorted((one, other) => one.answer.value - other.answer.value)
    const [least, most] = [sorted[0], sorted.at(-1)]
    if (!least || !most) throw new Error(`${name} is no problem.`)
    return [
      name,
      new Set(found.map(({ answer }) => answer.value)).size,
      `${shown(least.answer)} to ${shown(most.answer)} ${least.answer.unit}`,
      least.rounding,
      least.tolerance.code,
    ]
  })
  const heads = ['problem', 'answers of 30 seeds', 'from least to most', 'rounding', 'tolerance']
  write('inventory', markdownTable(heads, rows))
}

const aim = 0.2

function writeProcessor() {
  const rows = inOrder.map((bot): [string, number] => {
    const scenario = scenarioOfBot(standardScenario, bot)
    return [`a week, ${names[bot]}`, processorOf(200, () => end(scenario)) / scenario.weeks]
  })
  const state = end(scenarioOfBot(standardScenario, 'human'))
  const single: [string, number][] = [
    ['a view of a seat', processorOf(500, () => supplyChain.viewOf(state, 'factory'))],
    ['metrics', processorOf(500, () => supplyChain.metricsOf(state))],
    [
      'a score, with its two plays',
      processorOf(50, () => supplyChain.scoreOf(state, standardScenario, '')),
    ],
    ['calibration of a scenario', processorOf(3, () => calibrationProblems(chance(2)))],
  ]
  const table = markdownTable(
    ['what', 'CPU ms'],
    [...rows, ...single].map(([name, time]) => [name, time.toFixed(3)]),
  )
  const slowest = Math.max(...rows.map(([, time]) => time))
  write(
    'processor',
    `Version ${describeVersion()}, ${describeMachine()}, load average before: ${loadavg()[0]?.toFixed(1)}. Aim: ${aim} ms a week of four seats.\n\n${table}`,
  )
  if (slowest > aim) {
    console.error(`A week costs ${slowest.toFixed(3)} ms, more than ${aim} ms.`)
    process.exitCode = 1
  }
}

writePlays()
writeSeeds()
writeFit()
writeCopying()
writeInventory()
writeProcessor()
writeMarket(write)
writeErp(write)
