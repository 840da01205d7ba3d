import { exams } from '@titian/contract'
import { and, eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../testing/world.ts'
import { makeCourse } from '../../courses/factories.ts'
import { enrol } from '../../courses/index.ts'
import { makeExam } from '../factories.ts'
import { attempts } from '../tables.ts'

const students = 24

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('[EXM-212] many begin at one instant: each gets a paper, and the time of who waited in line runs from when the line has let her through', async () => {
  const { db, clock, schoolId } = world
  const teacher = await world.person('teacher,normal')
  const courseId = await makeCourse(db, { schoolId, authorId: teacher.userId }, clock.now())
  const people = await Promise.all(Array.from({ length: students }, () => world.person()))
  for (const { userId } of people) await enrol(db, { schoolId, userId, courseId }, clock.now())
  const place = { schoolId, courseId, authorId: teacher.userId }
  const { examinationId: id } = await makeExam(db, place, clock.now())

  const asked = clock.now()
  const examinationId = world.seal('examination', id)
  const begun = people.map((person) =>
    world.ask(exams.addRecord, { examinationId, holder: `the tab of ${person.userId}` }, person),
  )
  await Promise.any(begun)
  clock.pass(60)
  const answers = await Promise.all(begun)

  expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(students)
  const ofExam = eq(attempts.examinationId, id)
  expect(await db.$count(attempts, ofExam)).toBe(students)
  const later = new Date(asked.getTime() + 60_000)
  expect(await db.$count(attempts, and(ofExam, gte(attempts.startedAt, later)))).toBeGreaterThan(0)
})
