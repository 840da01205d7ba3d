import { afterAll, beforeAll, expect, it } from 'vitest'
import { EmbeddedPool } from './embedded-pool.ts'
import { findMigrations } from './migrate.ts'
import type { Connection } from './pool.ts'

const moved = '0024-sheet-imports.sql'

let pool: EmbeddedPool
let connection: Connection

const read = async (query: string) => (await connection.query(query, [])).rows

/** Two imports of people and two of rosters; one of each is confirmed, the other pending. */
const filled = `
  insert into schools (key, title) values ('old', '{"en": "Old"}');
  insert into users (school_id, area_code, mobile, name) values (1, '60', '1', 'Staff'), (1, '60', '2', 'Student');
  insert into people_imports (school_id, by_user_id, role, file_name, state, waiting, fresh, changed, faulty, created_at) values
    (1, 1, 'student', 'a.csv', 'confirmed', '[]', 0, 1, 2, '2026-01-01'),
    (1, 1, 'teacher', 'b.csv', 'previewed', '[{"line": 2, "name": "Waiting"}]', 1, 0, 0, '2026-01-02');
  insert into people_import_effects (school_id, import_id, person_id, before, after)
    values (1, 1, 2, '{"name": "Before"}', '{"name": "After"}');
  insert into roster_imports (school_id, kind, file_name, state, by_user_id, created_at, confirmed_at, rows, fresh, changed, faulty) values
    (1, 'student', 'c.csv', 'confirmed', 1, '2026-01-03', '2026-01-04', 2, 1, 1, 0),
    (1, 'teacher', 'd.csv', 'previewed', 1, '2026-01-05', null, 1, 1, 0, 0);
  insert into roster_entries (school_id, kind, number, number_key, name, name_key, import_id, created_at) values
    (1, 'student', 'S-1', 's-1', 'Changed', 'changed', 1, now()), (1, 'student', 'S-2', 's-2', 'Made', 'made', 1, now()),
    (1, 'student', 'S-3', 's-3', 'By hand', 'by hand', null, now());
  insert into roster_import_rows (school_id, import_id, number, number_key, name, name_key, before) values
    (1, 1, 'S-1', 's-1', 'Changed', 'changed', '{"id": 1, "number": "s 1", "number_key": "s-1", "name": "Old", "name_key": "old",
      "area_code": "60", "mobile": null, "department": null, "major": null, "class_name": "1A", "import_id": 1}'),
    (1, 1, 'S-2', 's-2', 'Made', 'made', null), (1, 2, 'T-1', 't-1', 'Waits', 'waits', null);`

beforeAll(async () => {
  pool = await EmbeddedPool.open('memory')
  connection = await pool.connect()
  const migrations = findMigrations()
  for (const { sql } of migrations.filter(({ name }) => name < moved)) await connection.script(sql)
  await connection.script(filled)
  await connection.script('begin')
  await connection.script(migrations.find(({ name }) => name === moved)?.sql ?? '')
  await connection.script('commit')
})
afterAll(async () => {
  connection.release()
  await pool.end()
})

it('[ACC-219] keeps every import with its state and its numbers, and renumbers those of rosters', async () => {
  const rows = await read(`
    select id::int, kind, options, file_name as file, state, fresh, changed, faulty, confirmed_at is not null as dated
    from sheet_imports order by id`)
  const counts = { fresh: 1, changed: 0, faulty: 0, dated: false }
  expect(rows).toEqual([
    {
      id: 1,
      kind: 'people',
      options: { role: 'student' },
      file: 'a.csv',
      ...counts,
      state: 'confirmed',
      fresh: 0,
      changed: 1,
      faulty: 2,
    },
    {
      id: 2,
      kind: 'people',
      options: { role: 'teacher' },
      file: 'b.csv',
      ...counts,
      state: 'previewed',
    },
    {
      id: 3,
      kind: 'roster',
      options: { kind: 'student' },
      file: 'c.csv',
      ...counts,
      state: 'confirmed',
      changed: 1,
      dated: true,
    },
    {
      id: 4,
      kind: 'roster',
      options: { kind: 'teacher' },
      file: 'd.csv',
      ...counts,
      state: 'previewed',
    },
  ])
})

it('keeps the pending rows', async () => {
  const rows = await read(
    `select id::int, waiting from sheet_imports where state = 'previewed' order by id`,
  )
  const none = { areaCode: null, mobile: null, department: null, major: null, className: null }
  expect(rows).toEqual([
    { id: 2, waiting: [{ line: 2, name: 'Waiting' }] },
    {
      id: 4,
      waiting: [{ number: 'T-1', numberKey: 't-1', name: 'Waits', nameKey: 'waits', ...none }],
    },
  ])
})

it('keeps what an import changed, so that it can still be undone', async () => {
  expect(
    await read(
      'select import_id::int, target_id::int, before, after from sheet_import_effects order by 1',
    ),
  ).toEqual([
    { import_id: 1, target_id: 2, before: { name: 'Before' }, after: { name: 'After' } },
    {
      import_id: 3,
      target_id: 1,
      before: {
        number: 's 1',
        numberKey: 's-1',
        name: 'Old',
        nameKey: 'old',
        areaCode: '60',
        mobile: null,
        department: null,
        major: null,
        className: '1A',
        importId: 3,
      },
      after: null,
    },
  ])
  expect(await read('select import_id::int as by from roster_entries order by id')).toEqual([
    { by: 3 },
    { by: 3 },
    { by: null },
  ])
})

it('gives the next import a higher number', async () => {
  const rows = await read(`
    insert into sheet_imports (school_id, kind, file_name, fresh, changed, faulty, by_user_id, created_at)
    values (1, 'people', 'e.csv', 0, 0, 0, 1, now()) returning id::int`)
  expect(rows).toEqual([{ id: 5 }])
})
