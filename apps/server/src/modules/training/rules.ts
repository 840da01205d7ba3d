import type { TrainState } from '@titian/contract'
import type { StudentExamination } from '../exams/index.ts'
import { isReached, type ListedWork } from '../homework/index.ts'
import type { OutlineVideo } from './queries.ts'

export interface Counted {
  done: number
  total: number
}

export type PracticalRow = ListedWork & { taskNumber: number; passLine: number }

/** TRN-041: true for a task with a number; the database requires a pass mark beside it. */
export function isPractical(row: ListedWork): row is PracticalRow {
  return row.taskNumber !== null && row.passLine !== null
}

/** TRN-024, TRN-025: true for a task to hand in that is not practical. */
export const isTask = (row: ListedWork) =>
  !isPractical(row) && (row.resourcesType === 2 || row.resourcesType === 4)
/** TRN-026, TRN-027: true for examinations to hand in. */
export const isPaper = (row: ListedWork) => row.resourcesType === 3 || row.resourcesType === 5

export function isWorkDone(row: ListedWork): boolean {
  if (!isPractical(row)) return row.given !== null
  return isReached({ userScore: row.given?.score ?? null, passLine: row.passLine }, 'atLeast')
}

export const isExamDone = ({ own }: Pick<StudentExamination, 'own'>) =>
  own.some(({ state }) => state !== 'in_progress')

function counted<Row>(rows: readonly Row[], isDone: (row: Row) => boolean): Counted {
  return { done: rows.filter(isDone).length, total: rows.length }
}

function together(parts: readonly Counted[]): Counted {
  return {
    done: parts.reduce((sum, { done }) => sum + done, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  }
}

export interface Entries {
  videos: readonly OutlineVideo[]
  works: readonly ListedWork[]
  exams: readonly StudentExamination[]
}

/** TRN-016: returns the done entries of the training, by kind. */
export function progressOf({ videos, works, exams }: Entries) {
  const kinds = {
    videos: counted(
      videos.filter(({ hasVideo }) => hasVideo),
      ({ done }) => done,
    ),
    works: counted(works.filter(isTask), isWorkDone),
    exams: together([counted(works.filter(isPaper), isWorkDone), counted(exams, isExamDone)]),
    practical: counted(works.filter(isPractical), isWorkDone),
  }
  return { ...kinds, all: together(Object.values(kinds)) }
}

export const isAllDone = ({ done, total }: Counted) => total > 0 && done >= total
export const shareDone = ({ done, total }: Counted) => (total === 0 ? 0 : done / total)

/**
 * TRN-048: returns the state that the student sees: a training in which everything is done is
 * completed even before its end.
 */
export function ownState(state: TrainState, joined: boolean, all: Counted): TrainState {
  return joined && isAllDone(all) ? 'completed' : state
}
