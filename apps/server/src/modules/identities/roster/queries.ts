import { and, asc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { likePart, users } from '../../accounts/index.ts'
import { phoneDigits, searchedWords } from '../../people/index.ts'
import { rosterEntries, type RosterEntryRow, type RosterKind } from '../tables.ts'

export interface EntryKey {
  schoolId: number
  kind: RosterKind
  numberKey: string
}

/**
 * Returns the entry of a number, unless another account has it. Locks this entry and the one that
 * the account has now until the transaction ends, in the same order as an import. Otherwise both
 * could wait for each other forever.
 */
export async function lockFreeEntry(
  tx: Db,
  { schoolId, kind, numberKey }: EntryKey,
  userId: number,
): Promise<RosterEntryRow | undefined> {
  const wanted = eq(rosterEntries.numberKey, numberKey)
  const rows = await tx
    .select()
    .from(rosterEntries)
    .where(
      and(
        eq(rosterEntries.schoolId, schoolId),
        eq(rosterEntries.kind, kind),
        or(wanted, eq(rosterEntries.takenBy, userId)),
      ),
    )
    .orderBy(asc(rosterEntries.numberKey))
    .for('update')
  const entry = rows.find((row) => row.numberKey === numberKey)
  return entry?.takenBy === null || entry?.takenBy === userId ? entry : undefined
}

/** Assigns an entry to an account, and frees the account's other entry of this kind. */
export async function assignEntry(
  tx: Db,
  { id, schoolId, kind }: RosterEntryRow,
  userId: number,
  now: Date,
): Promise<void> {
  const others = and(
    eq(rosterEntries.schoolId, schoolId),
    eq(rosterEntries.kind, kind),
    eq(rosterEntries.takenBy, userId),
    ne(rosterEntries.id, id),
  )
  await tx.update(rosterEntries).set({ takenBy: null, takenAt: null }).where(others)
  await tx
    .update(rosterEntries)
    .set({
      takenBy: userId,
      takenAt: sql`coalesce(${rosterEntries.takenAt}, ${now.toISOString()})`,
    })
    .where(and(eq(rosterEntries.schoolId, schoolId), eq(rosterEntries.id, id)))
}

export interface RosterFilter {
  name: string
  kind: 'all' | RosterKind
  page: number
  size: number
}

/**
 * Condition that the name contains every word of the text in any order, or that the number or the
 * phone contains the text (ACC-283).
 */
function named(text: string): SQL | undefined {
  const phone = phoneDigits(text)
  const words = searchedWords(text)
  if (words.length === 0) return undefined
  return or(
    and(...words.map((word) => sql`${rosterEntries.name} ilike ${likePart(word)}`)),
    sql`${rosterEntries.number} ilike ${likePart(text)}`,
    phone === undefined
      ? undefined
      : sql`(${rosterEntries.areaCode} || ${rosterEntries.mobile}) like ${likePart(phone)}`,
  )
}

const inOrder = [asc(rosterEntries.kind), asc(rosterEntries.numberKey)]

/** Lists the roster: students first, each group sorted by number. */
export async function listEntries(
  db: Db,
  schoolId: number,
  { name, kind, page, size }: RosterFilter,
) {
  const where = and(
    eq(rosterEntries.schoolId, schoolId),
    kind === 'all' ? undefined : eq(rosterEntries.kind, kind),
    named(name),
  )
  // A search reads every entry anyway, so it counts in the same pass.
  const counting =
    name === ''
      ? sql<number>`(select count(*) from ${rosterEntries} where ${where})`
      : sql<number>`count(*) over ()`
  const found = db
    .select({ id: rosterEntries.id, total: counting.mapWith(Number).as('total') })
    .from(rosterEntries)
    .where(where)
    .orderBy(...inOrder)
    .limit(size)
    .offset((page - 1) * size)
    .as('page_of_entries')
  const rows = await db
    .select({ entry: rosterEntries, takenByName: users.name, total: found.total })
    .from(found)
    .innerJoin(rosterEntries, eq(rosterEntries.id, found.id))
    .leftJoin(
      users,
      and(eq(users.schoolId, rosterEntries.schoolId), eq(users.id, rosterEntries.takenBy)),
    )
    .orderBy(...inOrder)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(rosterEntries, where) : 0) }
}

export async function removeEntry(
  tx: Db,
  schoolId: number,
  id: number,
): Promise<RosterEntryRow | undefined> {
  const [row] = await tx
    .delete(rosterEntries)
    .where(and(eq(rosterEntries.schoolId, schoolId), eq(rosterEntries.id, id)))
    .returning()
  return row
}
