import type { MarketStepView, MarketView, PracticeRun } from '@titian/contract'
import { createContext, use } from 'react'
import type { MarketActs } from '../../parts/use-market-acts.ts'

export interface StepFormProps {
  run: PracticeRun
  view: MarketView
  step: MarketStepView
  acts: MarketActs
}

interface StepScene extends StepFormProps {
  /** Whether the step is locked or the run has ended, so that it is read-only. */
  isClosed: boolean
}

export const StepContext = createContext<StepScene | null>(null)

/** Returns the run and the step whose form is shown. */
export function useStep(): StepScene {
  const scene = use(StepContext)
  if (!scene) throw new Error('A form of a step is inside StepForm.')
  return scene
}
