import {
  amount,
  given,
  type InventoryProblem,
  lastPlace,
  type Numbers,
  type Step,
  step,
} from './problem.ts'
import { rootHalfUp } from './roots.ts'

/** Asks for the quantity with the least cost of ordering and holding. */
export const economicOrder: InventoryProblem = {
  name: 'economicOrder',
  make(draw) {
    const demand = draw(0, 1_000, 9_000, 100)
    const ordering = draw(1, 2_000, 9_000, 500)
    const holding = draw(2, 100, 600, 10)
    const answer = rootHalfUp(2 * demand * ordering, holding)
    return {
      given: [
        given('yearlyDemand', amount(demand, 'unitsPerYear')),
        given('orderingCost', amount(ordering, 'cents')),
        given('holdingCost', amount(holding, 'centsPerUnitAndYear')),
      ],
      answer: amount(answer, 'units'),
      rounding: 'halfUp',
      tolerance: lastPlace,
      steps: [
        step('economicOrder.product', {
          demand: amount(demand, 'unitsPerYear'),
          ordering: amount(ordering, 'cents'),
          product: amount(2 * demand * ordering, 'none'),
        }),
        step('economicOrder.root', {
          product: amount(2 * demand * ordering, 'none'),
          holding: amount(holding, 'centsPerUnitAndYear'),
          quantity: amount(answer, 'units'),
        }),
      ],
    }
  },
}

interface Tier {
  from: number
  to: number
  /** The price of a unit in cents. */
  price: number
}

interface Yearly {
  demand: number
  ordering: number
  /** The yearly cost of holding a unit, in percent of its price. */
  percent: number
}

/**
 * Returns the cost of a year multiplied by 200 times the quantity, which makes it a whole number.
 * The cost consists of the price, the orders, and holding half of the quantity.
 */
const scaledCost = ({ demand, ordering, percent }: Yearly, price: number, quantity: number) =>
  200 * quantity * demand * price + 200 * demand * ordering + quantity * quantity * percent * price

const isCheaper = (yearly: Yearly, one: [number, number], other: [number, number]): boolean =>
  BigInt(scaledCost(yearly, ...one)) * BigInt(other[1]) <
  BigInt(scaledCost(yearly, ...other)) * BigInt(one[1])

/**
 * Returns the best whole quantity within a tier: the economic order quantity, or the nearer limit
 * of the tier.
 */
function bestOf(tier: Tier, yearly: Yearly): { economic: number; quantity: number } {
  const { demand, ordering, percent } = yearly
  const economic = rootHalfUp(200 * demand * ordering, percent * tier.price)
  const quantity = Math.min(Math.max(economic, tier.from), tier.to)
  return { economic, quantity }
}

function drawTiers(draw: Numbers): Tier[] {
  const price = draw(3, 800, 2_000, 50)
  const first = draw(4, 200, 500, 50)
  const second = first + draw(5, 500, 2_500, 100)
  const cut = draw(6, 1, 4)
  const more = draw(7, 1, 2)
  return [
    { from: 1, to: first - 1, price },
    { from: first, to: second - 1, price: (price * (100 - cut)) / 100 },
    { from: second, to: 1_000_000, price: (price * (100 - cut - more)) / 100 },
  ].map((tier) => ({ ...tier, price: Math.floor(tier.price) }))
}

/** Asks for the quantity with the least yearly cost, if larger orders have a lower price. */
export const quantityDiscount: InventoryProblem = {
  name: 'quantityDiscount',
  make(draw) {
    const yearly = {
      demand: draw(0, 2_000, 8_000, 100),
      ordering: draw(1, 2_000, 8_000, 500),
      percent: draw(2, 15, 30),
    }
    const tiers = drawTiers(draw)
    const found = tiers.map((tier) => ({ ...tier, ...bestOf(tier, yearly) }))
    const [first] = found
    if (!first) throw new Error('A price list has a tier.')
    const best = found.reduce(
      (one, other) =>
        isCheaper(yearly, [other.price, other.quantity], [one.price, one.quantity]) ? other : one,
      first,
    )
    const costOf = (price: number, quantity: number) =>
      Math.floor(scaledCost(yearly, price, quantity) / (200 * quantity))
    const steps: Step[] = found.map(({ price, economic, quantity }) =>
      step('quantityDiscount.tier', {
        price: amount(price, 'centsPerUnit'),
        economic: amount(economic, 'units'),
        quantity: amount(quantity, 'units'),
        cost: amount(costOf(price, quantity), 'cents'),
      }),
    )
    return {
      given: [
        given('yearlyDemand', amount(yearly.demand, 'unitsPerYear')),
        given('orderingCost', amount(yearly.ordering, 'cents')),
        given('holdingPercent', amount(yearly.percent, 'percent')),
        ...tiers.map(({ from, price }) =>
          given('priceFrom', amount(from, 'units'), amount(price, 'centsPerUnit')),
        ),
      ],
      answer: amount(best.quantity, 'units'),
      rounding: 'halfUp',
      tolerance: lastPlace,
      steps: [
        ...steps,
        step('quantityDiscount.choice', { quantity: amount(best.quantity, 'units') }),
      ],
    }
  },
}
