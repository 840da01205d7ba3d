import type { MarketStepView, MarketView, PracticeRun } from '@titian/contract'
import type { MarketActs } from '../parts/use-market-acts.ts'

export interface StepFormProps {
  run: PracticeRun
  view: MarketView
  step: MarketStepView
  acts: MarketActs
}

/** The form of a step. */
export const StepForm = ({ step }: StepFormProps) => <p>{step.step}</p>
