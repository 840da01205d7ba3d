import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Foreign keys without an index, and why removing what they refer to does not read a large table. */
const explained: Record<string, string> = {
  'attempt_items (question_version_id)': 'versions of questions are never removed',
  'exam_subjects (question_id)': 'questions are only marked as removed',
  'exam_subjects (question_version_id)': 'versions of questions are never removed',
  'message_reads (message_id)': 'notices are only marked as removed',
  'messages (school_id)': 'schools are never removed',
  'adverts (image_file_id)': 'a handful of rows a school',
  'banners (image_file_id)': 'a handful of rows a school',
  'schools (logo_file_id)': 'one row a school',
  'schools (transparent_logo_file_id)': 'one row a school',
  'schools (wechat_image_file_id)': 'one row a school',
  'schools (app_image_file_id)': 'one row a school',
  'login_tickets (school_id, user_id)': 'rows live for minutes',
  'second_step_tickets (school_id, user_id)': 'rows live for minutes',
  'people_imports (school_id, by_user_id)': 'a few rows a term',
  'roster_imports (school_id, by_user_id)': 'a few rows a term',
}

/** An index serves when its first columns are those of the key, and it leaves out none but empty references. */
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

it('[EXM-153] has an index behind every foreign key, or a reason why not', async () => {
  const { rows } = await world.db.execute<{ key: string }>(unserved)
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(explained).toSorted())
})

it('[EXM-153] sees a foreign key without an index', async () => {
  await world.db.execute(
    sql`create table probe (id bigint primary key, school bigint references schools (id))`,
  )
  const { rows } = await world.db.execute<{ key: string }>(unserved)
  expect(rows.map(({ key }) => key)).toContain('probe (school)')
})
