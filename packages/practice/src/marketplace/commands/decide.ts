import { type Fields, fieldOf, isObject, objectOf, type Problem } from '../../checks.ts'
import type { CommandProblem, Sent } from '../../engine.ts'
import { draftOf } from '../draft.ts'
import type { MarketState } from '../state.ts'
import { missingFor } from '../steps/open.ts'
import { anyDay } from './fields.ts'
import { labelOf } from './labels.ts'
import { decisionRules } from './rules.ts'
import { stepOf } from './step-of-decision.ts'
import type { DecisionRule, DecisionType } from './types.ts'

const shapes = new Map(
  Object.entries(decisionRules).map(([name, { fields }]) => [
    name,
    objectOf({ type: () => [], day: anyDay, ...fields }),
  ]),
)

const isType = (name: unknown): name is DecisionType =>
  typeof name === 'string' && Object.hasOwn(decisionRules, name)

/** The judge of a decision, which accepts any decision with checked fields. */
const ruleOf = (name: DecisionType): DecisionRule<DecisionType> => decisionRules[name]

const asField = (problem: Problem): CommandProblem => ({ code: 'field', problem })

function fieldProblems(state: MarketState, name: DecisionType, command: Fields): CommandProblem[] {
  const shape = shapes.get(name)?.(command, '') ?? []
  if (shape.length > 0) return shape.map(asField)
  const step = stepOf[name]
  // A locked step accepts no decision (PRC-032).
  if (step && missingFor(state, step).length > 0)
    return [asField({ path: 'type', code: 'unknownName' })]
  return (ruleOf(name).problems?.(state, command as never) ?? []).map(asField)
}

/** Returns the reason why a command would change nothing. Never throws, whatever the input. */
export function commandProblems(
  state: MarketState,
  command: unknown,
  seat: string,
): CommandProblem[] {
  if (seat !== 'seller' && seat !== 'teacher') return [{ code: 'unknownSeat' }]
  const type = isObject(command) ? fieldOf(command, 'type') : undefined
  if (!isObject(command) || !isType(type)) return [{ code: 'notACommand' }]
  // PRC-040: events come from the teacher, all other decisions from the student.
  if ((type === 'event') !== (seat === 'teacher')) return [{ code: 'unknownSeat' }]
  if (state.finished) return [{ code: 'finished' }]
  if (fieldOf(command, 'day') !== state.day) return [{ code: 'wrongDay', day: state.day }]
  return fieldProblems(state, type, command)
}

/** Applies the decisions of a day to a draft in order; invalid ones change nothing. */
export function applyTo(draft: MarketState, sent: readonly Sent[]): void {
  for (const { seat, command } of sent) {
    if (commandProblems(draft, command, seat).length > 0) continue
    const decision = command as Fields & { type: DecisionType }
    ruleOf(decision.type).apply(draft, decision as never)
    draft.decisions.push(labelOf(draft.day, decision.type, decision))
  }
}

/** The state within a day. */
export function decided(state: MarketState, sent: readonly Sent[]): MarketState {
  if (sent.length === 0) return state
  const draft = draftOf(state)
  applyTo(draft, sent)
  return draft
}
