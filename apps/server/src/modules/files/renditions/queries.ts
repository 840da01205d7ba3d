import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import {
  type FileRow,
  files,
  type NewFile,
  type NewRendition,
  type RenditionRow,
  videoConversions,
  videoRenditions,
} from '../tables.ts'

/** Seconds without progress after which a conversion counts as interrupted. */
const deadSeconds = 600
export const mostTries = 3

/** Claims a conversion that was interrupted. */
async function claimLeft(db: Db, now: Date): Promise<number | undefined> {
  const before = secondsAfter(now, -deadSeconds)
  const [left] = await db
    .update(videoConversions)
    .set({ aliveAt: now, tries: sql`${videoConversions.tries} + 1` })
    .where(
      eq(
        videoConversions.fileId,
        db
          .select({ fileId: videoConversions.fileId })
          .from(videoConversions)
          .where(and(eq(videoConversions.state, 'working'), lt(videoConversions.aliveAt, before)))
          .orderBy(asc(videoConversions.fileId))
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ fileId: videoConversions.fileId })
  return left?.fileId
}

const isUnseen = (db: Db) =>
  and(
    eq(files.purpose, 'lessonVideo'),
    eq(files.state, 'stored'),
    notExists(db.select().from(videoConversions).where(eq(videoConversions.fileId, files.id))),
    notExists(db.select().from(videoRenditions).where(eq(videoRenditions.fileId, files.id))),
  )

/** Counts the videos of a school whose conversion has not begun. */
export const countUnconverted = (db: Db, schoolId: number): Promise<number> =>
  db.$count(files, and(eq(files.schoolId, schoolId), isUnseen(db)))

/**
 * Claims the next video that no process has claimed, or the video with the id `fileId`. Two
 * processes never claim the same video.
 */
async function claimNew(db: Db, now: Date, fileId?: number): Promise<number | undefined> {
  for (;;) {
    const [unseen] = await db
      .select({ fileId: files.id, schoolId: files.schoolId })
      .from(files)
      .where(and(fileId === undefined ? undefined : eq(files.id, fileId), isUnseen(db)))
      // FRM-351: the school with the fewest running conversions comes first.
      .orderBy(
        sql`(select count(*) from video_conversions c where c.school_id = files.school_id and c.state = 'working')`,
        asc(files.id),
      )
      .limit(1)
    if (!unseen) return undefined
    const [taken] = await db
      .insert(videoConversions)
      .values({ ...unseen, state: 'working', aliveAt: now })
      .onConflictDoNothing()
      .returning({ fileId: videoConversions.fileId })
    if (taken) return taken.fileId
  }
}

export interface Claimed extends FileRow {
  tries: number
}

/**
 * Claims a video for this process. Returns undefined if no video waits, or if the video with the id
 * `onlyId` does not wait.
 */
export async function claimVideo(db: Db, now: Date, onlyId?: number): Promise<Claimed | undefined> {
  const interrupted = onlyId === undefined ? await claimLeft(db, now) : undefined
  const fileId = interrupted ?? (await claimNew(db, now, onlyId))
  if (fileId === undefined) return undefined
  const [row] = await db
    .select({ file: files, tries: videoConversions.tries })
    .from(videoConversions)
    .innerJoin(files, eq(files.id, videoConversions.fileId))
    .where(eq(videoConversions.fileId, fileId))
  return row && { ...row.file, tries: row.tries }
}

export async function stayAlive(db: Db, fileId: number, now: Date): Promise<void> {
  await db.update(videoConversions).set({ aliveAt: now }).where(eq(videoConversions.fileId, fileId))
}

/**
 * Stores the result of a conversion. With the state `working` the conversion is tried again later.
 */
export async function endConversion(
  db: Db,
  fileId: number,
  outcome: { state: 'made' } | { state: 'working' | 'failed'; problem: string },
): Promise<void> {
  await db
    .update(videoConversions)
    .set({ problem: null, ...outcome })
    .where(eq(videoConversions.fileId, fileId))
}

export async function insertRendition(
  db: Db,
  file: NewFile,
  rendition: Omit<NewRendition, 'fileId'>,
): Promise<void> {
  const [row] = await db.insert(files).values(file).returning({ id: files.id })
  if (!row) throw new Error('The rendition was not stored.')
  await db.insert(videoRenditions).values({ ...rendition, fileId: row.id })
}

export async function listRenditions(
  db: Db,
  schoolId: number,
  sourceId: number,
): Promise<RenditionRow[]> {
  return db
    .select()
    .from(videoRenditions)
    .where(and(eq(videoRenditions.schoolId, schoolId), eq(videoRenditions.sourceId, sourceId)))
    .orderBy(asc(videoRenditions.height))
}

/** True if all renditions of the video exist. A small video has no renditions and no stream. */
export async function hasRenditions(db: Db, schoolId: number, fileId: number): Promise<boolean> {
  const [row] = await db
    .select({ fileId: videoConversions.fileId })
    .from(videoConversions)
    .innerJoin(
      videoRenditions,
      and(
        eq(videoRenditions.schoolId, videoConversions.schoolId),
        eq(videoRenditions.sourceId, videoConversions.fileId),
      ),
    )
    .where(
      and(
        eq(videoConversions.schoolId, schoolId),
        eq(videoConversions.fileId, fileId),
        eq(videoConversions.state, 'made'),
      ),
    )
    .limit(1)
  return row !== undefined
}
