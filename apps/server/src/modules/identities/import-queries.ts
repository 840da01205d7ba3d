import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { users } from '../accounts/index.ts'
import type { SheetEntry } from './sheet-rules.ts'
import { type RosterImportRow, rosterImports } from './tables.ts'

type NewImport = typeof rosterImports.$inferInsert
export interface ImportKey {
  schoolId: number
  id: number
}

const own = ({ schoolId, id }: ImportKey) =>
  and(eq(rosterImports.schoolId, schoolId), eq(rosterImports.id, id))

export async function insertImport(tx: Db, values: NewImport): Promise<number> {
  const [row] = await tx.insert(rosterImports).values(values).returning({ id: rosterImports.id })
  return found(row).id
}

export async function getImport(db: Db, key: ImportKey): Promise<RosterImportRow> {
  const [row] = await db.select().from(rosterImports).where(own(key))
  return found(row)
}

/** All rows of a sheet in one statement. */
export async function insertRows(
  tx: Db,
  { schoolId, id }: ImportKey,
  entries: SheetEntry[],
): Promise<void> {
  await tx.execute(sql`
    insert into roster_import_rows (school_id, import_id, number, number_key, name, name_key, area_code, mobile, department, major, class_name)
    select ${schoolId}, ${id}, r.* from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (
      "number" text, "numberKey" text, "name" text, "nameKey" text, "areaCode" text, "mobile" text,
      "department" text, "major" text, "className" text)`)
}

/** The import, for the one who moved it on; a repeat finds it moved already. */
export async function moveImport(
  tx: Db,
  key: ImportKey,
  from: 'previewed' | 'confirmed',
  now: Date,
): Promise<RosterImportRow | undefined> {
  const step =
    from === 'previewed'
      ? { state: 'confirmed' as const, confirmedAt: now }
      : { state: 'undone' as const, undoneAt: now }
  const [row] = await tx
    .update(rosterImports)
    .set(step)
    .where(and(own(key), eq(rosterImports.state, from)))
    .returning()
  return row
}

/** Newest first. */
export async function listImports(
  db: Db,
  schoolId: number,
  { page, size }: { page: number; size: number },
) {
  const rows = await db
    .select({ imported: rosterImports, byName: users.name })
    .from(rosterImports)
    .innerJoin(
      users,
      and(eq(users.schoolId, rosterImports.schoolId), eq(users.id, rosterImports.byUserId)),
    )
    .where(eq(rosterImports.schoolId, schoolId))
    .orderBy(desc(rosterImports.id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await db
    .select({ total: count() })
    .from(rosterImports)
    .where(eq(rosterImports.schoolId, schoolId))
  return { rows, total: counted?.total ?? 0 }
}

/** Previews that nobody confirmed, with their rows. */
export async function removeOldPreviews(db: Db, before: Date): Promise<void> {
  await db
    .delete(rosterImports)
    .where(and(eq(rosterImports.state, 'previewed'), lt(rosterImports.createdAt, before)))
}
