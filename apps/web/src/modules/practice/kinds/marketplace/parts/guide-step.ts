import { type MarketStep, marketSteps, type MarketView } from '@titian/contract'

/** Days on which a newcomer is led. */
export const guidedDays = 3

/** Steps that are prepared before anything is sold; the others wait for what customers do. */
const prepared: readonly MarketStep[] = marketSteps.slice(0, marketSteps.indexOf('inventory') + 1)

type Guided = Pick<MarketView, 'steps' | 'today'>

/**
 * The next single thing to do: a step that is open and not begun, one that has something for today, one with a rule
 * that is not met; and else the end of the day.
 */
export function nextStep({ steps, today }: Guided): MarketStep | null {
  const open = steps.filter(({ state }) => state !== 'locked' && state !== 'passed')
  const hasTask = (step: MarketStep) => today.some((task) => task.step === step)
  const next =
    open.find(({ step, state }) => state === 'open' && prepared.includes(step)) ??
    open.find(({ step }) => hasTask(step)) ??
    open.find(
      ({ step, rules }) =>
        prepared.includes(step) &&
        rules.some(({ met, points, of }) => met === false && points < of),
    )
  return next?.step ?? null
}
