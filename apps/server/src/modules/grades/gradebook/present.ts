import type {
  BookCell,
  BookColumn,
  BookRow,
  FullTexts,
  GivenMark,
  Language,
} from '@titian/contract'
import type { SignKind } from '../../../platform/security/signs.ts'
import { points } from '../../exams/index.ts'
import { plainHead } from '../../people/index.ts'
import { standingHead, standingWords } from '../results/present.ts'
import { standingOf } from '../results/rules.ts'
import type { Book, CellRow, ColumnRow, MarkRow, StudentRow } from './queries.ts'

type Seal = (kind: SignKind, id: number) => string
interface Reader {
  seal: Seal
}

const inPoints = (value: number | null) => (value === null ? null : points(value))
const itemKinds = { exam: 'examination', work: 'homework', result: 'course' } as const
const paperKinds = { exam: 'attempt', work: 'handIn', result: 'course' } as const

/** `courseName` is the title of the column with the course result. */
export const column = (
  { kind, id, title, type, most }: ColumnRow,
  courseName: string,
  { seal }: Reader,
): BookColumn => ({
  kind,
  itemSign: seal(itemKinds[kind], id),
  title: kind === 'result' ? courseName : title,
  type,
  most: points(most),
})

export const cell = (row: CellRow, { seal }: Reader): BookCell => ({
  points: inPoints(row.points),
  computed: inPoints(row.computed),
  state: row.state,
  given: row.given === null ? null : seal('gradeOverride', row.given),
  paper: row.paper === null ? null : seal(paperKinds[row.kind], row.paper),
})

/** Returns the cells of a student in the order of the columns. */
function inOrder(columns: readonly ColumnRow[], { cells }: StudentRow): CellRow[] {
  const keyOf = ({ kind, id }: Pick<CellRow, 'kind' | 'id'>) => `${kind} ${id}`
  const byKey = new Map(cells.map((one) => [keyOf(one), one]))
  return columns.flatMap((one) => byKey.get(keyOf(one)) ?? [])
}

export const row = (
  student: StudentRow,
  columns: readonly ColumnRow[],
  reader: Reader,
): BookRow => ({
  userSign: reader.seal('user', student.userId),
  name: student.name ?? '',
  studentCard: student.studentCard ?? '',
  className: student.className ?? '',
  cells: inOrder(columns, student).map((one) => cell(one, reader)),
})

export const mark = (given: MarkRow, { seal }: Reader): GivenMark => ({
  sign: seal('gradeOverride', given.id),
  points: points(given.points),
  computed: inPoints(given.computed),
  reason: given.reason,
  givenBy: given.giver ?? '',
  givenAt: given.givenAt.toISOString(),
  endedBy: given.endedAt ? (given.ender ?? '') : null,
  endedAt: given.endedAt?.toISOString() ?? null,
  endReason: given.endReason,
})

const heads: Record<'name' | 'number' | 'class' | 'result' | 'book', FullTexts> = {
  name: { en: 'Name', zh: '姓名', my: 'Nama' },
  number: { en: 'Student number', zh: '学号', my: 'Nombor pelajar' },
  class: { en: 'Class', zh: '班级', my: 'Kelas' },
  result: { en: 'Course result', zh: '课程成绩', my: 'Keputusan kursus' },
  book: { en: 'Gradebook', zh: '成绩册', my: 'Buku markah' },
}

/**
 * The titles of the result columns of a sheet in every language, beside the columns of the items.
 */
export const resultHeads: readonly string[] = Object.values(heads.result)
export const standingHeads: readonly string[] = Object.values(standingHead)
const otherHeads = [heads.name, heads.number, heads.class, heads.result, standingHead].flatMap(
  (texts) => Object.values(texts),
)

/**
 * Returns the titles of the item columns in a sheet, with the maximum of each item. All titles
 * differ, so that an import finds each column again (TCH-093).
 */
export function itemHeads(items: readonly Pick<ColumnRow, 'title' | 'most'>[]): string[] {
  const taken = new Set(otherHeads.map(plainHead))
  return items.map(({ title, most }) => {
    const bare = `${title} (${points(most)})`
    let head = bare
    for (let again = 2; taken.has(plainHead(head)); again += 1) head = `${bare} [${again}]`
    taken.add(plainHead(head))
    return head
  })
}

export const bookTitle = (language: Language): string => heads.book[language]

/** TCH-169: returns the words for the state of the course result. */
function standing(result: CellRow | undefined, language: Language): string {
  if (!result) return ''
  const { points: hundredths, state, given } = result
  const row = {
    result: hundredths === null ? null : hundredths / 100,
    waits: state === 'waits' ? 1 : 0,
    running: state === 'soFar' ? 1 : 0,
    givenReason: given === null ? null : '',
  }
  return standingWords[standingOf(row)][language]
}

/**
 * TCH-092: returns the rows of a sheet: a header with the maximum of each item, then one row for
 * each student.
 */
export function sheet(
  { columns, rows }: Pick<Book, 'columns' | 'rows'>,
  language: Language,
): (string | number | null)[][] {
  const items = itemHeads(columns.filter(({ kind }) => kind !== 'result'))
  const titles = columns.map(({ kind }, index) =>
    kind === 'result' ? heads.result[language] : (items[index] ?? ''),
  )
  const head = [
    heads.name[language],
    heads.number[language],
    heads.class[language],
    ...titles,
    standingHead[language],
  ]
  const body = rows.map((student) => [
    student.name ?? '',
    student.studentCard ?? '',
    student.className ?? '',
    ...inOrder(columns, student).map((one) => inPoints(one.points)),
    standing(
      student.cells.find(({ kind }) => kind === 'result'),
      language,
    ),
  ])
  return [head, ...body]
}
