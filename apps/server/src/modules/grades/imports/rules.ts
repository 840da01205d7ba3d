import { mostImportedMarks } from '@titian/contract'
import { plainHead, plainName, plainNumber, type SheetRow } from '../../people/index.ts'

export interface BookItem {
  kind: 'exam' | 'work'
  id: number
  title: string
  /** The maximum in hundredths of a point, like all points in this file. */
  most: number
}

export interface BookStudent {
  userId: number
  name: string | null
  studentCard: string | null
}

/** The mark when the sheet was checked. With it, a change before the confirmation is noticed. */
interface Seen {
  points: number | null
  /** The id of the given mark; null if the computed mark counted. */
  given: number | null
}

/** One mark of a sheet. It is stored as JSON until the import is confirmed. */
export interface SheetMark {
  line: number
  userId: number
  kind: BookItem['kind']
  itemId: number
  points: number
  seen?: Seen
}

/** The present mark of a student for one item. */
export interface CurrentMark extends Seen, Pick<SheetMark, 'userId' | 'kind' | 'itemId'> {
  computed: number | null
  givenBy: string | null
  givenAt: string | null
  reason: string | null
}

export interface MarkChange extends SheetMark {
  now: CurrentMark
}

export type FaultKind =
  | 'noNumber'
  | 'unknownStudent'
  | 'severalStudents'
  | 'otherName'
  | 'repeated'
  | 'noMark'
  | 'tooFine'
  | 'tooHigh'
  | 'tooMany'
  | 'gone'
  | 'meanwhile'

export interface MarkFault {
  line: number
  kind: FaultKind
  /** The title of an item, or a column about the person. */
  column: 'studentCard' | 'name' | { title: string }
  value: string
  /** A value that the text of the fault shows. */
  most?: number
  points?: number | null
  by?: string | null
}

type Field = string
export const fieldOf = ({ kind, id }: Pick<BookItem, 'kind' | 'id'>): Field => `${kind} ${id}`
const markKey = ({ userId, kind, itemId }: Omit<SheetMark, 'line' | 'points' | 'seen'>) =>
  `${userId} ${kind} ${itemId}`

/**
 * Returns the titles by which an import recognises the column of an item: the title in an export,
 * and the name of the item if no other item has the same name.
 */
export function headsOf(
  items: readonly BookItem[],
  heads: readonly string[],
  others: readonly string[],
): string[][] {
  const words = [...items.map(({ title }) => title), ...heads, ...others].map(plainHead)
  const isAlone = (title: string) => words.filter((one) => one === plainHead(title)).length === 1
  return items.map(({ title }, index) => {
    const own = [heads[index] ?? title, ...(isAlone(title) ? [title] : [])]
    // An export writes an apostrophe before a title that begins like a formula (TCH-092).
    return own.flatMap((head) => [head, `'${head}`])
  })
}

/**
 * Reads points in any usual notation (`85`, `85.5`, `85,5`, `８５`) and returns hundredths, or the
 * kind of fault.
 */
function readMark(text: string, limit: number): number | 'noMark' | 'tooFine' | 'tooHigh' {
  const plain = text.normalize('NFKC').trim()
  if (!/^\d{1,9}([.,]\d{1,20})?$/.test(plain)) return 'noMark'
  const exact = Number(plain.replace(',', '.')) * 100
  const hundredths = Math.round(exact)
  // A spreadsheet may store 85.1 as 85.09999999999999, which is accepted as 85.1.
  if (Math.abs(exact - hundredths) > 1e-6) return 'tooFine'
  return hundredths > limit ? 'tooHigh' : hundredths
}

interface Roll {
  items: readonly BookItem[]
  students: readonly BookStudent[]
}

type Row = SheetRow<Field>
type Fault = Omit<MarkFault, 'line'>

/**
 * Returns a function that finds a student by number. A row without a number is matched by name, if
 * no other student without a number has the same name.
 */
function studentFinder(students: readonly BookStudent[]) {
  const byNumber = new Map<string, BookStudent>()
  const byName = new Map<string, BookStudent[]>()
  for (const student of students) {
    const name = plainName(student.name ?? '')
    if (student.studentCard) byNumber.set(plainNumber(student.studentCard), student)
    else byName.set(name, [...(byName.get(name) ?? []), student])
  }
  return ({ studentCard = '', name = '' }: Row['values']): BookStudent | Fault => {
    if (studentCard === '') {
      const [one, ...more] = name === '' ? [] : (byName.get(plainName(name)) ?? [])
      if (one && more.length === 0) return one
      return { kind: one ? 'severalStudents' : 'noNumber', column: 'name', value: name }
    }
    const student = byNumber.get(plainNumber(studentCard))
    if (!student) return { kind: 'unknownStudent', column: 'studentCard', value: studentCard }
    if (name !== '' && plainName(name) !== plainName(student.name ?? ''))
      return { kind: 'otherName', column: 'name', value: name }
    return student
  }
}

/** Reads the marks of one row. An empty cell leaves the mark unchanged. */
function marksOf({ line, values }: Row, userId: number, items: Roll['items']) {
  const marks: SheetMark[] = []
  const faults: MarkFault[] = []
  for (const item of items) {
    const value = values[fieldOf(item)] ?? ''
    if (value === '') continue
    const points = readMark(value, item.most)
    if (typeof points === 'number')
      marks.push({ line, userId, kind: item.kind, itemId: item.id, points })
    else faults.push({ line, kind: points, column: { title: item.title }, value, most: item.most })
  }
  return { marks, faults }
}

/**
 * Splits the rows into marks and faults. If a student has two rows, the first one is used. Rows
 * with a fault are skipped.
 */
export function checkMarks(
  rows: readonly Row[],
  { items, students }: Roll,
): { rows: SheetMark[]; faults: MarkFault[] } {
  const find = studentFinder(students)
  const seen = new Set<number>()
  const all: SheetMark[] = []
  const faults: MarkFault[] = []
  for (const row of rows) {
    const { line } = row
    const student = find(row.values)
    const value = row.values['studentCard'] ?? ''
    if ('kind' in student) faults.push({ line, ...student })
    else if (seen.has(student.userId))
      faults.push({ line, kind: 'repeated', column: 'studentCard', value })
    else {
      seen.add(student.userId)
      const own = marksOf(row, student.userId, items)
      if (own.faults.length > 0) faults.push(...own.faults)
      else if (all.length + own.marks.length > mostImportedMarks)
        faults.push({ line, kind: 'tooMany', column: 'studentCard', value })
      else all.push(...own.marks)
    }
  }
  return { rows: all, faults }
}

/**
 * Returns the changes that the import would make. If a mark has changed since the check, it is
 * reported as a fault and not changed.
 */
export function planMarks(
  marks: readonly SheetMark[],
  current: readonly CurrentMark[],
  items: readonly BookItem[],
): { changed: MarkChange[]; same: number; faults: MarkFault[] } {
  const byKey = new Map(current.map((one) => [markKey(one), one]))
  const titles = new Map(items.map((item) => [fieldOf(item), item.title]))
  const changed: MarkChange[] = []
  const faults: MarkFault[] = []
  let same = 0
  for (const mark of marks) {
    const { line, kind, itemId, points, seen } = mark
    const now = byKey.get(markKey(mark))
    const column = { title: titles.get(fieldOf({ kind, id: itemId })) ?? '' }
    const value = String(points / 100)
    if (!now) faults.push({ line, kind: 'gone', column, value })
    else if (now.points === points) same += 1
    else if (seen && (seen.given !== now.given || seen.points !== now.points))
      faults.push({ line, kind: 'meanwhile', column, value, points: now.points, by: now.givenBy })
    else changed.push({ ...mark, seen: { points: now.points, given: now.given }, now })
  }
  // Changes of marks that a teacher gave by hand are listed first, so that nobody overlooks them.
  const order = ({ now, line }: MarkChange) => (now.given === null ? 1e9 : 0) + line
  return { changed: changed.toSorted((a, b) => order(a) - order(b)), same, faults }
}
