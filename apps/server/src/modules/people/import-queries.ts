import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { users } from '../accounts/index.ts'
import { type ImportState, type NewImport, peopleImports } from './tables.ts'

export async function insertImport(db: Db, values: NewImport): Promise<number> {
  const [row] = await db.insert(peopleImports).values(values).returning({ id: peopleImports.id })
  return found(row).id
}

/** Sheets that were looked at and never taken over hold names that nobody needs. */
export async function removeOldPreviews(db: Db, before: Date): Promise<void> {
  await db
    .delete(peopleImports)
    .where(and(eq(peopleImports.state, 'previewed'), lt(peopleImports.createdAt, before)))
}

/** Of two who move the same import on, one gets its row and the other nothing. */
export async function moveImport(
  db: Db,
  schoolId: number,
  id: number,
  [from, to]: [ImportState, ImportState],
) {
  const [row] = await db
    .update(peopleImports)
    .set({ state: to })
    .where(
      and(
        eq(peopleImports.schoolId, schoolId),
        eq(peopleImports.id, id),
        eq(peopleImports.state, from),
      ),
    )
    .returning()
  return row
}

export async function getImportState(db: Db, schoolId: number, id: number): Promise<ImportState> {
  const [row] = await db
    .select({ state: peopleImports.state })
    .from(peopleImports)
    .where(and(eq(peopleImports.schoolId, schoolId), eq(peopleImports.id, id)))
  return found(row).state
}

/** Writes down what was done at last, and lets go of the rows that waited. */
export async function closeImport(
  db: Db,
  schoolId: number,
  id: number,
  done: { fresh: number; changed: number },
): Promise<void> {
  await db
    .update(peopleImports)
    .set({ ...done, waiting: [] })
    .where(and(eq(peopleImports.schoolId, schoolId), eq(peopleImports.id, id)))
}

const byName = sql<string>`coalesce(${users.name}, '')`

/** Newest first. */
export async function listImports(db: Db, schoolId: number, page: number, size: number) {
  const { waiting: _waiting, ...columns } = getTableColumns(peopleImports)
  const own = eq(peopleImports.schoolId, schoolId)
  const rows = await db
    .select({ ...columns, byName })
    .from(peopleImports)
    .leftJoin(
      users,
      and(eq(users.schoolId, peopleImports.schoolId), eq(users.id, peopleImports.byUserId)),
    )
    .where(own)
    .orderBy(desc(peopleImports.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(peopleImports).where(own)
  return { rows, total: counted?.total ?? 0 }
}
