import { drawBetween, type Seed } from '../../draw.ts'
import type { Niche } from '../content/types.ts'
import { isEventOn } from '../lookup.ts'
import { quotient, thousandthsOf } from '../numbers.ts'
import type { MarketState } from '../state.ts'

/** The level of searches on each weekday, in thousandths; the first day of a run is a Monday. */
const weekdays = [970, 950, 960, 980, 1_010, 1_080, 1_050]

/** The level of searches during a teacher's event, in thousandths. */
const peakOfEvent = 1_600

/** Returns the level of searches from the niche's yearly growth and its peak, in thousandths. */
function seasonOf({ growthPercent, peak }: Niche, day: number): number {
  const growth = 1_000 + Math.floor((Math.max(growthPercent, -90) * 10 * day) / 365)
  const apart = peak ? Math.abs(day - peak.day) : 0
  if (!peak || apart >= peak.days) return growth
  const rise = quotient(peak.risePermille * (peak.days - apart), peak.days)
  return thousandthsOf(growth, 1_000 + rise)
}

/**
 * Returns the level of a day's searches in thousandths, from scenario, season, weekday and events.
 */
export function levelOf(state: MarketState, niche: Niche): number {
  const { day, scenario } = state
  const season = thousandthsOf(seasonOf(niche, day), scenario.demandPermille)
  const level = thousandthsOf(season, weekdays[(day - 1) % 7] ?? 1_000)
  return isEventOn(state, 'demandPeak', day) ? thousandthsOf(level, peakOfEvent) : level
}

/** Returns the random level of each keyword's searches on this day, in thousandths. */
export function noiseOf({ day, scenario }: MarketState, niche: Niche, seed: Seed): number[] {
  const { noisePermille: most } = scenario
  return niche.keywords.map(
    (_, index) =>
      1_000 + drawBetween({ seed, day, purpose: `searches ${niche.code}`, index }, -most, most),
  )
}
