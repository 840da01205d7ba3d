import { pickText, studyRules } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { afterCommit } from '../../../platform/database/database.ts'
import type { Context, Services } from '../../../platform/http/context.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { hashToken, randomToken } from '../../../platform/security/secrets.ts'
import { getFile, removeFileNow, signedAddress, storeFile } from '../../files/index.ts'
import * as queries from './queries.ts'
import { faceStateOf, ticketStateOf } from './rules.ts'

type Asked = Context<never, User>
type Course = { id: number; names: Parameters<typeof pickText>[0] }

/**
 * Returns what a person has to do before a video plays; null when the course requires no photo, and
 * for teachers and staff, who preview their own course (CRS-209).
 */
export async function stateFor(
  { db, school, actor, now }: Pick<Asked, 'db' | 'school' | 'actor' | 'now'>,
  { id, faceCheck }: { id: number; faceCheck: boolean },
  mayEdit: () => Promise<boolean>,
) {
  if (!faceCheck || (await mayEdit())) return null
  const { userId, sessionId } = actor
  const of = { schoolId: school.id, courseId: id, userId, sessionId }
  return faceStateOf(await queries.getFaceRecord(db, of, now))
}

/**
 * CRS-207, CRS-210: stores the answer with its time and text; teachers are notified of a refusal
 * once.
 */
export async function answerConsent(context: Asked, course: Course, agree: boolean): Promise<void> {
  const { db, school, actor, now, events, seal } = context
  const of = { schoolId: school.id, courseId: course.id, userId: actor.userId }
  await db.transaction(async (tx) => {
    if (!(await queries.storeConsent(tx, of, agree, now)) || agree) return
    await events.publish(tx, 'faceRefused', {
      schoolId: school.id,
      userIds: await queries.listTeacherIds(tx, school.id, course.id),
      courseName: pickText(course.names, school.defaultLanguage, school.defaultLanguage),
      courseSign: seal('course', course.id),
      studentName: actor.name,
      createdAt: now,
    })
  })
}

const refreshes = { seconds: 3600, most: 120 }

export async function createTicket(
  { db, school, actor, now }: Asked,
  courseId: number,
): Promise<{ ticket: string; seconds: number } | Refusal<'tooFast'>> {
  const { userId, sessionId } = actor
  if (await isOverLimit(db, { key: `face ${userId}`, ...refreshes }, now))
    return refusal('tooFast', 'tooManyRequests')
  const ticket = randomToken(24)
  const seconds = studyRules.faceTicketSeconds
  await db.transaction((tx) =>
    queries.insertTicket(tx, {
      schoolId: school.id,
      courseId,
      userId,
      sessionId,
      tokenHash: hashToken(ticket),
      createdAt: now,
      expiresAt: secondsAfter(now, seconds),
    }),
  )
  return { ticket, seconds }
}

/** Returns the ticket of a token while it accepts a photo; the token itself is the permission. */
export async function openTicket({ db, school, now }: Context, token: string) {
  const row = await queries.getTicket(db, school.id, hashToken(token))
  const state = ticketStateOf(row.ticket, now)
  if (state === 'waiting') return row
  return refusal('alreadyDone', state === 'passed' ? 'faceTicketUsed' : 'faceTicketOver')
}

type FaceRefusal = Refusal<'alreadyDone' | 'invalidInput' | 'tooFast'>

/** CRS-208: checks the bytes, and consumes the ticket in the transaction that stores the photo. */
export async function takePhoto(
  context: Context,
  { ticket }: Awaited<ReturnType<typeof queries.getTicket>>,
  { localPath, name }: { localPath: string; name: string },
): Promise<FaceRefusal | undefined> {
  const { db, files, now, live } = context
  const { schoolId, userId } = ticket
  const stored = await storeFile(db, files, {
    schoolId,
    ownerId: userId,
    purpose: 'face',
    name,
    localPath,
    now,
  })
  if (stored instanceof Refusal) return stored
  const taken = await db.transaction(async (tx) => {
    if (!(await queries.consumeTicket(tx, ticket, stored.id, now))) return false
    afterCommit(tx, () => live.notify(userId, { topic: 'facePhoto', data: {} }))
    return true
  })
  if (taken) return undefined
  await removeFileNow(db, files, stored)
  // A refresh, a refusal or a photo from another device came first.
  return refusal('alreadyDone', 'faceTicketOver')
}

const viewSeconds = 60

/** CRS-211: the server logs the view before it returns an address of the photo. */
export async function viewPhoto({ db, school, actor, now, sealers, seal }: Asked, id: number) {
  const fileId = await db.transaction(async (tx) => {
    const photo = await queries.lockPhoto(tx, school.id, id)
    if (photo.fileId === null) return null
    await queries.insertView(tx, {
      schoolId: school.id,
      photoId: id,
      viewerId: actor.userId,
      viewedAt: now,
    })
    return photo.fileId
  })
  if (fileId === null) return refusal('alreadyDone', 'facePhotoGone')
  await getFile(db, school.id, fileId)
  const views = await queries.listViews(db, id)
  return {
    url: signedAddress(sealers, seal, fileId, now, viewSeconds),
    views: views.map(({ name, at }) => ({ name, at: at.toISOString() })),
  }
}

export async function saveDays(context: Asked, days: number): Promise<void> {
  const { db, school } = context
  await db.transaction(async (tx) => {
    const before = await queries.setPhotoDays(tx, school.id, days)
    if (before === days) return
    const detail = [{ field: 'facePhotoDays', before: String(before), after: String(days) }]
    await recordAudit(tx, context, { action: 'school.settingsChanged', detail })
  })
}

const traceSeconds = 365 * 24 * 60 * 60

/** CRS-212: deletes the bytes before the row, so that a failed run can find them again. */
export async function removeOldPhotos(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  for (let rows = await queries.listOldPhotos(db, now); rows.length > 0;) {
    for (const { id, fileId, storageKey } of rows) {
      await files.remove(storageKey)
      await db.transaction((tx) => queries.markPhotoRemoved(tx, id, fileId, now))
    }
    rows = await queries.listOldPhotos(db, now)
  }
  const day = 24 * 60 * 60
  await queries.removeOldTraces(db, secondsAfter(now, -traceSeconds), secondsAfter(now, -day))
}
