import { studyRules } from '@titian/contract'
import { and, asc, desc, eq, gt, ilike, isNotNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { courses, courseTeachers } from '../../courses/index.ts'
import { files } from '../../files/index.ts'
import { schools } from '../../schools/index.ts'
import type { FaceRecord } from './rules.ts'
import { faceConsents, faceEvents, facePhotos, faceTickets, faceViews } from './tables.ts'

export interface OfCourse {
  schoolId: number
  courseId: number
  userId: number
}

const counts = sql<number>`count(*) over ()`.mapWith(Number)

export async function getFaceRecord(
  db: Db,
  { courseId, userId, sessionId }: OfCourse & { sessionId: number },
  now: Date,
): Promise<FaceRecord> {
  const since = secondsAfter(now, -studyRules.facePassSeconds)
  const [passes, consents] = await Promise.all([
    db
      .select({ id: faceTickets.id })
      .from(faceTickets)
      .where(
        and(
          eq(faceTickets.userId, userId),
          eq(faceTickets.courseId, courseId),
          eq(faceTickets.sessionId, sessionId),
          gt(faceTickets.usedAt, since),
        ),
      )
      .limit(1),
    db
      .select({ agreed: faceConsents.agreed, allowedBy: faceConsents.allowedBy })
      .from(faceConsents)
      .where(and(eq(faceConsents.userId, userId), eq(faceConsents.courseId, courseId))),
  ])
  const [consent] = consents
  return {
    agreed: consent?.agreed ?? null,
    allowed: typeof consent?.allowedBy === 'number',
    passed: passes.length > 0,
  }
}

/**
 * Stores an answer; true when the answer differs from the previous one. A new answer ends the
 * permission that a teacher gave.
 */
export async function storeConsent(
  tx: Db,
  { schoolId, courseId, userId }: OfCourse,
  agreed: boolean,
  now: Date,
): Promise<boolean> {
  const values = { agreed, textVersion: studyRules.faceConsentVersion, decidedAt: now }
  const rows = await tx
    .insert(faceConsents)
    .values({ schoolId, courseId, userId, ...values })
    .onConflictDoUpdate({
      target: [faceConsents.userId, faceConsents.courseId],
      set: { ...values, allowedBy: null, allowedAt: null },
      setWhere: sql`${faceConsents.agreed} <> ${agreed}`,
    })
    .returning({ id: faceConsents.id })
  if (rows.length === 0) return false
  await tx.insert(faceEvents).values({
    schoolId,
    courseId,
    userId,
    kind: agreed ? 'agreed' : 'refused',
    actorId: userId,
    textVersion: values.textVersion,
    at: now,
  })
  return true
}

/**
 * CRS-210: lets a person who refused play without a photo, or withdraws this permission. Returns
 * false when the person has not refused.
 */
export async function storeAllowance(
  tx: Db,
  { schoolId, courseId, userId }: OfCourse,
  { allow, by }: { allow: boolean; by: number },
  now: Date,
): Promise<boolean> {
  const own = and(
    eq(faceConsents.schoolId, schoolId),
    eq(faceConsents.courseId, courseId),
    eq(faceConsents.userId, userId),
    eq(faceConsents.agreed, false),
  )
  const [row] = await tx
    .select({ allowedBy: faceConsents.allowedBy })
    .from(faceConsents)
    .where(own)
    .for('update')
  if (!row) return false
  if ((row.allowedBy !== null) === allow) return true
  await tx
    .update(faceConsents)
    .set({ allowedBy: allow ? by : null, allowedAt: allow ? now : null })
    .where(own)
  await tx.insert(faceEvents).values({
    schoolId,
    courseId,
    userId,
    kind: allow ? 'allowed' : 'takenBack',
    actorId: by,
    at: now,
  })
  return true
}

/** Lists the teachers of a course, for the notice of a refusal. */
export async function listTeacherIds(tx: Db, schoolId: number, courseId: number) {
  const rows = await tx
    .select({ userId: courseTeachers.userId })
    .from(courseTeachers)
    .where(and(eq(courseTeachers.schoolId, schoolId), eq(courseTeachers.courseId, courseId)))
  return rows.map(({ userId }) => userId)
}

/** Replaces the session's tickets for the course by a new one. */
export async function insertTicket(
  tx: Db,
  values: OfCourse & { sessionId: number; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { courseId, userId, sessionId } = values
  await tx
    .update(faceTickets)
    .set({ replaced: true })
    .where(
      and(
        eq(faceTickets.userId, userId),
        eq(faceTickets.courseId, courseId),
        eq(faceTickets.sessionId, sessionId),
        sql`${faceTickets.usedAt} is null`,
      ),
    )
  await tx.insert(faceTickets).values(values)
}

export async function getTicket(db: Db, schoolId: number, tokenHash: string) {
  const [row] = await db
    .select({ ticket: faceTickets, names: courses.names })
    .from(faceTickets)
    .innerJoin(courses, eq(courses.id, faceTickets.courseId))
    .where(and(eq(faceTickets.schoolId, schoolId), eq(faceTickets.tokenHash, tokenHash)))
  return found(row)
}

/**
 * Consumes a ticket and stores its photo; false when another photo, a new ticket or a refusal came
 * first.
 */
export async function consumeTicket(
  tx: Db,
  { id, schoolId, courseId, userId }: OfCourse & { id: number },
  fileId: number,
  now: Date,
): Promise<boolean> {
  const [agreed] = await tx
    .select({ agreed: faceConsents.agreed })
    .from(faceConsents)
    .where(and(eq(faceConsents.userId, userId), eq(faceConsents.courseId, courseId)))
    .for('update')
  if (!agreed?.agreed) return false
  const rows = await tx
    .update(faceTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(faceTickets.id, id),
        eq(faceTickets.replaced, false),
        sql`${faceTickets.usedAt} is null`,
        gt(faceTickets.expiresAt, now),
      ),
    )
    .returning({ id: faceTickets.id })
  if (rows.length === 0) return false
  await tx.insert(facePhotos).values({ schoolId, courseId, userId, fileId, takenAt: now })
  return true
}

const allower = alias(users, 'allower')

/** Lists the people who refused, newest first. */
export async function listRefused(
  db: Db,
  schoolId: number,
  courseId: number,
  { page, size }: { page: number; size: number },
) {
  const where = and(
    eq(faceConsents.schoolId, schoolId),
    eq(faceConsents.courseId, courseId),
    eq(faceConsents.agreed, false),
  )
  const rows = await db
    .select({
      userId: faceConsents.userId,
      name: users.name,
      refusedAt: faceConsents.decidedAt,
      allowedBy: allower.name,
      allowedAt: faceConsents.allowedAt,
      total: counts,
    })
    .from(faceConsents)
    .innerJoin(users, eq(users.id, faceConsents.userId))
    .leftJoin(allower, eq(allower.id, faceConsents.allowedBy))
    .where(where)
    .orderBy(desc(faceConsents.decidedAt), desc(faceConsents.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(faceConsents, where) : 0) }
}

export async function setFaceCheck(
  db: Db,
  schoolId: number,
  courseId: number,
  faceCheck: boolean,
): Promise<void> {
  await db
    .update(courses)
    .set({ faceCheck })
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
}

const viewsOf = sql<number>`(select count(*) from face_views v where v.photo_id = face_photos.id)`

export async function listPhotos(
  db: Db,
  schoolId: number,
  { personPattern, coursePattern }: { personPattern?: string; coursePattern?: string },
  { page, size }: { page: number; size: number },
) {
  const rows = await db
    .select({
      id: facePhotos.id,
      userName: users.name,
      names: courses.names,
      takenAt: facePhotos.takenAt,
      removedAt: facePhotos.removedAt,
      views: viewsOf.mapWith(Number),
      total: counts,
    })
    .from(facePhotos)
    .innerJoin(users, eq(users.id, facePhotos.userId))
    .innerJoin(courses, eq(courses.id, facePhotos.courseId))
    .where(
      and(
        eq(facePhotos.schoolId, schoolId),
        personPattern === undefined
          ? undefined
          : or(ilike(users.name, personPattern), ilike(users.mobile, personPattern)),
        coursePattern === undefined ? undefined : ilike(courses.nameSearch, coursePattern),
      ),
    )
    .orderBy(desc(facePhotos.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Locks the photo, so that it is not deleted between log entry and address. */
export async function lockPhoto(tx: Db, schoolId: number, id: number) {
  const [row] = await tx
    .select()
    .from(facePhotos)
    .where(and(eq(facePhotos.schoolId, schoolId), eq(facePhotos.id, id)))
    .for('share')
  return found(row)
}

export async function insertView(
  tx: Db,
  values: { schoolId: number; photoId: number; viewerId: number; viewedAt: Date },
): Promise<void> {
  await tx.insert(faceViews).values(values)
}

const mostViews = 200

export async function listViews(db: Db, photoId: number) {
  return db
    .select({ name: users.name, at: faceViews.viewedAt })
    .from(faceViews)
    .innerJoin(users, eq(users.id, faceViews.viewerId))
    .where(eq(faceViews.photoId, photoId))
    .orderBy(desc(faceViews.id))
    .limit(mostViews)
}

export async function setPhotoDays(db: Db, schoolId: number, days: number): Promise<number> {
  const [before] = await db
    .select({ days: schools.facePhotoDays })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('update')
  await db.update(schools).set({ facePhotoDays: days }).where(eq(schools.id, schoolId))
  return found(before).days
}

const removedAtOnce = 500

/** Lists photos older than their school's retention time. */
export async function listOldPhotos(db: Db, now: Date) {
  return db
    .select({ id: facePhotos.id, fileId: files.id, storageKey: files.storageKey })
    .from(facePhotos)
    .innerJoin(schools, eq(schools.id, facePhotos.schoolId))
    .innerJoin(files, eq(files.id, facePhotos.fileId))
    .where(
      sql`${facePhotos.takenAt} <= ${now.toISOString()}::timestamptz - make_interval(days => ${schools.facePhotoDays})`,
    )
    .orderBy(asc(facePhotos.id))
    .limit(removedAtOnce)
}

export async function markPhotoRemoved(tx: Db, id: number, fileId: number, now: Date) {
  await tx.update(facePhotos).set({ removedAt: now, fileId: null }).where(eq(facePhotos.id, id))
  await tx.delete(files).where(eq(files.id, fileId))
}

/**
 * Deletes the rows of photos that were deleted before `before`, and tickets older than
 * `ticketsBefore`: a ticket is useless after its pass has ended.
 */
export async function removeOldTraces(db: Db, before: Date, ticketsBefore: Date): Promise<void> {
  await db
    .delete(facePhotos)
    .where(and(isNotNull(facePhotos.removedAt), lt(facePhotos.removedAt, before)))
  await db.delete(faceTickets).where(lt(faceTickets.createdAt, ticketsBefore))
}

/**
 * Hands the photos of a course to the file job, which deletes their bytes. The caller then deletes
 * the course with its rows.
 */
export async function releasePhotosOfCourse(
  tx: Db,
  { schoolId, courseId }: { schoolId: number; courseId: number },
): Promise<void> {
  await tx.execute(sql`
    update files set state = 'removed' where school_id = ${schoolId}
      and id in (select file_id from face_photos where school_id = ${schoolId} and course_id = ${courseId})`)
}
