import { divideHalfUp, sum } from '../whole.ts'
import { amount, exact, given, type InventoryProblem, lastPlace, step } from './problem.ts'

/** How many days the stock lasts. */
export const daysOfCover: InventoryProblem = {
  name: 'daysOfCover',
  make(draw) {
    const stock = draw(0, 400, 4_000, 10)
    const monthly = draw(1, 300, 2_400, 30)
    const answer = divideHalfUp(stock * 30 * 10, monthly)
    return {
      given: [
        given('stock', amount(stock, 'units')),
        given('monthlyDemand', amount(monthly, 'units')),
        given('daysOfMonth', amount(30, 'days')),
      ],
      answer: amount(answer, 'days', 1),
      rounding: 'halfUp',
      tolerance: lastPlace,
      steps: [
        step('daysOfCover.daily', {
          monthly: amount(monthly, 'units'),
          daily: amount(divideHalfUp(monthly * 10, 30), 'unitsPerDay', 1),
        }),
        step('daysOfCover.days', {
          stock: amount(stock, 'units'),
          monthly: amount(monthly, 'units'),
          days: amount(answer, 'days', 1),
        }),
      ],
    }
  },
}

/**
 * Asks how many items are of class A: the items with the greatest yearly value that together reach
 * four fifths of the total value.
 */
export const abcClasses: InventoryProblem = {
  name: 'abcClasses',
  make(draw) {
    const items = Array.from({ length: 8 }, (_, place) => {
      const use = draw(2 * place, 20, 400, 10)
      // A few dear items and many cheap ones, as in a real warehouse.
      const price =
        place < 3 ? draw(2 * place + 1, 2_000, 9_000, 100) : draw(2 * place + 1, 50, 900, 10)
      return { use, price, value: use * price }
    })
    const total = sum(items.map(({ value }) => value))
    const ordered = items.toSorted((one, other) => other.value - one.value)
    const reached = ordered.map((_item, place) =>
      sum(ordered.slice(0, place + 1).map(({ value }) => value)),
    )
    const answer = reached.findIndex((value) => value * 100 >= total * 80) + 1
    return {
      given: items.map(({ use, price }) =>
        given('itemUse', amount(use, 'unitsPerYear'), amount(price, 'centsPerUnit')),
      ),
      answer: amount(answer, 'items'),
      rounding: 'none',
      tolerance: exact,
      steps: [
        step('abcClasses.total', { total: amount(total, 'cents') }),
        ...ordered.slice(0, answer).map(({ value }, place) =>
          step('abcClasses.item', {
            value: amount(value, 'cents'),
            share: amount(divideHalfUp((reached[place] ?? 0) * 1_000, total), 'percent', 1),
          }),
        ),
        step('abcClasses.count', { count: amount(answer, 'items') }),
      ],
    }
  },
}

/** Asks which share of the demand was served at once, if unserved demand is lost. */
export const fillRate: InventoryProblem = {
  name: 'fillRate',
  make(draw) {
    const start = draw(0, 5, 30, 5)
    const weekly = draw(1, 30, 50, 5)
    const asked = Array.from({ length: 6 }, (_, place) => draw(2 + place, 25, 95, 5))
    let stock = start
    const served = asked.map((units) => {
      const shipped = Math.min(stock + weekly, units)
      stock += weekly - shipped
      return shipped
    })
    const total = sum(asked)
    const answer = divideHalfUp(sum(served) * 1_000, total)
    return {
      given: [
        given('startStock', amount(start, 'units')),
        given('weeklyReceipt', amount(weekly, 'units')),
        ...asked.map((units) => given('weekDemand', amount(units, 'units'))),
      ],
      answer: amount(answer, 'percent', 1),
      rounding: 'halfUp',
      tolerance: lastPlace,
      steps: [
        ...served.map((shipped, place) =>
          step('fillRate.week', {
            asked: amount(asked[place] ?? 0, 'units'),
            served: amount(shipped, 'units'),
          }),
        ),
        step('fillRate.share', {
          served: amount(sum(served), 'units'),
          asked: amount(total, 'units'),
          share: amount(answer, 'percent', 1),
        }),
      ],
    }
  },
}
