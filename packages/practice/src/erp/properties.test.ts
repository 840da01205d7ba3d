import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { replay, type Sent } from '../engine.ts'
import {
  anyBooks,
  anyDice,
  balancesOf,
  type Dice,
  madeUp,
  modelOf,
} from '../testing/made-up-books.ts'
import { sum } from '../whole.ts'
import { recount } from './books/ledger.ts'
import { isLive } from './books/work.ts'
import { erp } from './kind.ts'
import { balanceSheet, inventoryAgreement, trialBalance } from './reports.ts'
import { type ErpScenario, standardErp } from './scenario.ts'
import type { ErpDocument, ErpState } from './state.ts'

// On a busy machine, generated runs take longer than the default timeout of five seconds.
vi.setConfig({ testTimeout: 30_000 })

const runs = { numRuns: 25 }

/**
 * Returns every state of a generated run, with the commands that were sent; if the first number of
 * the dice is seven, the day ends.
 */
function play(scenario: ErpScenario, dice: readonly Dice[]) {
  let state = erp.start(scenario, 'seed')
  const states = [state]
  const log: (Sent & { day: number })[] = []
  let sent: Sent[] = []
  let morning = state
  for (const entry of dice) {
    if (entry[0] % 5 === 0) {
      state = erp.step(morning, sent, scenario, 'seed')
      morning = state
      sent = []
    } else {
      const { command, seat } = madeUp(state, entry)
      log.push({ day: state.day, seat, command })
      sent.push({ seat, command })
      state = erp.decided?.(state, [{ seat, command }], scenario, 'seed') ?? state
    }
    states.push(state)
  }
  return { states, log, last: state, morning }
}

const property = (check: (states: readonly ErpState[], scenario: ErpScenario) => void) =>
  fc.assert(
    fc.property(anyBooks, anyDice, (scenario, dice) =>
      check(play(scenario, dice).states, scenario),
    ),
    runs,
  )

/** The fields of a document that no later command may change. */
const fixed = ({
  id,
  kind,
  number,
  day,
  partner,
  source,
  total,
  net,
  tax,
  home,
  lines,
}: ErpDocument) => ({
  id,
  kind,
  number,
  day,
  partner,
  source,
  total,
  net,
  tax,
  home,
  lines: lines.map(({ item, units, price, damaged, value }) => ({
    item,
    units,
    price,
    damaged,
    value,
  })),
})

describe('the books after any commands', () => {
  it('[PRC-190] balance, and equal a recount of all entries', () => {
    property((states) => {
      for (const { entries, balances } of states) {
        for (const { lines } of entries)
          expect(sum(lines.map(({ debit, credit }) => debit - credit))).toBe(0)
        expect(balances).toEqual(recount(entries))
        const { debit, credit } = trialBalance(balances)
        expect(debit).toBe(credit)
        const { totalAssets, totalLiabilities } = balanceSheet(balances)
        expect(totalAssets).toBe(totalLiabilities)
      }
    })
  })

  it('[PRC-190] agree with the documents: bank, receivables, payables, and goods that were received and not invoiced', () => {
    property((states) => {
      for (const state of states) {
        const { received, delivered, ...amounts } = modelOf(state)
        expect(balancesOf(state)).toEqual(amounts)
        for (const line of [...received, ...delivered]) expect(line.done).toBe(line.received)
      }
    })
  })

  it('[PRC-190] contain every kind of document in the generated runs', () => {
    // The seed is fixed, so that the runs are always the same: a few random runs might lack a kind.
    const played = fc.sample(fc.tuple(anyBooks, anyDice), { numRuns: 100, seed: 1 })
    const kinds = played.flatMap(([scenario, dice]) =>
      play(scenario, dice)
        .last.documents.filter(isLive)
        .map(({ kind }) => kind),
    )
    expect(new Set(kinds).size).toBe(14)
  })

  it('[PRC-191] never have a negative stock, and the value of the stock equals the inventory account', () => {
    property((states) => {
      for (const state of states) {
        for (const row of state.stock) {
          expect(Math.min(row.units, row.value, row.shelf, row.spoilt)).toBeGreaterThanOrEqual(0)
          if (row.units === 0) expect(row.value).toBe(0)
          const moves = state.moves.filter(
            ({ item, warehouse }) => item === row.item && warehouse === row.warehouse,
          )
          expect(sum(moves.map(({ units }) => units))).toBe(row.units)
          if (state.scenario.valuation === 'average') continue
          expect(sum(row.layers.map(({ units }) => units))).toBe(row.units)
          expect(sum(row.layers.map(({ value }) => value))).toBe(row.value)
        }
        const { account, moves, stock } = inventoryAgreement(state)
        expect([moves, stock]).toEqual([account, account])
      }
    })
  })

  it('[PRC-043] keep every submitted document, entry and move as it was', () => {
    property((states) => {
      states.forEach((before, place) => {
        const after = states[place + 1]
        if (!after) return
        expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries)
        expect(after.moves.slice(0, before.moves.length)).toEqual(before.moves)
        for (const document of before.documents)
          if (document.submittedDay !== null)
            expect(fixed(after.documents[document.id - 1]!)).toEqual(fixed(document))
      })
    })
  })

  it('[PRC-192] book everything on the day of the run', () => {
    property((states) => {
      states.forEach((before, place) => {
        const after = states[place + 1]
        const more = after?.entries.slice(before.entries.length) ?? []
        const days = new Set(more.map(({ day }) => day))
        expect([...days].every((day) => day === before.day)).toBe(true)
      })
    })
  })
})

it('[PRC-026] replays to the same states from the log, whether commands come one by one or with the day', () => {
  fc.assert(
    fc.property(anyBooks, anyDice, (scenario, dice) => {
      const { log, morning } = play(scenario, dice)
      const days = morning.day - 1
      const states = replay(erp, {
        scenario,
        seed: 'seed',
        log: log.filter(({ day }) => day <= days),
        days,
      })
      expect(states.at(-1)).toEqual(morning)
      const stored: ErpState = JSON.parse(JSON.stringify(morning))
      expect(erp.step(stored, [], scenario, 'seed')).toEqual(
        erp.step(morning, [], scenario, 'seed'),
      )
    }),
    runs,
  )
})

it('[PRC-026] changes neither the state nor the sent commands', () => {
  const freeze = <Value>(value: Value): Value => {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      Object.freeze(value)
      Object.values(value).forEach(freeze)
    }
    return value
  }
  fc.assert(
    fc.property(anyBooks, anyDice, (scenario, dice) => {
      let state = freeze(erp.start(scenario, 'seed'))
      for (const entry of dice) {
        const sent = freeze([madeUp(state, entry)])
        state = freeze(
          entry[0] % 5 === 0
            ? erp.step(state, sent, scenario, 'seed')
            : (erp.decided?.(state, sent, scenario, 'seed') ?? state),
        )
      }
    }),
    { numRuns: 15 },
  )
})

describe('a forged command', () => {
  const types = [
    'beginCard',
    'resetCard',
    'savePartner',
    'saveItem',
    'write',
    'rewrite',
    'submit',
    'cancel',
    'close',
    'dispute',
    'remind',
    'closeMonth',
    'hint',
    '__proto__',
  ]
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      -1,
      0,
      1,
      1.5,
      1e21,
      NaN,
      Infinity,
      '1',
      '',
      null,
      undefined,
      {},
      [],
      '__proto__',
    ),
    fc.anything(),
  )
  const forged = fc.record(
    {
      type: fc.oneof(fc.constantFrom(...types), odd),
      day: fc.oneof(fc.constant(1), odd),
      kind: fc.oneof(fc.constantFrom('payment', 'purchaseOrder', 'return', 'opening'), odd),
      card: fc.oneof(fc.constantFrom('stockRule', 'toString'), odd),
      partner: fc.oneof(fc.constantFrom('S20', 'constructor'), odd),
      source: odd,
      paper: odd,
      document: fc.oneof(fc.integer({ min: 1, max: 3 }), odd),
      code: odd,
      name: odd,
      lines: fc.oneof(
        fc.array(fc.record({ item: fc.oneof(fc.constant('I20'), odd), units: odd, price: odd })),
        odd,
      ),
      amount: odd,
      figures: odd,
      submit: fc.oneof(fc.boolean(), odd),
    },
    { requiredKeys: [] },
  )

  it('[PRC-192] never throws, and a command with a problem changes nothing', () => {
    const begun = { type: 'beginCard', card: 'stockRule', day: 1 }
    const scenario = { ...standardErp, days: 5 }
    const state = erp.step(
      erp.start(scenario, ''),
      [{ seat: 'clerk', command: begun }],
      scenario,
      '',
    )
    const seats = fc.oneof(fc.constantFrom('clerk', 'teacher'), fc.string())
    fc.assert(
      fc.property(fc.oneof(forged, fc.anything()), seats, (command, seat) => {
        const problems = erp.commandProblems(state, command, seat)
        const after = erp.decided?.(state, [{ seat, command }], scenario, '')
        if (problems.length > 0) expect(after).toBe(state)
        else expect(after).not.toBe(state)
        expect(erp.step(state, [{ seat, command }], scenario, '').day).toBe(3)
      }),
      { numRuns: 1_000 },
    )
  })

  it('answers any value as a scenario with codes and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(erp.scenarioProblems(value).length).toBeGreaterThan(0)
        expect(() => erp.scenarioProblems({ ...standardErp, ownCards: [value] })).not.toThrow()
      }),
      { numRuns: 300 },
    )
  })
})
