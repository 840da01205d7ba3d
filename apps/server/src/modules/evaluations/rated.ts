import { evaluationPassLine, type PracticeKindName, type Texts } from '@titian/contract'
import type { homeworkItems } from '../homework/index.ts'
import { findPractice, type practiceAssignments } from '../practice/index.ts'

type Assignment = Pick<
  typeof practiceAssignments.$inferSelect,
  'id' | 'practice' | 'kind' | 'dueAt' | 'passLine'
>
type Item = Pick<
  typeof homeworkItems.$inferSelect,
  'id' | 'title' | 'points' | 'passLine' | 'endTime'
>

/** The work that is rated: the runs of an assignment, or the hand-ins of a task (PRC-130). */
export interface Rated {
  assignmentId: number | null
  itemId: number | null
  /** A title in each language, or one title for all languages. */
  title: string | Texts
  /** Null for hand-ins. */
  kind: PracticeKindName | null
  dueAt: Date | null
  /** The pass line in percent. */
  passLine: number
}

/** Identifies an evaluation. Either the assignment or the task is null. */
export type Target = Pick<Rated, 'assignmentId' | 'itemId'> & { schoolId: number }

/**
 * Returns the lowest whole percent with which a score reaches the pass line of a practical task.
 * For hand-ins without such a line, the general pass line counts.
 */
function percentLine({ passLine, points }: Pick<Item, 'passLine' | 'points'>): number {
  if (passLine === null) return evaluationPassLine
  return Math.ceil(Math.round(passLine * 100) / points)
}

export function ratedOf(row: { assignment: Assignment | null; item: Item | null }): Rated {
  const { assignment, item } = row
  if (assignment) {
    const { id, practice, kind, dueAt, passLine } = assignment
    // A practice that is no longer offered has no title, so its code is shown.
    const title = findPractice(practice)?.titles ?? practice
    return { assignmentId: id, itemId: null, title, kind, dueAt, passLine }
  }
  if (!item) throw new Error('An evaluation is of an assignment or of a task.')
  const { id, title, endTime } = item
  return {
    assignmentId: null,
    itemId: id,
    title,
    kind: null,
    dueAt: endTime,
    passLine: percentLine(item),
  }
}
