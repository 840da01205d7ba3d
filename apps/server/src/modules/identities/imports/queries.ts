import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { ImportTarget } from '../../people/index.ts'
import type { RosterKind } from '../tables.ts'
import type { SheetEntry } from './rules.ts'

/** An existing roster entry, with the import that wrote it last. */
export interface ExistingEntry extends SheetEntry {
  id: number
  importId: number | null
}

/**
 * Lists the entries with the numbers of these rows; `lock` locks them until the transaction ends,
 * in the same order as approvals do.
 */
export async function listExisting(
  db: Db,
  schoolId: number,
  { rows, kind }: { rows: readonly SheetEntry[]; kind: RosterKind },
  lock?: 'lock',
): Promise<ExistingEntry[]> {
  const keys = JSON.stringify(rows.map(({ numberKey }) => numberKey))
  // A new roster has no statistics, so the planner may choose a nested loop over all rows. With a
  // subquery that it cannot flatten, each number is looked up by the unique key.
  const found = await db.execute<
    Omit<ExistingEntry, 'id' | 'importId'> & Record<'id' | 'importId', string>
  >(sql`
    select e.id, e.number, e.number_key as "numberKey", e.name, e.name_key as "nameKey", e.area_code as "areaCode",
      e.mobile, e.department, e.major, e.class_name as "className", e.import_id as "importId"
    from (select key from jsonb_array_elements_text(${keys}::jsonb) as given (key) order by key) given
    cross join lateral (
      select * from roster_entries e
      where e.school_id = ${schoolId} and e.kind = ${kind} and e.number_key = given.key
      offset 0 ${lock ? sql`for no key update` : sql``}
    ) e`)
  return found.rows.map(({ id, importId, ...entry }) => ({
    ...entry,
    id: Number(id),
    importId: importId === null ? null : Number(importId),
  }))
}

const columns = sql`"number" text, "numberKey" text, "name" text, "nameKey" text, "areaCode" text, "mobile" text,
  "department" text, "major" text, "className" text`

/** Inserts the rows that are not in the roster yet; returns their number. */
export async function createEntries(
  tx: Db,
  { schoolId, importId }: ImportTarget,
  rows: readonly SheetEntry[],
  { kind, now }: { kind: RosterKind; now: Date },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into roster_entries (school_id, kind, number, number_key, name, name_key, area_code, mobile, department, major, class_name, import_id, created_at)
    select ${schoolId}::bigint, ${kind}, r.*, ${importId}::bigint, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns}) order by r."numberKey"`)
  return rowCount ?? 0
}

/** Changes locked entries, and records their previous values. */
export async function changeEntries(
  tx: Db,
  { schoolId, importId }: ImportTarget,
  changes: readonly { id: number; before: unknown; after: SheetEntry }[],
): Promise<void> {
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one (id bigint, before jsonb, after jsonb)
    ), done as (
      update roster_entries e set
        number = r.number, name = r.name, name_key = r."nameKey", area_code = r."areaCode", mobile = r.mobile,
        department = r.department, major = r.major, class_name = r."className", import_id = ${importId}
      from given cross join lateral jsonb_to_record(given.after) as r (${columns})
      where e.school_id = ${schoolId} and e.id = given.id
      returning e.id
    )
    insert into sheet_import_effects (school_id, import_id, target_id, before, after)
    select ${schoolId}::bigint, ${importId}::bigint, given.id, given.before, given.after
    from given join done on done.id = given.id`)
}

/**
 * Deletes what the import added and restores what it changed. An entry is kept if a later import
 * wrote it, or if an account uses it since.
 */
export async function undoRows(
  tx: Db,
  { schoolId, importId }: ImportTarget,
  confirmedAt: Date,
): Promise<{ removed: number; kept: number }> {
  const ofImport = sql`e.school_id = ${schoolId} and e.import_id = ${importId}`
  const ofEntry = sql`f.school_id = ${schoolId} and f.import_id = ${importId} and f.target_id = e.id`
  // The subquery runs for each entry, because without statistics of the table the planner would
  // choose a slow join.
  const wasThere = sql`(select f.before is not null from sheet_import_effects f where ${ofEntry})`
  // Locks the entries in the same order as approvals do. Otherwise both could wait for each other
  // forever.
  await tx.execute(
    sql`select 1 from roster_entries e where ${ofImport} order by e.number_key for update`,
  )
  const { rowCount } = await tx.execute(sql`
    delete from roster_entries e where ${ofImport} and e.held_by is null and ${wasThere} is not true`)
  await tx.execute(sql`
    update roster_entries e
    set (number, name, name_key, area_code, mobile, department, major, class_name, import_id) = (
      select b.number, b.name, b."nameKey", b."areaCode", b.mobile, b.department, b.major, b."className", b."importId"
      from sheet_import_effects f cross join lateral jsonb_to_record(f.before) as b (${columns}, "importId" bigint)
      where ${ofEntry})
    where ${ofImport} and ${wasThere} and (e.held_by is null or e.held_at <= ${confirmedAt.toISOString()}::timestamptz)`)
  const { rows } = await tx.execute<{ kept: string }>(
    sql`select count(*) as kept from roster_entries e where ${ofImport}`,
  )
  return { removed: rowCount ?? 0, kept: Number(rows[0]?.kept ?? 0) }
}
