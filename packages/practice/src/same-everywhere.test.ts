import vm from 'node:vm'
import fc from 'fast-check'
import { build } from 'vite'
import { beforeAll, expect, it, vi } from 'vitest'
import { problemNames, standardBench } from './inventory.ts'
import { hashOfStates, type PlainRun } from './testing/hash-of-states.ts'
import { playerOf } from './erp/plays/player.ts'
import { referencePlays } from './erp/plays/plays.ts'
import { advancedErp } from './erp/scenario.ts'
import { anyPlainGame, anySeed } from './testing/made-up-games.ts'
import { anyPlayedMarket } from './testing/made-up-markets.ts'

/** Makes a realm without functions that differ between machines: calling one of them throws. */
const bareBrowser = `
  delete globalThis.Date
  delete globalThis.Intl
  for (const name of ['random', 'log', 'log2', 'log10', 'exp', 'pow', 'sqrt', 'sin', 'cos'])
    delete Math[name]
`

// Whole runs are played and hashed twice, which takes longer than five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let hashInBrowser: (run: PlainRun) => number

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: `${import.meta.dirname}/testing/hash-of-states.ts`,
        formats: ['iife'],
        name: 'practice',
      },
    },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The bundle was not built.')
  const page = vm.createContext({})
  vm.runInContext(bareBrowser + bundle.output[0].code, page)
  hashInBrowser = (run) => {
    const text = JSON.stringify(JSON.stringify(run))
    return Number(vm.runInContext(`practice.hashOfStates(JSON.parse(${text}))`, page))
  }
})

it('[PRC-026] gives exactly the same states in a bundle for browsers, without a clock and random numbers', () => {
  const hashes = new Set<number>()
  fc.assert(
    fc.property(anyPlainGame, ({ scenario, seed, log }) => {
      const run = { kind: 'supply-chain', scenario, seed, log, days: scenario.weeks }
      const hash = hashOfStates(run)
      hashes.add(hash)
      expect(hashInBrowser(run)).toBe(hash)
      expect(hashOfStates(run)).toBe(hash)
    }),
    { numRuns: 25 },
  )
  expect(hashes.size).toBeGreaterThan(10)
}, 30_000)

it('[PRC-026] draws the same problems and judges answers equally in the bundle for browsers', () => {
  const text = fc.oneof(fc.nat(3_000).map(String), fc.constantFrom('1,200', '１２．５', '', 'ten'))
  const answers = fc.record(Object.fromEntries(problemNames.map((name) => [name, text])))
  fc.assert(
    fc.property(anySeed, answers, (seed, texts) => {
      const log = Object.entries(texts).map(([problem, sent]) => ({
        day: 1,
        seat: 'student',
        command: { type: 'answer', attempt: 1, problem, text: sent },
      }))
      const run = { kind: 'inventory', scenario: standardBench, seed, log, days: 3 }
      expect(hashInBrowser(run)).toBe(hashOfStates(run))
    }),
    { numRuns: 25 },
  )
})

it('[PRC-026] plays the marketplace equally in the bundle for browsers', () => {
  const hashes = new Set<number>()
  fc.assert(
    fc.property(anyPlayedMarket, ({ scenario, seed, log }) => {
      const run = { kind: 'marketplace', scenario, seed, log, days: scenario.days }
      const hash = hashOfStates(run)
      hashes.add(hash)
      expect(hashInBrowser(run)).toBe(hash)
    }),
    { numRuns: 4 },
  )
  expect(hashes.size).toBeGreaterThan(1)
}, 30_000)

it('[PRC-026] keeps the same ERP books in the bundle for browsers, with random letters and exchange rates', () => {
  const hashes = [0, 1].map((way) => {
    const seed = `seed ${way}`
    const player = playerOf(advancedErp, seed)
    for (const { ways } of referencePlays) ways[way]?.(player)
    const days = player.state().day + 1
    const run = { kind: 'erp', scenario: advancedErp, seed, log: player.log, days }
    const hash = hashOfStates(run)
    expect(hashInBrowser(run)).toBe(hash)
    return hash
  })
  expect(new Set(hashes).size).toBe(2)
})
