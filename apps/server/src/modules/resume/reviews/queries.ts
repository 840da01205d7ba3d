import type { Texts } from '@titian/contract'
import { and, asc, desc, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { hasTeacherRole, likePart, users } from '../../accounts/index.ts'
import { courses, courseTeachers, enrolments, isTaught } from '../../courses/index.ts'
import { searchedWords } from '../../people/index.ts'
import type { Owner } from '../queries.ts'
import { resumeComments, resumeReviews } from '../tables.ts'

interface Window {
  page: number
  size: number
}

export type ReviewRow = typeof resumeReviews.$inferSelect
export type CommentRow = typeof resumeComments.$inferSelect

const reviews = getTableColumns(resumeReviews)
const total = sql<number>`count(*) over ()`.mapWith(Number)

/**
 * Returns the teachers of the student's courses, once for each course (TCH-086 as in `isTaught`).
 */
const teachersOf = ({ schoolId, userId }: Owner): SQL => sql`
  select t.user_id, t.course_id from ${enrolments} e
    join ${courseTeachers} t on t.course_id = e.course_id
    where e.school_id = ${schoolId} and e.user_id = ${userId}
  union
  select c.author_id, c.id from ${enrolments} e join ${courses} c on c.id = e.course_id
    where e.school_id = ${schoolId} and e.user_id = ${userId} and c.author_id is not null
      and not exists (select 1 from ${courseTeachers} m where m.course_id = c.id and m.master)`

const mayBeAsked = (student: Owner) =>
  and(
    eq(users.schoolId, student.schoolId),
    ne(users.id, student.userId),
    eq(users.disabled, false),
    hasTeacherRole(),
    sql`${users.id} in (select w.user_id from (${teachersOf(student)}) w)`,
  )

const isOpen = and(isNull(resumeReviews.finishedAt), isNull(resumeReviews.withdrawnAt))
const by = ({ schoolId, userId }: Owner) =>
  and(eq(resumeReviews.schoolId, schoolId), eq(resumeReviews.userId, userId))

/**
 * RES-120: lists the teachers whom the student may ask for comments, by name, each with the courses
 * that they share.
 */
export async function listReviewers(db: Db, student: Owner) {
  return db
    .select({
      id: users.id,
      name: users.name,
      courses: sql<Texts[]>`(select coalesce(json_agg(c.names order by c.id), '[]'::json)
        from (${teachersOf(student)}) w join ${courses} c on c.id = w.course_id
        where w.user_id = users.id)`,
      isAsked: sql<boolean>`exists (select 1 from ${resumeReviews}
        where ${by(student)} and ${resumeReviews.teacherId} = users.id and ${isOpen})`,
    })
    .from(users)
    .where(mayBeAsked(student))
    .orderBy(asc(users.nameSort), asc(users.id))
}
export type ReviewerRow = Awaited<ReturnType<typeof listReviewers>>[number]

/** Refuses a teacher as not found, unless the student may ask this teacher for comments. */
export async function getReviewer(db: Db, student: Owner, teacherId: number): Promise<void> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, teacherId), mayBeAsked(student)))
  found(row)
}

export async function findReviewByKey(db: Db, student: Owner, key: string) {
  const [row] = await db
    .select({ id: reviews.id })
    .from(resumeReviews)
    .where(and(by(student), eq(resumeReviews.key, key)))
  return row
}

const daySeconds = 24 * 60 * 60

/** RES-122: returns the counts for the limits of a new request. */
export async function countReviews(db: Db, student: Owner, teacherId: number, now: Date) {
  const since = secondsAfter(now, -daySeconds).toISOString()
  const [row] = await db
    .select({
      open: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
      ofTeacher:
        sql`count(*) filter (where ${isOpen} and ${resumeReviews.teacherId} = ${teacherId})`.mapWith(
          Number,
        ),
      today: sql`count(*) filter (where ${resumeReviews.createdAt} > ${since})`.mapWith(Number),
    })
    .from(resumeReviews)
    .where(by(student))
  return found(row)
}

export async function insertReview(
  tx: Db,
  values: typeof resumeReviews.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(resumeReviews).values(values).returning({ id: resumeReviews.id })
  return found(row).id
}

const inOrder = sql`order by c.id`
/** The comments of a review, as JSON; see `readComments`. */
const commentsOf = sql<StoredComment[]>`(select coalesce(json_agg(json_build_object(
    'id', c.id, 'section', c.section, 'entryKey', c.entry_key, 'entryTitle', c.entry_title, 'content', c.content,
    'createdAt', c.created_at, 'changedAt', c.changed_at, 'resolvedAt', c.resolved_at) ${inOrder}), '[]'::json)
  from ${resumeComments} c where c.review_id = ${resumeReviews.id})`

/** A comment in JSON, in which times are texts. */
type StoredComment = Omit<CommentRow, 'createdAt' | 'changedAt' | 'resolvedAt'> & {
  createdAt: string
  changedAt: string | null
  resolvedAt: string | null
}
export type ListedComment = Omit<CommentRow, 'reviewId' | 'key'>

const momentOf = (text: string | null) => (text === null ? null : new Date(text))
const readComments = (comments: StoredComment[]): ListedComment[] =>
  comments.map(({ createdAt, changedAt, resolvedAt, ...comment }) => ({
    ...comment,
    createdAt: new Date(createdAt),
    changedAt: momentOf(changedAt),
    resolvedAt: momentOf(resolvedAt),
  }))

const { content: _, ...withoutCopy } = reviews

/**
 * Lists the student's requests, newest first, and the number of unresolved comments of all
 * requests.
 */
export async function listReviews(db: Db, student: Owner, { page, size }: Window) {
  const rows = await db
    .select({ ...withoutCopy, teacherName: users.name, comments: commentsOf, total })
    .from(resumeReviews)
    .innerJoin(users, eq(users.id, resumeReviews.teacherId))
    .where(by(student))
    .orderBy(desc(resumeReviews.id))
    .limit(size)
    .offset((page - 1) * size)
  const count = rows[0]?.total ?? (page > 1 ? await db.$count(resumeReviews, by(student)) : 0)
  return {
    rows: rows.map(({ comments, ...row }) => ({ ...row, comments: readComments(comments) })),
    total: count,
  }
}
export type ListedReview = Awaited<ReturnType<typeof listReviews>>['rows'][number]

export async function countUnresolved(db: Db, student: Owner): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(resumeComments)
    .innerJoin(resumeReviews, eq(resumeReviews.id, resumeComments.reviewId))
    .where(and(by(student), isNull(resumeComments.resolvedAt)))
  return found(row).count
}

/** RES-125: deletes the copy; the request and its comments stay. */
export async function withdrawReview(
  db: Db,
  student: Owner,
  reviewId: number,
  now: Date,
): Promise<void> {
  const [row] = await db
    .update(resumeReviews)
    .set({
      content: null,
      withdrawnAt: sql`coalesce(${resumeReviews.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(by(student), eq(resumeReviews.id, reviewId)))
    .returning({ id: resumeReviews.id })
  found(row)
}

/**
 * RES-130: marks a comment as resolved, or with null as unresolved. A second press keeps the time
 * of the first one.
 */
export async function resolveComment(
  db: Db,
  student: Owner,
  commentId: number,
  resolvedAt: Date | null,
): Promise<void> {
  const own = db.select({ id: reviews.id }).from(resumeReviews).where(by(student))
  const at = resolvedAt?.toISOString()
  const [row] = await db
    .update(resumeComments)
    .set({
      resolvedAt:
        at === undefined ? null : sql`coalesce(${resumeComments.resolvedAt}, ${at}::timestamptz)`,
    })
    .where(and(eq(resumeComments.id, commentId), sql`${resumeComments.reviewId} in (${own})`))
    .returning({ id: resumeComments.id })
  found(row)
}

/**
 * RES-123: condition for open and finished requests to this teacher, from students whom the teacher
 * still teaches.
 */
const toTeacher = ({ schoolId, userId }: Owner) =>
  and(
    eq(resumeReviews.schoolId, schoolId),
    eq(resumeReviews.teacherId, userId),
    isNull(resumeReviews.withdrawnAt),
    sql`exists (select 1 from ${enrolments} e where e.school_id = ${schoolId}
      and e.user_id = ${resumeReviews.userId} and ${isTaught(sql`e.course_id`, { schoolId, userId })})`,
  )

const commentCount =
  sql`(select count(*) from ${resumeComments} c where c.review_id = ${resumeReviews.id})`.mapWith(
    Number,
  )

export async function listRequested(db: Db, teacher: Owner, name: string, window: Window) {
  const where = and(
    toTeacher(teacher),
    ...searchedWords(name).map((word) => sql`${users.name} ilike ${likePart(word)}`),
  )
  const { page, size } = window
  const from = (counted: SQL<number>) =>
    db
      .select({ ...withoutCopy, studentName: users.name, comments: commentCount, total: counted })
      .from(resumeReviews)
      .innerJoin(users, eq(users.id, resumeReviews.userId))
      .where(where)
  const rows = await from(total)
    .orderBy(sql`${resumeReviews.finishedAt} is not null`, desc(resumeReviews.id))
    .limit(size)
    .offset((page - 1) * size)
  const beyond = rows.length === 0 && page > 1 ? await from(total).limit(1) : []
  return { rows, total: (rows[0] ?? beyond[0])?.total ?? 0 }
}
export type RequestedRow = Omit<Awaited<ReturnType<typeof listRequested>>['rows'][number], 'total'>

/** Returns a request to this teacher with its copy and comments; others are not found. */
export async function getRequested(db: Db, teacher: Owner, reviewId: number) {
  const [row] = await db
    .select({ ...reviews, studentName: users.name, comments: commentsOf })
    .from(resumeReviews)
    .innerJoin(users, eq(users.id, resumeReviews.userId))
    .where(and(eq(resumeReviews.id, reviewId), toTeacher(teacher)))
  const { comments, ...review } = found(row)
  return { ...review, comments: readComments(comments) }
}
export type RequestedReviewRow = Awaited<ReturnType<typeof getRequested>>

/**
 * Locks the request until the transaction ends, so that counting comments and finishing run one
 * after another.
 */
export async function lockRequested(tx: Db, teacher: Owner, reviewId: number): Promise<ReviewRow> {
  const [row] = await tx
    .select()
    .from(resumeReviews)
    .where(and(eq(resumeReviews.id, reviewId), toTeacher(teacher)))
    .for('update')
  return found(row)
}

export async function finishReview(tx: Db, reviewId: number, now: Date): Promise<void> {
  await tx.update(resumeReviews).set({ finishedAt: now }).where(eq(resumeReviews.id, reviewId))
}

export async function countComments(tx: Db, reviewId: number): Promise<number> {
  return tx.$count(resumeComments, eq(resumeComments.reviewId, reviewId))
}

export async function findCommentByKey(tx: Db, reviewId: number, key: string) {
  const [row] = await tx
    .select()
    .from(resumeComments)
    .where(and(eq(resumeComments.reviewId, reviewId), eq(resumeComments.key, key)))
  return row
}

export async function insertComment(
  tx: Db,
  values: typeof resumeComments.$inferInsert,
): Promise<CommentRow> {
  const [row] = await tx.insert(resumeComments).values(values).returning()
  return found(row)
}

const one = (reviewId: number, commentId: number) =>
  and(eq(resumeComments.reviewId, reviewId), eq(resumeComments.id, commentId))

/** RES-127: changes a comment. A new text reopens the comment; the same text changes nothing. */
export async function updateComment(
  tx: Db,
  reviewId: number,
  commentId: number,
  { content, now }: { content: string; now: Date },
): Promise<CommentRow> {
  await tx
    .update(resumeComments)
    .set({ content, changedAt: now, resolvedAt: null })
    .where(and(one(reviewId, commentId), ne(resumeComments.content, content)))
  const [row] = await tx.select().from(resumeComments).where(one(reviewId, commentId))
  return found(row)
}

export async function deleteComment(tx: Db, reviewId: number, commentId: number): Promise<void> {
  const [row] = await tx
    .delete(resumeComments)
    .where(one(reviewId, commentId))
    .returning({ id: resumeComments.id })
  found(row)
}
