import { type MarketStep, marketSteps, type RunProgress } from '@titian/contract'

/** PRC-040: what the board knows of a shop. */
export type Progress = RunProgress
export type StepProgress = RunProgress['steps'][number]

export interface Attention {
  step: MarketStep
  /** Students whose step needs attention. */
  some: number
}

/** The steps that need the attention of most students first, and those of equal number in the order of the chart. */
export function attentionOf(shops: readonly Progress[]): Attention[] {
  const counted = marketSteps.map((step) => ({
    step,
    some: shops.filter(({ steps }) =>
      steps.some((one) => one.step === step && one.state === 'warning'),
    ).length,
  }))
  return counted.filter(({ some }) => some > 0).toSorted((one, other) => other.some - one.some)
}
