import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { isOfOpenAccount, users } from '../accounts/index.ts'
import { chapters, courses, enrolments, isTaught, lessons, relation } from '../courses/index.ts'
import { fedBy } from './practical/queries.ts'
import { handIns, homeworkItems, type ItemRow, type NewItem } from './tables.ts'

interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)
const itemColumns = getTableColumns(homeworkItems)
const handInColumns = getTableColumns(handIns)
const returnedName = sql<string>`coalesce((select f.name from files f where f.id = hand_ins.returned_file_id), '')`

/**
 * CRS-054: a row for each released task of the course of the enrolment `e`. It says whether the
 * student has handed the task in. These rows are included when the parts of a course are counted.
 */
export const releasedWork: SQL = sql`
  select exists (select 1 from hand_ins h where h.item_id = w.id and h.user_id = e.user_id) as submitted
  from homework_items w where w.school_id = e.school_id and w.course_id = e.course_id and w.released`

interface NewestHandIn {
  score: number | null
  late: boolean
}

const givenBy = (userId: number) => sql<NewestHandIn | null>`(
  select json_build_object('score', h.score, 'late', h.late) from hand_ins h
  where h.item_id = homework_items.id and h.user_id = ${userId} and h.newest)`

/**
 * Lists the released tasks in the order of the course, each with the newest hand-in of this person.
 */
export function listReleased(db: Db, schoolId: number, courseId: number, userId: number) {
  return db
    .select({ ...itemColumns, given: givenBy(userId) })
    .from(homeworkItems)
    .where(
      and(
        eq(homeworkItems.schoolId, schoolId),
        eq(homeworkItems.courseId, courseId),
        eq(homeworkItems.released, true),
      ),
    )
    .orderBy(asc(homeworkItems.sort), asc(homeworkItems.id))
}
export type ReleasedRow = Awaited<ReturnType<typeof listReleased>>[number]

/** The columns of a task that lists show. */
export type ListedItem = Pick<
  ItemRow,
  | 'id'
  | 'chapterId'
  | 'lessonId'
  | 'title'
  | 'resourcesType'
  | 'points'
  | 'endTime'
  | 'lateAllowed'
  | 'taskNumber'
  | 'passLine'
>
export type ListedWork = ListedItem & { given: NewestHandIn | null }
/** A listed task as JSON from the database, where the time is text. */
export type StoredWork = Omit<ListedWork, 'endTime'> & { endTime: string | null }

/**
 * Returns the released tasks as a JSON column for a select from `courses`. This saves a second
 * statement. `asListed` converts the column.
 */
export const releasedOf = (userId: number) => sql<StoredWork[]>`(
  select coalesce(json_agg(json_build_object('id', w.id, 'chapterId', w.chapter_id, 'lessonId', w.lesson_id, 'title', w.title,
    'resourcesType', w.resources_type, 'points', w.points, 'endTime', w.end_time, 'lateAllowed', w.late_allowed,
    'taskNumber', w.task_number, 'passLine', w.pass_line,
    'given', case when m.item_id is not null then json_build_object('score', m.score, 'late', m.late) end) order by w.sort, w.id), '[]'::json)
  from homework_items w left join work_marks m on m.item_id = w.id and m.user_id = ${userId}
  where w.school_id = courses.school_id and w.course_id = courses.id and w.released)`

export const asListed = ({ endTime, ...row }: StoredWork): ListedWork => ({
  ...row,
  endTime: endTime === null ? null : new Date(endTime),
})

/**
 * Returns a task with its course, what one person may do with it, and the practice that gives its
 * scores (PRC-018), or refuses.
 */
export async function getItemFor(db: Db, schoolId: number, itemId: number, userId: number) {
  const course = { ...getTableColumns(courses), ...relation(userId) }
  const [row] = await db
    .select({ item: itemColumns, course, practice: fedBy })
    .from(homeworkItems)
    .innerJoin(courses, eq(courses.id, homeworkItems.courseId))
    .where(and(eq(homeworkItems.schoolId, schoolId), eq(homeworkItems.id, itemId)))
  return found(row)
}
export type ItemFor = Awaited<ReturnType<typeof getItemFor>>

export async function getItem(tx: Db, schoolId: number, itemId: number): Promise<ItemRow> {
  const [row] = await tx
    .select()
    .from(homeworkItems)
    .where(and(eq(homeworkItems.schoolId, schoolId), eq(homeworkItems.id, itemId)))
  return found(row)
}

/** ACC-310: a hand-in of a closed account has lost its content, so it does not wait for a mark. */
const waits = and(isNull(handIns.score), isOfOpenAccount(sql`${handIns.userId}`))

const counted = {
  ...itemColumns,
  practice: fedBy,
  handedIn:
    sql`(select count(*) from hand_ins h where h.item_id = homework_items.id and h.newest)`.mapWith(
      Number,
    ),
  waiting:
    sql`(select count(*) from hand_ins h where h.item_id = homework_items.id and h.newest and h.score is null
      and ${isOfOpenAccount(sql`h.user_id`)})`.mapWith(Number),
}

export async function listTaught(
  db: Db,
  schoolId: number,
  courseId: number,
  { page, size }: Window,
) {
  const where = and(eq(homeworkItems.schoolId, schoolId), eq(homeworkItems.courseId, courseId))
  const rows = await db
    .select({ ...counted, total })
    .from(homeworkItems)
    .where(where)
    .orderBy(asc(homeworkItems.sort), asc(homeworkItems.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type TaughtRow = Omit<Awaited<ReturnType<typeof listTaught>>['rows'][number], 'total'>

export async function getTaught(db: Db, schoolId: number, itemId: number): Promise<TaughtRow> {
  const [row] = await db
    .select(counted)
    .from(homeworkItems)
    .where(and(eq(homeworkItems.schoolId, schoolId), eq(homeworkItems.id, itemId)))
  return found(row)
}

/**
 * Locks the course until the transaction ends, so that only one request at a time orders or numbers
 * its tasks.
 */
export async function lockCourse(tx: Db, courseId: number): Promise<void> {
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('no key update')
}

/**
 * Locks the task until the transaction ends. While it is locked, no hand-in of the task can be
 * inserted.
 */
export async function lockItem(tx: Db, itemId: number): Promise<void> {
  await tx
    .select({ id: homeworkItems.id })
    .from(homeworkItems)
    .where(eq(homeworkItems.id, itemId))
    .for('update')
}

/**
 * Returns the chapter of a lesson, or the chapter itself; undefined if the lesson or the chapter
 * belongs to another course.
 */
export async function findChapter(
  db: Db,
  { schoolId, courseId }: { schoolId: number; courseId: number },
  { chapterId, lessonId }: { chapterId: number | null; lessonId: number | null },
): Promise<number | null | undefined> {
  if (chapterId !== null && lessonId === null) {
    const [row] = await db
      .select({ courseId: chapters.courseId })
      .from(chapters)
      .where(and(eq(chapters.schoolId, schoolId), eq(chapters.id, chapterId)))
    return found(row).courseId === courseId ? chapterId : undefined
  }
  if (lessonId === null) return null
  const [row] = await db
    .select({ courseId: lessons.courseId, chapterId: lessons.chapterId })
    .from(lessons)
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.id, lessonId)))
  const lesson = found(row)
  if (chapterId !== null && chapterId !== lesson.chapterId) return undefined
  return lesson.courseId === courseId ? lesson.chapterId : undefined
}

/** Inserts a task after the other tasks of the course. Call it after `lockCourse`. */
export async function insertItem(tx: Db, values: Omit<NewItem, 'sort'>): Promise<number> {
  const last = sql`(select coalesce(max(w.sort), 0) + 1 from homework_items w where w.course_id = ${values.courseId})`
  const [row] = await tx
    .insert(homeworkItems)
    .values({ ...values, sort: last })
    .returning({ id: homeworkItems.id })
  return found(row).id
}

/**
 * Changes the task. Returns false if somebody else has changed it since the caller read it
 * (TCH-084).
 */
export async function updateItem(
  tx: Db,
  itemId: number,
  version: number,
  values: Partial<NewItem>,
): Promise<boolean> {
  const rows = await tx
    .update(homeworkItems)
    .set({ ...values, version: version + 1 })
    .where(and(eq(homeworkItems.id, itemId), eq(homeworkItems.version, version)))
    .returning({ id: homeworkItems.id })
  return rows.length > 0
}

export async function setReleased(
  tx: Db,
  itemId: number,
  released: boolean,
  now: Date,
): Promise<void> {
  await tx
    .update(homeworkItems)
    .set({ released, updatedAt: now, version: sql`${homeworkItems.version} + 1` })
    .where(eq(homeworkItems.id, itemId))
}

export async function listIds(tx: Db, courseId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: homeworkItems.id })
    .from(homeworkItems)
    .where(eq(homeworkItems.courseId, courseId))
    .orderBy(asc(homeworkItems.sort), asc(homeworkItems.id))
  return rows.map(({ id }) => id)
}

/** Stores the order of all tasks of a course, counted from 1. */
export async function placeItems(tx: Db, ids: readonly number[]): Promise<void> {
  const places = JSON.stringify(ids.map((id, index) => ({ id, sort: index + 1 })))
  await tx.execute(sql`
    update homework_items w set sort = p.sort
    from jsonb_to_recordset(${places}::jsonb) as p (id bigint, sort integer)
    where w.id = p.id and w.sort <> p.sort`)
}

export async function hasHandIns(tx: Db, itemId: number): Promise<boolean> {
  return (await tx.$count(handIns, eq(handIns.itemId, itemId))) > 0
}

/** Returns the highest score of a task; null if no student has a score. */
export async function highestScore(tx: Db, itemId: number): Promise<number | null> {
  const [row] = await tx
    .select({ most: max(handIns.score) })
    .from(handIns)
    .where(eq(handIns.itemId, itemId))
  return row?.most ?? null
}

export async function deleteItem(tx: Db, itemId: number): Promise<void> {
  await tx.delete(homeworkItems).where(eq(homeworkItems.id, itemId))
}

interface Student {
  schoolId: number
  courseId: number
  userId: number
}

/**
 * Locks the enrolment, so that hand-ins and grades of one student happen one after the other.
 * Returns false if the student is not in the course.
 */
export async function lockStudent(tx: Db, student: Student): Promise<boolean> {
  const rows = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, student.schoolId),
        eq(enrolments.courseId, student.courseId),
        eq(enrolments.userId, student.userId),
      ),
    )
    .for('no key update')
  return rows.length > 0
}

const shownHandIn = { ...handInColumns, returnedName }

/** Lists the versions that one student handed in for a task, the newest first. */
export function listOwn(db: Db, itemId: number, userId: number) {
  return db
    .select(shownHandIn)
    .from(handIns)
    .where(and(eq(handIns.itemId, itemId), eq(handIns.userId, userId)))
    .orderBy(desc(handIns.number))
}
export type ShownHandIn = Awaited<ReturnType<typeof listOwn>>[number]

export interface Work {
  content: string
  fileId: number | null
  fileName: string
}

/** Inserts a new version of a hand-in, which is then the newest one. */
export async function insertHandIn(
  tx: Db,
  { schoolId, itemId, userId }: { schoolId: number; itemId: number; userId: number },
  work: Work & { late: boolean; number: number },
  now: Date,
): Promise<void> {
  await tx
    .update(handIns)
    .set({ newest: false })
    .where(and(eq(handIns.itemId, itemId), eq(handIns.userId, userId), eq(handIns.newest, true)))
  await tx.insert(handIns).values({ schoolId, itemId, userId, ...work, handedInAt: now })
}

const rowColumns = {
  ...shownHandIn,
  title: homeworkItems.title,
  resourcesType: homeworkItems.resourcesType,
  points: homeworkItems.points,
  rubricChosen: homeworkItems.rubricChosen,
  practice: fedBy,
  courseId: homeworkItems.courseId,
  courseNames: courses.names,
  studentName: users.name,
}

/**
 * Lists the hand-ins of the task `itemId`. Without a task, lists those of all courses of the
 * teacher or of the school. The page is selected before the joins (FRM-335).
 */
export async function listHandIns(
  db: Db,
  schoolId: number,
  filter: { itemId?: number; teacherId?: number; state: 'all' | 'waiting' | 'graded' },
  { page, size }: Window,
) {
  const { itemId, teacherId, state } = filter
  const ofTeacher = (
    userId: number,
  ) => sql`${handIns.itemId} in (select ${homeworkItems.id} from ${homeworkItems}
      where ${homeworkItems.schoolId} = ${schoolId} and ${isTaught(homeworkItems.courseId, { schoolId, userId })})`
  const where = and(
    eq(handIns.schoolId, schoolId),
    eq(handIns.newest, true),
    itemId === undefined ? undefined : eq(handIns.itemId, itemId),
    teacherId === undefined ? undefined : ofTeacher(teacherId),
    state === 'waiting' ? waits : undefined,
    state === 'graded' ? isNotNull(handIns.score) : undefined,
  )
  // TCH-177: waiting hand-ins are sorted by their age, so that the oldest is marked first.
  const order =
    state === 'waiting'
      ? [asc(handIns.handedInAt), asc(handIns.id)]
      : [desc(handIns.handedInAt), desc(handIns.id)]
  const paged = db
    .select({ id: handIns.id })
    .from(handIns)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
    .as('paged')
  const rows = await db
    .select({ ...rowColumns, total: db.$count(handIns, where) })
    .from(paged)
    .innerJoin(handIns, eq(handIns.id, paged.id))
    .innerJoin(homeworkItems, eq(homeworkItems.id, handIns.itemId))
    .innerJoin(courses, eq(courses.id, homeworkItems.courseId))
    .innerJoin(users, eq(users.id, handIns.userId))
    .orderBy(...order)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type ListedHandIn = Omit<Awaited<ReturnType<typeof listHandIns>>['rows'][number], 'total'>

/** Returns a hand-in with its task and what one person may do in the course, or refuses. */
export async function getHandIn(db: Db, schoolId: number, handInId: number, userId: number) {
  const [row] = await db
    .select({
      handIn: rowColumns,
      description: homeworkItems.description,
      course: { ...getTableColumns(courses), ...relation(userId) },
    })
    .from(handIns)
    .innerJoin(homeworkItems, eq(homeworkItems.id, handIns.itemId))
    .innerJoin(courses, eq(courses.id, homeworkItems.courseId))
    .innerJoin(users, eq(users.id, handIns.userId))
    .where(and(eq(handIns.schoolId, schoolId), eq(handIns.id, handInId)))
  return found(row)
}
export type HandInFor = Awaited<ReturnType<typeof getHandIn>>

interface MarkingScope {
  courseId?: number
  /** Limits the list to the courses that this person teaches. */
  teacherId?: number
}

/**
 * Condition for hand-ins to which a teacher gives a score. All others get their score from a rubric
 * or a practice (PRC-134, PRC-182).
 */
function toMark(schoolId: number, { courseId, teacherId }: MarkingScope): SQL {
  return sql`from ${handIns} inner join ${homeworkItems} on ${homeworkItems.id} = ${handIns.itemId} where ${and(
    eq(handIns.schoolId, schoolId),
    eq(homeworkItems.schoolId, schoolId),
    eq(handIns.newest, true),
    waits,
    eq(homeworkItems.rubricChosen, false),
    sql`not exists (select 1 from task_practices p where p.task_id = ${homeworkItems.id})`,
    courseId === undefined ? undefined : eq(homeworkItems.courseId, courseId),
    teacherId === undefined
      ? undefined
      : isTaught(homeworkItems.courseId, { schoolId, userId: teacherId }),
  )}`
}

/**
 * TCH-173: returns the hand-ins that wait for a mark, each with the time at which its waiting
 * began.
 */
export const handInsToMark = (schoolId: number, scope: MarkingScope): SQL =>
  sql`select 'handIn' as kind, ${handIns.id} as id, ${handIns.handedInAt} as since ${toMark(schoolId, scope)}`

/** Returns the number of hand-ins that wait for a mark, and the time of the oldest. */
export const waitingHandIns = (schoolId: number, scope: MarkingScope): SQL =>
  sql`select count(*), min(${handIns.handedInAt}) as oldest ${toMark(schoolId, scope)}`
