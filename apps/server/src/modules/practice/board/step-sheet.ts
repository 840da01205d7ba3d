import {
  type FullTexts,
  type Language,
  marketSteps,
  punctuationOf,
  type RunProgress,
} from '@titian/contract'
import { healthTexts, stepStateTexts, stepTexts } from '../kinds/marketplace-words.ts'
import type { BoardStudent } from './queries.ts'

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

const heads = [
  texts('Cash', '现金', 'Tunai'),
  texts('Account', '账号状况', 'Akaun'),
  texts('Result at most in percent', '成绩上限（%）', 'Keputusan paling banyak dalam peratus'),
  texts('Points of the steps', '步骤得分', 'Markah langkah'),
]

/** PRC-040: returns the columns of a practice with steps that follow the common columns. */
export const stepHeads = (language: Language): string[] => [
  ...heads.map((title) => title[language]),
  ...marketSteps.map((step) => stepTexts[step][language]),
]

const stateIn = (progress: RunProgress | null, step: string, language: Language) => {
  const found = progress?.steps.find((one) => one.step === step)
  if (!found) return ''
  return `${stepStateTexts[found.state][language]}${punctuationOf(language).bracketed(`${found.points}/${found.of}`)}`
}

export function stepCells(
  { run, ended }: Pick<BoardStudent, 'run' | 'ended'>,
  language: Language,
): (string | number | null)[] {
  const found = run?.progress ?? null
  const progress = found && 'steps' in found ? found : null
  return [
    progress && progress.cash / 100,
    progress && healthTexts[progress.health][language],
    ended?.cap ?? null,
    progress && progress.points,
    ...marketSteps.map((step) => stateIn(progress, step, language)),
  ]
}
