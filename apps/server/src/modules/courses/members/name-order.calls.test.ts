import { people, statistics } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'
import { makeCourse } from '../factories.ts'
import { enrol } from '../index.ts'

const order = ['Ahmad', 'ali bin abu', '陈晨', 'Éva', '李玥', '王堃', '曾国', '张伟', '赵喆', 'Zul']
const asWritten = [
  '陈晨',
  '张伟',
  '李玥',
  '王堃',
  '赵喆',
  'ali bin abu',
  'Zul',
  'Ahmad',
  '曾国',
  'Éva',
]
const className = '3E2'

let testApp: TestApp
let teacher: Person
let admin: Person
let full: string
let empty: string

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  admin = await testApp.person('schoolAdmin,normal')
  const { db, schoolId, clock } = testApp
  const made = () => makeCourse(db, { schoolId, authorId: teacher.userId }, clock.now())
  const [fullId, emptyId] = [await made(), await made()]
  for (const name of asWritten) {
    const { userId } = await makeAccount(testApp, { name, className, roles: 'student,normal' })
    await enrol(db, { schoolId, userId, courseId: fullId }, clock.now())
    await makeAccount(testApp, { name, className: 'Staff', roles: 'teacher,normal' })
  }
  full = testApp.seal('course', fullId)
  empty = testApp.seal('course', emptyId)
})
afterAll(() => testApp.close())

describe('[FRM-358] is in the order of names', () => {
  it.each<[string, () => Promise<string[] | undefined>]>([
    [
      'the students that a course may add',
      async () =>
        (
          await testApp.ask(
            statistics.importableStudents,
            { courseIdSign: empty, className },
            teacher,
          )
        ).body.data?.list.map(({ name }) => name),
    ],
    [
      'the students of a course',
      async () =>
        (
          await testApp.ask(statistics.findStudentList, { courseId: full, sort: 'name' }, teacher)
        ).body.data?.list.map(({ name }) => name),
    ],
    [
      'the people of a class',
      async () =>
        (
          await testApp.ask(
            people.listPeople,
            { className, sort: 'name', descending: false },
            admin,
          )
        ).body.data?.list.map(({ name }) => name),
    ],
  ])('the list of %s', async (_, names) => {
    expect(await names()).toEqual(order)
  })
})
