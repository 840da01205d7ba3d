import { and, eq, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { type FileRow, files, type NewFile, type UploadRow, uploads } from './tables.ts'

/** A stored file of the school; what is half stored or removed is not found. */
export async function getFile(db: Db, schoolId: number, id: number): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.schoolId, schoolId), eq(files.id, id), eq(files.state, 'stored')))
  return found(row)
}

export async function findFileOfUpload(
  db: Db,
  schoolId: number,
  ownerId: number,
  uploadId: string,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(eq(files.uploadId, uploadId), eq(files.schoolId, schoolId), eq(files.ownerId, ownerId)),
    )
  return row
}

/** The row of a checked file. For an upload that has one already, that one. */
export async function insertFile(db: Db, values: NewFile): Promise<FileRow> {
  const [row] = await db
    .insert(files)
    .values(values)
    .onConflictDoNothing({ target: files.uploadId })
    .returning()
  if (row) return row
  const [earlier] = await db
    .select()
    .from(files)
    .where(and(eq(files.schoolId, values.schoolId), eq(files.uploadId, values.uploadId ?? '')))
  return found(earlier)
}

export async function markStored(db: Db, schoolId: number, id: number): Promise<FileRow> {
  const [row] = await db
    .update(files)
    .set({ state: 'stored' })
    .where(and(eq(files.schoolId, schoolId), eq(files.id, id)))
    .returning()
  return found(row)
}

export async function insertUpload(db: Db, values: UploadRow): Promise<void> {
  await db.insert(uploads).values(values)
}

export async function findUpload(
  db: Db,
  schoolId: number,
  userId: number,
  id: string,
): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.schoolId, schoolId), eq(uploads.userId, userId)))
  return row
}

export async function removeUpload(db: Db, schoolId: number, id: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.schoolId, schoolId), eq(uploads.id, id)))
}

/** Uploads begun before that moment. */
export async function removeOldUploads(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.createdAt, before))
}

/** What was half stored, and sheets, which are read once, from before that moment. */
export async function listLapsed(
  db: Db,
  before: Date,
): Promise<Pick<FileRow, 'id' | 'storageKey'>[]> {
  const isOver = or(eq(files.state, 'storing'), eq(files.purpose, 'sheet'))
  return db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(isOver, lt(files.createdAt, before)))
}

export async function removeFile(db: Db, id: number): Promise<void> {
  await db.delete(files).where(eq(files.id, id))
}
