import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeChapter, makeCourse, makeTeacher } from '../../modules/courses/factories.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { ContentWatch } from './content-watch.ts'

let testApp: TestApp
let watch: ContentWatch
let schoolId: number
let courseId: number

beforeAll(async () => {
  testApp = await openTestApp()
  watch = new ContentWatch()
  await watch.start(testApp.database.pool)
  schoolId = testApp.schoolId
  const { userId } = await testApp.person('teacher,normal')
  courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  await makeChapter(testApp.db, { schoolId, courseId }, [null])
})
afterAll(() => testApp.close())

/** Whether a statement causes a notice within a second. */
async function isNotified(statement: SQL): Promise<boolean> {
  // Lets the notices of earlier statements arrive first.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const before = watch.stateOf(schoolId)
  expect(before).toBeDefined()
  await testApp.db.execute(statement)
  const until = Date.now() + 500
  while (Date.now() < until && watch.stateOf(schoolId) === before)
    await new Promise((resolve) => setTimeout(resolve, 10))
  return watch.stateOf(schoolId) !== before
}

describe('notices of changed content for visitors', () => {
  it.each([
    [
      'a course that is renamed',
      () => sql`update courses set names = '{"en":"New"}' where id = ${courseId}`,
    ],
    [
      'a course that is priced anew',
      () => sql`update courses set price_minor = 700 where id = ${courseId}`,
    ],
    [
      'a course that is taken off',
      () => sql`update courses set on_list = false where id = ${courseId}`,
    ],
    ['a chapter', () => sql`update chapters set level = level where course_id = ${courseId}`],
    ['a lesson that goes', () => sql`delete from lessons where course_id = ${courseId}`],
    ['a teacher of it', () => sql`delete from course_teachers where course_id = ${courseId}`],
    ['the settings', () => sql`update schools set phone = '1' where id = ${schoolId}`],
    [
      'a menu',
      () =>
        sql`insert into menus (school_id, name, url) values (${schoolId}, '{"en":"Here"}', '/here')`,
    ],
  ])('[FRM-276] tells every process of %s', async (_what, statement) => {
    expect(await isNotified(statement())).toBe(true)
  })

  it('[FRM-276] are not sent when another student enrols, nor when an update changes no value', async () => {
    expect(
      await isNotified(sql`update courses set learners = learners + 1 where id = ${courseId}`),
    ).toBe(false)
    expect(await isNotified(sql`update courses set sort = sort where id = ${courseId}`)).toBe(false)
  })

  it('[FRM-276] are not sent for a change that is rolled back', async () => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const before = watch.stateOf(schoolId)
    await testApp.db
      .transaction(async (tx) => {
        await tx.execute(sql`update courses set sort = sort + 1 where id = ${courseId}`)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(watch.stateOf(schoolId)).toBe(before)
  })

  it('[FRM-276] are sent for a changed name of a person, and for no other personal change', async () => {
    expect(
      await isNotified(sql`update users set mobile = mobile where school_id = ${schoolId}`),
    ).toBe(false)
    expect(
      await isNotified(sql`update users set name = name || '.' where school_id = ${schoolId}`),
    ).toBe(true)
  })
})

it('[FRM-276] make the state unknown while the connection to the database is cut, and known again afterwards', async () => {
  if (testApp.database.pool.kind !== 'postgres') return
  const before = watch.stateOf(schoolId)
  await testApp.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%content_changes%' and pid <> pg_backend_pid()`)
  await expect.poll(() => watch.stateOf(schoolId), { timeout: 3000 }).toBeUndefined()
  await expect.poll(() => watch.stateOf(schoolId), { timeout: 10_000 }).toBeDefined()
  expect(watch.stateOf(schoolId)).not.toBe(before)
})
