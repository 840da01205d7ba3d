import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** Columns that look like ids but refer to no row here, with the reason. */
const explained: Record<string, string> = {
  'attempt_answers.client_count_down': 'milliseconds',
  'attempts.seed': 'a number of chance',
  'content_changes.school_id': 'a notice, which may be about a removed school',
  'course_tallies.type2_id': 'of listed courses, whose own keys hold',
  'course_tallies.type3_id': 'of listed courses, whose own keys hold',
  'course_tallies.type_id': 'of listed courses, whose own keys hold',
  'courses.kind_id': 'a place in the list of kinds of the contract',
  'data_archives.bytes': 'bytes',
  'files.size': 'bytes',
  'files.upload_id': 'the finished upload, whose row is gone; so that it is not stored twice',
  'ledger_accounts.balance': 'coins',
  'ledger_postings.amount': 'coins',
  'ledger_postings.balance': 'coins',
  'left_enrolments.enrolment_id': 'the membership that ended, whose row is gone',
  'mails.about_id': 'a row of the table that the module behind about_kind keeps',
  'mails.message_id': 'the Message-ID of a mail, a text',
  'post_terms.school_id': 'that of the post, whose own key holds',
  'provider_events.event_id': "the provider's own name of what it tells",
  'regrades.history_mark':
    'the newest entry of the grading history at that moment, 0 before the first',
  'resume_revisions.entry_id': 'an entry within the document of a resume',
  'retention_runs.removed': 'a number of rows',
  'sandbox_mails.message_id': 'the Message-ID of a mail, a text',
  'sandbox_notices.number': 'the order in which they were written',
  'sandbox_scans.app_id': 'an id of the social provider',
  'sandbox_scans.open_id': 'an id of the social provider',
  'school_storage.most_bytes': 'bytes',
  'school_storage.used_bytes': 'bytes',
  'sheet_import_effects.target_id':
    'an account or an entry of a roster; kept as a record when it is removed again',
  'sms_codes.held_by': 'a mark of the browser or session that proved the code',
  'social_bindings.open_id': 'an id of the social provider',
  'two_steps.last_used_step': 'a count of half minutes',
  'uploads.size': 'bytes',
}

/** Finds columns of id size or with an id-like name that have no foreign key. */
const unnamed = sql`
  select c.relname || '.' || a.attname as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and a.attname <> 'id' and (a.attname ~ '_(ids?|by)$' or a.atttypid in ('bigint'::regtype, 'bigint[]'::regtype))
    and not exists (
      select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey))
  order by 1`

/**
 * Finds foreign keys without an index whose first columns are those of the key and which omits only
 * nulls.
 */
const unserved = sql`
  select c.conrelid::regclass::text || ' (' || (
      select string_agg(a.attname, ', ' order by k.place) from unnest(c.conkey) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) || ')' as key
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index i
    where i.indrelid = c.conrelid and i.indisvalid
      and (select array_agg(x order by x) from unnest((i.indkey::int2[])[0:array_length(c.conkey, 1) - 1]) x)
        = (select array_agg(x order by x) from unnest(c.conkey) x)
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
        select '(' || a.attname || ' IS NOT NULL)' from pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any (c.conkey))))
  order by 1`

/** Finds foreign keys that would delete or clear rows when an account is deleted. */
const yielding = sql`
  select conrelid::regclass::text || ' ' || conname as key from pg_constraint
  where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('a', 'r') order by 1`

async function listColumns(): Promise<string[]> {
  const { rows } = await testApp.db.execute<{ column: string }>(unnamed)
  return rows.map(({ column }) => column)
}

async function listKeys(query: typeof unserved): Promise<string[]> {
  const { rows } = await testApp.db.execute<{ key: string }>(query)
  return rows.map(({ key }) => key)
}

describe('the schema', () => {
  it('[EXM-169] has a foreign key for every id, or a reason why not', async () => {
    expect(await listColumns()).toEqual(Object.keys(explained).toSorted())
  })

  it('[EXM-153] has an index behind every foreign key', async () => {
    expect(await listKeys(unserved)).toEqual([])
  })

  it('[ACC-219] deletes no account that a row refers to', async () => {
    expect(await listKeys(yielding)).toEqual([])
  })
})

describe('the check of the schema', () => {
  it('finds an id without a foreign key, by its name or by its size', async () => {
    await testApp.db.execute(
      sql`create table bare (id bigint primary key, course_id int, seen_by int, person bigint)`,
    )
    expect(await listColumns()).toEqual(
      expect.arrayContaining(['bare.course_id', 'bare.person', 'bare.seen_by']),
    )
  })

  it('finds a foreign key without an index, and with an index that omits referring rows', async () => {
    await testApp.db.execute(
      sql`create table probe (id bigint primary key, school bigint references schools (id))`,
    )
    expect(await listKeys(unserved)).toContain('probe (school)')
    await testApp.db.execute(sql`create index probe_some on probe (school) where id > 5`)
    expect(await listKeys(unserved)).toContain('probe (school)')
    await testApp.db.execute(sql`create index probe_all on probe (school) where school is not null`)
    expect(await listKeys(unserved)).not.toContain('probe (school)')
  })

  it('finds a foreign key that deletes rows with the account', async () => {
    await testApp.db.execute(
      sql`create table loose (id bigint primary key, who bigint references users (id) on delete cascade)`,
    )
    expect(await listKeys(yielding)).toEqual(['loose loose_who_fkey'])
  })
})
