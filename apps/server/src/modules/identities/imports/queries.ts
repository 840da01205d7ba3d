import { and, count, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { type RosterImportRow, rosterImports, type RosterKind } from '../tables.ts'
import type { SheetEntry } from './rules.ts'

/** What an entry holds once the row is taken over; an empty cell leaves what is there. */
const merged = sql`row(r.number, r.name, coalesce(r.area_code, e.area_code), coalesce(r.mobile, e.mobile),
  coalesce(r.department, e.department), coalesce(r.major, e.major), coalesce(r.class_name, e.class_name))`
const present = sql`row(e.number, e.name, e.area_code, e.mobile, e.department, e.major, e.class_name)`
const differs = sql`(${merged} is distinct from ${present})`
const rowsOf = ({ schoolId, id }: ImportKey): SQL =>
  sql`r.school_id = ${schoolId} and r.import_id = ${id}`

// Fresh rows have no statistics, and a join over them may compare each with each. Hence each row looks up its
// entry by the unique key, in a subquery that the planner does not dissolve.
const entryOfRow = ({ schoolId }: ImportKey, kind: RosterKind): SQL =>
  sql`e.school_id = ${schoolId} and e.kind = ${kind} and e.number_key = r.number_key`
const rowOfEntry = (key: ImportKey): SQL => sql`${rowsOf(key)} and r.number_key = e.number_key`

export interface Counts {
  fresh: number
  changed: number
  same: number
}

/** Compares the rows with the roster as it is now and writes the counts down. */
export async function countChanges(tx: Db, key: ImportKey, kind: RosterKind): Promise<Counts> {
  const counts = sql`(select count(*) filter (where e.id is null) as fresh,
      count(*) filter (where e.id is not null and ${differs}) as changed,
      count(*) filter (where e.id is not null and not ${differs}) as same
    from roster_import_rows r
    left join lateral (select * from roster_entries e where ${entryOfRow(key, kind)} offset 0) e on true
    where ${rowsOf(key)}) as c`
  const [row] = await tx
    .update(rosterImports)
    .set({ fresh: sql`c.fresh`, changed: sql`c.changed`, same: sql`c.same` })
    .from(counts)
    .where(and(eq(rosterImports.schoolId, key.schoolId), eq(rosterImports.id, key.id)))
    .returning({
      fresh: rosterImports.fresh,
      changed: rosterImports.changed,
      same: rosterImports.same,
    })
  return found(row)
}

/** Keeps what the import is about to change, then writes all rows into the roster: two statements. */
export async function applyRows(
  tx: Db,
  key: ImportKey,
  kind: RosterKind,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update roster_import_rows r
    set before = (select to_jsonb(e) from roster_entries e where ${entryOfRow(key, kind)} and ${differs})
    where ${rowsOf(key)}`)
  await tx.execute(sql`
    insert into roster_entries as e (school_id, kind, number, number_key, name, name_key, area_code, mobile, department, major, class_name, import_id, created_at)
    select r.school_id, ${kind}, r.number, r.number_key, r.name, r.name_key, r.area_code, r.mobile, r.department, r.major, r.class_name, r.import_id, ${now.toISOString()}::timestamptz
    from roster_import_rows r where ${rowsOf(key)} order by r.number_key
    on conflict (school_id, kind, number_key) do update set
      number = excluded.number, name = excluded.name, name_key = excluded.name_key,
      area_code = coalesce(excluded.area_code, e.area_code), mobile = coalesce(excluded.mobile, e.mobile),
      department = coalesce(excluded.department, e.department), major = coalesce(excluded.major, e.major),
      class_name = coalesce(excluded.class_name, e.class_name), import_id = excluded.import_id
    where row(excluded.number, excluded.name, coalesce(excluded.area_code, e.area_code), coalesce(excluded.mobile, e.mobile),
      coalesce(excluded.department, e.department), coalesce(excluded.major, e.major), coalesce(excluded.class_name, e.class_name))
      is distinct from ${present}`)
}

/**
 * Takes away what the import added and puts back what it changed. What a later import wrote over belongs to that
 * one; what an account took hold of since is kept.
 */
export async function takeBackRows(
  tx: Db,
  key: ImportKey,
  confirmedAt: Date,
): Promise<{ removed: number; kept: number }> {
  const ofImport = sql`e.school_id = ${key.schoolId} and e.import_id = ${key.id}`
  const wasThere = sql`(select r.before is not null from roster_import_rows r where ${rowOfEntry(key)})`
  // In the order in which approvals take them, too.
  await tx.execute(
    sql`select 1 from roster_entries e where ${ofImport} order by e.number_key for update`,
  )
  const { rowCount } = await tx.execute(sql`
    delete from roster_entries e where ${ofImport} and e.held_by is null and not ${wasThere}`)
  await tx.execute(sql`
    update roster_entries e
    set (number, name, name_key, area_code, mobile, department, major, class_name, import_id) = (
      select b.number, b.name, b.name_key, b.area_code, b.mobile, b.department, b.major, b.class_name, b.import_id
      from roster_import_rows r cross join lateral jsonb_populate_record(null::roster_entries, r.before) b
      where ${rowOfEntry(key)})
    where ${ofImport} and ${wasThere} and (e.held_by is null or e.held_at <= ${confirmedAt.toISOString()}::timestamptz)`)
  const { rows } = await tx.execute<{ kept: string }>(
    sql`select count(*) as kept from roster_entries e where ${ofImport}`,
  )
  return { removed: rowCount ?? 0, kept: Number(rows[0]?.kept ?? 0) }
}

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
