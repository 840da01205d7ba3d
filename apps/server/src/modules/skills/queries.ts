import type { CourseLevel, CourseSkill, Texts } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { courses } from '../courses/index.ts'
import { dayOf } from '../resume/index.ts'
import { courseSkills, postCourses } from './tables.ts'

interface Student {
  schoolId: number
  userId: number
}

const dayOrNone = (column: string) => sql`coalesce(${dayOf(column)}, '')`

export interface TaughtSkill extends Record<string, unknown> {
  course_id: number
  code: string
  names: Texts
  completed: boolean
  completed_on: string
  /** The date of a valid certificate; empty without one. */
  certified_on: string
  /** The newest passed practical task; empty without one. */
  task: string
  passed_on: string
}

/**
 * JOB-056: lists the skills of courses and trainings that the student has joined or has a
 * certificate of.
 */
export async function listTaughtSkills(
  db: Db,
  { schoolId, userId }: Student,
): Promise<TaughtSkill[]> {
  const { rows } = await db.execute<TaughtSkill>(sql`
    select k.course_id::float8 as course_id, k.code, c.names, coalesce(e.status = 2, false) as completed,
      ${dayOrNone('coalesce(e.completed_at, e.joined_at)')} as completed_on, ${dayOrNone('h.issued_at')} as certified_on,
      coalesce(t.title, '') as task, ${dayOrNone('t.handed_in_at')} as passed_on
    from course_skills k join courses c on c.id = k.course_id join schools s on s.id = k.school_id
    left join enrolments e on e.course_id = k.course_id and e.user_id = ${userId}
    left join lateral (
      select max(issued_at) as issued_at from certificates
      where certificates.school_id = k.school_id and certificates.course_id = k.course_id
        and certificates.user_id = ${userId} and revoked_at is null
    ) h on true
    left join lateral (
      select w.title, (select max(i.handed_in_at) from hand_ins i where i.item_id = w.id and i.user_id = ${userId}) as handed_in_at
      from homework_items w join work_marks m on m.item_id = w.id and m.user_id = ${userId}
      where w.course_id = k.course_id and w.released and w.task_number is not null and m.score >= w.pass_line
      order by w.id desc limit 1
    ) t on true
    where k.school_id = ${schoolId} and (e.id is not null or h.issued_at is not null)
    order by k.course_id, k.code limit 1000`)
  return rows
}

export interface TeachingRow extends Record<string, unknown> {
  course_id: number
  hours: number
  price: number
  owned: boolean
  skills: { code: string; level: CourseLevel }[]
}

/**
 * JOB-057: lists the listed courses that teach one of these skills. The student's courses come
 * first, then the shortest.
 */
export async function listTeaching(
  db: Db,
  { schoolId, userId }: Student,
  codes: readonly string[],
): Promise<TeachingRow[]> {
  const { rows } = await db.execute<TeachingRow>(sql`
    select c.id::float8 as course_id, c.hours, c.price_minor as price, e.id is not null as owned,
      json_agg(json_build_object('code', k.code, 'level', k.level) order by k.code) as skills
    from course_skills k join courses c on c.id = k.course_id
    left join enrolments e on e.course_id = c.id and e.user_id = ${userId}
    where k.school_id = ${schoolId} and k.code = any(${sql.param([...codes])}::text[])
      and c.audit_status = 2 and c.on_list and not c.training and e.status is distinct from 2
    group by c.id, e.id order by 4 desc, c.hours, c.id limit 200`)
  return rows
}

/** Returns the course that staff pinned to the post. */
export async function findPostCourse(db: Db, postId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ courseId: postCourses.courseId })
    .from(postCourses)
    .where(eq(postCourses.postId, postId))
  return row?.courseId
}

/** Returns the pinned course with its name, and whether students can find it. */
export async function findPinned(db: Db, postId: number) {
  const [row] = await db
    .select({
      id: courses.id,
      names: courses.names,
      isListed: sql<boolean>`${courses.auditStatus} = 2 and ${courses.onList}`,
    })
    .from(postCourses)
    .innerJoin(courses, eq(courses.id, postCourses.courseId))
    .where(eq(postCourses.postId, postId))
  return row
}
export type PinnedRow = NonNullable<Awaited<ReturnType<typeof findPinned>>>

export async function pinCourse(db: Db, values: typeof postCourses.$inferInsert): Promise<void> {
  const { postId, schoolId: _, ...set } = values
  await db
    .insert(postCourses)
    .values({ ...values, postId })
    .onConflictDoUpdate({ target: postCourses.postId, set })
}

export async function unpinCourse(db: Db, postId: number): Promise<void> {
  await db.delete(postCourses).where(eq(postCourses.postId, postId))
}

interface Course {
  schoolId: number
  courseId: number
}

/** Lists the skills of a course, sorted by code. */
export async function listCourseSkills(db: Db, { schoolId, courseId }: Course) {
  const { code, level } = courseSkills
  return db
    .select({ code, level })
    .from(courseSkills)
    .where(sql`school_id = ${schoolId} and course_id = ${courseId}`)
    .orderBy(code)
}

export async function setCourseSkills(
  tx: Db,
  { schoolId, courseId }: Course,
  list: readonly CourseSkill[],
): Promise<void> {
  await tx.delete(courseSkills).where(sql`school_id = ${schoolId} and course_id = ${courseId}`)
  if (list.length > 0)
    await tx.insert(courseSkills).values(list.map((one) => ({ ...one, schoolId, courseId })))
}
