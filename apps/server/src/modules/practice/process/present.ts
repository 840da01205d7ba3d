import type { Language, MarketStepView, ProcessData } from '@titian/contract'
import { opensAfter, stepTexts } from '../kinds/marketplace-words.ts'

interface Shown {
  steps: readonly MarketStepView[]
  /** The steps of a new run. Each step lists what it requires. */
  first: readonly MarketStepView[]
  url: string
  /**
   * The sealed id of the person's open run; null for a visitor, and for a person without an open
   * run.
   */
  run: string | null
}

/** PRC-015: returns the data of the chart on the page of the virtual marketplace. */
export function processData({ steps, first, url, run }: Shown, language: Language): ProcessData {
  return {
    nodes: steps.map(({ step, state, points, of }) => ({
      id: step,
      name: stepTexts[step][language],
      url: run === null ? url : `${url}/run/${run}/${step}`,
      state,
      score: run === null ? null : points,
      of,
    })),
    edges: first.flatMap(({ step: to, waitsFor }) =>
      waitsFor.map((from) => ({
        from,
        to,
        condition: opensAfter(stepTexts[from][language])[language],
      })),
    ),
  }
}
