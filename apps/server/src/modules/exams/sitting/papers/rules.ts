import { drawOptionOrder, type PublicItem } from '@titian/exam-items/public'
import { type Item, type ItemKind, keepsOrder } from '@titian/exam-items/shape'
import { shuffle } from '../../authoring/draws/rules.ts'
import { isOpen, releaseStates } from '../../rules.ts'
import type { AttemptRow, ExaminationRow } from '../../tables.ts'

export type PaperStatus = 'do' | 'continue' | 'redo' | 'view'
export type StartReason = 'examNotOpen' | 'examOver' | 'noAttemptsLeft' | 'attemptOpen'
type Limits = Pick<ExaminationRow, 'status' | 'startTime' | 'endTime' | 'attempts'>
type Begun = Pick<AttemptRow, 'state'>

export function isOver(
  { status, endTime }: Pick<Limits, 'status' | 'endTime'>,
  now: Date,
): boolean {
  return status === releaseStates.closed || (endTime !== null && now >= endTime)
}

/** Returns the number of attempts that are left; null if there is no limit (EXM-038). */
export function attemptsLeft({ attempts }: Pick<Limits, 'attempts'>, begun: number): number | null {
  return attempts === null ? null : Math.max(0, attempts - begun)
}

/** Returns why no attempt can begin now; undefined if an attempt can begin. */
export function startProblem(
  examination: Limits,
  begun: readonly Begun[],
  now: Date,
): StartReason | undefined {
  if (begun.some(({ state }) => isOpen(state))) return 'attemptOpen'
  return limitProblem(examination, begun.length, now)
}

/**
 * Returns why a student can begin no attempt. The student has this number of attempts, and none is
 * open.
 */
export function limitProblem(
  examination: Limits,
  begun: number,
  now: Date,
): Exclude<StartReason, 'attemptOpen'> | undefined {
  if (isOver(examination, now)) return 'examOver'
  if (
    examination.status === releaseStates.draft ||
    (examination.startTime && now < examination.startTime)
  )
    return 'examNotOpen'
  return attemptsLeft(examination, begun) === 0 ? 'noAttemptsLeft' : undefined
}

/** EXM-026: returns the next action of the student at the paper. */
export function paperStatus(examination: Limits, begun: readonly Begun[], now: Date): PaperStatus {
  if (begun.length === 0) return 'do'
  const problem = startProblem(examination, begun, now)
  if (problem === 'attemptOpen') return 'continue'
  return problem ? 'view' : 'redo'
}

/** Groups questions by kind, in the order in which the kinds first appear. */
export function groupByKind<Thing extends { kind: ItemKind }>(
  things: readonly Thing[],
): Map<ItemKind, Thing[]> {
  const groups = new Map<ItemKind, Thing[]>()
  for (const thing of things) {
    const group = groups.get(thing.kind)
    if (group) group.push(thing)
    else groups.set(thing.kind, [thing])
  }
  return groups
}

/**
 * EXM-108: returns the order of one attempt, which is drawn once. Without `random`, it is the order
 * of the examination.
 */
export function arrange<Thing extends { kind: ItemKind }>(
  subjects: readonly Thing[],
  random: (() => number) | undefined,
): Thing[] {
  return [...groupByKind(subjects).values()].flatMap((group) =>
    random ? shuffle(group, random) : group,
  )
}

/**
 * Draws the order of the options of one question in one attempt; null if the question has no
 * options or keeps its order (EXM-253).
 */
export const drawOrder = (
  { item, shown }: { item: Item; shown: PublicItem },
  random: () => number,
): string[] | null => (keepsOrder(item) ? null : drawOptionOrder(shown, random))
