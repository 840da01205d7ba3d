import { type BookColumnKind, type BookSort, type grades, pickText } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, Refusal } from '../../../platform/refusal.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { everyRow, wholeList } from '../../../platform/sheets/whole-list.ts'
import { getCourseFor, mayEditContent } from '../../courses/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export type SignedIn = Context & { actor: User }

/**
 * TCH-086: returns a course that the caller may grade, as one of its teachers or as staff, or
 * refuses.
 */
export async function getTaught(context: SignedIn, sign: string) {
  const { db, school, actor, open, refuse } = context
  const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
  if (!mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
  const name = pickText(course.names, context.language, school.defaultLanguage)
  return { of: { schoolId: school.id, courseId: course.id }, name }
}

const kinds = { exam: 'examination', work: 'homework', result: 'course' } as const

interface PlaceSigns {
  courseIdSign: string
  userSign: string
  kind: BookColumnKind
  itemSign: string
}

async function getPlace(
  context: SignedIn,
  { courseIdSign, userSign, kind, itemSign }: PlaceSigns,
): Promise<{ place: queries.Place; courseName: string } | Refusal<'noPermission'>> {
  const { open } = context
  const course = await getTaught(context, courseIdSign)
  if (course instanceof Refusal) return course
  const place = {
    ...course.of,
    userId: open('user', userSign),
    kind,
    id: open(kinds[kind], itemSign),
  }
  return { place, courseName: course.name }
}

interface Chosen {
  person: string
  className: string
  groupSign?: string | undefined
  only: queries.BookFilter['only']
  sort: BookSort
  sortSign?: string | undefined
  down: boolean
}

interface Window {
  limit: number
  offset: number
}

function filterFor(
  { open }: Pick<SignedIn, 'open'>,
  { sortSign, groupSign, ...chosen }: Chosen,
  window: Window,
): queries.BookFilter {
  const { sort } = chosen
  const isItem = sort === 'exam' || sort === 'work'
  const sortId = isItem && sortSign !== undefined ? open(kinds[sort], sortSign) : null
  const groupId = groupSign === undefined ? null : open('courseGroup', groupSign)
  return { ...chosen, groupId, sortId, ...window }
}

/**
 * Reads the requested page of the gradebook. Refuses an item or a group of another course as not
 * found.
 */
async function readFor(
  { db, now }: Pick<SignedIn, 'db' | 'now'>,
  course: queries.Course,
  filter: queries.BookFilter,
): Promise<queries.Book> {
  const { sort, sortId, groupId } = filter
  const book = await queries.readBook(db, course, filter, now)
  if (groupId !== null) found(book.groups.find(({ id }) => id === groupId))
  if (sort === 'exam' || sort === 'work')
    found(book.columns.find(({ kind, id }) => kind === sort && id === sortId))
  return book
}

/** Yields the pages of the gradebook one after the other, each with the marks of its students. */
async function* readPages(
  { db, now }: Pick<SignedIn, 'db' | 'now'>,
  course: queries.Course,
  pages: AsyncIterable<queries.FoundRow[]>,
): AsyncGenerator<queries.StudentRow[]> {
  for await (const page of pages) yield await queries.withCells(db, course, page, now)
}

export const gradebookAnswers: SomeAnswers<
  typeof grades,
  'gradebook' | 'giveGrade' | 'takeBackGrade' | 'gradeHistory' | 'exportGradebook'
> = {
  gradebook: async ({ courseIdSign, page, size, ...chosen }, context) => {
    const course = await getTaught(context, courseIdSign)
    if (course instanceof Refusal) return course
    const window = { limit: size, offset: (page - 1) * size }
    const book = await readFor(context, course.of, filterFor(context, chosen, window))
    return {
      courseName: course.name,
      columns: book.columns.map((one) => present.column(one, course.name, context)),
      classes: book.classes,
      groups: book.groups.map(({ id, name }) => ({ sign: context.seal('courseGroup', id), name })),
      list: book.rows.map((one) => present.row(one, book.columns, context)),
      total: book.total,
    }
  },
  giveGrade: async ({ points, reason, seen, ...signs }, context) => {
    const place = await getPlace(context, signs)
    if (place instanceof Refusal) return place
    const given = await actions.give(context, place.place, {
      points: Math.round(points * 100),
      reason,
      seen: seen === null ? null : context.open('gradeOverride', seen),
      courseName: place.courseName,
    })
    return given instanceof Refusal ? given : present.cell(given, context)
  },
  takeBackGrade: async ({ reason, seen, ...signs }, context) => {
    const place = await getPlace(context, signs)
    if (place instanceof Refusal) return place
    const { courseName } = place
    const act = { reason, seen: context.open('gradeOverride', seen), courseName }
    const withdrawn = await actions.withdraw(context, place.place, act)
    return withdrawn instanceof Refusal ? withdrawn : present.cell(withdrawn, context)
  },
  gradeHistory: async (signs, context) => {
    const place = await getPlace(context, signs)
    if (place instanceof Refusal) return place
    const cell = found(await queries.findCell(context.db, place.place, context.now))
    const marks = await queries.listMarks(context.db, place.place)
    return {
      cell: present.cell(cell, context),
      marks: marks.map((one) => present.mark(one, context)),
    }
  },
  exportGradebook: async ({ courseIdSign, format, timeZone, ...chosen }, context) => {
    const { language, now } = context
    const course = await getTaught(context, courseIdSign)
    if (course instanceof Refusal) return course
    const name = present.bookTitle(language)
    const [today = ''] = localTime(now, timeZone).split(' ')
    const filter = (limit: number) => filterFor(context, chosen, { limit, offset: 0 })
    return exportFile(context, format, async (snapshot) => {
      const reading = { db: snapshot.db, now }
      const { columns } = await readFor(reading, course.of, filter(0))
      const { pages } = await wholeList(snapshot, (db) =>
        queries.listStudents(db, course.of, filter(everyRow.size), now),
      )
      const rows = sheetRows(readPages(reading, course.of, pages), (page) =>
        present.sheet({ columns, rows: page }, language),
      )
      return { name: `${course.name} ${name} ${today}`, sheet: name, rows }
    })
  },
}
