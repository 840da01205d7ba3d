import { sum } from '../../whole.ts'
import { stepNames, type StepName, type StepRule, stepRules } from '../content/rules.ts'
import type { MarketState } from '../state.ts'
import type { MarketRule, MarketStepView, StepState } from '../market-view.ts'
import { isBegun, missingFor, waitsFor } from './open.ts'
import { rulesOf } from './rules.ts'

const unrated = (step: StepName): MarketRule[] =>
  stepRules[step].map(({ rule, points: of }) => ({ rule, met: null, points: 0, of, details: {} }))

/** PRC-204: errors are shown at once, and the right answer when nothing can be sent any more. */
function shown({ finished }: MarketState, step: StepName, rule: MarketRule): MarketRule {
  const rules: readonly StepRule[] = stepRules[step]
  const answers = rules.find((one) => one.rule === rule.rule)?.answers ?? []
  if (finished || answers.length === 0) return rule
  const details = Object.entries(rule.details).filter(([name]) => !answers.includes(name))
  return { ...rule, details: Object.fromEntries(details) }
}

function stateOf(state: MarketState, step: StepName, rules: readonly MarketRule[]): StepState {
  if (missingFor(state, step).length > 0) return 'locked'
  if (!isBegun(state, step)) return 'open'
  if (rules.some(({ met }) => met === false)) return 'warning'
  return rules.every(({ met }) => met === true) ? 'passed' : 'inProgress'
}

/** PRC-032, PRC-033: the steps with their states, rules and points. */
export const stepsOf = (state: MarketState): MarketStepView[] =>
  stepNames.map((step) => {
    const found = isBegun(state, step) ? rulesOf(state, step) : []
    const rules = found.length > 0 ? found.map((rule) => shown(state, step, rule)) : unrated(step)
    return {
      step,
      state: stateOf(state, step, rules),
      points: sum(rules.map(({ points }) => points)),
      of: sum(rules.map(({ of }) => of)),
      rules,
      waitsFor: [...waitsFor[step]],
    }
  })
