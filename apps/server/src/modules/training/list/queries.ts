import type { TrainState } from '@titian/contract'
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { courses, enrolments, lessonCount } from '../../courses/index.ts'
import { ownEndTime } from '../../exams/index.ts'
import { cardColumns, stateAt } from '../queries.ts'
import { trainings } from '../tables.ts'

interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)
const time = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** Sorts trainings by state: open trainings first, then future, unscheduled and ended ones. */
const rank = (state: SQL) =>
  sql`array_position(array['inProgress', 'notStarted', 'scheduling', 'completed'], ${state})`

export interface Filter {
  namePattern?: string | undefined
  state?: TrainState | undefined
  free?: boolean | undefined
}

/** TRN-006: lists the published trainings of a school. */
export async function listPublished(
  db: Db,
  schoolId: number,
  { namePattern, state, free }: Filter,
  now: Date,
  { page, size }: Window,
) {
  const where = and(
    eq(trainings.schoolId, schoolId),
    eq(trainings.published, true),
    namePattern === undefined ? undefined : sql`courses.name_search like ${namePattern}`,
    state === undefined ? undefined : sql`${stateAt(now)} = ${state}`,
    free === undefined ? undefined : free ? eq(courses.priceMinor, 0) : gt(courses.priceMinor, 0),
  )
  const rows = await db
    .select({ ...cardColumns, total })
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .where(where)
    .orderBy(rank(stateAt(now)), sql`${trainings.startAt} nulls last`, desc(trainings.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await countPublished(db, where) : 0) }
}

/** CNT-101: returns the data for the picture of a published training. */
export async function findTrainFace(db: Db, schoolId: number, trainingId: number) {
  const [row] = await db
    .select({
      names: courses.names,
      pictureFileId: courses.pictureFileId,
      coverSeed: courses.coverSeed,
    })
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .where(
      and(
        eq(trainings.schoolId, schoolId),
        eq(trainings.published, true),
        eq(trainings.id, trainingId),
      ),
    )
  return row
}

async function countPublished(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .where(where)
  return row?.total ?? 0
}

/**
 * TRN-004: lists trainings that have not ended: those that staff recommend come first, then those
 * with the most students.
 */
export function listRecommended(db: Db, schoolId: number, now: Date, size: number) {
  return db
    .select(cardColumns)
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .where(
      and(
        eq(trainings.schoolId, schoolId),
        eq(trainings.published, true),
        sql`${stateAt(now)} <> 'completed'`,
      ),
    )
    .orderBy(
      desc(courses.recommended),
      desc(courses.learners),
      asc(trainings.startAt),
      asc(trainings.id),
    )
    .limit(size)
}

// One student's done entries in the training; counted like `progressOf`.

const entriesOf = sql<number>`(
  ${lessonCount}
  + (select count(*) from homework_items w where w.school_id = courses.school_id and w.course_id = courses.id and w.released)
  + (select count(*) from examinations x where x.school_id = courses.school_id and x.course_id = courses.id and x.status > 0))`.mapWith(
  Number,
)
const doneOf = (userId: number) =>
  sql<number>`(
  (select count(*) from lessons l join video_progress p on p.lesson_id = l.id and p.user_id = ${userId}
    where l.course_id = courses.id and l.file_id is not null and p.done)
  + (select count(*) from homework_items w join work_marks m on m.item_id = w.id and m.user_id = ${userId}
    where w.school_id = courses.school_id and w.course_id = courses.id and w.released
      and (w.pass_line is null or m.score >= w.pass_line))
  + (select count(*) from examinations x where x.school_id = courses.school_id and x.course_id = courses.id and x.status > 0
    and exists (select 1 from attempts a where a.examination_id = x.id and a.user_id = ${userId} and a.state <> 'in_progress')))`.mapWith(
    Number,
  )
const ownStateAt = (userId: number, now: Date) =>
  sql<TrainState>`(case when ${entriesOf} > 0 and ${doneOf(userId)} >= ${entriesOf} then 'completed' else ${stateAt(now)} end)`

/** Works of these types that the person may still hand in; practical tasks have their own rules. */
const openWorks = (userId: number, now: Date, types: SQL) => sql`
  from homework_items w where w.school_id = courses.school_id and w.course_id = courses.id and w.released
    and w.resources_type in (${types}) and w.task_number is null
    and (w.end_time is null or w.late_allowed or w.end_time >= ${time(now)})
    and not exists (select 1 from work_marks m where m.item_id = w.id and m.user_id = ${userId})`
const openExams = (userId: number, now: Date) => sql`
  from examinations x cross join lateral (select ${ownEndTime(userId, 'x')} as end_time) o
  where x.school_id = courses.school_id and x.course_id = courses.id and x.status = 1
    and (x.start_time is null or x.start_time <= ${time(now)}) and (o.end_time is null or o.end_time > ${time(now)})
    and not exists (select 1 from attempts a where a.examination_id = x.id and a.user_id = ${userId} and a.state <> 'in_progress')`
const tasks = sql`2, 4`
const papers = sql`3, 5`

const joinedBy = (userId: number) =>
  and(eq(enrolments.courseId, trainings.courseId), eq(enrolments.userId, userId))

/** TRN-049: lists the person's trainings. */
export async function listOwn(
  db: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  state: TrainState | undefined,
  now: Date,
  { page, size }: Window,
) {
  const own = ownStateAt(userId, now)
  const from = () =>
    db
      .select({
        card: cardColumns,
        state: own,
        entries: entriesOf,
        done: doneOf(userId),
        openWorks: sql<number>`(select count(*)::int ${openWorks(userId, now, tasks)})`,
        openExams: sql<number>`((select count(*) ${openWorks(userId, now, papers)}) + (select count(*) ${openExams(userId, now)}))::int`,
        lastLessonId: enrolments.lastLessonId,
        total,
      })
      .from(trainings)
      .innerJoin(courses, eq(courses.id, trainings.courseId))
      .innerJoin(enrolments, joinedBy(userId))
      .where(
        and(
          eq(trainings.schoolId, schoolId),
          state === undefined ? undefined : sql`${own} = ${state}`,
        ),
      )
  const rows = await from()
    .orderBy(rank(own), sql`${trainings.startAt} nulls last`, desc(trainings.id))
    .limit(size)
    .offset((page - 1) * size)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const [first] = await from().limit(1)
  return { rows, total: first?.total ?? 0 }
}
/**
 * CRS-123: returns the number of the person's completed or ended trainings, and of the person's
 * other trainings.
 */
export async function countOwn(
  db: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  now: Date,
): Promise<{ inProgress: number; completed: number }> {
  const isOver = sql`${ownStateAt(userId, now)} = 'completed'`
  const [row] = await db
    .select({
      inProgress: sql`count(*) filter (where not ${isOver})`.mapWith(Number),
      completed: sql`count(*) filter (where ${isOver})`.mapWith(Number),
    })
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .innerJoin(enrolments, joinedBy(userId))
    .where(eq(trainings.schoolId, schoolId))
  return row ?? { inProgress: 0, completed: 0 }
}

/**
 * CNT-014: finds two of the person's current trainings: the one whose open task ends first, and the
 * one whose open examination ends first.
 */
export async function findWaiting(
  db: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  now: Date,
): Promise<{ work: number | null; exam: number | null }> {
  const running = sql`
    from trainings join courses on courses.id = trainings.course_id
      join enrolments e on e.course_id = courses.id and e.user_id = ${userId}`
  const isRunning = sql`trainings.school_id = ${schoolId} and ${stateAt(now)} = 'inProgress'`
  const { rows } = await db.execute<{ work: number | null; exam: number | null }>(sql`select
    (select trainings.id ${running} cross join lateral (select w.end_time, w.id as item ${openWorks(userId, now, tasks)}) open
      where ${isRunning} order by open.end_time nulls last, open.item limit 1)::float8 as work,
    (select trainings.id ${running} cross join lateral (
        select w.end_time ${openWorks(userId, now, papers)} union all select o.end_time ${openExams(userId, now)}) open
      where ${isRunning} order by open.end_time nulls last, trainings.id limit 1)::float8 as exam`)
  return rows[0] ?? { work: null, exam: null }
}

/** Limit, above the number of a school's trainings. */
const mostMapped = 1000

/** Lists trainings for the sitemap, latest first. */
export function listForMap(db: Db, schoolId: number) {
  return db
    .select({ id: trainings.id, updatedAt: trainings.updatedAt })
    .from(trainings)
    .where(and(eq(trainings.schoolId, schoolId), eq(trainings.published, true)))
    .orderBy(desc(trainings.id))
    .limit(mostMapped)
}
