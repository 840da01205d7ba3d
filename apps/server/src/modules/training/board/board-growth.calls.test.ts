import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeManyStudents } from '../../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { joinTraining, makeFullTraining } from '../factories.ts'
import { readBoard, type Train } from './queries.ts'

let testApp: TestApp
let train: Train

const others = 1000
const lessons = 10

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  const teacher = await testApp.person('teacher,normal')
  const training = await makeFullTraining(testApp, teacher)
  train = { schoolId, trainingId: training.trainingId, courseId: training.courseId }
  for (let student = 0; student < 3; student += 1)
    await joinTraining(testApp, training, await testApp.person())
  const authorId = teacher.userId
  const courseId = await makeCourse(db, { schoolId, authorId }, testApp.clock.now())
  await makeManyStudents(testApp, others)
  await db.execute(sql`
    with chapter as (
      insert into chapters (school_id, course_id, level, names, synopses)
      values (${schoolId}::bigint, ${courseId}::bigint, 1, '{"en":"Chapter"}', '{}') returning id),
    made as (
      insert into lessons (school_id, course_id, chapter_id, level, titles)
      select ${schoolId}::bigint, ${courseId}::bigint, c.id, n, '{"en":"Lesson"}' from chapter c, generate_series(1, ${lessons}) n returning id)
    insert into video_progress (school_id, user_id, course_id, lesson_id, watched_seconds, done, updated_at)
    select u.school_id, u.id, ${courseId}::bigint, m.id, 60, true, now() from made m, users u where u.mobile like '18%'`)
  await db.execute('analyze users, enrolments, lessons, video_progress')
})
afterAll(() => testApp.close())

it('[FRM-392] reads the board of a training of three students without reading films of other courses', async () => {
  const { database, db, clock } = testApp
  const filter = { name: '', className: '', behindOnly: false, limit: 20, offset: 0 }
  const ask = () => readBoard(db, train, filter, clock.now())
  const [nodes = []] = await plansOf(database.pool, ask)
  expect(lookedAt(nodes)).toBeLessThan(2000)
  const { rows, total } = await ask()
  expect(total).toBe(3)
  expect(rows.every(({ cells }) => cells.length > 0)).toBe(true)
})
