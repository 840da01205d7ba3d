import {
  courses as courseCalls,
  exams,
  homework,
  messages,
  statistics,
  trainStaffCalls,
} from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { courses, enrolments } from '../../courses/index.ts'
import { makeFullTraining, makeTraining, joinTraining } from '../factories.ts'
import { trainings } from '../tables.ts'

let testApp: TestApp
let teacher: Person
let colleague: Person
let staff: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  colleague = await testApp.person('teacher,normal')
  staff = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
})
afterAll(() => testApp.close())

const dates = { startTime: '2027-01-04T00:00:00.000Z', endTime: '2027-06-28T00:00:00.000Z' }
const fields = (trainName: string) => ({ trainName, cohort: 'Intake 2027', ...dates })
const newKey = () => crypto.randomUUID()

async function added(trainName: string, by = teacher) {
  const { body } = await testApp.ask(
    trainStaffCalls.addTrain,
    { ...fields(trainName), key: newKey() },
    by,
  )
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

const listed = async (by: Person, filter = {}) =>
  (await testApp.ask(trainStaffCalls.listTaughtTrains, filter, by)).body.data?.list ?? []

describe('a programme', () => {
  it('[TRN-057] is created by a teacher with name, cohort and dates, and carried by its own course outside of course lists', async () => {
    const train = await added('Live selling')
    expect(train).toMatchObject({
      trainName: 'Live selling',
      cohort: 'Intake 2027',
      ...dates,
      state: 'notStarted',
      published: false,
      teacherNames: [teacher.name],
      learners: 0,
      may: { edit: true, publish: false, remove: true },
    })
    const course = await testApp.ask(
      courseCalls.courseByCourseId,
      { sign: train.courseIdSign },
      teacher,
    )
    expect(course.status).toBe(200)
    const found = await testApp.ask(courseCalls.courseList, { courseName: 'Live selling' }, student)
    expect(found.body.data?.total).toBe(0)
  })

  it('[TRN-057] is created once, however often its form is sent, also in parallel', async () => {
    const input = { ...fields('Sent three times'), key: newKey() }
    const before = await testApp.db.$count(courses)
    const answers = await Promise.all(
      [1, 2, 3].map(() => testApp.ask(trainStaffCalls.addTrain, input, teacher)),
    )
    const again = await testApp.ask(trainStaffCalls.addTrain, input, teacher)
    const signs = [...answers, again].map(({ body }) => body.data?.sign)
    expect(new Set(signs).size).toBe(1)
    expect(await testApp.db.$count(courses)).toBe(before + 1)
  })

  it('[TRN-057] has both dates or none, the start first', async () => {
    const ask = async (wrong: { startTime: string | null; endTime: string | null }) => {
      const input = { trainName: 'Wrong dates', key: newKey(), ...wrong }
      return (await testApp.ask(trainStaffCalls.addTrain, input, teacher)).body
    }
    expect(await ask({ ...dates, endTime: null })).toMatchObject({
      code: -2,
      extend: { fields: { endTime: expect.any(String) } },
    })
    expect(await ask({ startTime: dates.endTime, endTime: dates.startTime })).toMatchObject({
      code: -2,
      extend: { fields: { endTime: expect.any(String) } },
    })
    expect(await ask({ startTime: null, endTime: null })).toMatchObject({
      code: 200,
      data: { state: 'scheduling' },
    })
  })

  it('[TRN-057] is listed for its teachers and all staff, in pages and few statements, and for no other teacher', async () => {
    const train = await added('Only mine')
    expect((await listed(teacher, { text: 'only MINE' })).map(({ sign }) => sign)).toEqual([
      train.sign,
    ])
    expect(await listed(colleague, { text: 'Only mine' })).toEqual([])
    expect(await listed(staff, { text: 'Only mine' })).toHaveLength(1)
    expect(await listed(staff, { text: 'Only mine', state: 'completed' })).toEqual([])
    expect(await testApp.statementsOf(() => listed(staff))).toBeLessThanOrEqual(3)
    const refused = await testApp.ask(
      trainStaffCalls.taughtTrain,
      { trainId: train.sign },
      colleague,
    )
    expect(refused.status).toBe(403)
  })

  it('[TRN-057] [TCH-084] shows a second writer the changes of the first, and keeps them', async () => {
    const { sign: trainId, version } = await added('Two writers')
    const save = (trainName: string) =>
      testApp.ask(trainStaffCalls.updateTrain, { ...fields(trainName), trainId, version }, teacher)
    expect((await save('First')).body).toMatchObject({ code: 200, data: { trainName: 'First' } })
    expect((await save('Second')).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { trainName: 'First' } },
    })
  })
})

describe('publishing a programme', () => {
  it('[TRN-058] is for staff, opens it to students, and is logged once', async () => {
    const { sign: trainId, courseIdSign } = await added('Published')
    const publish = (by: Person, published = true) =>
      testApp.ask(trainStaffCalls.publishTrain, { trainId, published }, by)
    expect((await publish(teacher)).status).toBe(403)
    const see = () => testApp.ask(courseCalls.courseByCourseId, { sign: courseIdSign }, student)
    expect((await see()).status).toBe(404)
    expect((await publish(staff)).body.data).toMatchObject({
      published: true,
      may: { publish: true },
    })
    await publish(staff)
    expect((await see()).status).toBe(200)
    const logged = () =>
      testApp.db.$count(
        auditEntries,
        and(eq(auditEntries.action, 'training.published'), eq(auditEntries.actorId, staff.userId)),
      )
    expect(await logged()).toBe(1)
    expect((await publish(staff, false)).body.data).toMatchObject({ published: false })
    expect((await see()).status).toBe(404)
    expect(await logged()).toBe(1)
  })

  it('[TRN-058] can be undone while it has students, who still see it', async () => {
    const made = await makeTraining(testApp, teacher)
    await joinTraining(testApp, made, student)
    const input = { trainId: made.trainId, published: false }
    await testApp.ask(trainStaffCalls.publishTrain, input, staff)
    const seen = await testApp.ask(courseCalls.courseByCourseId, { sign: made.courseSign }, student)
    expect(seen.status).toBe(200)
  })

  it('[TRN-058] has a counterpart: deleting is possible without students, and refused with students', async () => {
    const made = await makeTraining(testApp, teacher)
    const remove = (by: Person, trainId = made.trainId) =>
      testApp.ask(trainStaffCalls.deleteTrain, { trainId }, by)
    expect((await remove(colleague)).status).toBe(403)
    await joinTraining(testApp, made, student)
    expect((await remove(teacher)).body).toMatchObject({
      code: -4,
      extend: { reason: 'trainHasPeople' },
    })
    expect(await testApp.db.$count(trainings, eq(trainings.id, made.trainingId))).toBe(1)
    const { sign, courseIdSign } = await added('Soon gone')
    expect((await remove(teacher, sign)).status).toBe(200)
    expect((await remove(teacher, sign)).status).toBe(404)
    const course = await testApp.ask(courseCalls.courseByCourseId, { sign: courseIdSign }, teacher)
    expect(course.status).toBe(404)
  })
})

describe('a copy of a programme', () => {
  it('[TRN-061] contains everything with all dates moved by the same difference, without students', async () => {
    const made = await makeFullTraining(testApp, teacher)
    await joinTraining(testApp, made, student)
    const [chapter = ''] = made.chapterSigns
    const source = (
      await testApp.ask(trainStaffCalls.taughtTrain, { trainId: made.trainId }, teacher)
    ).body.data
    const start = Date.parse(source?.startTime ?? '')
    const on = (day: number) => new Date(start + day * 86_400_000).toISOString()
    await testApp.ask(
      trainStaffCalls.saveChapterDates,
      { trainId: made.trainId, trainChapterId: chapter, startTime: on(2), endTime: on(9) },
      teacher,
    )
    const list = await testApp.ask(
      homework.listHomework,
      { courseIdSign: made.courseSign },
      teacher,
    )
    const [work] = list.body.data?.list ?? []
    if (!work) throw new Error('No task.')
    await testApp.ask(
      homework.updateHomework,
      { ...work, idSign: work.idSign, endTime: on(7) },
      teacher,
    )
    const plan = {
      trainId: made.trainId,
      trainName: 'Next year',
      cohort: 'Intake 2028',
      startTime: on(365),
      key: newKey(),
    }
    const answers = await Promise.all([
      testApp.ask(trainStaffCalls.copyTrain, plan, teacher),
      testApp.ask(trainStaffCalls.copyTrain, plan, teacher),
    ])
    const again = await testApp.ask(trainStaffCalls.copyTrain, plan, teacher)
    const copies = [...answers, again].map(({ body }) => body.data?.sign)
    expect(new Set(copies).size).toBe(1)
    const copy = again.body.data
    expect(copy).toMatchObject({
      trainName: 'Next year',
      cohort: 'Intake 2028',
      published: false,
      learners: 0,
      startTime: on(365),
      endTime: on(365 + 31),
      chapters: 2,
      videos: 4,
    })
    const table = await testApp.ask(
      trainStaffCalls.trainTimetable,
      { trainId: copy?.sign ?? '' },
      teacher,
    )
    expect(table.body.data?.chapters).toMatchObject([
      { startTime: on(367), endTime: on(374), works: 2, exams: 2, practical: 0 },
      { startTime: null, endTime: null },
    ])
    const works = await testApp.ask(
      homework.listHomework,
      { courseIdSign: copy?.courseIdSign ?? '' },
      teacher,
    )
    expect(works.body.data?.list).toHaveLength(10)
    expect(works.body.data?.list[0]).toMatchObject({ title: work.title, endTime: on(372) })
    expect(works.body.data?.list.flatMap(({ taskNumber }) => taskNumber ?? [])).toEqual([
      33, 34, 44, 46, 47, 48,
    ])
    const examinations = await testApp.ask(
      exams.findExaminations,
      { courseIdSign: copy?.courseIdSign ?? '' },
      teacher,
    )
    expect(examinations.body.data?.total).toBe(1)
    const carried = testApp.db
      .select({ id: trainings.courseId })
      .from(trainings)
      .where(eq(trainings.cohort, 'Intake 2028'))
    const [{ id } = { id: 0 }] = await carried
    expect(await testApp.db.$count(enrolments, eq(enrolments.courseId, id))).toBe(0)
  })

  it('[TRN-061] has no dates when the original has none, and a requested start is refused', async () => {
    const { sign: trainId } = (
      await testApp.ask(
        trainStaffCalls.addTrain,
        { trainName: 'Undated', startTime: null, endTime: null, key: newKey() },
        teacher,
      )
    ).body.data ?? { sign: '' }
    const copy = (startTime: string | null) =>
      testApp.ask(
        trainStaffCalls.copyTrain,
        { trainId, trainName: 'Undated again', startTime, key: newKey() },
        teacher,
      )
    expect((await copy(dates.startTime)).body).toMatchObject({
      code: -2,
      extend: { fields: { startTime: expect.any(String) } },
    })
    expect((await copy(null)).body.data).toMatchObject({ state: 'scheduling', startTime: null })
  })
})

it("[TRN-060] [TRN-073] [TCH-120] [TCH-121] enrolling and removing students sends a notice about a training, in the reader's language", async () => {
  const train = await makeTraining(testApp, teacher, {
    course: { names: { en: '手冲 Pour-over' } },
  })
  const newcomer = await testApp.person()
  const input = {
    courseIdSign: train.courseSign,
    userSigns: [testApp.seal('user', newcomer.userId)],
  }
  expect((await testApp.ask(statistics.addCourseStudents, input, teacher)).body.data?.added).toBe(1)
  const { body } = await testApp.ask(
    statistics.findStudentList,
    { courseId: train.courseSign },
    teacher,
  )
  const rows = body.data?.list.map(({ idSign }) => idSign) ?? []
  const leave = { studentList: rows, reason: 'Another intake.' }
  expect((await testApp.ask(statistics.deleteTeacher, leave, teacher)).body.data?.removed).toBe(1)
  const noticesIn = async (language: string) => {
    const asked = { msgType: 1 as const, page: 1, size: 5 }
    const answer = await testApp.ask(messages.allSystemMessages, asked, {
      person: newcomer,
      language,
    })
    return answer.body.data?.list.map(({ title, content }) => `${title}: ${content}`) ?? []
  }
  expect(await noticesIn('en')).toEqual([
    `You were removed from a training: ${teacher.name} removed you from 手冲 Pour-over. Your progress is kept. The reason: Another intake.`,
    `You were added to a training: ${teacher.name} added you to 手冲 Pour-over. You find it under My training.`,
  ])
  expect((await noticesIn('zh'))[1]).toBe(
    `您已加入新培训: ${teacher.name}已将您加入培训“手冲 Pour-over”，可在我的培训中查看。`,
  )
})
