import { normalTable } from './normal-table.ts'
import {
  amount,
  exact,
  given,
  type InventoryProblem,
  type Numbers,
  onePercent,
  step,
} from './problem.ts'
import { rootUp } from './roots.ts'

/**
 * Asks for the stock at which the next order is due: the demand until it arrives, plus the safety
 * stock.
 */
export const reorderPoint: InventoryProblem = {
  name: 'reorderPoint',
  make(draw) {
    const daily = draw(0, 12, 90)
    const lead = draw(1, 3, 15)
    const safety = draw(2, 20, 200, 5)
    const during = daily * lead
    return {
      given: [
        given('dailyDemand', amount(daily, 'unitsPerDay')),
        given('leadTime', amount(lead, 'days')),
        given('safetyStock', amount(safety, 'units')),
      ],
      answer: amount(during + safety, 'units'),
      rounding: 'none',
      tolerance: exact,
      steps: [
        step('reorderPoint.during', {
          daily: amount(daily, 'unitsPerDay'),
          lead: amount(lead, 'days'),
          during: amount(during, 'units'),
        }),
        step('reorderPoint.sum', {
          during: amount(during, 'units'),
          safety: amount(safety, 'units'),
          point: amount(during + safety, 'units'),
        }),
      ],
    }
  },
}

function drawLevel(draw: Numbers, index: number) {
  const row = normalTable[draw(index, 0, normalTable.length - 1)]
  if (!row) throw new Error('The table of quantiles has a row.')
  return row
}

/** z times the deviation of a day times the square root of the days, rounded up to a whole unit. */
const safetyFor = (z: number, deviation: number, days: number): number =>
  rootUp(z * z * deviation * deviation * days, 100_000_000)

/** Asks for the stock that keeps a service level while the demand varies from day to day. */
export const safetyStock: InventoryProblem = {
  name: 'safetyStock',
  make(draw) {
    const deviation = draw(0, 8, 40)
    const lead = draw(1, 4, 20)
    const { level, z } = drawLevel(draw, 2)
    const answer = safetyFor(z.value, deviation, lead)
    return {
      given: [
        given('dailyDeviation', amount(deviation, 'unitsPerDay')),
        given('leadTime', amount(lead, 'days')),
        given('serviceLevel', level),
      ],
      answer: amount(answer, 'units'),
      rounding: 'up',
      tolerance: onePercent(answer),
      steps: [
        step('safetyStock.quantile', { level, z }),
        step('safetyStock.product', {
          z,
          deviation: amount(deviation, 'unitsPerDay'),
          days: amount(lead, 'days'),
          safety: amount(answer, 'units'),
        }),
      ],
    }
  },
}

/** Asks for today's order, if the stock is checked only every few days. */
export const periodicReview: InventoryProblem = {
  name: 'periodicReview',
  make(draw) {
    const daily = draw(0, 20, 80)
    const deviation = draw(1, 4, 15)
    const review = draw(2, 5, 14)
    const lead = draw(3, 2, 8)
    const { level, z } = drawLevel(draw, 4)
    const days = review + lead
    const position = draw(5, 50, 300, 10)
    const safety = safetyFor(z.value, deviation, days)
    const target = daily * days + safety
    const answer = Math.max(0, target - position)
    return {
      given: [
        given('dailyDemand', amount(daily, 'unitsPerDay')),
        given('dailyDeviation', amount(deviation, 'unitsPerDay')),
        given('reviewPeriod', amount(review, 'days')),
        given('leadTime', amount(lead, 'days')),
        given('serviceLevel', level),
        given('stockPosition', amount(position, 'units')),
      ],
      answer: amount(answer, 'units'),
      rounding: 'up',
      tolerance: onePercent(answer),
      steps: [
        step('periodicReview.safety', {
          z,
          deviation: amount(deviation, 'unitsPerDay'),
          days: amount(days, 'days'),
          safety: amount(safety, 'units'),
        }),
        step('periodicReview.target', {
          daily: amount(daily, 'unitsPerDay'),
          days: amount(days, 'days'),
          safety: amount(safety, 'units'),
          target: amount(target, 'units'),
        }),
        step('periodicReview.order', {
          target: amount(target, 'units'),
          position: amount(position, 'units'),
          quantity: amount(answer, 'units'),
        }),
      ],
    }
  },
}
