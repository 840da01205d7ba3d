import { and, asc, eq, gte, inArray, ne, notExists, sql } from 'drizzle-orm'
import { personalPurposes, schoolFilesMost, type StorageUse } from '@titian/contract'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { files, schoolStorage, uploads } from '../tables.ts'
import { firstLimit } from './rules.ts'

interface Person {
  schoolId: number
  ownerId: number
}

const day = 24 * 60 * 60
const bytes = sql`coalesce(sum(${files.size}), 0)`

const isOf = ({ schoolId, ownerId }: Person) =>
  and(eq(files.schoolId, schoolId), eq(files.ownerId, ownerId), eq(files.state, 'stored'))

const isOwn = eq(files.purpose, 'own')
const isPersonal = inArray(files.purpose, [...personalPurposes])

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

export interface PersonalUse {
  /** How many own files there are, and the bytes of these. */
  total: number
  used: number
  /** FRM-353: the bytes that count against the room of the person: with the picture and the hand-ins. */
  personal: number
  /** The bytes of all files that the person brought, those of courses too. */
  brought: number
}

/** FRM-404: what the files of a person take; without one of them where its id is given. */
export async function sumFilesOf(db: Db, person: Person, exceptId?: number): Promise<PersonalUse> {
  const [row] = await db
    .select({
      total: sql`count(*) filter (where ${isOwn})`.mapWith(Number),
      used: sql`coalesce(sum(${files.size}) filter (where ${isOwn}), 0)`.mapWith(Number),
      personal: sql`coalesce(sum(${files.size}) filter (where ${isPersonal}), 0)`.mapWith(Number),
      brought: bytes.mapWith(Number),
    })
    .from(files)
    .where(and(isOf(person), exceptId === undefined ? undefined : ne(files.id, exceptId)))
  return found(row)
}

/** The limit of a school. */
export const most = sql`coalesce(${schoolStorage.mostBytes}, ${schoolFilesMost}::bigint)`.mapWith(
  Number,
)

/**
 * Counts all files of a school. The caller holds its row, so that no other transaction changes the number at the same
 * time. The limit is written down with the first count, so that a later count does not raise it.
 */
async function recount(tx: Db, schoolId: number): Promise<StorageUse> {
  const [counted] = await tx
    .select({ used: bytes.mapWith(Number) })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), eq(files.state, 'stored')))
  const { used } = found(counted)
  const [row] = await tx
    .update(schoolStorage)
    .set({
      usedBytes: used,
      mostBytes: sql`coalesce(${schoolStorage.mostBytes}, ${firstLimit(used)}::bigint)`,
      countedAt: sql`now()`,
    })
    .where(eq(schoolStorage.schoolId, schoolId))
    .returning({ used: schoolStorage.usedBytes, most })
  return found(row)
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
  return row.countedAt === null ? recount(tx, schoolId) : { used: row.used, most: row.most }
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
