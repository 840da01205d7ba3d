import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

// Creates a school with a given number of courses by SQL. The bench measures such a school, and a
// test counts the rows that its calls read.

/** Ten courses share one teacher, and each course has a student of its own. */
const people = (schoolId: number, from: number, to: number) => `
  insert into users (school_id, area_code, mobile, name, roles, created_at)
  select ${schoolId}, '60', (700000000 + n)::text, 'Teacher ' || n, 'teacher,normal', now()
  from generate_series(${from} / 10, ${to} / 10) n on conflict do nothing;
  insert into users (school_id, area_code, mobile, name, roles, student_card, created_at)
  select ${schoolId}, '60', (800000000 + n)::text, 'Student ' || n, 'student,normal', 'MADE' || n, now()
  from generate_series(${from}, ${to}) n`

/**
 * Creates the courses. One of seven is about coffee and one of a thousand about orchids, in three
 * languages.
 */
const courses = (schoolId: number, from: number, to: number) => `
  insert into courses (school_id, author_id, names, name_search, cover_seed, price_minor, kind_id, type, type_id, featured,
    recommended, audit_status, on_list, launched_at, learners, created_at, updated_at)
  select ${schoolId}, teacher.id,
    jsonb_build_object('en', initcap(en), 'zh', zh, 'my', initcap(my)), en || E'\\n' || zh || E'\\n' || my,
    'made-' || n, case when n % 3 = 0 then 0 else 1000 + (n * 37 % 90) * 100 end, 4 + n % 3, 1 + n % 2,
    (select min(id) + n % 5 from course_types where school_id = ${schoolId}), n % 40 = 0,
    n % 50 = 0, 2, true, timestamptz '2026-10-30' - n * interval '7 minutes', (n::bigint * 7919 % 997)::int, now(), now()
  from generate_series(${from}, ${to}) n
  join users teacher on teacher.school_id = ${schoolId} and teacher.area_code = '60' and teacher.mobile = (700000000 + n / 10)::text,
  lateral (select
    case when n % 1000 = 7 then 'orchids' else (array['coffee', 'freight', 'design', 'bookkeeping', 'tourism', 'language', 'selling'])[1 + n % 7] end
      || ' ' || (array['basics', 'in practice', 'for beginners', 'at work', 'step by step'])[1 + n % 5] || ' ' || n as en,
    case when n % 1000 = 7 then '兰花' else (array['咖啡', '货运', '设计', '记账', '旅游', '语言', '销售'])[1 + n % 7] end
      || (array['入门', '实务', '初步', '职场', '进阶'])[1 + n % 5] || n as zh,
    case when n % 1000 = 7 then 'orkid' else (array['kopi', 'kargo', 'reka bentuk', 'simpan kira', 'pelancongan', 'bahasa', 'jualan'])[1 + n % 7] end
      || ' ' || (array['asas', 'amali', 'permulaan', 'di tempat kerja', 'langkah demi langkah'])[1 + n % 5] || ' ' || n as my
  ) names`

/**
 * Creates for each course its student, and a notice, an exam, a hand-in and a question that wait
 * for its teacher.
 */
const work = (schoolId: number, from: number, to: number) => `
  create temp table made as
  select c.id, c.author_id, u.id as student_id from generate_series(${from}, ${to}) n
  join users u on u.school_id = ${schoolId} and u.area_code = '60' and u.mobile = (800000000 + n)::text
  join courses c on c.school_id = ${schoolId} and c.cover_seed = 'made-' || n and c.author_id = (
    select id from users where school_id = ${schoolId} and area_code = '60' and mobile = (700000000 + n / 10)::text);
  insert into course_teachers (school_id, course_id, user_id, master) select ${schoolId}, id, author_id, true from made;
  insert into enrolments (school_id, user_id, course_id, joined_at, last_study_at)
  select ${schoolId}, student_id, id, now() - interval '9 days', now() - id % 5 * interval '1 day' from made;
  insert into messages (school_id, kind, course_id, author_id, titles, created_at)
  select ${schoolId}, 2, id, author_id, '{"en": "Notice"}', now() from made;
  insert into examinations (school_id, course_id, author_id, name, attention, minutes, total, type, status, grace_seconds, clock_stops,
    shuffle, review_when, created_at, updated_at)
  select ${schoolId}, id, author_id, 'Exam ' || id, '', 0, 4000, 0, 1, 60, false, false, 'submitted', now(), now() from made;
  insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops,
    seed, waiting)
  select ${schoolId}, x.id, made.id, made.student_id, 1, 'submitted', now(), now(), now(), false, 1, true
  from made join examinations x on x.course_id = made.id;
  insert into homework_items (school_id, course_id, author_id, resources_type, title, points, released, created_at, updated_at)
  select ${schoolId}, id, author_id, 2, 'Task', 100, true, now(), now() from made;
  insert into hand_ins (school_id, item_id, user_id, number, content, handed_in_at)
  select ${schoolId}, w.id, made.student_id, 1, 'Mine', now() from made join homework_items w on w.course_id = made.id;
  insert into discussion_questions (school_id, course_id, author_id, content, created_at)
  select ${schoolId}, id, student_id, 'Why?', now() from made;
  drop table made`

const busy = [
  'courses',
  'course_teachers',
  'enrolments',
  'attempts',
  'examinations',
  'hand_ins',
  'course_name_order',
]

/** Creates the courses of a range of numbers, with their teachers, students and waiting work. */
export async function growSchool(testApp: TestApp, from: number, to: number): Promise<void> {
  const { database, schoolId } = testApp
  const run = (statements: string) => database.pool.script(statements)
  if (from === 1)
    await run(`insert into course_types (school_id, level, names)
      select ${schoolId}, 1, jsonb_build_object('en', 'Subject ' || n) from generate_series(1, 5) n`)
  // Runs statements without triggers, which would count and check a hundred thousand rows one by
  // one.
  const inBulk = (statements: string) =>
    run(`begin; set local session_replication_role = replica; ${statements}; commit`)
  for (let first = from; first <= to; first += 10_000) {
    const last = Math.min(to, first + 9999)
    await inBulk(people(schoolId, first, last))
    await inBulk(courses(schoolId, first, last))
    await inBulk(work(schoolId, first, last))
  }
  await run('select recount_courses()')
  await run('select recount_people()')
  await run('select add_course_names()')
  for (const table of busy) await run(`vacuum analyze ${table}`)
  await run('analyze')
}
