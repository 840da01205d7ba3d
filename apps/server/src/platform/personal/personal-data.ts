import type { ArchivePart, ClosingHindrance, KeptThing, Language } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

export type Row = Record<string, unknown>

/** The person whose data is exported or erased. */
export interface Person {
  schoolId: number
  userId: number
}

/**
 * One kind of data in an archive: rows with named columns in a fixed order, without keys and
 * secrets.
 */
export interface Holding {
  part: ArchivePart
  /** The name of the rows in the part's file. */
  name: string
  select(person: Person, now: Date): SQL
  /** Replaces codes of a row by words of the reader's language. */
  worded?(row: Row, language: Language, fallback: Language): Row
}

/** Files of a person: the columns `key`, `name`, `bytes`, `folder` and `id`. */
export interface FileHolding {
  select(person: Person): SQL
}

/** How a column that refers to a person is handled (ACC-300, ACC-308). */
interface Reference {
  /** The archive part with its rows; null when they are not the person's data. */
  archive: ArchivePart | null
  closing: 'erased' | 'kept'
  /** Why the rows are not archived, or are kept. */
  why?: string
}

/** The personal data of one module. */
export interface PersonalData {
  /** Each column of the module that refers to a person, by `table.column`. */
  references: Readonly<Record<string, Reference>>
  archive: readonly Holding[]
  files?: readonly FileHolding[]
  /**
   * The statements that erase or anonymise rows, in their order. Running them twice must do no
   * harm.
   */
  erase(person: Person, now: Date): readonly SQL[]
  /**
   * What the person has to settle before the account can be closed; the column `name` describes it.
   */
  hindrances?: readonly { kind: ClosingHindrance; select(person: Person, now: Date): SQL }[]
  /** Counts the rows that are kept. */
  kept?: readonly { thing: KeptThing; select(person: Person): SQL }[]
}

/** Rows that are archived and erased with the account. */
export const own = (archive: ArchivePart): Reference => ({ archive, closing: 'erased' })

/** Rows that are archived and kept. */
export const kept = (archive: ArchivePart, why: string): Reference => ({
  archive,
  closing: 'kept',
  why,
})

/** Rows that name the person but are not the person's data. */
export const notOwn = (why: string): Reference => ({ archive: null, closing: 'kept', why })

/** Rows that are erased and not archived, such as keys. */
export const secret = (why: string): Reference => ({ archive: null, closing: 'erased', why })

/** Maximum number of rows in memory. */
const pageRows = 500

/** The rows of a select, page by page; timestamps as ISO 8601. */
export async function* pagesOf(db: Db, select: SQL): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += pageRows) {
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_json(held) as row from (${select} limit ${pageRows} offset ${offset}) held`,
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < pageRows) return
  }
}
