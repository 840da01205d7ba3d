import {
  amount,
  exact,
  given,
  type InventoryProblem,
  lastPlace,
  type Numbers,
  step,
} from './problem.ts'

/**
 * Asks how many units to buy of an item that is worth little after the season: the smallest stock
 * that suffices with a probability of at least the critical ratio.
 */
export const newsvendor: InventoryProblem = {
  name: 'newsvendor',
  make(draw) {
    const cost = draw(0, 400, 900, 10)
    const price = cost + draw(1, 200, 900, 10)
    const salvage = draw(2, 50, 300, 10)
    const least = draw(3, 20, 100, 10)
    const range = draw(4, 50, 200, 10)
    const under = price - cost
    const over = cost - salvage
    // All demands in `range` are equally likely, so a stock that covers n of them suffices in n /
    // range of all seasons.
    const covered = Math.ceil((under * range) / (under + over))
    const answer = least + covered - 1
    return {
      given: [
        given('price', amount(price, 'centsPerUnit')),
        given('cost', amount(cost, 'centsPerUnit')),
        given('salvage', amount(salvage, 'centsPerUnit')),
        given('leastDemand', amount(least, 'units')),
        given('mostDemand', amount(least + range - 1, 'units')),
      ],
      answer: amount(answer, 'units'),
      rounding: 'up',
      tolerance: lastPlace,
      steps: [
        step('newsvendor.costs', {
          under: amount(under, 'centsPerUnit'),
          over: amount(over, 'centsPerUnit'),
        }),
        step('newsvendor.ratio', {
          under: amount(under, 'centsPerUnit'),
          sum: amount(under + over, 'centsPerUnit'),
          range: amount(range, 'none'),
          covered: amount(covered, 'none'),
        }),
        step('newsvendor.quantity', {
          least: amount(least, 'units'),
          covered: amount(covered, 'none'),
          quantity: amount(answer, 'units'),
        }),
      ],
    }
  },
}

/** The probabilities of five levels of demand in percent; the sum of each list is 100. */
const chances = [
  [10, 20, 40, 20, 10],
  [20, 30, 20, 20, 10],
  [10, 10, 20, 30, 30],
  [30, 20, 20, 20, 10],
]

/**
 * Pairs of the cents that an unsold unit and a missing unit cost. In each pair, the sum in tens of
 * cents shares no factor with 10. So the critical ratio is never exactly one of the probabilities,
 * and no two stocks have the same cost.
 */
const pairs = [
  [20, 50],
  [10, 60],
  [40, 90],
  [20, 70],
  [30, 60],
  [30, 140],
]

interface Level {
  units: number
  percent: number
}

function drawLevels(draw: Numbers): Level[] {
  const first = draw(0, 10, 40)
  const apart = draw(1, 2, 8)
  const list = chances[draw(2, 0, chances.length - 1)] ?? []
  return list.map((percent, place) => ({ units: first + place * apart, percent }))
}

/** Asks for the stock with the least expected cost of holding and of missing units. */
export const stockOutCost: InventoryProblem = {
  name: 'stockOutCost',
  make(draw) {
    const levels = drawLevels(draw)
    const [holding = 0, missing = 0] = pairs[draw(3, 0, pairs.length - 1)] ?? []
    const expected = levels.map(({ units }) => ({
      units,
      // The cost is in hundredths of a cent, because the probabilities are in percent.
      cost: levels.reduce((total, level) => {
        const left = units - level.units
        return total + level.percent * (left > 0 ? left * holding : -left * missing)
      }, 0),
    }))
    const [best] = expected.toSorted((one, other) => one.cost - other.cost)
    const answer = best?.units ?? 0
    return {
      given: [
        given('holdingCost', amount(holding, 'centsPerUnit')),
        given('missingCost', amount(missing, 'centsPerUnit')),
        ...levels.map(({ units, percent }) =>
          given('demandChance', amount(units, 'units'), amount(percent, 'percent')),
        ),
      ],
      answer: amount(answer, 'units'),
      rounding: 'none',
      tolerance: exact,
      steps: [
        ...expected.map(({ units, cost }) =>
          step('stockOutCost.expected', {
            stock: amount(units, 'units'),
            cost: amount(cost, 'cents', 2),
          }),
        ),
        step('stockOutCost.choice', { stock: amount(answer, 'units') }),
      ],
    }
  },
}
