import { afterAll, beforeAll, expect, it } from 'vitest'
import { EmbeddedPool } from './embedded-pool.ts'
import { findMigrations } from './migrate.ts'
import type { Connection } from './pool.ts'

const keys = '0021-foreign-keys.sql'

let pool: EmbeddedPool
let connection: Connection

const read = async (query: string) => (await connection.query(query, [])).rows

/**
 * A school with a teacher (1) and a student (2); accounts, course and files that its rows refer to
 * were deleted.
 */
const filled = `
  insert into schools (key, title) values ('old', '{"en": "Old"}');
  insert into users (school_id, area_code, mobile, name) values (1, '60', '1', 'Teacher'), (1, '60', '2', 'Student');
  insert into courses (school_id, author_id, names, name_search, cover_seed, picture_file_id, created_at, updated_at)
    values (1, 77, '{"en": "Course"}', 'course', 'x', 99, now(), now());
  insert into chapters (school_id, course_id, level, names) values (1, 1, 1, '{}');
  insert into lessons (school_id, course_id, chapter_id, level, titles, file_id) values (1, 1, 1, 1, '{}', 99);
  insert into captions (school_id, lesson_id, language, file_id) values (1, 1, 'en', 99);
  insert into enrolments (school_id, user_id, course_id, joined_at) values (1, 78, 1, now());
  insert into video_progress (school_id, user_id, course_id, lesson_id, file_id, watched_seconds, updated_at)
    values (1, 78, 55, 1, 99, 300, now());
  insert into playing_sessions (id, school_id, user_id, lesson_id, opened_at) values ('a', 1, 78, 1, now());
  insert into questions (school_id, author_id, course_id, level, points, content_key, created_at, updated_at)
    values (1, 1, 55, 1, 1, 'same', now(), now()), (1, 1, null, 1, 1, 'same', now(), now());
  insert into examinations (school_id, course_id, author_id, name, attention, minutes, total, type, grace_seconds, clock_stops, shuffle, review_when, created_at, updated_at)
    values (1, 55, 1, 'Paper', '', 0, 100, 0, 0, false, false, 'never', now(), now());
  insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, clock_stops, seen_at, seed, submitted_by, score)
    values (1, 1, 55, 79, 1, 'submitted', now(), false, now(), 1, 80, 90);
  insert into attempt_events (attempt_id, at, actor_id, kind) values (1, now(), 81, 'submitted');
  insert into audit_entries (school_id, at, action, actor_id, subject_id) values (1, now(), 'x', 1, 82);
  insert into sessions (school_id, user_id, token_hash, acting_admin_id, acting_session_id, created_at, last_seen_at, expires_at)
    values (1, 2, 'acting', 1, 500, now(), now(), now()), (1, 2, 'own', null, null, now(), now(), now());
  insert into sms_codes (school_id, area_code, mobile, type, code_hash, created_at, expires_at) values (9, '60', '1', 1, 'x', now(), now());
  insert into course_types (school_id, level, names) values (9, 1, '{"en": "Of a lost school"}');`

beforeAll(async () => {
  pool = await EmbeddedPool.open('memory')
  connection = await pool.connect()
  const migrations = findMigrations()
  for (const { sql } of migrations.filter(({ name }) => name < keys)) await connection.script(sql)
  await connection.script(filled)
  await connection.script(migrations.find(({ name }) => name === keys)?.sql ?? '')
})
afterAll(async () => {
  connection.release()
  await pool.end()
})

it('[EXM-169] restores, disabled, every account whose work exists', async () => {
  expect(
    await read('select id::int, school_id::int, disabled, name from users order by id'),
  ).toEqual([
    { id: 1, school_id: 1, disabled: false, name: 'Teacher' },
    { id: 2, school_id: 1, disabled: false, name: 'Student' },
    ...[77, 78, 79, 80, 81, 82].map((id) => ({
      id,
      school_id: 1,
      disabled: true,
      name: `Removed account ${id}`,
    })),
  ])
  const [next] = await read(
    `insert into users (school_id, area_code, mobile, name) values (1, '60', '3', 'New') returning id::int`,
  )
  expect(next).toEqual({ id: 83 })
})

it('[EXM-169] keeps attempts, marks and study hours that refer to deleted rows', async () => {
  expect(
    await read('select course_id::int, user_id::int, submitted_by::int, score from attempts'),
  ).toEqual([{ course_id: 55, user_id: 79, submitted_by: 80, score: 90 }])
  expect(await read('select id::int, on_list, author_id::int from courses order by id')).toEqual([
    { id: 1, on_list: false, author_id: 77 },
    { id: 55, on_list: false, author_id: 1 },
  ])
  expect(
    await read('select user_id::int, course_id::int, file_id, watched_seconds from video_progress'),
  ).toEqual([{ user_id: 78, course_id: 1, file_id: null, watched_seconds: 300 }])
  expect(await read('select user_id::int from enrolments')).toEqual([{ user_id: 78 }])
  expect(await read('select course_id, content_key from questions order by id')).toEqual([
    { course_id: null, content_key: null },
    { course_id: null, content_key: 'same' },
  ])
  expect(await read('select key from schools order by id')).toEqual([
    { key: 'old' },
    { key: 'removed-9' },
  ])
})

it('[EXM-169] clears references to deleted files, and deletes short-lived rows', async () => {
  expect(await read('select picture_file_id from courses where id = 1')).toEqual([
    { picture_file_id: null },
  ])
  expect(await read('select file_id from lessons')).toEqual([{ file_id: null }])
  for (const table of ['captions', 'playing_sessions', 'sms_codes'])
    expect(await read(`select 1 from ${table}`)).toEqual([])
  expect(await read('select token_hash from sessions')).toEqual([{ token_hash: 'own' }])
})
