import { and, asc, eq, gte, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import { type LimitUse, personalPurposes, schoolFilesMost, type StorageUse } from '@titian/contract'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { StorageFigure } from '../../../platform/observe/storage-figures.ts'
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

/**
 * FRM-406: adds up the announced sizes of unfinished uploads of the last day. Older uploads no
 * longer count.
 */
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
  /** The number of personal files; `bytes` is their size. */
  total: number
  used: number
  /**
   * FRM-353: the bytes that count against the room of the person: personal files, picture and
   * hand-ins.
   */
  personal: number
  /** The bytes of all files that the person uploaded, including files of courses. */
  brought: number
}

/**
 * FRM-404: returns how much space the files of a person take. If `exceptId` is given, that file is
 * not included.
 */
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

/** The limit of a school in bytes. */
const most = sql`coalesce(${schoolStorage.mostBytes}, ${schoolFilesMost}::bigint)`.mapWith(Number)

/** The used and the allowed bytes and minutes of video of a school. */
export interface SchoolRoom extends StorageUse {
  videoSeconds: number
  mostVideoMinutes: number | null
}

const room = {
  used: schoolStorage.usedBytes,
  most,
  videoSeconds: schoolStorage.videoSeconds,
  mostVideoMinutes: schoolStorage.mostVideoMinutes,
}

const isStorageOf = (schoolId: number) => eq(schoolStorage.schoolId, schoolId)

/** FRM-412: lists the schools whose files were not counted yet. */
export async function listUncounted(db: Db): Promise<number[]> {
  const rows = await db
    .select({ schoolId: schoolStorage.schoolId })
    .from(schoolStorage)
    .where(isNull(schoolStorage.countedAt))
    .orderBy(asc(schoolStorage.schoolId))
  return rows.map(({ schoolId }) => schoolId)
}

/**
 * FRM-412: adds the files from before files were counted, once. Triggers count every change, so the
 * missing difference stays the same while files are added and removed, and one statement finds it
 * without a lock. The limit is stored with the first count, so that a later count does not raise
 * it.
 */
export async function countSchool(db: Db, schoolId: number): Promise<SchoolRoom | undefined> {
  const stored = db
    .select({ bytes })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), eq(files.state, 'stored')))
  const [measured] = await db
    .select({ counted: schoolStorage.usedBytes, stored: sql`(${stored})`.mapWith(Number) })
    .from(schoolStorage)
    .where(isStorageOf(schoolId))
  if (!measured) return undefined
  const [row] = await db
    .update(schoolStorage)
    .set({
      usedBytes: sql`${schoolStorage.usedBytes} + ${measured.stored - measured.counted}::bigint`,
      mostBytes: sql`coalesce(${schoolStorage.mostBytes}, ${firstLimit(measured.stored)}::bigint)`,
      countedAt: sql`now()`,
    })
    .where(and(isStorageOf(schoolId), isNull(schoolStorage.countedAt)))
    .returning(room)
  return row
}

/**
 * FRM-402: locks the storage numbers of a school until the transaction ends, and counts its old
 * files first if necessary.
 */
export async function lockStorage(tx: Db, schoolId: number): Promise<SchoolRoom> {
  await tx.insert(schoolStorage).values({ schoolId }).onConflictDoNothing()
  const [row] = await tx
    .select({ ...room, countedAt: schoolStorage.countedAt })
    .from(schoolStorage)
    .where(isStorageOf(schoolId))
    .for('update')
  const { countedAt, ...counted } = found(row)
  return countedAt ? counted : found(await countSchool(tx, schoolId))
}

/** Whether the files of a school were counted. A school without a row has no files. */
const isCounted = sql<boolean>`(${schoolStorage.schoolId} is null or ${schoolStorage.countedAt} is not null)`

/** The columns of `school_storage`, joined to a school. */
export const storageColumns = {
  used: sql`coalesce(${schoolStorage.usedBytes}, 0)`.mapWith(Number),
  most,
  isCounted,
  videoSeconds: sql`coalesce(${schoolStorage.videoSeconds}, 0)`.mapWith(Number),
  // As an expression: for a column that is null, a joined selection would be null as a whole.
  mostVideoMinutes: sql<number | null>`${schoolStorage.mostVideoMinutes}`,
}

/** OPS-070: the minutes of video that a school uses; a minute that has begun counts as whole. */
export const videoUseOf = ({
  videoSeconds,
  mostVideoMinutes,
}: Pick<SchoolRoom, 'videoSeconds' | 'mostVideoMinutes'>): LimitUse => ({
  used: Math.ceil(videoSeconds / 60),
  most: mostVideoMinutes,
})

/** FRM-412: returns null, not a wrong number, until the school was counted. */
export const storageOf = ({
  isCounted: counted,
  used,
  most: limit,
}: StorageUse & { isCounted: boolean }): StorageUse | null =>
  counted ? { used, most: limit } : null

const emptySchool: SchoolRoom & { isCounted: boolean } = {
  used: 0,
  most: schoolFilesMost,
  isCounted: true,
  videoSeconds: 0,
  mostVideoMinutes: null,
}

/** Returns the numbers of a school without locking them. A school without a row has no files. */
export async function findRoom(
  db: Db,
  schoolId: number,
): Promise<SchoolRoom & { isCounted: boolean }> {
  const [row] = await db.select(storageColumns).from(schoolStorage).where(isStorageOf(schoolId))
  return row ?? emptySchool
}

export async function setFileLimits(
  tx: Db,
  schoolId: number,
  limits: { mostBytes: number; mostVideoMinutes: number | null },
): Promise<void> {
  await tx
    .insert(schoolStorage)
    .values({ schoolId, ...limits })
    .onConflictDoUpdate({ target: schoolStorage.schoolId, set: limits })
}

/** FRM-405: lists the numbers of every school with files, for the figures of the operator. */
export async function listStorageFigures(db: Db): Promise<StorageFigure[]> {
  const rows = await db
    .select({ schoolId: schoolStorage.schoolId, ...storageColumns })
    .from(schoolStorage)
    .orderBy(asc(schoolStorage.schoolId))
  return rows.map(({ schoolId, ...row }) => ({ schoolId, storage: storageOf(row) }))
}
