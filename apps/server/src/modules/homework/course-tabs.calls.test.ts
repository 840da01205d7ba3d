import { courses } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeExam } from '../exams/factories.ts'
import { Classroom } from '../study/factories.ts'
import { makeWork } from './factories.ts'

let testApp: TestApp
let classroom: Classroom

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
})
afterAll(() => testApp.close())

it('[CRS-220] counts the tasks that students of the course see, by kind', async () => {
  const course = await classroom.joined({}, [null])
  const counted = async () =>
    (await testApp.ask(courses.courseByCourseId, { sign: course.sign })).body.data?.tasks
  expect(await counted()).toEqual({ homework: 0, exams: 0, practical: 0 })
  const { teacher } = classroom
  const plan = { schoolId: testApp.schoolId, courseId: course.courseId, authorId: teacher.userId }
  await makeWork(testApp, teacher, course.sign, { released: false })
  await makeExam(testApp.db, plan, testApp.clock.now(), { status: 0 })
  expect(await counted()).toEqual({ homework: 0, exams: 0, practical: 0 })
  await makeWork(testApp, teacher, course.sign)
  await makeWork(testApp, teacher, course.sign, { resourcesType: 4 })
  await makeWork(testApp, teacher, course.sign, { resourcesType: 3 })
  await makeExam(testApp.db, plan, testApp.clock.now())
  await makeExam(testApp.db, plan, testApp.clock.now(), { status: 2 })
  expect(await counted()).toEqual({ homework: 1, exams: 3, practical: 1 })
})
