import type { Comparison, WorkState } from '@titian/contract'

export interface Deadline {
  endTime: Date | null
  lateAllowed: boolean
}

/** The newest hand-in of a student. */
export interface NewestHandIn {
  score: number | null
  late: boolean
  /** PRC-131: the time when another person first rated the hand-in. */
  ratedAt?: Date | null
}

/** True after the deadline. A hand-in exactly at the deadline is in time. */
export function isPastEnd({ endTime }: Pick<Deadline, 'endTime'>, now: Date): boolean {
  return endTime !== null && now.getTime() > endTime.getTime()
}

/** CRS-177: returns the state of a task for one student. */
export function stateOf(item: Deadline, given: NewestHandIn | null, now: Date): WorkState {
  if (given) {
    if (given.score !== null) return 'graded'
    return given.late ? 'late' : 'handedIn'
  }
  return isPastEnd(item, now) && !item.lateAllowed ? 'ended' : 'open'
}

/** CRS-121: returns why nothing can be handed in now; null if handing in is possible. */
export function handInProblem(
  item: Deadline,
  given: NewestHandIn | null,
  now: Date,
): 'handInGraded' | 'handInRated' | 'handInEnded' | null {
  if (given && given.score !== null) return 'handInGraded'
  if (given?.ratedAt) return 'handInRated'
  return isPastEnd(item, now) && !item.lateAllowed ? 'handInEnded' : null
}

/**
 * PRC-134: whether the score of a hand-in comes from the evaluation of its task. If the hand-in was
 * scored before the rubric was chosen, it keeps its score.
 */
export function isByRubric(
  { rubricChosen }: { rubricChosen: boolean },
  { score, ratedAt }: { score: number | null; ratedAt: Date | null },
): boolean {
  return rubricChosen && (score === null || ratedAt !== null)
}

/**
 * PRC-069, PRC-133: converts a percent of the points to points with two decimals, rounding half up.
 */
export const scoreOf = (percent: number, points: number): number =>
  Math.round(percent * points) / 100

/** Returns the ids in the new order after a task was moved to a position, counted from 1. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((one) => one !== id)
  others.splice(Math.min(place, ids.length) - 1, 0, id)
  return others
}

/** A practical task and the score of one student. */
export interface PracticalScore {
  taskNumber: number
  title: string
  passLine: number
  userScore: number | null
}

export interface Prerequisite {
  taskNumber: number
  requiredNumber: number
  comparison: Comparison
}

/**
 * A required task because of which another task is closed. If it does not exist, it has no pass
 * line.
 */
export interface MissingTask {
  taskNumber: number
  title: string
  passLine: number | null
  userScore: number | null
  comparison: Comparison
}

/**
 * TRN-042 to TRN-045: `above` means more than the pass line, and `at least` includes the pass line
 * itself. Without a score, the pass line is not reached.
 */
export function isReached(
  { userScore, passLine }: Pick<PracticalScore, 'userScore' | 'passLine'>,
  comparison: Comparison,
): boolean {
  if (userScore === null) return false
  return comparison === 'above' ? userScore > passLine : userScore >= passLine
}

/**
 * TRN-041, TRN-045: returns the required tasks that are not passed, in the order of the rules. The
 * task is closed unless the list is empty.
 */
export function missingTasks(
  taskNumber: number | null,
  rules: readonly Prerequisite[],
  tasks: readonly PracticalScore[],
): MissingTask[] {
  return rules
    .filter((rule) => rule.taskNumber === taskNumber)
    .flatMap(({ requiredNumber, comparison }) => {
      const task = tasks.find((one) => one.taskNumber === requiredNumber)
      if (task && isReached(task, comparison)) return []
      return [
        {
          taskNumber: requiredNumber,
          title: task?.title ?? '',
          passLine: task?.passLine ?? null,
          userScore: task?.userScore ?? null,
          comparison,
        },
      ]
    })
}
