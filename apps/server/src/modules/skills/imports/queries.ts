import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type ImportTarget, sheetImportEffects } from '../../people/index.ts'
import type { SchoolSkillRow } from '../../resume/index.ts'
import { insertSkills, listRows, setWords } from '../taxonomy/queries.ts'

/** The columns that an import writes. */
export type Written = Pick<SchoolSkillRow, 'code' | 'names' | 'aliases' | 'jobGroup'>

interface Writing extends ImportTarget {
  byUserId: number
  now: Date
}

/**
 * Records for each row its previous values, null when the import created the row, and its current
 * version.
 */
async function note(
  tx: Db,
  { schoolId, importId }: ImportTarget,
  rows: readonly { id: number; before: Written | null; version: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into sheet_import_effects (school_id, import_id, target_id, before, after)
    select ${schoolId}::bigint, ${importId}::bigint, id, nullif(before, 'null'::jsonb), jsonb_build_object('version', version)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id bigint, before jsonb, version int)`)
}

export async function insert(
  tx: Db,
  { schoolId, byUserId, now, ...target }: Writing,
  list: readonly Written[],
): Promise<number> {
  const own = { schoolId, createdBy: byUserId, createdAt: now, changedAt: now, version: 1 }
  const made = await insertSkills(
    tx,
    list.map((one) => ({ ...one, ...own })),
  )
  await setWords(tx, schoolId, list)
  const noted = made.map(({ id }) => ({ id, before: null, version: 1 }))
  await note(tx, { ...target, schoolId }, noted)
  return made.length
}

/** Writes all rows in one statement. */
export async function write(
  tx: Db,
  now: Date,
  list: readonly { id: number; after: Written }[],
): Promise<void> {
  const given = JSON.stringify(
    list.map(({ id, after: { names, aliases, jobGroup } }) => ({ id, names, aliases, jobGroup })),
  )
  await tx.execute(sql`
    update school_skills t
    set names = nullif(g.names, 'null'::jsonb), aliases = g.aliases, job_group = g."jobGroup",
      changed_at = ${now.toISOString()}::timestamptz, version = t.version + 1
    from jsonb_to_recordset(${given}::jsonb) as g (id bigint, names jsonb, aliases text[], "jobGroup" text)
    where t.id = g.id`)
}

export async function change(
  tx: Db,
  { now, ...target }: Writing,
  list: readonly { id: number; after: Written }[],
): Promise<void> {
  if (list.length === 0) return
  const before = new Map((await listRows(tx, target.schoolId)).map((row) => [row.id, row]))
  await write(tx, now, list)
  await setWords(
    tx,
    target.schoolId,
    list.map(({ after }) => after),
  )
  const noted = list.flatMap(({ id }) => {
    const row = before.get(id)
    if (!row) return []
    const { code, names, aliases, jobGroup, version } = row
    return [{ id, before: { code, names, aliases, jobGroup }, version: version + 1 }]
  })
  await note(tx, target, noted)
}

export interface Noted {
  row: SchoolSkillRow
  /** The values before the import; null for a row that the import created. */
  before: Written | null
  version: number
}

/** Lists the rows of the import that still exist. */
export async function listNoted(
  tx: Db,
  rows: readonly SchoolSkillRow[],
  importId: number,
): Promise<Noted[]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const noted = await tx
    .select()
    .from(sheetImportEffects)
    .where(eq(sheetImportEffects.importId, importId))
    .orderBy(asc(sheetImportEffects.targetId))
  return noted.flatMap(({ targetId, before, after }) => {
    const row = byId.get(targetId)
    const { version } = after as { version: number }
    return row ? [{ row, before: before as Written | null, version }] : []
  })
}
