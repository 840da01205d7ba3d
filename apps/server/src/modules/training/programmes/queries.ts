import type { Texts, TrainState } from '@titian/contract'
import { and, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import {
  courses,
  isTaught,
  lessonCount,
  likePattern,
  nameSearchOf,
  relation,
} from '../../courses/index.ts'
import { chapterDates, type NewTraining, trainings } from '../tables.ts'
import type { Dates } from './rules.ts'

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
const count = (of: SQL) => sql`(select count(*) ${of})`.mapWith(Number)

/** Returns a programme with its course, and one person's relation to it. */
const columns = (userId: number) => ({
  ...getTableColumns(trainings),
  course: { ...getTableColumns(courses), ...relation(userId) },
  chapters: count(sql`from chapters c where c.course_id = courses.id`),
  videos: lessonCount,
  teacherNames: sql<
    string[]
  >`(select coalesce(json_agg(u.name order by t.master desc, u.name_sort, u.id), '[]'::json)
    from course_teachers t join users u on u.id = t.user_id where t.course_id = courses.id)`,
})

const select = (db: Db, userId: number) =>
  db
    .select(columns(userId))
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .$dynamic()

/** TRN-048: returns the condition for a state. */
const inState = (state: TrainState, now: Date): SQL =>
  ({
    scheduling: sql`trainings.start_at is null`,
    notStarted: sql`trainings.start_at > ${moment(now)}`,
    inProgress: sql`(trainings.start_at <= ${moment(now)} and trainings.end_at >= ${moment(now)})`,
    completed: sql`trainings.end_at < ${moment(now)}`,
  })[state]

interface Filter {
  userId: number
  /** True for the whole school, false for the programmes that the person teaches. */
  all: boolean
  text: string
  state: TrainState | undefined
}

interface Window {
  page: number
  size: number
}

/**
 * Lists programmes: first the ones without dates, then the others by their start, the latest first.
 */
export async function listTrains(
  db: Db,
  schoolId: number,
  { userId, all, text, state }: Filter,
  { page, size }: Window,
  now: Date,
) {
  const pattern = likePattern(text)
  const where = and(
    eq(trainings.schoolId, schoolId),
    all ? undefined : isTaught(trainings.courseId, { schoolId, userId }),
    text === ''
      ? undefined
      : or(sql`courses.name_search like ${pattern}`, sql`lower(trainings.cohort) like ${pattern}`),
    state && inState(state, now),
  )
  const rows = await select(db, userId)
    .where(where)
    .orderBy(sql`${trainings.startAt} desc nulls first`, desc(trainings.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function getTrain(db: Db, schoolId: number, trainId: number, userId: number) {
  const [row] = await select(db, userId).where(
    and(eq(trainings.schoolId, schoolId), eq(trainings.id, trainId)),
  )
  return found(row)
}
export type TrainRow = Awaited<ReturnType<typeof getTrain>>

/** Returns the programme that this form of the person created. */
export async function findMade(
  db: Db,
  schoolId: number,
  by: { userId: number; key: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: trainings.id })
    .from(trainings)
    .where(
      and(
        eq(trainings.schoolId, schoolId),
        eq(trainings.authorId, by.userId),
        eq(trainings.key, by.key),
      ),
    )
  return row?.id
}

export async function insertTrain(tx: Db, values: NewTraining): Promise<number> {
  const [row] = await tx.insert(trainings).values(values).returning({ id: trainings.id })
  return found(row).id
}

/**
 * Locks until the transaction ends: dates of chapters and of the programme change one after
 * another.
 */
export async function lockTrain(tx: Db, schoolId: number, trainId: number) {
  const [row] = await tx
    .select()
    .from(trainings)
    .where(and(eq(trainings.schoolId, schoolId), eq(trainings.id, trainId)))
    .for('update')
  return found(row)
}

export async function updateTrain(
  tx: Db,
  schoolId: number,
  trainId: number,
  values: Partial<NewTraining>,
): Promise<void> {
  await tx
    .update(trainings)
    .set({ ...values, version: sql`${trainings.version} + 1` })
    .where(and(eq(trainings.schoolId, schoolId), eq(trainings.id, trainId)))
}

/**
 * Renames the course of the programme and increases its version, so that a parallel editor of the
 * course is refused.
 */
export async function renameCourse(
  tx: Db,
  schoolId: number,
  courseId: number,
  names: Texts,
  now: Date,
): Promise<void> {
  await tx
    .update(courses)
    .set({
      names,
      nameSearch: nameSearchOf(names),
      updatedAt: now,
      version: sql`${courses.version} + 1`,
      revision: sql`${courses.revision} + 1`,
    })
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
}

export function listDates(db: Db, schoolId: number, trainId: number) {
  const { chapterId, startAt, endAt } = chapterDates
  return db
    .select({ chapterId, startAt, endAt })
    .from(chapterDates)
    .where(and(eq(chapterDates.schoolId, schoolId), eq(chapterDates.trainingId, trainId)))
}

/** Replaces all dates of a programme's chapters. */
export async function replaceDates(
  tx: Db,
  { schoolId, trainingId }: { schoolId: number; trainingId: number },
  list: readonly ({ chapterId: number } & Dates)[],
): Promise<void> {
  await tx
    .delete(chapterDates)
    .where(and(eq(chapterDates.schoolId, schoolId), eq(chapterDates.trainingId, trainingId)))
  if (list.length > 0)
    await tx.insert(chapterDates).values(list.map((dates) => ({ ...dates, schoolId, trainingId })))
}

/** Copies the dates of one programme's chapters to those of a copy, chapter by chapter. */
export async function copyDates(
  tx: Db,
  schoolId: number,
  from: { trainingId: number; courseId: number },
  to: { trainingId: number; courseId: number },
  shift: number,
): Promise<void> {
  const placed = (courseId: number) =>
    sql`(select c.id, row_number() over (order by c.level) as place from chapters c where c.course_id = ${courseId})`
  const moved = (column: SQL) =>
    sql`${column} + make_interval(secs => ${shift / 1000}::double precision)`
  await tx.execute(sql`
    insert into training_chapter_dates (school_id, training_id, chapter_id, start_at, end_at)
    select ${schoolId}::bigint, ${to.trainingId}::bigint, n.id, ${moved(sql`d.start_at`)}, ${moved(sql`d.end_at`)}
    from training_chapter_dates d join ${placed(from.courseId)} o on o.id = d.chapter_id
    join ${placed(to.courseId)} n on n.place = o.place
    where d.school_id = ${schoolId} and d.training_id = ${from.trainingId}`)
}
