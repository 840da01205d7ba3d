import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  cardColumns,
  courses,
  courseTypes,
  relation,
  type StudentOfCourse,
} from '../courses/index.ts'
import { courseFavourites, courseVisits } from './tables.ts'

interface Window {
  page: number
  size: number
}

/** CRS-192: the number of visits that are kept. */
const mostVisits = 200

const total = sql<number>`count(*) over ()`.mapWith(Number)

const favouriteOf = ({ schoolId, userId, courseId }: StudentOfCourse) =>
  and(
    eq(courseFavourites.schoolId, schoolId),
    eq(courseFavourites.userId, userId),
    eq(courseFavourites.courseId, courseId),
  )
const visitOf = ({ schoolId, userId, courseId }: StudentOfCourse) =>
  and(
    eq(courseVisits.schoolId, schoolId),
    eq(courseVisits.userId, userId),
    eq(courseVisits.courseId, courseId),
  )

/** CRS-193: excludes courses that the person can no longer open, and courses of trainings. */
const visible = (userId: number) => {
  const { teaches, joined } = relation(userId)
  return sql`(not courses.training and ((courses.audit_status = 2 and courses.on_list) or ${joined} or ${teaches}))`
}

export async function addFavourite(db: Db, one: StudentOfCourse, now: Date): Promise<void> {
  await db
    .insert(courseFavourites)
    .values({ ...one, createdAt: now })
    .onConflictDoNothing()
}

export async function removeFavourite(db: Db, one: StudentOfCourse): Promise<void> {
  await db.delete(courseFavourites).where(favouriteOf(one))
}

export async function isFavourite(db: Db, one: StudentOfCourse): Promise<boolean> {
  return (await db.$count(courseFavourites, favouriteOf(one))) > 0
}

/** Lists the favourite courses, last added first. */
export async function listFavourites(
  db: Db,
  schoolId: number,
  userId: number,
  { page, size }: Window,
) {
  const rows = await db
    .select({ card: cardColumns(schoolId), at: courseFavourites.createdAt, total })
    .from(courseFavourites)
    .innerJoin(courses, eq(courses.id, courseFavourites.courseId))
    .leftJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .where(
      and(
        eq(courseFavourites.schoolId, schoolId),
        eq(courseFavourites.userId, userId),
        visible(userId),
      ),
    )
    .orderBy(desc(courseFavourites.createdAt), desc(courseFavourites.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type FavouriteRow = Omit<Awaited<ReturnType<typeof listFavourites>>['rows'][number], 'total'>

/** Lists the opened courses, last opened first. */
export async function listVisits(db: Db, schoolId: number, userId: number, { page, size }: Window) {
  const rows = await db
    .select({ card: cardColumns(schoolId), at: courseVisits.visitedAt, total })
    .from(courseVisits)
    .innerJoin(courses, eq(courses.id, courseVisits.courseId))
    .leftJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .where(
      and(eq(courseVisits.schoolId, schoolId), eq(courseVisits.userId, userId), visible(userId)),
    )
    .orderBy(desc(courseVisits.visitedAt), desc(courseVisits.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function noteVisit(db: Db, one: StudentOfCourse, now: Date): Promise<void> {
  await db
    .insert(courseVisits)
    .values({ ...one, visitedAt: now })
    .onConflictDoUpdate({
      target: [courseVisits.schoolId, courseVisits.userId, courseVisits.courseId],
      set: { visitedAt: now },
    })
}

export async function removeOldVisits(
  db: Db,
  { schoolId, userId }: Pick<StudentOfCourse, 'schoolId' | 'userId'>,
): Promise<void> {
  await db.execute(sql`
    delete from course_visits where id in (
      select id from course_visits where school_id = ${schoolId} and user_id = ${userId}
      order by visited_at desc, id desc offset ${mostVisits}::int)`)
}

export async function removeVisit(db: Db, one: StudentOfCourse): Promise<void> {
  await db.delete(courseVisits).where(visitOf(one))
}

export async function clearVisits(db: Db, schoolId: number, userId: number): Promise<void> {
  await db
    .delete(courseVisits)
    .where(and(eq(courseVisits.schoolId, schoolId), eq(courseVisits.userId, userId)))
}
