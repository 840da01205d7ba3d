import { type MarketStep, marketSteps, type RunProgress } from '@titian/contract'

/** PRC-040: the progress of one shop, as the board shows it. */
export type Progress = RunProgress
export type StepProgress = RunProgress['steps'][number]

export interface Attention {
  step: MarketStep
  /** The number of students who need help in the step. */
  some: number
}

/**
 * Returns the steps in which students need help, beginning with the step of most students. Steps
 * with equal numbers keep the order of the chart.
 */
export function attentionOf(shops: readonly Progress[]): Attention[] {
  const counted = marketSteps.map((step) => ({
    step,
    some: shops.filter(({ steps }) =>
      steps.some((one) => one.step === step && one.state === 'warning'),
    ).length,
  }))
  return counted.filter(({ some }) => some > 0).toSorted((one, other) => other.some - one.some)
}
