import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/**
 * For each table without a column for the school: the column that leads to the school, with the
 * table that it refers to. A row belongs to the school of the row that it leads to.
 */
const ways: Record<string, [column: string, table: string]> = {
  application_links: ['application_id', 'job_applications'],
  application_steps: ['application_id', 'job_applications'],
  attempt_answer_files: ['attempt_id', 'attempts'],
  attempt_answer_versions: ['attempt_item_id', 'attempt_items'],
  attempt_answers: ['attempt_item_id', 'attempt_items'],
  attempt_clients: ['attempt_id', 'attempts'],
  attempt_events: ['attempt_id', 'attempts'],
  attempt_evidence: ['attempt_id', 'attempts'],
  attempt_evidence_pages: ['attempt_id', 'attempts'],
  attempt_item_marks: ['attempt_item_id', 'attempt_items'],
  attempt_items: ['attempt_id', 'attempts'],
  attempt_late_answers: ['attempt_item_id', 'attempt_items'],
  grading_history: ['attempt_item_id', 'attempt_items'],
  practice_commands: ['run_id', 'practice_runs'],
  practice_imports: ['run_id', 'practice_runs'],
  practice_seats: ['run_id', 'practice_runs'],
  practice_snapshots: ['run_id', 'practice_runs'],
  question_files: ['question_version_id', 'question_versions'],
  question_tag_uses: ['question_id', 'questions'],
  regrade_changes: ['regrade_id', 'regrades'],
  resume_comments: ['review_id', 'resume_reviews'],
  resume_revisions: ['user_id', 'resumes'],
}

/** Tables whose rows stay with the installation when a school moves, with the reason. */
const ofInstallation: Record<string, string> = {
  captchas: 'pictures that are answered within minutes',
  installation_cells: 'the range of the row numbers of this installation',
  maintenance_notices: 'announced on the sites of all schools of this installation',
  migrations: 'the migrations of this database',
  rate_limits: 'counters that end within hours',
  retention_runs: 'what the jobs of this installation removed',
  sandbox_notices: 'of the payment provider that is played outside production',
  sandbox_payments: 'of the payment provider that is played outside production',
  sandbox_refunds: 'of the payment provider that is played outside production',
  sandbox_scans: 'of the social provider that is played outside production',
  server_keys: 'the keys of this installation, made from its SECRET or at its first start',
}

/** Tables with a column for the school that may be empty, with the meaning of an empty one. */
const sometimes: Record<string, string> = {
  provider_events: 'a notice of a payment provider that fits no school, which stays',
}

// `schools` is the row of the school itself, and `demo_seed` exists only where the demo was seeded.
const tablesWithoutSchool = sql`
  select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and c.relname not in ('schools', 'demo_seed') and not exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped)
  order by 1`

const tablesSometimesOfSchool = sql`
  select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and a.attname = 'school_id' and not a.attisdropped and not a.attnotnull
  order by 1`

async function namesOf(query: typeof tablesWithoutSchool): Promise<string[]> {
  const { rows } = await testApp.db.execute<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

/** True if every row has a value in the column, and a foreign key of this column leads to the table. */
async function leads(from: string, column: string, to: string): Promise<boolean> {
  const { rows } = await testApp.db.execute(sql`
    select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
    where k.contype = 'f' and k.conrelid = ${from}::regclass and k.confrelid = ${to}::regclass
      and a.attname = ${column} and a.attnotnull`)
  return rows.length === 1
}

/** The condition of the rows of one school, which follows the way to a table with the column. */
function rowsOfSchool(table: string): string {
  const way = ways[table]
  if (!way) return 'school_id = 1'
  const [column, next] = way
  const key = next === 'resumes' ? 'user_id' : 'id'
  return `${column} in (select ${key} from ${next} where ${rowsOfSchool(next)})`
}

describe('the rows of a school', () => {
  it('[OPS-090] are found from every table by its column or its way, or stay with a reason', async () => {
    expect(await namesOf(tablesWithoutSchool)).toEqual(
      [...Object.keys(ways), ...Object.keys(ofInstallation)].toSorted(),
    )
    expect(await namesOf(tablesSometimesOfSchool)).toEqual(Object.keys(sometimes))
  })

  it('[OPS-090] are reached by foreign keys whose columns are never empty', async () => {
    for (const [table, [column, next]] of Object.entries(ways)) {
      expect(await leads(table, column, next), `${table}.${column}`).toBe(true)
      await testApp.db.execute(
        sql.raw(`select count(*) from ${table} where ${rowsOfSchool(table)}`),
      )
    }
  })

  it('[OPS-090] are missing from the list when a new table has no way to the school', async () => {
    await testApp.db.execute(sql`create table forgotten (id bigint primary key, note text)`)
    expect(await namesOf(tablesWithoutSchool)).toContain('forgotten')
    await testApp.db.execute(sql`drop table forgotten`)
  })
})
