import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeManyStudents } from '../../testing/many-students.ts'
import { lookedAt, plansOf } from '../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../courses/factories.ts'
import { listHandIns } from './queries.ts'

let testApp: TestApp
let teacherId: number

const handedIn = 4000
const page = { page: 1, size: 20 }

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  ;({ userId: teacherId } = await testApp.person('teacher,normal'))
  const courseId = await makeCourse(db, { schoolId, authorId: teacherId }, testApp.clock.now())
  await makeTeacher(db, { schoolId, courseId, userId: teacherId, master: true })
  await db.execute(sql`
    insert into homework_items (school_id, course_id, author_id, resources_type, title, points, released, created_at, updated_at)
    values (${schoolId}, ${courseId}, ${teacherId}, 2, 'Essay', 100, true, now(), now())`)
  await makeManyStudents(testApp, handedIn)
  await db.execute(sql`
    insert into hand_ins (school_id, item_id, user_id, number, content, handed_in_at)
    select u.school_id, i.id, u.id, 1, 'My essay.', now() + u.id * interval '1 second'
    from users u join homework_items i on i.school_id = u.school_id where u.roles = 'student,normal'`)
  await db.execute('analyze users, hand_ins')
}, 240_000)
afterAll(() => testApp.close())

it('[FRM-335] [TCH-177] counts hand-ins, and reads names and tasks only for the page', async () => {
  const { database, db, schoolId } = testApp
  for (const whose of [{}, { teacherId }])
    for (const state of ['all', 'waiting'] as const) {
      const ask = () => listHandIns(db, schoolId, { ...whose, state }, page)
      expect(lookedAt((await plansOf(database.pool, ask)).flat())).toBeLessThan(handedIn * 5)
      const { rows, total } = await ask()
      expect([rows.length, total]).toEqual([page.size, handedIn])
      // TCH-177: waiting hand-ins are listed with the oldest first.
      const first = state === 'waiting' ? 1 : handedIn
      expect(rows[0]).toMatchObject({ studentName: `Student ${first}`, title: 'Essay' })
    }
})
