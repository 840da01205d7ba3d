import { and, desc, eq, inArray, lt, ne, not, or, sql } from 'drizzle-orm'
import { type Db, isStillNamed } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import type { Amount } from './storage/rules.ts'
import { type FileRow, files, type NewFile, type UploadRow, uploads } from './tables.ts'

/**
 * Returns a stored file of the school. A file that is incomplete or removed is refused as not
 * found.
 */
export async function getFile(db: Db, schoolId: number, id: number): Promise<FileRow> {
  return found(await findStored(db, schoolId, id))
}

export async function findStored(
  db: Db,
  schoolId: number,
  id: number,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.schoolId, schoolId), eq(files.id, id), eq(files.state, 'stored')))
  return row
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

const isOwnOf = (schoolId: number, ownerId: number) =>
  and(
    eq(files.schoolId, schoolId),
    eq(files.ownerId, ownerId),
    eq(files.purpose, 'own'),
    eq(files.state, 'stored'),
  )

export async function listOwnFiles(
  db: Db,
  schoolId: number,
  ownerId: number,
  { page, size }: { page: number; size: number },
): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(isOwnOf(schoolId, ownerId))
    .orderBy(desc(files.id))
    .limit(size)
    .offset((page - 1) * size)
}

/** Hides the file from all queries. The caller then removes its bytes and its row. */
export async function markRemoved(db: Db, schoolId: number, id: number): Promise<void> {
  await db
    .update(files)
    .set({ state: 'removed' })
    .where(and(eq(files.schoolId, schoolId), eq(files.id, id)))
}

/** Inserts the row of a checked file. If the upload already has a row, returns that row. */
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
    // A file that was removed at the same moment must not become visible again.
    .where(and(eq(files.schoolId, schoolId), eq(files.id, id), ne(files.state, 'removed')))
    .returning()
  return found(row)
}

/** Returns the sums of what these files take of the limits of the school. */
export async function sumAmounts(
  db: Db,
  schoolId: number,
  ids: readonly number[],
): Promise<Amount> {
  if (ids.length === 0) return { bytes: 0, videoSeconds: 0 }
  const seconds = sql`counted_video_seconds(${files.purpose}, ${files.durationSeconds})`
  const [row] = await db
    .select({
      bytes: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number),
      videoSeconds: sql`coalesce(sum(${seconds}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), inArray(files.id, [...ids])))
  return found(row)
}

export async function keepCopies(tx: Db, schoolId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(files)
    .set({ state: 'stored' })
    .where(and(eq(files.schoolId, schoolId), inArray(files.id, [...ids])))
}

/**
 * Hides copies for a course that was not created. The job that removes unneeded files removes their
 * bytes.
 */
export async function removeCopies(
  db: Db,
  schoolId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(files)
    .set({ state: 'removed' })
    .where(and(eq(files.schoolId, schoolId), inArray(files.id, [...ids])))
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

/** Removes the rows of uploads that began before `before`. */
export async function removeOldUploads(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.createdAt, before))
}

/**
 * Lists files from before `before` that can be removed: incomplete files, half removed files, and
 * files that are read only once, such as sheets and course files.
 */
export async function listLapsed(
  db: Db,
  before: Date,
): Promise<Pick<FileRow, 'id' | 'storageKey'>[]> {
  const isOver = or(
    eq(files.state, 'storing'),
    eq(files.state, 'removed'),
    inArray(files.purpose, ['sheet', 'questions', 'courseFile']),
  )
  return db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(isOver, lt(files.createdAt, before)))
}

/**
 * FRM-354: lists files of certain purposes from before `before` to which no row refers: hand-ins,
 * returned works, intro videos and copies of resumes. The columns that refer to files are read from
 * the catalogue of the database, so a new table is included automatically.
 */
export async function listUnnamed(
  db: Db,
  before: Date,
): Promise<Pick<FileRow, 'id' | 'storageKey'>[]> {
  const { rows: references } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select c.conrelid::regclass::text as table_name, quote_ident(a.attname) as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass and cardinality(c.conkey) = 1`)
  // The column is written with its table name, because drizzle omits the table name in a select of
  // one table.
  const isNamed = references.map(
    ({ table_name, column_name }) =>
      sql`exists (select 1 from ${sql.raw(table_name)} named where named.${sql.raw(column_name)} = files.id)`,
  )
  return db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(
      and(
        inArray(files.purpose, ['handIn', 'returned', 'introVideo', 'resumeCopy']),
        eq(files.state, 'stored'),
        lt(files.createdAt, before),
        ...isNamed.map((one) => not(one)),
      ),
    )
}

/**
 * Removes the row of a file. Returns false if a foreign key shows that another row now refers to
 * the file.
 */
export async function removeUnnamed(db: Db, id: number): Promise<boolean> {
  try {
    await db.delete(files).where(eq(files.id, id))
    return true
  } catch (error) {
    if (isStillNamed(error)) return false
    throw error
  }
}

export async function removeFile(db: Db, id: number): Promise<void> {
  await db.delete(files).where(eq(files.id, id))
}
