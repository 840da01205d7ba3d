import { type MarketStep, marketSteps, type MarketView } from '@titian/contract'

/** Days on which a newcomer is led back to a rule that is not met; later the shop waits for goods and customers. */
const mendingDays = 3

/** Steps that are prepared before anything is sold; the others wait for what customers do. */
const prepared: readonly MarketStep[] = marketSteps.slice(0, marketSteps.indexOf('inventory') + 1)

type Guided = Pick<MarketView, 'day' | 'steps' | 'today' | 'products' | 'orders'>

/** PRC-170: whether the first order was not sent yet. A shop without goods of its own has none to send once it has sold. */
export function isGuided({ orders, products }: Pick<Guided, 'orders' | 'products'>): boolean {
  if (orders.some(({ state }) => state === 'shipped' || state === 'delivered')) return false
  const hasSold = products.some(({ rows }) => rows.some(({ units }) => units > 0))
  return (
    !hasSold ||
    orders.some(({ state }) => state === 'toShip') ||
    products.some(({ ownStock }) => ownStock > 0)
  )
}

/** Whether the only thing left in the sourcing step is a sample that has not arrived. */
const waitsForSample = ({ products }: Pick<Guided, 'products'>): boolean =>
  products.length > 0 &&
  products.every(
    ({ supplier, suppliers }) =>
      supplier === null &&
      suppliers.some(({ sample }) => sample === 'ordered') &&
      !suppliers.some(({ sample }) => sample === 'arrived'),
  )

/**
 * The next single thing to do: a step that is open and not begun, one that has something for today, on the first days
 * one with a rule that is not met; and else the end of the day.
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

/** For what the end of the day waits. */
export function waitingFor(view: Pick<Guided, 'products'>): 'waitSample' | 'waitGoods' | 'end' {
  if (waitsForSample(view)) return 'waitSample'
  const lots = view.products.flatMap((product) => product.lots)
  return lots.length > 0 && lots.every(({ state }) => state !== 'sellable') ? 'waitGoods' : 'end'
}
