import type { Comparison, WorkState } from '@titian/contract'

export interface Deadline {
  endTime: Date | null
  lateAllowed: boolean
}

/** What a student handed in last. */
export interface Given {
  score: number | null
  late: boolean
  /** PRC-131: since when somebody else has rated it. */
  ratedAt?: Date | null
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
): 'handInGraded' | 'handInRated' | 'handInEnded' | null {
  if (given && given.score !== null) return 'handInGraded'
  if (given?.ratedAt) return 'handInRated'
  return isPastEnd(item, now) && !item.lateAllowed ? 'handInEnded' : null
}

/**
 * PRC-134: the score of a hand-in comes from the evaluation of its task. One that had a number before the rubric was
 * chosen is not rated by it.
 */
export function isByRubric(
  { rubricChosen }: { rubricChosen: boolean },
  { score, ratedAt }: { score: number | null; ratedAt: Date | null },
): boolean {
  return rubricChosen && (score === null || ratedAt !== null)
}

/** PRC-069, PRC-133: a percent of the points, in hundredths of a point; half a hundredth is rounded up. */
export const scoreOf = (percent: number, points: number): number =>
  Math.round(percent * points) / 100

/** The order of a course's tasks once one of them stands at a place, counted from 1. */
export function movedTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((one) => one !== id)
  others.splice(Math.min(place, ids.length) - 1, 0, id)
  return others
}

/** A practical task and what one student got for it. */
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

/** What still keeps a task closed; a required one that is not there has no line. */
export interface MissingTask {
  taskNumber: number
  title: string
  passLine: number | null
  userScore: number | null
  comparison: Comparison
}

/** TRN-042 to TRN-045: above leaves the line itself out, at least takes it in; no score is never enough. */
export function isReached(
  { userScore, passLine }: Pick<PracticalScore, 'userScore' | 'passLine'>,
  comparison: Comparison,
): boolean {
  if (userScore === null) return false
  return comparison === 'above' ? userScore > passLine : userScore >= passLine
}

/** TRN-041, TRN-045: the required tasks that are not reached, in the order of the rules; a task is closed while there are any. */
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
