import { trainStaffCalls } from '@titian/contract'
import { makeTraining } from '../../apps/server/src/modules/training/factories.ts'
import { openTestApp } from '../../apps/server/src/testing/test-app.ts'
import { quantiles } from './quantiles.ts'

/**
 * A teacher's waiting time at the board of a training of this size (TRN-062); the target is in
 * milliseconds.
 */
const [students, videos, tasks, practical, exams] = [500, 25, 20, 10, 5]
const aim = 300

/**
 * Students with different progress in a half finished training; the number of a student decides the
 * progress.
 */
const fill = (schoolId: number, courseId: number, authorId: number) => `
  insert into users (school_id, area_code, mobile, name, roles, student_card, class_name, created_at)
  select ${schoolId}, '60', (200000000 + n)::text, 'Student ' || n, 'student,normal', '2026-' || n, '2026-' || n % 10, now()
  from generate_series(1, ${students}) n;
  insert into chapters (school_id, course_id, level, names, synopses)
  select ${schoolId}, ${courseId}, n, jsonb_build_object('en', 'Chapter ' || n), '{}' from generate_series(1, 5) n;
  insert into files (school_id, owner_id, storage_key, name, size, type, purpose, sha256, duration_seconds, created_at)
  select ${schoolId}, ${authorId}, 'bench/' || n, 'film.mp4', 1000, 'video/mp4', 'lessonVideo', 'bench' || n, 600, now()
  from generate_series(1, ${videos}) n;
  insert into lessons (school_id, course_id, chapter_id, level, titles, file_id)
  select ${schoolId}, ${courseId}, (select id from chapters where course_id = ${courseId} and level = 1 + n % 5), 1 + n / 5,
    jsonb_build_object('en', 'Lesson ' || n), (select id from files where storage_key = 'bench/' || n)
  from generate_series(1, ${videos}) n;
  insert into homework_items (school_id, course_id, chapter_id, author_id, resources_type, title, points, released, sort, task_number, pass_line, end_time, created_at, updated_at)
  select ${schoolId}, ${courseId}, (select id from chapters where course_id = ${courseId} and level = 1 + n % 5), ${authorId},
    case when n > ${tasks} then 4 else 2 end, 'Task ' || n, 100, true, n, case when n > ${tasks} then n + 19 end, case when n > ${tasks} then 60 end,
    timestamptz '2026-11-02 08:00+00' + (n - 15) * interval '1 day', now(), now()
  from generate_series(1, ${tasks + practical}) n;
  insert into enrolments (school_id, user_id, course_id, joined_at, last_study_at)
  select ${schoolId}, u.id, ${courseId}, now() - interval '60 days', now() from users u where u.school_id = ${schoolId} and u.student_card like '2026-%';
  insert into video_progress (school_id, user_id, course_id, lesson_id, file_id, watched_seconds, done, updated_at)
  select ${schoolId}, e.user_id, ${courseId}, l.id, l.file_id, 600, (e.user_id + l.id) % 3 > 0, now()
  from enrolments e join lessons l on l.course_id = e.course_id where e.course_id = ${courseId};
  insert into hand_ins (school_id, item_id, user_id, number, content, handed_in_at, score, graded_by, graded_at)
  select ${schoolId}, w.id, e.user_id, 1, 'Mine', now(), case when (e.user_id + w.id) % 4 > 0 then (e.user_id * 7 + w.id) % 101 end,
    case when (e.user_id + w.id) % 4 > 0 then ${authorId} end, case when (e.user_id + w.id) % 4 > 0 then now() end
  from enrolments e join homework_items w on w.course_id = e.course_id where e.course_id = ${courseId} and (e.user_id + w.id) % 5 > 0;
  insert into examinations (school_id, course_id, author_id, name, attention, minutes, total, type, status, grace_seconds, clock_stops, shuffle, review_when, created_at, updated_at)
  select ${schoolId}, ${courseId}, ${authorId}, 'Exam ' || n, '', 0, 4000, 0, 1, 60, false, false, 'submitted', now(), now()
  from generate_series(1, ${exams}) n;
  insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops, seed, score)
  select ${schoolId}, x.id, ${courseId}, e.user_id, 1, 'submitted', now(), now(), now(), false, 1, (e.user_id * 37 + x.id * 11) % 4001
  from enrolments e join examinations x on x.course_id = e.course_id where e.course_id = ${courseId}`

const testApp = await openTestApp()
const teacher = await testApp.person('teacher,normal')
const made = await makeTraining(testApp, teacher)
await testApp.database.pool.script(fill(testApp.schoolId, made.courseId, teacher.userId))
await testApp.database.pool.script('vacuum analyze')
const ask = (more: object) =>
  testApp.ask(trainStaffCalls.trainBoard, { trainId: made.trainId, ...more }, teacher)
const { data } = (await ask({ size: 500 })).body
if (data?.list.length !== students || data.entries.length !== videos + tasks + practical + exams)
  throw new Error(
    `The board has ${data?.list.length} students and ${data?.entries.length} entries.`,
  )
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'Embedded database'
console.log(`\n${where}: ${students} students, ${data.entries.length} entries; milliseconds\n`)
console.log(`${''.padEnd(28)}${'p50'.padStart(9)}${'p95'.padStart(9)}`)
const misses: string[] = []
const questions = [
  ['a page of 50', { size: 50 }],
  ['a page of 500', { size: 500 }],
  ['who is behind, by class', { size: 500, behindOnly: true, className: '2026-3' }],
] as const
for (const [name, more] of questions) {
  const [half, most] = await quantiles(() => ask(more))
  console.log(`${name.padEnd(28)}${half.toFixed(0).padStart(9)}${most.toFixed(0).padStart(9)}`)
  if (most > aim) misses.push(name)
}
const statements = await testApp.statementsOf(() => ask({ size: 500 }))
console.log(`\nStatements: ${statements}`)
console.log(misses.length > 0 ? `Above ${aim}: ${misses.join(', ')}` : 'All aims met.')
await testApp.close()
