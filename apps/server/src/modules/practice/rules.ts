import { problemsIn, type Language, type RunState, wrongField } from '@titian/contract'
import type { CommandProblem, Logged, ScorePart, Sent } from '@titian/practice/engine'
import { totalOf } from '@titian/practice/engine'
import type { AnyKind } from './kinds/kinds.ts'

/** One decision of a call. */
export interface Decision {
  seat: string
  command: Record<string, unknown>
  note: string
}

/** A decision of the log. */
export type Decided = Pick<Decision, 'seat' | 'command'>

export type Fields = Record<string, string>

/** Why decisions are refused: errors of fields, or a changed run. */
export type Fault = { fields: Fields } | { moved: true } | undefined

const isMoved = ({ code }: CommandProblem) => code === 'wrongDay' || code === 'finished'

export function faultOf(
  kind: AnyKind,
  state: unknown,
  { seat, command }: Decision,
  path: string,
  language: Language,
): Fault {
  const shape = Object.entries(problemsIn(kind.command, command, language))
  if (shape.length > 0)
    return {
      fields: Object.fromEntries(shape.map(([name, text]) => [whole(path, 'command', name), text])),
    }
  const problems = kind.engine.commandProblems(state, command, seat)
  if (problems.some(isMoved)) return { moved: true }
  if (problems.length === 0) return undefined
  const fields = problems.map((one) => {
    if (one.code === 'field')
      return wrongField(whole(path, 'command', one.problem.path), language, one.problem)
    if (one.code === 'refused' && kind.refusedText)
      return {
        [whole(path, 'command', one.path)]: kind.refusedText(one.reason, one.details, language),
      }
    return wrongField(whole(path, one.code === 'notACommand' ? 'command' : 'seat'), language)
  })
  return { fields: Object.assign({}, ...fields.toReversed()) }
}

const whole = (...names: string[]) => names.filter(Boolean).join('.')

/**
 * Returns the state after today's decisions. The person sees this state, and the next decision is
 * checked in it.
 */
export const stateIn = (kind: AnyKind, { state, scenario, seed }: Now, decided: readonly Sent[]) =>
  kind.engine.decided && decided.length > 0
    ? kind.engine.decided(state, decided, scenario, seed)
    : state

/**
 * Returns the first error of the decisions in a call: a seat that the person does not play, a
 * refusal of the engine after the previous decisions, or, if the decisions of a day apply together,
 * a second decision about one subject.
 */
export function faultIn(
  kind: AnyKind,
  run: Playing,
  { before, sent }: { before: readonly Decided[]; sent: readonly Decision[] },
  language: Language,
): Fault {
  const taken = new Set(before.map(({ seat, command }) => kind.keyOf(seat, command)))
  let state = stateIn(kind, run, before)
  for (const [place, decision] of sent.entries()) {
    const path = `decisions.${place}`
    if (!run.seats.includes(decision.seat)) return { fields: wrongField(`${path}.seat`, language) }
    const fault = faultOf(kind, state, decision, path, language)
    if (fault) return fault
    state = stateIn(kind, { ...run, state }, [decision])
    const key = kind.keyOf(decision.seat, decision.command)
    if (taken.has(key) && !kind.engine.decided) return { fields: wrongField(path, language) }
    taken.add(key)
  }
  return undefined
}

/** True when a call repeats the previous one: the same decisions in the same order. */
export function isRepeat(stored: readonly Decision[], sent: readonly Decision[]): boolean {
  return (
    stored.length === sent.length &&
    stored.every(({ seat, command }, place) => {
      const other = sent[place]
      return other !== undefined && other.seat === seat && isSame(command, other.command)
    })
  )
}

/** True when two JSON values are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/**
 * Sorts the fields of objects, because the database does not keep their order. Lists keep their
 * order.
 */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, inOrder(field)])
}

/** True if the call ends the day, or every seat has decided. */
export const endsDay = (
  kind: AnyKind,
  { seats }: Pick<Playing, 'seats'>,
  decided: readonly Sent[],
  endDay: boolean,
): boolean =>
  endDay ||
  (kind.endsWithSeats && seats.every((seat) => decided.some((sent) => sent.seat === seat)))

interface Now {
  state: unknown
  scenario: unknown
  seed: string
}

export interface Playing extends Now {
  seats: readonly string[]
}

/**
 * PRC-025: returns the state after the last day without further decisions; `log` has the entries of
 * the remaining days.
 */
export function playedOn(
  kind: AnyKind,
  { state, scenario, seed }: Playing,
  log: readonly Logged[],
) {
  let last = state
  while (!kind.engine.isFinished(last)) {
    const day = kind.dayOf(last)
    const sent = log.filter((entry) => entry.day === day)
    last = kind.engine.step(last, sent, scenario, seed)
  }
  return last
}

/**
 * PRC-058: returns the parts of the score, the sum of the rated parts, and the highest possible
 * result (PRC-038).
 */
export function scored(kind: AnyKind, { state, scenario, seed }: Playing) {
  const score: ScorePart[] = kind.engine.scoreOf(state, scenario, seed)
  const { points, of } = totalOf(score)
  return { score, points, pointsOf: of, cap: kind.engine.capOf?.(state) ?? null }
}

/** PRC-038: returns a result in percent, limited to the cap. */
export const capped = (percent: number | null, cap: number | null): number | null =>
  percent === null || cap === null ? percent : Math.min(percent, cap)

/** True while the run has an open day, also while the run is paused. */
export const isPlayed = ({ state }: { state: RunState }): boolean =>
  state === 'active' || state === 'paused'

/** True when the time has come. Null means a time that never comes. */
export const isDue = (at: Date | null, now: Date): boolean => at !== null && at <= now
