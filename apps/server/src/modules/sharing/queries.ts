import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { users } from '../accounts/index.ts'
import { courses, relation } from '../courses/index.ts'
import { type NewShareLink, shareLinks } from './tables.ts'

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

const recordColumns = {
  ...getTableColumns(shareLinks),
  courseNames: courses.names,
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
  userId: number,
  { page, size }: Window,
): Promise<{ rows: RecordRow[]; total: number }> {
  const where = and(eq(ofSchool, schoolId), eq(createdBy, userId))
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

/** Held until the transaction ends: of several who activate a link, one is first (CRS-125). */
export async function lockLinkByCode(tx: Db, schoolId: number, shareCode: string) {
  const [row] = await tx
    .select()
    .from(shareLinks)
    .where(and(eq(ofSchool, schoolId), eq(code, shareCode)))
    .for('update')
  return row
}

/** The shared course with the standing of one person to it, and the name of who shared it. */
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

export async function markActivated(tx: Db, linkId: number, userId: number, now: Date) {
  await tx
    .update(shareLinks)
    .set({ activatedBy: userId, activatedAt: now })
    .where(and(eq(id, linkId), isNull(activatedBy)))
}

/** Of its maker and not activated; true when the link is withdrawn now. */
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

/** `ledBy` undefined: every listed course of the school. */
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
