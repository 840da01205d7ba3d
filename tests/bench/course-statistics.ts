import { grades, statistics } from '@titian/contract'
import { makeCourse, makeTeacher } from '../../apps/server/src/modules/courses/factories.ts'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { quantiles } from './quantiles.ts'

/** A teacher's waiting time in a course of this size (TCH-055); the target is in milliseconds. */
const [students, lessons, exams] = [5000, 200, 40]
const aim = 300

/** Examinations of a course, each taken by every student. */
const take = (schoolId: number, courseId: number, authorId: number) => `
  insert into examinations (school_id, course_id, author_id, name, attention, minutes, total, type, status, grace_seconds, clock_stops, shuffle, review_when, created_at, updated_at)
  select ${schoolId}, ${courseId}, ${authorId}, 'Exam ' || n, '', 0, 4000, (n = 40)::int, 1, 60, false, false, 'submitted', now(), now()
  from generate_series(1, ${exams}) n;
  insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, seen_at, submitted_at, clock_stops, seed, score)
  select ${schoolId}, x.id, ${courseId}, e.id, 1, 'submitted', now(), now(), now(), false, 1, (e.id * 37 + x.id * 11) % 4001
  from users e join examinations x on x.course_id = ${courseId} where e.school_id = ${schoolId} and e.student_card like '2026-%'`

/**
 * Students who have watched a part of every lesson, taken every exam, visited on twenty days and
 * asked twice.
 */
const fill = (schoolId: number, courseId: number, authorId: number) => `
  insert into users (school_id, area_code, mobile, name, roles, student_card, class_name, created_at)
  select ${schoolId}, '60', (200000000 + n)::text, 'Student ' || n, 'student,normal', '2026-' || n, '2026-' || n % 40, now()
  from generate_series(1, ${students}) n;
  insert into chapters (school_id, course_id, level, names, synopses)
  select ${schoolId}, ${courseId}, n, jsonb_build_object('en', 'Chapter ' || n), '{}' from generate_series(1, 20) n;
  insert into files (school_id, owner_id, storage_key, name, size, type, purpose, sha256, duration_seconds, created_at)
  select ${schoolId}, ${authorId}, 'bench/' || n, 'film.mp4', 1000, 'video/mp4', 'lessonVideo', 'bench' || n, 600, now()
  from generate_series(1, ${lessons}) n;
  insert into lessons (school_id, course_id, chapter_id, level, titles, file_id)
  select ${schoolId}, ${courseId}, (select id from chapters where course_id = ${courseId} and level = 1 + n % 20), 1 + n / 20,
    jsonb_build_object('en', 'Lesson ' || n), (select id from files where storage_key = 'bench/' || n)
  from generate_series(1, ${lessons}) n;
  insert into enrolments (school_id, user_id, course_id, joined_at, status, last_lesson_id, last_study_at, lessons_done, watched_seconds, visit_days)
  select ${schoolId}, u.id, ${courseId}, now() - interval '60 days', 1 + (u.id % 9 = 0)::int,
    (select id from lessons l where l.course_id = ${courseId} order by l.id offset u.id % ${lessons} limit 1),
    now() - (u.id % 40) * interval '1 day', u.id % ${lessons}, (u.id % 100) * 1200, 20
  from users u where u.school_id = ${schoolId} and u.student_card like '2026-%';
  insert into course_visit_days (school_id, course_id, user_id, day, seconds)
  select ${schoolId}, ${courseId}, e.user_id, current_date - n, 600 from enrolments e, generate_series(0, 19) n where e.course_id = ${courseId};
  insert into video_progress (school_id, user_id, course_id, lesson_id, file_id, watched_seconds, updated_at)
  select ${schoolId}, e.user_id, ${courseId}, l.id, l.file_id, (e.user_id + l.id) % 600, now()
  from enrolments e join lessons l on l.course_id = e.course_id where e.course_id = ${courseId};
  ${take(schoolId, courseId, authorId)};
  insert into discussion_questions (school_id, course_id, author_id, content, created_at)
  select ${schoolId}, ${courseId}, e.user_id, 'Why?', now() from enrolments e, generate_series(1, 2) where e.course_id = ${courseId}`

function questions(
  testApp: TestApp,
  sign: string,
  teacher: Awaited<ReturnType<TestApp['person']>>,
) {
  const list = { courseIdSign: sign, page: 3, size: 20 }
  return [
    ['numbers and charts', () => testApp.ask(statistics.dataStatistics, { sign }, teacher)],
    ['ten buckets', () => testApp.ask(statistics.scoreCount, { sign }, teacher)],
    ['sum of the scores', () => testApp.ask(statistics.courseScoreSum, { sign }, teacher)],
    ['progress, by name', () => testApp.ask(statistics.allStudyProgressList, list, teacher)],
    [
      'scores, best first',
      () =>
        testApp.ask(
          statistics.allCourseScoreList,
          { ...list, sort: 'result', descending: true },
          teacher,
        ),
    ],
    ['examinations', () => testApp.ask(statistics.examinationList, list, teacher)],
    ['papers', () => testApp.ask(statistics.recordList, list, teacher)],
  ] as const
}

const testApp = await openTestApp()
const teacher = await testApp.person('teacher,normal')
const { schoolId } = testApp
const place = { schoolId, authorId: teacher.userId }
const courseId = await makeCourse(testApp.db, place, testApp.clock.now())
await makeTeacher(testApp.db, { schoolId, courseId, userId: teacher.userId, master: true })
// Adding a million rows takes longer than the usual timeout of a statement on a busy machine.
const connection = await testApp.database.pool.connect()
await connection.script('set statement_timeout = 0')
const filling = performance.now()
await connection.script(fill(schoolId, courseId, teacher.userId))
// Enrols the same students in further courses, so that the measured statements must pick the rows
// of one course from a larger table.
for (const _ of [1, 2]) {
  const other = await makeCourse(testApp.db, place, testApp.clock.now())
  await connection.script(take(schoolId, other, teacher.userId))
}
await connection.script('vacuum analyze')
await connection.script('reset statement_timeout')
connection.release()
console.log(`\nFilled in ${((performance.now() - filling) / 1000).toFixed(0)} s.`)
const sign = testApp.seal('course', courseId)
const five = {
  watchVideo: 30,
  unitTesting: 20,
  theFinalExam: 40,
  logSig: 5,
  interactiveQuestion: 5,
}
await testApp.ask(grades.addAssessmentStandard, { ...five, courseId: sign }, teacher)
const where = process.env.DATABASE_URL ? 'PostgreSQL' : 'Embedded database'
console.log(`\n${where}: ${students} students, ${lessons} lessons, ${exams} exams; milliseconds\n`)
console.log(`${''.padEnd(24)}${'p50'.padStart(9)}${'p95'.padStart(9)}`)
const misses: string[] = []
for (const [name, ask] of questions(testApp, sign, teacher)) {
  const [half, most] = await quantiles(ask)
  console.log(`${name.padEnd(24)}${half.toFixed(0).padStart(9)}${most.toFixed(0).padStart(9)}`)
  if (most > aim) misses.push(name)
}
console.log(misses.length > 0 ? `\nAbove ${aim}: ${misses.join(', ')}` : '\nAll aims met.')
await testApp.close()
