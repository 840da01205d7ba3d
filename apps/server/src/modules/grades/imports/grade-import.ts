import { type ImportKind, type ImportName, peopleColumns } from '../../people/index.ts'
import type { Teacher } from '../gradebook/actions.ts'
import { itemHeads, resultHeads, standingHeads } from '../gradebook/present.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'
import {
  checkMarks,
  fieldOf,
  headsOf,
  type MarkChange,
  type MarkFault,
  planMarks,
  type SheetMark,
} from './rules.ts'
import { faultRow } from './texts.ts'

interface GradeTypes {
  field: string
  options: { courseId: string; course: string }
  row: SheetMark
  change: MarkChange
  fault: MarkFault
}

export const importName = {
  name: 'grades',
  sign: 'gradeImport',
} as const satisfies ImportName

const person: readonly string[] = ['name', 'studentCard', 'className']

/**
 * An import does not read the result of the course, because the result is computed. Its column is
 * listed all the same, so that the column of an exported sheet does not count as unknown.
 */
function columnsFor({ items }: queries.Roll) {
  const people = peopleColumns('student').filter(({ field }) => person.includes(field))
  const result = { field: 'result', required: false, heads: resultHeads }
  const standing = { field: 'standing', required: false, heads: standingHeads }
  const others = [...people.flatMap(({ heads }) => heads), ...resultHeads, ...standingHeads]
  const heads = headsOf(items, itemHeads(items), others)
  return [
    ...people.map((one) => ({ ...one, required: one.field === 'studentCard' })),
    result,
    standing,
    ...items.map((item, index) => ({
      field: fieldOf(item),
      required: false,
      heads: heads[index] ?? [],
    })),
  ]
}

/**
 * Returns the import of marks of one course from a sheet (TCH-093). `left` collects the marks that
 * were changed between check and confirmation and so are not imported. `reason` is the reason of
 * all marks of this import.
 */
export function gradeImport(
  teacher: Teacher,
  courseKey: { schoolId: number; courseId: number },
  roll: queries.Roll,
  reason = '',
): { kind: ImportKind<GradeTypes>; left: MarkFault[] } {
  const course = { ...courseKey, items: roll.items }
  const left: MarkFault[] = []
  const kind: ImportKind<GradeTypes> = {
    ...importName,
    confirmed: 'marks.imported',
    undone: 'marks.importUndone',
    faultRow,
    columns: () => columnsFor(roll),
    check: (rows) => checkMarks(rows, roll),
    waiting: ({ changed }) => changed.map(({ now: _now, ...mark }) => mark),
    plan: async (db, _schoolId, { rows }, lock) => {
      const userIds = [...new Set(rows.map(({ userId }) => userId))]
      if (lock) await queries.lockStudents(db, courseKey, userIds)
      const current = await queries.listCurrent(db, courseKey, rows, teacher.now)
      const plan = planMarks(rows, current, roll.items)
      if (lock) left.push(...plan.faults)
      return { fresh: [], ...plan }
    },
    apply: async (tx, target, { changed }) => {
      await actions.giveAll(tx, target, teacher, course, { changed, reason })
      return 0
    },
    loggedOptions: ({ course: name }) => ({ course: name, ...(reason && { reason }) }),
    undo: (tx, target) => actions.withdrawAll(tx, target, teacher, course),
  }
  return { kind, left }
}
