import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { authorName, users } from '../accounts/index.ts'
import { courses, relation } from '../courses/index.ts'
import { studiedOf } from '../study/index.ts'
import { courseReviews, type NewReview, reviewReports } from './tables.ts'

interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)
const {
  id,
  courseId: ofCourse,
  authorId,
  stars,
  content,
  reports,
  hidden,
  createdAt,
  updatedAt,
} = courseReviews

const listed = { id, authorId, stars, content, updatedAt, authorName }

/** Lists the visible reviews of a course: reviews with a text first, then the newest. */
export async function listReviews(
  db: Db,
  schoolId: number,
  courseId: number,
  { page, size }: Window,
) {
  const where = and(eq(courseReviews.schoolId, schoolId), eq(ofCourse, courseId), eq(hidden, false))
  const rows = await db
    .select({ ...listed, total })
    .from(courseReviews)
    .innerJoin(users, eq(users.id, authorId))
    .where(where)
    .orderBy(desc(sql`(${content} <> '')`), desc(updatedAt), desc(id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courseReviews, where) : 0) }
}
export type ReviewRow = Omit<Awaited<ReturnType<typeof listReviews>>['rows'][number], 'total'>

/**
 * Returns a course with the person's relation and progress, and the person's review, even when
 * staff have hidden it.
 */
export async function getOwn(db: Db, schoolId: number, courseId: number, userId: number) {
  const [row] = await db
    .select({
      course: { ...getTableColumns(courses), ...relation(userId) },
      studied: studiedOf(userId),
      review: courseReviews,
      authorName,
    })
    .from(courses)
    .leftJoin(courseReviews, and(eq(ofCourse, courses.id), eq(authorId, userId)))
    .leftJoin(users, eq(users.id, authorId))
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
  const { course, studied, review, authorName: name } = found(row)
  return { course, studied, own: review && { ...review, authorName: name ?? '' } }
}

export async function getReview(db: Db, schoolId: number, reviewId: number) {
  const [row] = await db
    .select()
    .from(courseReviews)
    .where(and(eq(courseReviews.schoolId, schoolId), eq(id, reviewId)))
  return found(row)
}
export type Review = Awaited<ReturnType<typeof getReview>>

/** Locks the course until the transaction ends, so that stars are counted one review at a time. */
export async function lockCourse(tx: Db, courseId: number): Promise<void> {
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.id, courseId))
    .for('no key update')
}

/** Increases or decreases the number of reviews with so many stars; requires `lockCourse`. */
export async function countStars(
  tx: Db,
  courseId: number,
  given: number,
  by: 1 | -1,
): Promise<void> {
  await tx.execute(sql`
    update courses set star_counts[${given}::int] = star_counts[${given}::int] + ${by}::int
    where id = ${courseId}`)
}

export async function insertReview(tx: Db, values: NewReview): Promise<number> {
  const [row] = await tx.insert(courseReviews).values(values).returning({ id })
  return found(row).id
}

export async function updateReview(
  tx: Db,
  reviewId: number,
  values: Partial<NewReview>,
): Promise<void> {
  await tx.update(courseReviews).set(values).where(eq(id, reviewId))
}

export async function deleteReview(tx: Db, reviewId: number): Promise<void> {
  await tx.delete(courseReviews).where(eq(id, reviewId))
}

/** Counts the first report of each person. */
export async function insertReport(
  tx: Db,
  reviewId: number,
  by: { schoolId: number; userId: number },
  now: Date,
): Promise<void> {
  const added = await tx
    .insert(reviewReports)
    .values({ ...by, reviewId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reviewReports.id })
  if (added.length > 0)
    await tx
      .update(courseReviews)
      .set({ reports: sql`${reports} + 1` })
      .where(eq(id, reviewId))
}

export async function listReported(
  db: Db,
  schoolId: number,
  isHidden: boolean,
  { page, size }: Window,
) {
  const rows = await db
    .select({
      ...listed,
      reports,
      hidden,
      createdAt,
      courseNames: courses.names,
      total,
    })
    .from(courseReviews)
    .innerJoin(users, eq(users.id, authorId))
    .innerJoin(courses, eq(courses.id, ofCourse))
    .where(
      and(
        eq(courseReviews.schoolId, schoolId),
        eq(hidden, isHidden),
        isHidden ? undefined : gt(reports, 0),
      ),
    )
    .orderBy(asc(id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type ReportedRow = Awaited<ReturnType<typeof listReported>>['rows'][number]
