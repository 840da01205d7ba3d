import type { ArchivePart, ClosingHindrance, KeptThing, Language } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

export type Row = Record<string, unknown>

/** Whose data it is. */
export interface Person {
  schoolId: number
  userId: number
}

/** What an archive has of one kind: rows with named columns, in a fixed order, without keys and secrets. */
export interface Holding {
  part: ArchivePart
  /** Under which the rows are found in the file of the part. */
  name: string
  select(person: Person, now: Date): SQL
  /** A row as it is written, where words of the reader's language take the place of codes. */
  worded?(row: Row, language: Language, fallback: Language): Row
}

/** Files of a person: the columns `key`, `name`, `bytes`, `folder` and `id`. */
export interface FileHolding {
  select(person: Person): SQL
}

/** What becomes of a column that refers to a person (ACC-300, ACC-308). */
interface Reference {
  /** The part of the archive that has its rows; null where they are no data of the person. */
  archive: ArchivePart | null
  closing: 'erased' | 'kept'
  /** Why it is in no archive, or stays. */
  why?: string
}

/** What one noun holds about a person. */
export interface PersonalData {
  /** By `table.column`, each column of the noun that refers to a person. */
  references: Readonly<Record<string, Reference>>
  archive: readonly Holding[]
  files?: readonly FileHolding[]
  /** The statements that erase or free what does not stay, in their order. Done twice they do no harm. */
  erase(person: Person, now: Date): readonly SQL[]
  /** What the person has to settle before the account can be closed; a column `name`. */
  hindrances?: readonly { kind: ClosingHindrance; select(person: Person, now: Date): SQL }[]
  /** How much of it stays. */
  kept?: readonly { thing: KeptThing; select(person: Person): SQL }[]
}

/** Rows that are in the archive and erased with the account. */
export const own = (archive: ArchivePart): Reference => ({ archive, closing: 'erased' })

/** Rows that are in the archive and stay. */
export const kept = (archive: ArchivePart, why: string): Reference => ({
  archive,
  closing: 'kept',
  why,
})

/** Rows that are no data of the person, though they name the person. */
export const notOwn = (why: string): Reference => ({ archive: null, closing: 'kept', why })

/** Rows that are erased and in no archive, such as keys. */
export const secret = (why: string): Reference => ({ archive: null, closing: 'erased', why })

/** How many rows are in memory at once. */
const pageRows = 500

/** The rows of a select, page by page; moments are written as ISO 8601. */
export async function* pagesOf(db: Db, select: SQL): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += pageRows) {
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_json(held) as row from (${select} limit ${pageRows} offset ${offset}) held`,
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < pageRows) return
  }
}
