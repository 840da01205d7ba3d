import {
  type healthStates,
  type MarketStep,
  marketSteps,
  type PracticeBoardRow,
  type StepState,
} from '@titian/contract'

export interface StepProgress {
  step: MarketStep
  state: StepState
  points: number
  of: number
}

/** PRC-040: what the board knows of a shop. */
export interface Progress {
  /** Cents. */
  cash: number
  health: (typeof healthStates)[number]
  /** Of the process, of 100. */
  points: number
  steps: StepProgress[]
}

/** Null without a run. */
export const progressOf = (row: PracticeBoardRow): Progress | null =>
  (row as { progress?: Progress | null }).progress ?? null

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
