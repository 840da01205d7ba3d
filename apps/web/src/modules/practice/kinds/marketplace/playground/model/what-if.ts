import { figuresOf } from './figures.ts'
import { type Command, type Market, seller } from './market.ts'
import { decideSelf, forward, type Run, stateAt } from './run.ts'

/** The effect of a number of days. */
interface Ahead {
  days: number
  units: number
  sales: number
  profit: number
  stock: number
}

function lookAhead(market: Market, run: Run, days: number): Ahead {
  const after = forward(market, run, days)
  const view = market.kind.viewOf(stateAt(market, after, after.days), seller)
  const figures = view ? figuresOf(view, after.days) : []
  const gone = figures.slice(run.days)
  const sum = (of: 'units' | 'sales') => gone.reduce((total, one) => total + one[of], 0)
  return {
    days: after.days - run.days,
    units: sum('units'),
    sales: sum('sales'),
    profit: (gone.at(-1)?.profit ?? 0) - (figures[run.days - 1]?.profit ?? 0),
    stock: gone.at(-1)?.stock ?? 0,
  }
}

/** PRC-041: computes the next days with and without these decisions, without changing the run. */
export function whatIf(market: Market, run: Run, commands: readonly Command[], days: number) {
  // Each of the two compared runs has its own key, so that the cached states of the original run
  // stay.
  const now = { ...run, key: `${run.key} now` }
  const { run: other, refused } = decideSelf(market, { ...run, key: `${run.key} then` }, commands)
  return {
    now: lookAhead(market, now, days),
    then: lookAhead(market, other, days),
    isRefused: refused.length > 0,
  }
}
