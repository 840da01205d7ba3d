import type { PracticeKind } from '../engine.ts'
import { apply, clerk } from './commands/apply.ts'
import { untimely } from './commands/untimely.ts'
import { type ErpScenario, scenarioProblems } from './scenario.ts'
import { type ErpMetrics, metricsOf, scoreOf } from './score.ts'
import { decided, start, step } from './start.ts'
import type { ErpState } from './state.ts'
import { type ErpView, viewOf } from './view.ts'

/**
 * The ERP practice (PRC-042 to PRC-049): one seat keeps the books of a trading company. The seat
 * `teacher` is for the teachers of the student; its only command resets a card.
 */
export const erp: PracticeKind<ErpScenario, ErpState, ErpView, ErpMetrics> = {
  name: 'erp',
  engineVersion: 1,
  seats: [clerk],
  scenarioProblems,
  start,
  step,
  decided,
  commandProblems(state, command, seat) {
    const answer = apply(state, command, seat)
    return 'problems' in answer ? answer.problems : untimely(state, answer.state)
  },
  isFinished: ({ finished }) => finished,
  viewOf,
  metricsOf,
  scoreOf,
}
