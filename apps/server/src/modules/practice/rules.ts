import { problemsIn, type Language, wrongField } from '@titian/contract'
import type { CommandProblem, ScorePart, Sent } from '@titian/practice/engine'
import { totalOf } from '@titian/practice/engine'
import type { AnyKind } from './kinds/kinds.ts'

/** One decision as a call carries it. */
export interface Decision {
  seat: string
  command: Record<string, unknown>
  note: string
}

export type Fields = Record<string, string>

/** Why a decision is refused: fields with their texts, or the run has gone on. */
export type Fault = { fields: Fields } | { moved: true } | undefined

const isMoved = ({ code }: CommandProblem) => code === 'wrongDay' || code === 'finished'

function faultOf(
  kind: AnyKind,
  state: unknown,
  { seat, command }: Decision,
  path: string,
  language: Language,
): Fault {
  const shape = Object.entries(problemsIn(kind.command, command, language))
  if (shape.length > 0)
    return {
      fields: Object.fromEntries(
        shape.map(([name, text]) => [[path, 'command', name].filter(Boolean).join('.'), text]),
      ),
    }
  const problems = kind.engine.commandProblems(state, command, seat)
  if (problems.some(isMoved)) return { moved: true }
  const [first] = problems
  if (!first) return undefined
  const { code } = first
  const field = code === 'field' ? `command.${first.problem.path}` : 'seat'
  return { fields: wrongField(`${path}.${code === 'notACommand' ? 'command' : field}`, language) }
}

/**
 * What is wrong with the decisions of one call, the first fault first: seats that the person does not play, what the
 * engine refuses, and second decisions about the same thing.
 */
export function faultIn(
  kind: AnyKind,
  run: { state: unknown; seats: readonly string[]; taken: ReadonlySet<string> },
  decisions: readonly Decision[],
  language: Language,
): Fault {
  const taken = new Set(run.taken)
  for (const [place, decision] of decisions.entries()) {
    const path = `decisions.${place}`
    if (!run.seats.includes(decision.seat)) return { fields: wrongField(`${path}.seat`, language) }
    const fault = faultOf(kind, run.state, decision, path, language)
    if (fault) return fault
    const key = kind.keyOf(decision.seat, decision.command)
    if (taken.has(key)) return { fields: wrongField(path, language) }
    taken.add(key)
  }
  return undefined
}

/** Whether a call is the one before sent again: the same decisions in the same order. */
export function isRepeat(stored: readonly Decision[], sent: readonly Decision[]): boolean {
  return (
    stored.length === sent.length &&
    stored.every(({ seat, command }, place) => {
      const other = sent[place]
      return (
        other !== undefined &&
        other.seat === seat &&
        JSON.stringify(sorted(command)) === JSON.stringify(sorted(other.command))
      )
    })
  )
}

const sorted = (fields: Record<string, unknown>) =>
  Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** What the decisions make of the state; the day goes by when it is ended or every seat has decided. */
export function dayAfter(
  kind: AnyKind,
  { state, seats, scenario, seed }: Playing,
  decided: readonly Sent[],
  endDay: boolean,
): unknown {
  const isFull =
    kind.endsWithSeats && seats.every((seat) => decided.some((sent) => sent.seat === seat))
  return endDay || isFull ? kind.engine.step(state, decided, scenario, seed) : state
}

export interface Playing {
  state: unknown
  seats: readonly string[]
  scenario: unknown
  seed: string
}

/** PRC-025: the state after the last day, when nobody decides any more. */
export function playedOn(
  kind: AnyKind,
  { state, scenario, seed }: Playing,
  decided: readonly Sent[],
) {
  let last = state
  let sent = decided
  while (!kind.engine.isFinished(last)) {
    last = kind.engine.step(last, sent, scenario, seed)
    sent = []
  }
  return last
}

/** PRC-058: the parts of the score, and the sum of the rated ones. */
export function scored(kind: AnyKind, { state, scenario, seed }: Playing) {
  const score: ScorePart[] = kind.engine.scoreOf(state, scenario, seed)
  const { points, of } = totalOf(score)
  return { score, points, pointsOf: of }
}

/** Whether a moment has come; no moment never comes. */
export const isDue = (at: Date | null, now: Date): boolean => at !== null && at <= now
