import { appealChoices } from '../content/verdicts.ts'
import { nextAppealDay, standingRefusal } from '../day/appeals.ts'
import { appealDays, measuresOf } from '../day/health.ts'
import { accounts, cashOf } from '../ledger/book.ts'
import { daysOf, periodsOf } from '../ledger/periods.ts'
import type { MarketState } from '../state.ts'
import type { FinanceView, HealthView } from '../market-view.ts'

function appealOf(state: MarketState): HealthView['appeal'] {
  const { account } = state
  if (account.state !== 'hidden' && account.state !== 'restricted') return null
  const open = account.appeals.find(({ accepted }) => accepted === null)
  return {
    causes: [...appealChoices.causes],
    remedies: [...appealChoices.remedies],
    preventions: [...appealChoices.preventions],
    answerDay: open ? open.day + appealDays : null,
    refused: standingRefusal(state) === null ? null : { nextDay: nextAppealDay(state) },
  }
}

/** PRC-036: the account health as the student sees it. */
export function healthOf(state: MarketState): HealthView {
  const { account, scenario } = state
  const next = account.since + scenario.warningDays
  const isWorsening = account.state === 'warned' || account.state === 'hidden'
  return {
    state: account.state,
    since: account.state === 'good' && account.since === 1 ? null : account.since,
    nextDay: isWorsening && next <= state.days ? next : null,
    measures: measuresOf(state),
    appeal: appealOf(state),
    appeals: account.appeals.map(({ day, accepted }) => ({ day, accepted })),
  }
}

/** PRC-037: the books of the run as the student sees them. */
export const financeOf = (state: MarketState): FinanceView => ({
  cash: cashOf(state.book),
  accounts: accounts.map((account) => ({
    account,
    debit: state.book.debit[account],
    credit: state.book.credit[account],
  })),
  periods: periodsOf(state).map((period) => {
    const stated = state.statements.find((one) => one.period === period.period)
    return {
      ...period,
      settlement: daysOf(state.book, period).map((day) => ({ ...day })),
      statement: stated ? stated.lines.map((line) => ({ ...line })) : null,
    }
  }),
})
