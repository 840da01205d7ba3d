import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { type NewSheetImport, type SheetImportRow, sheetImports } from '../tables.ts'
import type { ImportTarget } from './kind.ts'

const own = ({ schoolId, importId }: ImportTarget) =>
  and(eq(sheetImports.schoolId, schoolId), eq(sheetImports.id, importId))

export async function insertImport(db: Db, values: NewSheetImport): Promise<number> {
  const [row] = await db.insert(sheetImports).values(values).returning({ id: sheetImports.id })
  return found(row).id
}

export async function getImport(db: Db, kind: string, target: ImportTarget): Promise<number> {
  const [row] = await db
    .select({ id: sheetImports.id })
    .from(sheetImports)
    .where(and(own(target), eq(sheetImports.kind, kind)))
  return found(row).id
}

/**
 * Moves an import to its next state. Of two requests at the same time, one gets the row and the
 * other undefined.
 */
export async function moveImport(
  tx: Db,
  kind: string,
  target: ImportTarget,
  state: 'confirmed' | 'undone',
  now: Date,
): Promise<SheetImportRow | undefined> {
  const from = state === 'confirmed' ? 'previewed' : 'confirmed'
  const [row] = await tx
    .update(sheetImports)
    .set({ state, ...(state === 'confirmed' ? { confirmedAt: now } : { undoneAt: now }) })
    .where(and(own(target), eq(sheetImports.kind, kind), eq(sheetImports.state, from)))
    .returning()
  return row
}

/** Records the result, and deletes the waiting rows. */
export async function closeImport(
  tx: Db,
  target: ImportTarget,
  done: { fresh: number; changed: number },
): Promise<void> {
  await tx
    .update(sheetImports)
    .set({ ...done, waiting: [] })
    .where(own(target))
}

/** Deletes previews that nobody confirmed, because they contain personal data that nobody needs. */
export async function removeOldPreviews(db: Db, kind: string, before: Date): Promise<void> {
  await db
    .delete(sheetImports)
    .where(
      and(
        eq(sheetImports.kind, kind),
        eq(sheetImports.state, 'previewed'),
        lt(sheetImports.createdAt, before),
      ),
    )
}

/** Lists the imports of a kind, newest first. */
export async function listImports(
  db: Db,
  schoolId: number,
  kind: string,
  {
    page,
    size,
    byUserId,
    options,
  }: { page: number; size: number; byUserId?: number; options?: Record<string, string> },
) {
  const { waiting: _waiting, ...columns } = getTableColumns(sheetImports)
  const listed = and(
    eq(sheetImports.schoolId, schoolId),
    eq(sheetImports.kind, kind),
    byUserId === undefined ? undefined : eq(sheetImports.byUserId, byUserId),
    options && sql`${sheetImports.options} @> ${JSON.stringify(options)}::jsonb`,
  )
  const rows = await db
    .select({
      ...columns,
      byName: sql<string>`coalesce(${users.name}, '')`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(sheetImports)
    .innerJoin(
      users,
      and(eq(users.schoolId, sheetImports.schoolId), eq(users.id, sheetImports.byUserId)),
    )
    .where(listed)
    .orderBy(desc(sheetImports.id))
    .limit(size)
    .offset((page - 1) * size)
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(sheetImports, listed) : 0)
  return { rows, total }
}
