import { courses, exams, grades, messages, statistics } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { oneOfEach } from '../exams/factories.ts'

let testApp: TestApp
let teacher: Person
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  staff = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(() => testApp.clock.pass(5))

/** Returns the data of a response; a refusal fails the test with its reason. */
async function read<Data>(answer: Promise<{ body: { data: Data | null; msg: string } }>) {
  testApp.clock.pass(3)
  const { body } = await answer
  if (body.data === null) throw new Error(body.msg)
  return body.data
}
const addCourse = async (courseName: string) =>
  (await read(testApp.ask(courses.addCourse, { courseName }, teacher))).sign

it('[ACC-208] a school administrator sees the list of teachers and the statistics of the school; a teacher does not', async () => {
  const sign = await addCourse('Rice')
  const { list } = await read(
    testApp.ask(statistics.schoolTeacherList, { name: teacher.name, page: 1, size: 10 }, staff),
  )
  expect(list.map(({ name }) => name)).toContain(teacher.name)
  expect((await read(testApp.ask(statistics.dataStatistics, { sign }, staff))).courseName).toBe(
    'Rice',
  )
  expect((await read(testApp.ask(statistics.superviseCourses, {}, staff))).total).toBe(0)
  for (const { body } of [
    await testApp.ask(statistics.schoolTeacherList, { page: 1, size: 10 }, teacher),
    await testApp.ask(statistics.superviseCourses, {}, teacher),
  ])
    expect(body.code).toBe(-6)
})

it('[ACC-214] a teacher has courses, co-teachers with one main lecturer, a standard, statistics, questions, exams and messages', async () => {
  const sign = await addCourse('Tea')
  const mine = await read(testApp.ask(courses.myCourseList, { courseName: 'Tea' }, teacher))
  expect(mine.list.map(({ idSign }) => idSign)).toEqual([sign])

  const helper = await testApp.person('teacher,normal')
  const teacherIdSign = testApp.seal('user', helper.userId)
  const member = { courseIdSign: sign, teacherIdSign }
  expect((await testApp.ask(courses.addCourseTeacher, member, teacher)).body.ok).toBe(true)
  const lecturers = async () => {
    const team = { courseIdSign: sign, page: 1, size: 50 }
    const { list } = await read(testApp.ask(courses.courseTeacherList, team, teacher))
    return list.map(({ masterFlag }) => masterFlag)
  }
  expect(await lecturers()).toEqual([1, 0])

  const parts = { watchVideo: '40%', unitTesting: '20%', theFinalExam: '20%' }
  const standard = { ...parts, logSig: '10%', interactiveQuestion: '10%', courseId: sign }
  expect(
    (await read(testApp.ask(grades.addAssessmentStandard, standard, teacher))).watchVideo,
  ).toBe('40%')

  const window = { courseIdSign: sign, page: 1, size: 10 }
  expect((await read(testApp.ask(statistics.allCourseScoreList, window, teacher))).total).toBe(0)
  expect((await read(testApp.ask(statistics.allStudyProgressList, window, teacher))).total).toBe(0)

  const [item] = oneOfEach
  if (!item) throw new Error('There is no question.')
  await read(testApp.ask(exams.questionBankAdd, { item }, teacher))
  const bank = await read(testApp.ask(exams.questionBankFindList, { page: 1, size: 5 }, teacher))
  expect(bank.total).toBe(1)
  const exam = { examinationName: 'Unit 1', courseIdSign: sign, totalScore: 20 }
  await read(testApp.ask(exams.addExamination, exam, teacher))
  const found = await read(testApp.ask(exams.findExaminations, { page: 1, size: 5 }, teacher))
  expect(found.list.map(({ examinationName }) => examinationName)).toEqual(['Unit 1'])

  const notice = { courseId: sign, title: 'Bring a knife', content: 'On Monday.' }
  await read(testApp.ask(messages.addMessage, notice, teacher))
  const notices = await read(
    testApp.ask(messages.courseMessages, { courseIdSign: sign, page: 1, size: 5 }, teacher),
  )
  expect(notices.list.map(({ title }) => title)).toEqual(['Bring a knife'])

  // The new lead teacher replaces the old one in one step.
  const change = {
    courseIdSign: sign,
    bindMasterSign: teacherIdSign,
    unbindMasterSign: testApp.seal('user', teacher.userId),
  }
  expect((await testApp.ask(courses.updateMainTeacherFlag, change, teacher)).body.ok).toBe(true)
  expect(await lecturers()).toEqual([1, 0])
  expect((await testApp.ask(courses.updateMainTeacherFlag, change, teacher)).body.ok).toBe(false)
})
