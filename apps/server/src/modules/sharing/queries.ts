import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { users } from '../accounts/index.ts'
import { courses, relation } from '../courses/index.ts'
import { type NewShareLink, shareLinks, shareLinkUses } from './tables.ts'

interface Window {
  page: number
  size: number
}

const total = sql<number>`count(*) over ()`.mapWith(Number)
const student = alias(users, 'activator')
const { id, schoolId: ofSchool, createdBy, code, activatedBy } = shareLinks

export async function insertLink(db: Db, values: NewShareLink): Promise<number> {
  const [row] = await db.insert(shareLinks).values(values).returning({ id })
  return found(row).id
}

/** Number of people who joined by the link. */
const used = sql<number>`(select count(*) from ${shareLinkUses} u where u.link_id = ${shareLinks}.id)`

const recordColumns = {
  ...getTableColumns(shareLinks),
  courseNames: courses.names,
  used: used.mapWith(Number),
  userName: student.name,
  userPhone: student.mobile,
}

export async function getRecord(db: Db, schoolId: number, linkId: number) {
  const [row] = await db
    .select(recordColumns)
    .from(shareLinks)
    .innerJoin(courses, eq(courses.id, shareLinks.courseId))
    .leftJoin(student, eq(student.id, activatedBy))
    .where(and(eq(ofSchool, schoolId), eq(id, linkId)))
  return found(row)
}
export type RecordRow = Awaited<ReturnType<typeof getRecord>>

export async function listRecords(
  db: Db,
  schoolId: number,
  { userId, courseId }: { userId: number; courseId: number | undefined },
  { page, size }: Window,
): Promise<{ rows: RecordRow[]; total: number }> {
  const where = and(
    eq(ofSchool, schoolId),
    eq(createdBy, userId),
    courseId === undefined ? undefined : eq(shareLinks.courseId, courseId),
  )
  const rows = await db
    .select({ ...recordColumns, total })
    .from(shareLinks)
    .innerJoin(courses, eq(courses.id, shareLinks.courseId))
    .leftJoin(student, eq(student.id, activatedBy))
    .where(where)
    .orderBy(desc(id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(shareLinks, where) : 0) }
}

/** Locks the link until the transaction ends, so that one of several people is first (CRS-125). */
export async function lockLinkByCode(tx: Db, schoolId: number, shareCode: string) {
  const [row] = await tx
    .select()
    .from(shareLinks)
    .where(and(eq(ofSchool, schoolId), eq(code, shareCode)))
    .for('update')
  return row
}

/** Returns the shared course with the person's relation to it, and the name of the sharer. */
export async function getShared(
  db: Db,
  schoolId: number,
  { courseId, sharerId }: { courseId: number; sharerId: number },
  userId: number,
) {
  const [row] = await db
    .select({
      course: { ...getTableColumns(courses), ...relation(userId) },
      sharerName: users.name,
    })
    .from(courses)
    .innerJoin(users, eq(users.id, sharerId))
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
  return found(row)
}

export async function hasUsed(db: Db, linkId: number, userId: number): Promise<boolean> {
  const { linkId: ofLink, userId: ofUser } = shareLinkUses
  return (await db.$count(shareLinkUses, and(eq(ofLink, linkId), eq(ofUser, userId)))) > 0
}

/** Takes a seat of a locked link; the person with the last seat has activated it (CRS-104). */
export async function takePlace(
  tx: Db,
  { id: linkId, schoolId, seats }: { id: number; schoolId: number; seats: number },
  userId: number,
  now: Date,
): Promise<void> {
  await tx.insert(shareLinkUses).values({ schoolId, linkId, userId, usedAt: now })
  const taken = await tx.$count(shareLinkUses, eq(shareLinkUses.linkId, linkId))
  if (taken < seats) return
  await tx
    .update(shareLinks)
    .set({ activatedBy: userId, activatedAt: now })
    .where(and(eq(id, linkId), isNull(activatedBy)))
}

export interface ArrivalRow {
  userName: string
  studentCard: string | null
  className: string | null
  sharerName: string
  arrivedAt: Date
  inCourse: boolean
}

/** TCH-157: lists the people who joined by a link. */
export async function listArrivals(
  db: Db,
  schoolId: number,
  courseId: number,
  { page, size }: Window,
): Promise<{ rows: ArrivalRow[]; total: number }> {
  const sharer = alias(users, 'sharer')
  const where = and(eq(shareLinkUses.schoolId, schoolId), eq(shareLinks.courseId, courseId))
  const arrived = db
    .select({ total })
    .from(shareLinkUses)
    .innerJoin(shareLinks, eq(shareLinks.id, shareLinkUses.linkId))
    .where(where)
    .limit(1)
  const listed = await db
    .select({
      userName: users.name,
      studentCard: users.studentCard,
      className: users.className,
      sharerName: sharer.name,
      arrivedAt: shareLinkUses.usedAt,
      inCourse: sql<boolean>`exists (select 1 from enrolments e where e.school_id = ${schoolId}
        and e.course_id = ${courseId} and e.user_id = ${shareLinkUses.userId})`,
      total,
    })
    .from(shareLinkUses)
    .innerJoin(shareLinks, eq(shareLinks.id, shareLinkUses.linkId))
    .innerJoin(users, eq(users.id, shareLinkUses.userId))
    .innerJoin(sharer, eq(sharer.id, createdBy))
    .where(where)
    .orderBy(desc(shareLinkUses.usedAt), desc(shareLinkUses.userId))
    .limit(size)
    .offset((page - 1) * size)
  const rows = listed.map(({ total: _, ...row }) => row)
  const [counted] = listed.length > 0 || page === 1 ? listed : await arrived
  return { rows, total: counted?.total ?? 0 }
}

/** Withdraws an unused link of its creator; true when this call withdrew it. */
export async function withdraw(
  db: Db,
  schoolId: number,
  linkId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(shareLinks)
    .set({
      withdrawnAt: sql`coalesce(${shareLinks.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(ofSchool, schoolId), eq(id, linkId), isNull(activatedBy)))
    .returning({ id })
  return rows.length > 0
}

/**
 * Lists the courses that can be shared: the listed courses that `ledBy` leads, or without `ledBy`
 * every listed course of the school.
 */
export async function listShareable(
  db: Db,
  schoolId: number,
  { ledBy, namePattern }: { ledBy?: number; namePattern?: string },
  { page, size }: Window,
) {
  const where = and(
    eq(courses.schoolId, schoolId),
    sql`courses.audit_status = 2 and courses.on_list`,
    ledBy === undefined ? undefined : relation(ledBy).leads,
    namePattern === undefined ? undefined : sql`courses.name_search like ${namePattern}`,
  )
  const rows = await db
    .select({ id: courses.id, names: courses.names, total })
    .from(courses)
    .where(where)
    .orderBy(desc(courses.launchedAt), desc(courses.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courses, where) : 0) }
}
