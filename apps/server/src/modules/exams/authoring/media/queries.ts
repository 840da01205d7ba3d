import type { FilePurpose } from '@titian/contract'
import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { Refused, refusal } from '../../../../platform/refusal.ts'
import { files } from '../../../files/index.ts'
import { questionFiles } from '../../tables.ts'

export const mediaPurposes: FilePurpose[] = ['questionPicture', 'questionAudio']

/** Lists which of these files the school has for questions, with their purposes. */
export async function listFiles(db: Db, schoolId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: files.id, purpose: files.purpose })
    .from(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        eq(files.state, 'stored'),
        inArray(files.purpose, mediaPurposes),
        inArray(files.id, [...ids]),
      ),
    )
}

/** Lists the stored files of the school with these ids, with the columns that an export needs. */
export async function listStored(db: Db, schoolId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: files.id, name: files.name, size: files.size, storageKey: files.storageKey })
    .from(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        eq(files.state, 'stored'),
        inArray(files.purpose, mediaPurposes),
        inArray(files.id, [...ids]),
      ),
    )
    .orderBy(asc(files.id))
}

/**
 * Finds a file of the school with the same bytes, so that an exported question is imported
 * unchanged.
 */
export async function findSame(db: Db, schoolId: number, purpose: FilePurpose, sha256: string) {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        eq(files.state, 'stored'),
        eq(files.purpose, purpose),
        eq(files.sha256, sha256),
      ),
    )
    .orderBy(asc(files.id))
    .limit(1)
  return row?.id
}

/**
 * Links files to a version, so that they are kept as long as the version. Refuses a file that was
 * removed at the same moment.
 */
export async function linkFiles(
  tx: Db,
  schoolId: number,
  questionVersionId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return
  const locked = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(eq(files.schoolId, schoolId), eq(files.state, 'stored'), inArray(files.id, [...fileIds])),
    )
    .for('share')
  if (locked.length < new Set(fileIds).size)
    throw new Refused(refusal('alreadyDone', 'changedMeanwhile'))
  await tx.insert(questionFiles).values(locked.map(({ id }) => ({ questionVersionId, fileId: id })))
}

/**
 * Marks files that were stored before `before` and that no version uses. The files module then
 * removes the marked files.
 */
export async function removeUnusedFiles(db: Db, before: Date): Promise<number> {
  const named = db
    .select({ one: sql`1` })
    .from(questionFiles)
    .where(eq(questionFiles.fileId, files.id))
  const unused = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.purpose, mediaPurposes),
        eq(files.state, 'stored'),
        sql`${files.createdAt} < ${before}`,
        not(exists(named)),
      ),
    )
    // A file that is locked, because a question with it is just being stored, is left for another
    // day.
    .for('update', { skipLocked: true })
  const rows = await db
    .update(files)
    .set({ state: 'removed' })
    .where(inArray(files.id, unused))
    .returning({ id: files.id })
  return rows.length
}
