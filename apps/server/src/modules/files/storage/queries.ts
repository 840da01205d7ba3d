import { and, asc, eq, gte, inArray, ne, notExists, sql } from 'drizzle-orm'
import { personalPurposes, schoolFilesMost, type StorageUse } from '@titian/contract'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { files, schoolStorage, uploads } from '../tables.ts'

interface Person {
  schoolId: number
  ownerId: number
}

const day = 24 * 60 * 60
const bytes = sql`coalesce(sum(${files.size}), 0)`

const isOf = ({ schoolId, ownerId }: Person) =>
  and(eq(files.schoolId, schoolId), eq(files.ownerId, ownerId), eq(files.state, 'stored'))

const isPersonal = inArray(files.purpose, [...personalPurposes])

/** FRM-353: the bytes of all files that a person may bring for themselves; of all but one where its id is given. */
export async function sumPersonalFiles(db: Db, person: Person, exceptId?: number): Promise<number> {
  const [row] = await db
    .select({ used: bytes.mapWith(Number) })
    .from(files)
    .where(
      and(isOf(person), isPersonal, exceptId === undefined ? undefined : ne(files.id, exceptId)),
    )
  return row?.used ?? 0
}

/** FRM-406: the bytes that uploads of the last day will have which became no file yet; older ones have lapsed. */
export async function sumBegunUploads(
  db: Db,
  { schoolId, ownerId }: Person,
  now: Date,
): Promise<number> {
  const stored = db.select({ id: files.id }).from(files).where(eq(files.uploadId, uploads.id))
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${uploads.size}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(
      and(
        eq(uploads.schoolId, schoolId),
        eq(uploads.userId, ownerId),
        inArray(uploads.purpose, [...personalPurposes]),
        gte(uploads.createdAt, secondsAfter(now, -day)),
        notExists(stored),
      ),
    )
  return row?.bytes ?? 0
}

/** FRM-404: what all files of a person take, and what of it counts against the room of the person. */
export async function sumFilesOf(
  db: Db,
  person: Person,
): Promise<{ personal: number; brought: number }> {
  const [row] = await db
    .select({
      personal: sql`coalesce(sum(${files.size}) filter (where ${isPersonal}), 0)`.mapWith(Number),
      brought: bytes.mapWith(Number),
    })
    .from(files)
    .where(isOf(person))
  return row ?? { personal: 0, brought: 0 }
}

const most = sql`coalesce(${schoolStorage.mostBytes}, ${schoolFilesMost}::bigint)`.mapWith(Number)

/** Counts all files of a school anew. The caller holds its row, so that nobody else changes the number meanwhile. */
async function recount(tx: Db, schoolId: number): Promise<void> {
  await tx
    .update(schoolStorage)
    .set({
      usedBytes: sql`(select coalesce(sum(size), 0) from files where school_id = ${schoolId} and state = 'stored')`,
      countedAt: sql`now()`,
    })
    .where(eq(schoolStorage.schoolId, schoolId))
}

async function lockRow(tx: Db, schoolId: number) {
  await tx.insert(schoolStorage).values({ schoolId }).onConflictDoNothing()
  const [row] = await tx
    .select({ used: schoolStorage.usedBytes, most, countedAt: schoolStorage.countedAt })
    .from(schoolStorage)
    .where(eq(schoolStorage.schoolId, schoolId))
    .for('update')
  return found(row)
}

/** FRM-402: holds the numbers of a school until the end of the transaction; files from before the counting are counted first. */
export async function lockStorage(tx: Db, schoolId: number): Promise<StorageUse> {
  const row = await lockRow(tx, schoolId)
  if (row.countedAt !== null) return { used: row.used, most: row.most }
  await recount(tx, schoolId)
  const { used, most: limit } = await lockRow(tx, schoolId)
  return { used, most: limit }
}

/** The numbers as they are, for looking at. */
export async function getStorage(db: Db, schoolId: number): Promise<StorageUse> {
  const [row] = await db
    .select({ used: schoolStorage.usedBytes, most, countedAt: schoolStorage.countedAt })
    .from(schoolStorage)
    .where(eq(schoolStorage.schoolId, schoolId))
  if (row?.countedAt) return { used: row.used, most: row.most }
  return db.transaction((tx) => lockStorage(tx, schoolId))
}

export async function listStorage(
  db: Db,
  schoolIds: readonly number[],
): Promise<Map<number, StorageUse>> {
  const rows = await db
    .select({ id: schoolStorage.schoolId, used: schoolStorage.usedBytes, most })
    .from(schoolStorage)
    .where(inArray(schoolStorage.schoolId, [...schoolIds]))
  return new Map(rows.map(({ id, ...use }) => [id, use]))
}

export async function setMostBytes(tx: Db, schoolId: number, mostBytes: number): Promise<void> {
  await tx
    .insert(schoolStorage)
    .values({ schoolId, mostBytes })
    .onConflictDoUpdate({ target: schoolStorage.schoolId, set: { mostBytes } })
}

/** FRM-405: of every school that has files, for the figures of the operator. */
export async function listStorageFigures(db: Db): Promise<(StorageUse & { schoolId: number })[]> {
  return db
    .select({ schoolId: schoolStorage.schoolId, used: schoolStorage.usedBytes, most })
    .from(schoolStorage)
    .orderBy(asc(schoolStorage.schoolId))
}
