import { and, asc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { ImportTarget } from '../../people/index.ts'
import { saveTerms } from '../search/saving/queries.ts'
import { companies, type CompanyRow, type JobPostRow, jobPosts } from '../tables.ts'

/** Rows per statement. */
const batch = 500

const batches = <One>(list: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(list.length / batch) }, (_, index) =>
    list.slice(index * batch, (index + 1) * batch),
  )

/** Lists the companies with these names, each with the position of its name in the list. */
export async function companiesNamed(
  db: Db,
  schoolId: number,
  names: readonly string[],
  lock?: 'update' | 'share',
): Promise<{ at: number; company: CompanyRow }[]> {
  const given = sql`jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) with ordinality as given (name, at)`
  const wanted = db
    .select({ at: sql<number>`given.at`.mapWith(Number), company: companies })
    .from(companies)
    .innerJoin(given, sql`lower(${companies.name}) = lower(given.name)`)
    .where(and(eq(companies.schoolId, schoolId), isNull(companies.removedAt)))
    .orderBy(asc(companies.id))
  return lock ? wanted.for(lock, { of: companies }) : wanted
}

/**
 * Lists the drafts and live posts with these titles and companies, each with the position in the
 * list. Live posts come first.
 */
export async function postsTitled(
  db: Db,
  schoolId: number,
  wanted: readonly { companyId: number; title: string }[],
  now: Date,
  lock?: 'lock',
): Promise<{ at: number; post: JobPostRow }[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(wanted.map((one, index) => ({ ...one, at: index })))}::jsonb)
    as given (at int, "companyId" bigint, title text)`
  const asked = db
    .select({ at: sql<number>`given.at`.mapWith(Number), post: jobPosts })
    .from(jobPosts)
    .innerJoin(
      given,
      sql`${jobPosts.companyId} = given."companyId" and lower(${jobPosts.title}) = lower(given.title)`,
    )
    .where(
      and(
        eq(jobPosts.schoolId, schoolId),
        isNull(jobPosts.takenDownAt),
        or(isNull(jobPosts.publishedAt), gt(jobPosts.endsAt, now)),
      ),
    )
    .orderBy(sql`${jobPosts.publishedAt} is null`, asc(jobPosts.id))
  return lock ? asked.for('update', { of: jobPosts }) : asked
}

type Values = Readonly<Record<string, unknown>>

/** The tables into which the imports of companies and of posts write. */
const kept = {
  companies: {
    table: companies,
    name: sql.raw('t.name'),
    fields: [
      'name',
      'industry',
      'size',
      'city',
      'address',
      'website',
      'introduction',
      'contactName',
      'email',
      'verified',
      'recommended',
    ],
    /** True if the row is in use, so that undoing the import keeps it. */
    usedBy: sql`exists (select 1 from job_posts p where p.company_id = t.id)
      or exists (select 1 from companies m where m.merged_into = t.id)`,
    isGone: sql`t.removed_at is not null`,
  },
  job_posts: {
    table: jobPosts,
    name: sql.raw('t.title'),
    fields: [
      'companyId',
      'title',
      'position',
      'industry',
      'city',
      'remote',
      'salaryLeast',
      'salaryMost',
      'currency',
      'salaryPer',
      'negotiable',
      'monthlyLeast',
      'monthlyMost',
      'nature',
      'degree',
      'experience',
      'skills',
      'language',
      'description',
      'recommended',
      'publishedAt',
      'endsAt',
      'usualEnd',
      'takenDownReason',
    ],
    usedBy: sql`exists (select 1 from job_applications a where a.post_id = t.id)
      or exists (select 1 from post_collections c where c.post_id = t.id)
      or exists (select 1 from post_reports r where r.post_id = t.id)`,
    isGone: sql`t.taken_down_at is not null`,
  },
} as const
export type Kept = keyof typeof kept

const tableOf = (name: Kept) => sql.raw(name)

/** Maps the fields of the table to the names of its columns. */
function columnsOf(name: Kept): Map<string, string> {
  const columns = getTableColumns(kept[name].table) as Record<string, { name: string }>
  return new Map(kept[name].fields.map((field) => [field, columns[field]?.name ?? '']))
}

/** Returns the values by the names of their columns, as `jsonb_populate_record` reads them. */
function recordOf(columns: ReadonlyMap<string, string>, values: Values): Values {
  return Object.fromEntries(Array.from(columns, ([field, column]) => [column, values[field]]))
}

const listOf = (columns: ReadonlyMap<string, string>, from = '') =>
  sql.raw([...columns.values()].map((column) => `${from}"${column}"`).join(', '))

interface Writing extends ImportTarget {
  byUserId: number
  now: Date
}

/** Inserts new rows. A company is skipped if somebody has used its name since the check. */
export async function insertRows(
  tx: Db,
  name: Kept,
  { schoolId, importId, byUserId, now }: Writing,
  rows: readonly Values[],
): Promise<number[]> {
  const columns = columnsOf(name)
  const ids: number[] = []
  for (const some of batches(rows)) {
    const records = JSON.stringify(some.map((row) => recordOf(columns, row)))
    const { rows: made } = await tx.execute<{ id: string }>(sql`
      with made as (
        insert into ${tableOf(name)} (school_id, created_by, created_at, changed_at, ${listOf(columns)})
        select ${schoolId}::bigint, ${byUserId}::bigint, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${listOf(columns, 'r.')}
        from jsonb_array_elements(${records}::jsonb) with ordinality as given (value, at)
        cross join lateral jsonb_populate_record(null::${tableOf(name)}, given.value) r
        order by given.at
        on conflict do nothing
        returning id
      ), noted as (
        insert into sheet_import_effects (school_id, import_id, target_id, after)
        select ${schoolId}::bigint, ${importId}::bigint, id, '{"version": 0}' from made
      )
      select id from made order by id`)
    ids.push(...made.map(({ id }) => Number(id)))
  }
  if (name === 'job_posts') await saveTerms(tx, ids)
  return ids
}

/** Changes rows that the caller has locked, and stores their values from before. */
export async function changeRows(
  tx: Db,
  name: Kept,
  { schoolId, importId, now }: Writing,
  changes: readonly { id: number; after: Values }[],
): Promise<void> {
  const columns = columnsOf(name)
  for (const some of batches(changes)) {
    const records = JSON.stringify(
      some.map(({ id, after }) => ({ id, after: recordOf(columns, after) })),
    )
    await tx.execute(sql`
      with given as (
        select * from jsonb_to_recordset(${records}::jsonb) as one (id bigint, after jsonb)
      ), was as (
        select t.id, to_jsonb(t) as before from ${tableOf(name)} t join given on given.id = t.id
      ), done as (
        update ${tableOf(name)} t
        set (${listOf(columns)}) = (select ${listOf(columns, 'r.')} from jsonb_populate_record(null::${tableOf(name)}, given.after) r),
          changed_at = ${now.toISOString()}::timestamptz, version = t.version + 1
        from given
        where t.school_id = ${schoolId} and t.id = given.id
        returning t.id, t.version
      )
      insert into sheet_import_effects (school_id, import_id, target_id, before, after)
      select ${schoolId}::bigint, ${importId}::bigint, done.id, was.before, jsonb_build_object('version', done.version)
      from done join was on was.id = done.id`)
  }
  if (name === 'job_posts')
    await saveTerms(
      tx,
      changes.map(({ id }) => id),
    )
}

export interface Written {
  id: number
  name: string
  wasMade: boolean
  isUsed: boolean
  isChanged: boolean
}

/** Lists the rows of an import that still exist, and locks each row before reading it. */
export async function lockWritten(
  tx: Db,
  name: Kept,
  { schoolId, importId }: ImportTarget,
): Promise<Written[]> {
  const { usedBy, isGone, name: title } = kept[name]
  const written = sql`from ${tableOf(name)} t
    join sheet_import_effects f on f.school_id = t.school_id and f.target_id = t.id
    where t.school_id = ${schoolId} and f.import_id = ${importId}`
  await tx.execute(sql`select 1 ${written} order by t.id for update of t`)
  const { rows } = await tx.execute<Omit<Written, 'id'> & { id: string }>(sql`
    select t.id, ${title} as "name", f.before is null as "wasMade", (${usedBy}) as "isUsed",
      t.version <> (f.after ->> 'version')::int as "isChanged"
    ${written} and not (${isGone}) order by t.id`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Removes rows that an import made: a post is deleted, a company is removed as by its form. */
export async function removeMade(
  tx: Db,
  name: Kept,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const these = sql`id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`
  if (name === 'job_posts') await tx.execute(sql`delete from job_posts where ${these}`)
  else
    await tx.execute(sql`
      update companies set removed_at = ${now.toISOString()}::timestamptz, changed_at = ${now.toISOString()}::timestamptz,
        version = version + 1 where ${these}`)
}

/** Restores the values from before the import. */
export async function restoreRows(
  tx: Db,
  name: Kept,
  { schoolId, importId }: ImportTarget,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const columns = columnsOf(name)
  await tx.execute(sql`
    update ${tableOf(name)} t
    set (${listOf(columns)}) = (select ${listOf(columns, 'r.')} from jsonb_populate_record(null::${tableOf(name)}, f.before) r),
      changed_at = ${now.toISOString()}::timestamptz, version = t.version + 1
    from sheet_import_effects f
    where t.school_id = ${schoolId} and f.school_id = t.school_id and f.import_id = ${importId} and f.target_id = t.id
      and t.id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`)
  if (name === 'job_posts') await saveTerms(tx, ids)
}
