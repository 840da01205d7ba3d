import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart, users } from '../../accounts/index.ts'
import { lessonCount, total, type Window } from '../list/queries.ts'
import { own } from '../access/queries.ts'
import { likePattern } from '../rules.ts'
import { courseCount, isTaught } from '../taught/queries.ts'
import { type CourseRow, courses, courseTeachers, courseTypes, type NewCourse } from '../tables.ts'

interface TaughtFilter {
  userId?: number
  namePattern?: string
  /** Part of the name of the course or of its author. */
  named?: string
  auditStatus?: number
  onList?: boolean
  oldestFirst?: boolean
}

function taughtWhere(schoolId: number, filter: TaughtFilter): SQL | undefined {
  return and(
    eq(courses.schoolId, schoolId),
    filter.userId === undefined
      ? undefined
      : isTaught(courses.id, { schoolId, userId: filter.userId }),
    filter.namePattern === undefined
      ? undefined
      : sql`courses.name_search like ${filter.namePattern}`,
    filter.named
      ? sql`(courses.name_search like ${likePattern(filter.named)} or exists (select 1 from users author
          where author.id = courses.author_id and author.name ilike ${likePart(filter.named)}))`
      : undefined,
    filter.onList === undefined ? undefined : eq(courses.onList, filter.onList),
    filter.auditStatus === undefined ? undefined : eq(courses.auditStatus, filter.auditStatus),
  )
}

/**
 * Returns the number of courses of the school, all or in one state. Stored counts are read for
 * this.
 */
function countTaught(schoolId: number, filter: TaughtFilter): SQL<number> {
  const isNarrowed =
    filter.userId !== undefined ||
    filter.namePattern !== undefined ||
    Boolean(filter.named) ||
    filter.onList !== undefined
  return isNarrowed ? total : courseCount(schoolId, filter.auditStatus).mapWith(Number)
}

/** Lists the courses of a teacher; without `userId` every course of the school. */
export async function listTaught(
  db: Db,
  schoolId: number,
  filter: TaughtFilter,
  { page, size }: Window,
) {
  const where = taughtWhere(schoolId, filter)
  const {
    id,
    names,
    pictureFileId,
    coverSeed,
    priceMinor,
    auditStatus,
    onList,
    training,
    learners,
    revision,
    updatedAt,
  } = courses
  const order = filter.oldestFirst
    ? [asc(updatedAt), asc(courses.id)]
    : [desc(updatedAt), desc(courses.id)]
  const rows = await db
    .select({
      id,
      names,
      pictureFileId,
      coverSeed,
      priceMinor,
      auditStatus,
      onList,
      training,
      learners,
      revision,
      updatedAt,
      lessons: lessonCount,
      authorName: users.name,
      total: countTaught(schoolId, filter),
    })
    .from(courses)
    .leftJoin(users, eq(users.id, courses.authorId))
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courses, where) : 0) }
}
export type TaughtRow = Awaited<ReturnType<typeof listTaught>>['rows'][number]

export async function createCourse(db: Db, course: NewCourse): Promise<number> {
  const [row] = await db.insert(courses).values(course).returning({ id: courses.id })
  return found(row).id
}

export async function addTeacher(db: Db, teacher: typeof courseTeachers.$inferInsert) {
  await db.insert(courseTeachers).values(teacher).onConflictDoNothing()
}

/** Changes a course; undefined when the course is no longer at `version` (TCH-084). */
export async function changeCourse(
  db: Db,
  { schoolId, id: courseId, version }: Pick<CourseRow, 'schoolId' | 'id' | 'version'>,
  values: Partial<NewCourse>,
) {
  const [row] = await db
    .update(courses)
    .set({ ...values, version: version + 1, revision: sql`${courses.revision} + 1` })
    .where(and(own(schoolId, courseId), eq(courses.version, version)))
    .returning({ id: courses.id })
  return row
}

/**
 * Deletes a course. Foreign keys refuse to delete a course that students have or have worked in.
 */
export async function removeCourse(tx: Db, schoolId: number, courseId: number): Promise<void> {
  const [row] = await tx
    .delete(courses)
    .where(own(schoolId, courseId))
    .returning({ id: courses.id })
  found(row)
}

export interface StudentOfCourse {
  schoolId: number
  userId: number
  courseId: number
}

/**
 * Enrols a person. Returns true if the person is new in the course. The unique constraint decides
 * this, and only a new person changes the number of students.
 */
export async function enrol(tx: Db, student: StudentOfCourse, now: Date): Promise<boolean> {
  const { schoolId, userId, courseId } = student
  // A returning student continues with the earlier progress (CRS-197).
  const { rows } = await tx.execute(sql`
    with kept as (
      delete from left_enrolments where school_id = ${schoolId} and user_id = ${userId} and course_id = ${courseId} returning *
    )
    insert into enrolments (school_id, user_id, course_id, joined_at, status, completed_at, last_lesson_id, last_study_at, visit_days)
    select ${schoolId}::bigint, ${userId}::bigint, ${courseId}::bigint, coalesce(k.joined_at, ${now.toISOString()}::timestamptz),
      coalesce(k.status, 1), k.completed_at, k.last_lesson_id, k.last_study_at,
      (select count(*) from course_visit_days d where d.course_id = ${courseId} and d.user_id = ${userId})
    from (select 1) once left join kept k on true
    on conflict do nothing returning id`)
  if (rows.length === 0) return false
  await countLearners(tx, student, 1)
  return true
}

/** TCH-087: counts a day on which a student opened the course. Each day counts once. */
export async function noteVisitDay(db: Db, student: StudentOfCourse, now: Date): Promise<void> {
  const { schoolId, userId, courseId } = student
  await db.execute(sql`
    with visit as (
      insert into course_visit_days (school_id, course_id, user_id, day)
      select e.school_id, e.course_id, e.user_id, (${now.toISOString()}::timestamptz at time zone s.time_zone)::date
      from enrolments e join schools s on s.id = e.school_id
      where e.school_id = ${schoolId} and e.course_id = ${courseId} and e.user_id = ${userId}
      on conflict do nothing returning 1
    )
    update enrolments set visit_days = visit_days + 1
    where course_id = ${courseId} and user_id = ${userId} and exists (select 1 from visit)`)
}

async function countLearners(tx: Db, { schoolId, courseId }: StudentOfCourse, more: 1 | -1) {
  await tx
    .update(courses)
    .set({ learners: sql`${courses.learners} + ${more}` })
    .where(own(schoolId, courseId))
}

/**
 * CRS-197: ends the enrolment and keeps its records. Returns false if the student is not in the
 * course.
 */
export async function leave(tx: Db, student: StudentOfCourse, now: Date): Promise<boolean> {
  const { schoolId, userId, courseId } = student
  const { rows } = await tx.execute(sql`
    with gone as (
      delete from enrolments where school_id = ${schoolId} and user_id = ${userId} and course_id = ${courseId} returning *
    )
    insert into left_enrolments (school_id, user_id, course_id, joined_at, status, completed_at, last_lesson_id, last_study_at, left_at, enrolment_id)
    select school_id, user_id, course_id, joined_at, status, completed_at, last_lesson_id, last_study_at, ${now.toISOString()}::timestamptz, id from gone
    on conflict do nothing returning 1`)
  if (rows.length === 0) return false
  await countLearners(tx, student, -1)
  return true
}

/**
 * ORD-068: ends the enrolment after a refund, so that the student cannot return for free; the
 * records are kept.
 */
export async function endAccess(tx: Db, student: StudentOfCourse, now: Date): Promise<void> {
  await leave(tx, student, now)
  const { schoolId, userId, courseId } = student
  await tx.execute(
    sql`update left_enrolments set may_return = false where school_id = ${schoolId} and user_id = ${userId} and course_id = ${courseId}`,
  )
}

/** True when the person left the course and may return. */
export async function hasLeft(db: Db, student: StudentOfCourse): Promise<boolean> {
  const { schoolId, userId, courseId } = student
  const { rows } = await db.execute(
    sql`select 1 from left_enrolments where school_id = ${schoolId} and user_id = ${userId} and course_id = ${courseId} and may_return`,
  )
  return rows.length > 0
}

/**
 * TCH-165: true when the person was removed permanently, and can return only when a teacher adds
 * them.
 */
export async function isBarred(db: Db, student: StudentOfCourse): Promise<boolean> {
  const { schoolId, userId, courseId } = student
  const { rows } = await db.execute(
    sql`select 1 from left_enrolments where school_id = ${schoolId} and user_id = ${userId} and course_id = ${courseId} and barred`,
  )
  return rows.length > 0
}

/**
 * Locks the course until the transaction ends, so that its catalogue changes one step at a time.
 * Rows that only refer to the course, such as watch reports, are not blocked.
 */
export async function lockCourse(db: Db, schoolId: number, courseId: number) {
  await db
    .select({ id: courses.id })
    .from(courses)
    .where(own(schoolId, courseId))
    .for('no key update')
}

/**
 * Raises the revision of a course, because a change of its catalogue is a change of the course too.
 */
export async function noteChange(db: Db, schoolId: number, courseId: number, now: Date) {
  await db
    .update(courses)
    .set({ updatedAt: now, revision: sql`${courses.revision} + 1` })
    .where(own(schoolId, courseId))
}

export async function listTypesById(db: Db, schoolId: number, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: courseTypes.id, parentId: courseTypes.parentId, level: courseTypes.level })
    .from(courseTypes)
    .where(and(eq(courseTypes.schoolId, schoolId), inArray(courseTypes.id, ids)))
}
