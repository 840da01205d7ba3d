import type { WorkState } from '@titian/contract'

export interface Deadline {
  endTime: Date | null
  lateAllowed: boolean
}

/** What a student handed in last. */
export interface Given {
  score: number | null
  late: boolean
}

/** The end itself still counts as in time. */
export function isPastEnd({ endTime }: Pick<Deadline, 'endTime'>, now: Date): boolean {
  return endTime !== null && now.getTime() > endTime.getTime()
}

/** CRS-177. */
export function stateOf(item: Deadline, given: Given | null, now: Date): WorkState {
  if (given) {
    if (given.score !== null) return 'graded'
    return given.late ? 'late' : 'handedIn'
  }
  return isPastEnd(item, now) && !item.lateAllowed ? 'ended' : 'open'
}

/** CRS-121: why nothing may be handed in now; null where it may. */
export function handInProblem(
  item: Deadline,
  given: Given | null,
  now: Date,
): 'handInGraded' | 'handInEnded' | null {
  if (given && given.score !== null) return 'handInGraded'
  return isPastEnd(item, now) && !item.lateAllowed ? 'handInEnded' : null
}

/** The order of a course's tasks once one of them stands at a place, counted from 1. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((one) => one !== id)
  others.splice(Math.min(place, ids.length) - 1, 0, id)
  return others
}
