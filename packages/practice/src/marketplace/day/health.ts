import type { HealthLimits } from '../scenario.ts'
import type { HealthDay, MarketState } from '../state.ts'
import type { HealthMeasure } from '../verdicts.ts'
import type { MeasureView } from '../market-view.ts'
import { quotient } from '../numbers.ts'
import { sum } from '../../whole.ts'

/** The number of days that the measures look back. */
export const windowDays = 30
/**
 * With fewer orders than this number, a breach also needs at least half of the orders to be
 * affected.
 */
const leastOf = 10
/** A breach needs at least this number of affected orders, so that a single order is no breach. */
const leastPart = 2
/** Days until an appeal is answered; the day of the appeal is the first of them. */
export const appealDays = 2

interface Measure {
  measure: HealthMeasure
  part: keyof HealthDay
  of: keyof HealthDay
  /** True if the limit is a maximum, so that a higher value is worse; false if it is a minimum. */
  most: boolean
}

const measures: readonly Measure[] = [
  { measure: 'orderDefects', part: 'defects', of: 'orders', most: true },
  { measure: 'lateShipment', part: 'late', of: 'due', most: true },
  { measure: 'cancellation', part: 'cancelled', of: 'ownOrders', most: true },
  { measure: 'validTracking', part: 'tracked', of: 'shipped', most: false },
  { measure: 'onTimeDelivery', part: 'onTime', of: 'delivered', most: false },
]

/** Whether it is a breach that `part` of `of` orders are affected. `limit` is in thousandths. */
function isBreach(part: number, of: number, limit: number, most: boolean): boolean {
  const bad = most ? part : of - part
  if (bad < leastPart || (of < leastOf && bad * 2 < of)) return false
  return most ? part * 1_000 >= limit * of : part * 1_000 <= limit * of
}

function viewOf({ measure, part, of, most }: Measure, rows: HealthDay[], limits: HealthLimits) {
  const parts = sum(rows.map((row) => row[part]))
  const all = sum(rows.map((row) => row[of]))
  const limit = limits[measure]
  return {
    measure,
    part: parts,
    of: all,
    value: all === 0 ? null : quotient(parts * 1_000, all),
    limit,
    most,
    breached: isBreach(parts, all, limit, most),
  }
}

/** PRC-036: the measures of the last days, as they are now. */
export function measuresOf({ account, day, scenario }: MarketState): MeasureView[] {
  const from = Math.max(account.measuredFrom, day - windowDays + 1)
  const rows = account.rows.filter((row) => row.day >= from)
  return measures.map((measure) => viewOf(measure, rows, scenario.limits))
}

export const breachedMeasures = (state: MarketState): HealthMeasure[] =>
  measuresOf(state)
    .filter(({ breached }) => breached)
    .map(({ measure }) => measure)

/**
 * The measures that an appeal must address: the measures whose breach hid or restricted the
 * account, even if they are in order again, and the measures that are breached now.
 */
export const appealedMeasures = (state: MarketState): HealthMeasure[] => [
  ...new Set([...state.account.hiddenFor, ...breachedMeasures(state)]),
]

function answerAppeals(draft: MarketState): void {
  const { account, day } = draft
  const appeal = account.appeals.find(({ accepted }) => accepted === null)
  if (!appeal || day < appeal.day + appealDays - 1) return
  appeal.accepted = appeal.right
  if (!appeal.right) return
  account.state = 'good'
  account.since = day + 1
  account.measuredFrom = day + 1
  account.hiddenFor = []
}

/** PRC-036: a breach leads to a warning, then to hidden listings, then to restriction. */
export function closeHealth(draft: MarketState): void {
  const { account, day } = draft
  answerAppeals(draft)
  const measuresNow = breachedMeasures(draft)
  const breached = measuresNow.length > 0
  const isDue = day + 1 - account.since >= draft.scenario.warningDays
  const to = (state: typeof account.state) => {
    account.state = state
    account.since = day + 1
  }
  if (account.state === 'good' && breached) to('warned')
  else if (account.state === 'warned' && !breached) to('good')
  else if (account.state === 'warned' && isDue) {
    to('hidden')
    account.everHidden = true
    account.hiddenFor = measuresNow
  } else if (account.state === 'hidden' && isDue) {
    account.hiddenFor = appealedMeasures(draft)
    to('restricted')
  }
}
