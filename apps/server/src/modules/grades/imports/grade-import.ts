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

/** The columns by which a row names its student. */
const personFields: readonly string[] = ['name', 'studentCard', 'className']

/**
 * The columns that a sheet of marks may have: the student, the marks, and what an export adds. An
 * export also has the result of the course and whether the student passed. The import knows these
 * two columns, so that it does not report them as unknown. It does not read them, because both are
 * computed from the marks.
 */
function columnsFor({ items }: queries.Roll) {
  const people = peopleColumns('student').filter(({ field }) => personFields.includes(field))
  const resultColumn = { field: 'result', required: false, heads: resultHeads }
  const standingColumn = { field: 'standing', required: false, heads: standingHeads }
  const otherHeads = [...people.flatMap(({ heads }) => heads), ...resultHeads, ...standingHeads]
  const heads = headsOf(items, itemHeads(items), otherHeads)
  return [
    ...people.map((one) => ({ ...one, required: one.field === 'studentCard' })),
    resultColumn,
    standingColumn,
    ...items.map((item, index) => ({
      field: fieldOf(item),
      required: false,
      heads: heads[index] ?? [],
    })),
  ]
}

/**
 * TCH-093: the import of marks of one course from a sheet, in two steps: the teacher sees the
 * changes, and then confirms them. If another person changes a mark between the steps, this mark is
 * not imported, and the confirmation counts it in `left`. `reason` is stored with each imported
 * mark.
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
