import {
  certificates,
  courses,
  exams,
  grades,
  people,
  statistics,
  trainStaffCalls,
} from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { joinTraining, makeFullTraining } from '../../training/factories.ts'
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
let examinationId: string
let trainId: string

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  admin = await testApp.person('schoolAdmin,normal')
  const { db, schoolId, clock } = testApp
  const made = () => makeCourse(db, { schoolId, authorId: teacher.userId }, clock.now())
  const [fullId, emptyId] = [await made(), await made()]
  const place = { schoolId, courseId: fullId, authorId: teacher.userId }
  const exam = await makeExam(db, place, clock.now())
  const training = await makeFullTraining(testApp, teacher)
  for (const name of asWritten) {
    const { userId } = await makeAccount(testApp, { name, className, roles: 'student,normal' })
    const student = { schoolId, userId } as Person
    await enrol(db, { schoolId, userId, courseId: fullId }, clock.now())
    await joinTraining(testApp, training, student)
    await db.insert(attempts).values({
      schoolId,
      userId,
      courseId: fullId,
      examinationId: exam.examinationId,
      number: 1,
      startedAt: clock.now(),
      state: 'submitted',
      submittedAt: clock.now(),
      seenAt: clock.now(),
      clockStops: false,
      seed: 1,
      score: 0,
    })
    await makeAccount(testApp, { name, className: 'Staff', roles: 'teacher,normal' })
  }
  examinationId = testApp.seal('examination', exam.examinationId)
  ;({ trainId } = training)
  full = testApp.seal('course', fullId)
  empty = testApp.seal('course', emptyId)
})
afterAll(() => testApp.close())

const namesOf = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name)
const bookNames = async (chosen: { sort: 'name' | 'studentCard' | 'result'; down?: boolean }) =>
  namesOf(
    (await testApp.ask(grades.gradebook, { courseIdSign: full, size: 100, ...chosen }, teacher))
      .body.data?.list,
  )

describe('[FRM-358] is sorted by name', () => {
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
    ['the gradebook', () => bookNames({ sort: 'name' })],
    [
      'the gradebook, the last first',
      async () => (await bookNames({ sort: 'name', down: true }))?.toReversed(),
    ],
    ['the gradebook, of students without a number', () => bookNames({ sort: 'studentCard' })],
    ['the gradebook, of students with one result', () => bookNames({ sort: 'result' })],
    [
      'the students of the statistics',
      async () =>
        namesOf(
          (await testApp.ask(statistics.statisticsStudentList, { courseIdSign: full }, teacher))
            .body.data?.list,
        ),
    ],
    [
      'the candidates of a certificate',
      async () =>
        namesOf(
          (await testApp.ask(certificates.listCandidates, { courseIdSign: full, size: 100 }, admin))
            .body.data?.list,
        ),
    ],
    [
      'the attempts at an exam',
      async () =>
        (
          await testApp.ask(exams.findRecordList, { examinationId, sort: 'name' }, teacher)
        ).body.data?.list.map(({ userName }) => userName ?? ''),
    ],
    [
      'the times of an exam',
      async () =>
        (await testApp.ask(exams.listAllowances, { examinationId }, teacher)).body.data?.list.map(
          ({ userName }) => userName,
        ),
    ],
    [
      'the board of a training',
      async () =>
        namesOf(
          (await testApp.ask(trainStaffCalls.trainBoard, { trainId }, teacher)).body.data?.list,
        ),
    ],
    [
      'the teachers of a school, for a team',
      async () =>
        (await testApp.ask(courses.allTeachers, { page: 1, size: 100 }, teacher)).body.data?.list
          .map(({ name }) => name)
          .filter((name) => order.includes(name)),
    ],
  ])('the list of %s', async (_, names) => {
    expect(await names()).toEqual(order)
  })
})
