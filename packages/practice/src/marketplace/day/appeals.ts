import type { MarketState } from '../state.ts'
import type { HealthMeasure } from '../verdicts.ts'
import { breachedMeasures, windowDays } from './health.ts'

const isSame = (some: readonly HealthMeasure[], others: readonly HealthMeasure[]): boolean =>
  some.length === others.length && some.every((measure) => others.includes(measure))

/**
 * PRC-201: the refused appeal that still applies, because neither the account nor the breaches have
 * changed since; null if a new appeal would be judged.
 */
export function standingRefusal({ account, ...rest }: MarketState) {
  const last = account.appeals.at(-1)
  if (last?.accepted !== false || account.since > last.day) return null
  return isSame(last.measures, breachedMeasures({ account, ...rest })) ? last : null
}

/**
 * The first day on which the breaches change because the measures no longer include earlier days;
 * null if the breaches remain the same.
 */
function dayOfOtherMeasures(state: MarketState): number | null {
  const now = breachedMeasures(state)
  for (let day = state.day + 1; day <= state.day + windowDays; day++)
    if (!isSame(now, breachedMeasures({ ...state, day }))) return day
  return null
}

/** PRC-201: the latest day from which another appeal is judged; null if no change is expected. */
export function nextAppealDay(state: MarketState): number | null {
  const { account, scenario } = state
  const worse = account.state === 'hidden' ? [account.since + scenario.warningDays] : []
  const other = dayOfOtherMeasures(state)
  const days = other === null ? worse : [...worse, other]
  return days.length === 0 ? null : Math.min(...days)
}
