import { homework } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Classroom } from '../study/factories.ts'
import { makeWork } from './factories.ts'
import { lockItem, lockStudent } from './queries.ts'
import { homeworkItems } from './tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

it('[CRS-180] [CRS-181] releases and withdraws a task while it is graded, without a deadlock', async () => {
  const classroom = await Classroom.open(testApp)
  const { teacher, student } = classroom
  const course = await classroom.joined({}, [null])
  const sign = await makeWork(testApp, teacher, course.sign)
  const itemId = testApp.app.deps.signs.open('homework', sign) ?? 0
  const isReleased = async () => {
    const rows = await testApp.db.select().from(homeworkItems).where(eq(homeworkItems.id, itemId))
    return rows[0]?.released
  }
  for (const released of [false, true]) {
    let answer: ReturnType<typeof testApp.ask> | undefined
    await testApp.db.transaction(async (tx) => {
      // Grading locks the student first, and then the task.
      const { schoolId, userId } = student
      await lockStudent(tx, { schoolId, courseId: course.courseId, userId })
      answer = testApp.ask(homework.releaseHomework, { sign, released }, teacher)
      // Waits until the release has reached its locks.
      await new Promise((resolve) => setTimeout(resolve, 300))
      await lockItem(tx, itemId)
    })
    expect((await answer)?.body.code).toBe(200)
    expect(await isReleased()).toBe(released)
  }
})
