import {
  fieldOf,
  isObject,
  listOf,
  objectOf,
  oneOf,
  type Problem,
  wholeBetween,
} from '../checks.ts'
import type { Seed } from '../draw.ts'
import type { CommandProblem, PracticeKind, ScorePart, Sent } from '../engine.ts'
import { pointsOf } from '../whole.ts'
import { checkAnswer, longestAnswer, type Verdict } from './check-answer.ts'
import type { Solved } from './problem.ts'
import { problemNames, solve } from './problems.ts'

export interface InventoryScenario {
  /** Names of problems, in the order in which they are shown. */
  problems: string[]
  /** How often the answers can be handed in. */
  tries: number
}

export const standardBench: InventoryScenario = { problems: [...problemNames], tries: 3 }

interface Answered {
  text: string
  verdict: Verdict
}

export interface InventoryState {
  /** The number of the present try; at the end, that of the last one. */
  attempt: number
  tries: number
  finished: boolean
  problems: { name: string; solved: Solved; answered: Answered | null }[]
}

/**
 * A problem as the student sees it. It contains the solution only after a right answer or the last
 * try.
 */
export interface ProblemView extends Omit<Solved, 'answer' | 'steps'> {
  name: string
  unit: Solved['answer']['unit']
  places: number
  answered: Answered | null
  solution: Pick<Solved, 'answer' | 'steps'> | null
}

export interface InventoryView {
  attempt: number
  tries: number
  finished: boolean
  problems: ProblemView[]
}

export interface InventoryMetrics {
  right: number
  of: number
}

const seat = 'student'

const checkScenario = objectOf({
  problems: listOf(oneOf(problemNames), 1, problemNames.length),
  tries: wholeBetween(1, 10),
})

function scenarioProblems(value: unknown): Problem[] {
  const found = checkScenario(value, '')
  if (found.length > 0 || !isObject(value)) return found
  const names = fieldOf(value, 'problems')
  const twice = Array.isArray(names) ? names.findIndex((name, at) => names.indexOf(name) < at) : -1
  return twice < 0 ? [] : [{ path: `problems.${twice}`, code: 'repeated' }]
}

function start({ problems, tries }: InventoryScenario, seed: Seed): InventoryState {
  const made = problems.flatMap((name) => {
    const solved = solve(name, seed)
    return solved ? [{ name, solved, answered: null }] : []
  })
  return { attempt: 1, tries, finished: false, problems: made }
}

const isRight = ({ answered }: InventoryState['problems'][number]) => answered?.verdict === 'right'

function answerProblems(state: InventoryState, name: unknown, text: unknown): Problem[] {
  const names = state.problems.filter((problem) => !isRight(problem)).map((problem) => problem.name)
  const unknown = oneOf(names)(name, 'problem')
  if (unknown.length > 0) return unknown
  if (typeof text !== 'string') return [{ path: 'text', code: 'required' }]
  return text.length > longestAnswer
    ? [{ path: 'text', code: 'tooLong', limit: longestAnswer }]
    : []
}

interface AnswerCommand {
  type: 'answer'
  attempt: number
  problem: string
  text: string
}

function commandProblems(state: InventoryState, command: unknown, from: string): CommandProblem[] {
  if (from !== seat) return [{ code: 'unknownSeat' }]
  if (!isObject(command) || fieldOf(command, 'type') !== 'answer') return [{ code: 'notACommand' }]
  if (state.finished) return [{ code: 'finished' }]
  if (fieldOf(command, 'attempt') !== state.attempt)
    return [{ code: 'wrongDay', day: state.attempt }]
  return answerProblems(state, fieldOf(command, 'problem'), fieldOf(command, 'text')).map(
    (problem) => ({ code: 'field', problem }),
  )
}

const isAnswer = (state: InventoryState, { command, seat: from }: Sent, name: string) =>
  commandProblems(state, command, from).length === 0 &&
  isObject(command) &&
  fieldOf(command, 'problem') === name

/**
 * Judges the answers of one try. Only the first answer to a problem counts in a try, and a problem
 * with a right answer stays solved.
 */
function step(state: InventoryState, sent: readonly Sent[]): InventoryState {
  if (state.finished) return state
  const problems = state.problems.map((problem) => {
    const first = sent.find((one) => isAnswer(state, one, problem.name))
    if (!first) return problem
    const { text } = first.command as AnswerCommand
    return { ...problem, answered: { text, verdict: checkAnswer(problem.solved, text) } }
  })
  const finished = state.attempt === state.tries || problems.every(isRight)
  return { ...state, problems, finished, attempt: finished ? state.attempt : state.attempt + 1 }
}

function viewOf(state: InventoryState, from: string): InventoryView | undefined {
  if (from !== seat) return undefined
  const problems = state.problems.map((problem): ProblemView => {
    const { answer, steps, ...shown } = problem.solved
    const isOpen = !state.finished && !isRight(problem)
    return {
      name: problem.name,
      ...shown,
      unit: answer.unit,
      places: answer.places,
      // The tolerance is withheld while the problem is open, because a tolerance of one percent
      // would reveal the answer.
      tolerance: { ...shown.tolerance, by: isOpen ? 0 : shown.tolerance.by },
      answered: problem.answered,
      solution: isOpen ? null : { answer, steps },
    }
  })
  return { ...state, problems }
}

const metricsOf = ({ problems }: InventoryState): InventoryMetrics => ({
  right: problems.filter(isRight).length,
  of: problems.length,
})

function scoreOf(state: InventoryState): ScorePart[] {
  const { right, of } = metricsOf(state)
  return [{ name: 'bench', points: state.finished ? pointsOf(100, [right, of]) : null, of: 100 }]
}

/** The inventory problems (PRC-061): one seat, and each day is one try at the unsolved problems. */
export const inventory: PracticeKind<
  InventoryScenario,
  InventoryState,
  InventoryView,
  InventoryMetrics
> = {
  name: 'inventory',
  engineVersion: 1,
  seats: [seat],
  scenarioProblems,
  start,
  step,
  commandProblems,
  isFinished: ({ finished }) => finished,
  viewOf,
  metricsOf,
  scoreOf,
}
