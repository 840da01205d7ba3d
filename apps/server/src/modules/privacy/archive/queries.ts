import type { Language } from '@titian/contract'
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { FileHolding, Person } from '../../../platform/personal/personal-data.ts'
import { type ArchiveRow, dataArchives } from '../tables.ts'
import { deadSeconds } from './rules.ts'

const ofPerson = ({ schoolId, userId }: Person) =>
  and(eq(dataArchives.schoolId, schoolId), eq(dataArchives.userId, userId))

export async function findNewest(db: Db, person: Person): Promise<ArchiveRow | undefined> {
  const [row] = await db
    .select()
    .from(dataArchives)
    .where(ofPerson(person))
    .orderBy(desc(dataArchives.id))
    .limit(1)
  return row
}

/**
 * Inserts an archive and returns its id; undefined when the person already has a waiting archive.
 */
export async function insertArchive(
  tx: Db,
  person: Person,
  language: Language,
  now: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(dataArchives)
    .values({ ...person, state: 'waiting', language, requestedAt: now })
    .onConflictDoNothing()
    .returning({ id: dataArchives.id })
  return row?.id
}

/** Condition for waiting archives that no process is creating. */
const isFree = (now: Date) =>
  and(
    eq(dataArchives.state, 'waiting'),
    or(isNull(dataArchives.aliveAt), lte(dataArchives.aliveAt, secondsAfter(now, -deadSeconds))),
  )

export async function listFree(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: dataArchives.id })
    .from(dataArchives)
    .where(isFree(now))
    .orderBy(asc(dataArchives.id))
    .limit(100)
  return rows.map(({ id }) => id)
}

/**
 * Claims an archive for this process; undefined when another process creates the archive, or when
 * it no longer waits.
 */
export async function claim(db: Db, id: number, now: Date): Promise<ArchiveRow | undefined> {
  const [row] = await db
    .update(dataArchives)
    .set({ aliveAt: now, tries: sql`${dataArchives.tries} + 1` })
    .where(and(eq(dataArchives.id, id), isFree(now)))
    .returning()
  return row
}

const ofTry = ({ id, tries }: Pick<ArchiveRow, 'id' | 'tries'>) =>
  and(eq(dataArchives.id, id), eq(dataArchives.tries, tries), eq(dataArchives.state, 'waiting'))

/**
 * Records that the process is still working. Returns false if the archive was deleted, or if
 * another process has taken it over.
 */
export async function sayAlive(
  db: Db,
  row: Pick<ArchiveRow, 'id' | 'tries'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(dataArchives)
    .set({ aliveAt: now })
    .where(ofTry(row))
    .returning({ id: dataArchives.id })
  return rows.length > 0
}

/** Records a failed try; the next try may begin at once. */
export async function release(db: Db, row: Pick<ArchiveRow, 'id' | 'tries'>): Promise<void> {
  await db.update(dataArchives).set({ aliveAt: null }).where(ofTry(row))
}

type Made = Pick<ArchiveRow, 'madeAt' | 'endsAt' | 'bytes' | 'storageKey' | 'parts'>

export async function markReady(
  tx: Db,
  row: Pick<ArchiveRow, 'id' | 'tries'>,
  made: Made,
): Promise<boolean> {
  const rows = await tx
    .update(dataArchives)
    .set({ ...made, state: 'ready' })
    .where(ofTry(row))
    .returning({ id: dataArchives.id })
  return rows.length > 0
}

export async function markFailed(tx: Db, row: Pick<ArchiveRow, 'id' | 'tries'>): Promise<boolean> {
  const rows = await tx
    .update(dataArchives)
    .set({ state: 'failed' })
    .where(ofTry(row))
    .returning({ id: dataArchives.id })
  return rows.length > 0
}

/** Lists expired archives whose bytes still exist. */
export async function listOver(db: Db, now: Date): Promise<ArchiveRow[]> {
  return db
    .select()
    .from(dataArchives)
    .where(and(eq(dataArchives.state, 'ready'), lte(dataArchives.endsAt, now)))
    .orderBy(asc(dataArchives.endsAt))
    .limit(500)
}

export async function markEnded(db: Db, id: number): Promise<void> {
  await db
    .update(dataArchives)
    .set({ state: 'ended', storageKey: null })
    .where(and(eq(dataArchives.id, id), eq(dataArchives.state, 'ready')))
}

/** Deletes old rows. The time of the order is needed for a day, and the row is kept for a year. */
export async function removeOld(db: Db, before: Date): Promise<void> {
  await db
    .delete(dataArchives)
    .where(and(isNull(dataArchives.storageKey), lt(dataArchives.requestedAt, before)))
}

export async function listKeys(db: Db, person: Person): Promise<string[]> {
  const rows = await db
    .select({ key: dataArchives.storageKey })
    .from(dataArchives)
    .where(and(ofPerson(person), isNotNull(dataArchives.storageKey)))
  return rows.flatMap(({ key }) => key ?? [])
}

export interface HeldFile {
  id: number
  key: string
  name: string
  bytes: number
  folder: string
}

export async function listFiles(db: Db, { select }: FileHolding, person: Person) {
  const { rows } = await db.execute<{
    id: string
    key: string
    name: string
    bytes: string
    folder: string
  }>(select(person))
  return rows.map(({ id, bytes, ...row }): HeldFile => ({
    ...row,
    id: Number(id),
    bytes: Number(bytes),
  }))
}

export const isThere = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(dataArchives, eq(dataArchives.id, id))) > 0
