import { describe, expect, it } from 'vitest'
import { after, endOf, marketSeed, morningOf, problemsOf } from '../testing/market-days.ts'
import { marketplace } from './kind.ts'
import { standardMarket } from './scenario.ts'
import { rulesOf } from './steps/rules.ts'
import { statementLines } from './market-view.ts'

const never = ['reconcile'] as const

/** The figures that a student adds up from the settlement on the page. */
function addedUp(state: ReturnType<typeof morningOf>, number: number) {
  const found = marketplace
    .viewOf(state, 'seller')
    ?.finance.periods.find(({ period }) => period === number)
  if (!found) throw new Error(`The period ${number} has begun.`)
  const sum = (line: Exclude<(typeof statementLines)[number], 'profit'>) =>
    found.settlement.reduce((total, day) => total + day[line], 0)
  const lines = statementLines
    .filter((line) => line !== 'profit')
    .map((line) => ({ line, amount: sum(line) }))
  const profit = lines.reduce(
    (left, { line, amount }) => left + (line === 'sales' ? amount : -amount),
    0,
  )
  return { found, lines: [...lines, { line: 'profit', amount: profit }] }
}

describe('[PRC-037] the statement of a period', () => {
  it('is right when it agrees with the books to the cent, line by line', () => {
    const state = morningOf(32, { never })
    const { found, lines } = addedUp(state, 2)
    expect(found).toMatchObject({ from: 16, to: 30, over: true, statement: null })
    expect(lines.find(({ line }) => line === 'sales')?.amount).toBeGreaterThan(10_000)
    const statementOf = (sent: typeof lines) =>
      marketplace
        .viewOf(after(state, { type: 'reconcile', period: 2, lines: sent }), 'seller')
        ?.finance.periods[1]?.statement?.filter(({ right }) => !right)
        .map(({ line }) => line)
    expect(statementOf(lines)).toEqual([])
    const off = lines.map((one) =>
      one.line === 'storage' ? { ...one, amount: one.amount + 1 } : one,
    )
    expect(statementOf(off)).toEqual(['storage'])
    // A missing line is wrong.
    expect(statementOf(lines.slice(1))).toEqual(['sales'])
  })

  it('is accepted once, and only after the period is over', () => {
    const state = morningOf(20, { never })
    const reconcile = (period: number) => ({ type: 'reconcile', period, lines: [] })
    const refused = (code: string) => [{ code: 'field', problem: { path: 'period', code } }]
    expect(problemsOf(state, reconcile(1))).toEqual([])
    expect(problemsOf(after(state, reconcile(1)), reconcile(1))).toEqual(refused('repeated'))
    expect(problemsOf(state, reconcile(2))).toEqual(refused('tooLarge'))
    expect(problemsOf(state, reconcile(3))).toEqual(refused('unknownName'))
    const twice = [
      { line: 'sales', amount: 1 },
      { line: 'sales', amount: 2 },
    ]
    expect(problemsOf(state, { ...reconcile(1), lines: twice })).toEqual([
      { code: 'field', problem: { path: 'lines.1.line', code: 'repeated' } },
    ])
  })

  it('[PRC-033] gives no points for periods without entries', () => {
    const lines = statementLines.map((line) => ({ line, amount: 0 }))
    let state = marketplace.start(standardMarket, marketSeed)
    while (!state.finished) state = marketplace.step(state, [], standardMarket, marketSeed)
    const statements = [1, 2, 3].map((period) => ({
      period,
      day: 60,
      lines: lines.map((line) => ({ ...line, right: true })),
    }))
    const rules = rulesOf({ ...state, statements }, 'finance')
    expect(rules.map(({ rule, met, points }) => [rule, met, points])).toEqual([
      ['lines', null, 0],
      ['profit', null, 0],
    ])
  })

  it('[PRC-033] earns the points of the step, which a missing statement reduces', () => {
    const financeOf = (state: ReturnType<typeof endOf>) =>
      marketplace
        .viewOf(state, 'seller')
        ?.steps.find(({ step }) => step === 'finance')
        ?.rules.map(({ rule, points, details }) => [rule, points, details])
    expect(financeOf(endOf())).toEqual([
      ['lines', 5, { value: 100, limit: 100 }],
      ['profit', 3, { value: 100, limit: 100 }],
    ])
    const once = endOf({
      never,
      more: (state) =>
        state.day === 32
          ? [
              {
                seat: 'seller',
                command: { type: 'reconcile', day: 32, period: 2, lines: addedUp(state, 2).lines },
              },
            ]
          : [],
    })
    expect(financeOf(once)).toEqual([
      ['lines', 0, { value: 33, limit: 100 }],
      ['profit', 0, { value: 33, limit: 100 }],
    ])
  })
})
