import { type MarketStep, marketSteps, type MarketView } from '@titian/contract'

/**
 * The number of first days on which the guide leads back to steps with failed rules. After these
 * days, the shop waits for goods and customers.
 */
const mendingDays = 3

/**
 * The steps that a student can finish before the first sale. The other steps depend on customers.
 */
const prepared: readonly MarketStep[] = marketSteps.slice(0, marketSteps.indexOf('inventory') + 1)

type Guided = Pick<MarketView, 'day' | 'steps' | 'today' | 'products' | 'orders'>

/**
 * PRC-170: returns whether the guide is shown: no order was shipped yet, and the shop has goods to
 * ship.
 */
export function isGuided({ orders, products }: Pick<Guided, 'orders' | 'products'>): boolean {
  if (orders.some(({ state }) => state === 'shipped' || state === 'delivered')) return false
  const hasSold = products.some(({ rows }) => rows.some(({ units }) => units > 0))
  return (
    !hasSold ||
    orders.some(({ state }) => state === 'toShip') ||
    products.some(({ ownStock }) => ownStock > 0)
  )
}

/** Whether the sourcing step only waits for a sample. */
const waitsForSample = ({ products }: Pick<Guided, 'products'>): boolean =>
  products.length > 0 &&
  products.every(
    ({ supplier, suppliers }) =>
      supplier === null &&
      suppliers.some(({ sample }) => sample === 'ordered') &&
      !suppliers.some(({ sample }) => sample === 'arrived'),
  )

/**
 * Returns the next step: an open step that is not begun, a step with a task for today, or on the
 * first days a step with a failed rule. Null means that the student only has to end the day.
 */
export function nextStep(view: Guided): MarketStep | null {
  const { day, steps, today } = view
  const isLeft = (step: MarketStep) => step !== 'sourcing' || !waitsForSample(view)
  const open = steps.filter(
    ({ step, state }) => state !== 'locked' && state !== 'passed' && isLeft(step),
  )
  const hasTask = (step: MarketStep) => today.some((task) => task.step === step)
  const next =
    open.find(({ step, state }) => state === 'open' && prepared.includes(step)) ??
    open.find(({ step }) => hasTask(step)) ??
    open.find(
      ({ step, rules }) =>
        day <= mendingDays &&
        prepared.includes(step) &&
        rules.some(({ met, points, of }) => met === false && points < of),
    )
  return next?.step ?? null
}

/** Returns what the end of the day waits for. */
export function waitingFor(view: Pick<Guided, 'products'>): 'waitSample' | 'waitGoods' | 'end' {
  if (waitsForSample(view)) return 'waitSample'
  const lots = view.products.flatMap((product) => product.lots)
  return lots.length > 0 && lots.every(({ state }) => state !== 'sellable') ? 'waitGoods' : 'end'
}
