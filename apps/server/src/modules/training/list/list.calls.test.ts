import { courses, orders, progress, study, training, type TrainState } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeExam } from '../../exams/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { makeCourse } from '../../courses/factories.ts'
import { courses as courseTable, enrolments } from '../../courses/index.ts'
import { courseTallies } from '../../courses/tables.ts'
import { joinTraining, makeFullTraining, makeTraining, type MadeTraining } from '../factories.ts'
import { chapterDates, trainings } from '../tables.ts'

let testApp: TestApp
let teacher: Person
let student: Person
const day = 86_400

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person()
})

const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * day * 1000)
const named = (name: string, plan: Parameters<typeof makeTraining>[2] = {}) =>
  makeTraining(testApp, teacher, {
    ...plan,
    course: { names: { en: name }, nameSearch: name.toLowerCase(), ...plan.course },
  })
const listed = async (filter: object, by: Person | undefined = student) =>
  (await testApp.ask(training.trainList, { size: 60, ...filter }, by)).body.data!
const own = async (filter: object = {}, by: Person = student) =>
  (await testApp.ask(training.myTrainList, filter, by)).body.data!
const plate = async (by: Person = student) =>
  (await testApp.ask(training.userSmallPlate, {}, by)).body.data

const dated: Record<TrainState, object> = {
  scheduling: { startAt: null, endAt: null },
  notStarted: {},
  inProgress: {},
  completed: {},
}
beforeAll(() => {
  dated.notStarted = { startAt: inDays(1), endAt: inDays(9) }
  dated.inProgress = { startAt: inDays(-1), endAt: inDays(9) }
  dated.completed = { startAt: inDays(-9), endAt: inDays(-1) }
})

describe('the list of trainings', () => {
  it('[TRN-006] [TRN-007] [TRN-052] is paged, and filtered by name, state and price', async () => {
    for (const [state, dates] of Object.entries(dated)) await named(`Roast ${state}`, dates)
    await named('Roast with a price', { ...dated.inProgress, course: { priceMinor: 1250 } })
    const all = await listed({ trainName: 'roast' })
    expect(all.total).toBe(5)
    expect(all.list.map(({ state }) => state)).toEqual([
      'inProgress',
      'inProgress',
      'notStarted',
      'scheduling',
      'completed',
    ])
    for (const state of Object.keys(dated) as TrainState[]) {
      const some = await listed({ trainName: 'ROAST', state, isFree: 1 })
      expect(some.list.map(({ trainName }) => trainName)).toEqual([`Roast ${state}`])
    }
    const priced = await listed({ trainName: 'roast', isFree: 0 })
    expect(priced.list).toMatchObject([{ trainPrice: 12.5, isFree: false, learners: 0 }])
    const second = await listed({ trainName: 'roast', size: 2, page: 3 })
    expect(second).toMatchObject({ total: 5, list: [{ state: 'completed' }] })
    expect(await listed({ trainName: 'roast', size: 2, page: 9 })).toMatchObject({ total: 5 })
  })

  it('[TRN-004] [TRN-005] recommends by POST and GET, without ended ones', async () => {
    const made = await named('Baking', { course: { recommended: true } })
    await named('Over long ago', { ...dated.completed, course: { recommended: true } })
    const posted = await testApp.ask(training.recommendedTrain, {})
    const got = await testApp.raw('GET', training.recommendedTrain.path, {}, {})
    expect(posted.body.data?.[0]).toMatchObject({ sign: made.trainId, trainName: 'Baking' })
    expect(got.body.data).toEqual(posted.body.data)
    expect(posted.body.data?.map(({ trainName }) => trainName)).not.toContain('Over long ago')
  })

  it('[TRN-058] shows an unpublished one to its people only', async () => {
    const hidden = await named('Hidden', { published: false })
    await joinTraining(testApp, hidden, student)
    const header = (by?: Person) =>
      testApp.ask(training.trainHeaderDetail, { id: hidden.trainId }, by)
    expect((await listed({ trainName: 'hidden' })).total).toBe(0)
    expect((await header()).status).toBe(404)
    expect((await header(await testApp.person())).status).toBe(404)
    for (const by of [student, teacher, await testApp.person('schoolAdmin,normal')])
      expect((await header(by)).body.data).toMatchObject({ trainName: 'Hidden' })
    expect((await own()).list).toMatchObject([{ trainName: 'Hidden' }])
    await testApp.db
      .update(trainings)
      .set({ published: true })
      .where(eq(trainings.id, hidden.trainingId))
    expect((await header()).body.data).toMatchObject({ trainName: 'Hidden', joinWay: 'signIn' })
    expect((await listed({ trainName: 'hidden' })).total).toBe(1)
  })
})

describe('the course that carries a training', () => {
  it('[TRN-057] appears in no list, count or search of courses, and its page links to the training', async () => {
    const tallied = async () => {
      const rows = await testApp.db.select().from(courseTallies)
      return rows.reduce((sum, row) => sum + row.courses, 0)
    }
    const before = await tallied()
    const made = await named('Unlisted carrier', { course: { featured: true, recommended: true } })
    expect(await tallied()).toBe(before)
    const { data: found } = (
      await testApp.ask(courses.courseList, { courseName: 'unlisted carrier' }, student)
    ).body
    expect(found?.total).toBe(0)
    const { data: recommended } = (await testApp.ask(courses.recommendedCourses, { size: 8 })).body
    expect(JSON.stringify(recommended)).not.toContain(made.courseSign)
    const detail = await testApp.ask(courses.courseByCourseId, { sign: made.courseSign }, student)
    expect(detail.body.data?.trainingSign).toBe(made.trainId)
    const taught = await testApp.ask(
      courses.myCourseList,
      { courseName: 'unlisted carrier' },
      teacher,
    )
    expect(taught.body.data?.list).toMatchObject([{ training: true, onList: false }])
    await joinTraining(testApp, made, student)
    const joined = await testApp.ask(study.courseStudyProgress, {}, student)
    expect(joined.body.data?.total).toBe(0)
  })

  it('[TRN-058] has no review steps of its own', async () => {
    const { courseSign: sign } = await named('No review')
    const { body } = await testApp.ask(
      courses.courseAction,
      { sign, action: 'takeOff', revision: 1 },
      teacher,
    )
    expect(body).toMatchObject({ code: -4, extend: { reason: 'wrongStep' } })
  })
})

describe('the trainings of a student', () => {
  it('[TRN-049] [TRN-048] are listed with done and open parts', async () => {
    const full = await makeFullTraining(testApp, teacher)
    const plain = await named('Plain', dated.notStarted)
    await joinTraining(testApp, full, student)
    await joinTraining(testApp, plain, student)
    const { list, total } = await own()
    expect(total).toBe(2)
    // Tasks of types 2 and 4 are works; papers of types 3 and 5 and the examination are exams.
    expect(list[0]).toMatchObject({ sign: full.trainId, openWorks: 2, openExams: 3, progress: 0 })
    expect(list[1]).toMatchObject({ sign: plain.trainId, openWorks: 0, state: 'notStarted' })
    expect((await own({}, await testApp.person())).total).toBe(0)
    const { data } = (await testApp.ask(training.trainProgress, { id: full.trainId }, student)).body
    expect(list[0]?.progress).toBe(data?.progress)
  })

  it('[TRN-048] include one completed before its end once everything in it is done', async () => {
    const made = await named('One task')
    await joinTraining(testApp, made, student)
    const work = await makeWork(testApp, teacher, made.courseSign)
    expect((await own()).list).toMatchObject([{ state: 'inProgress', openWorks: 1 }])
    const given = { trainId: made.trainId, resourcesId: work, content: 'Done' }
    await testApp.ask(training.uploadAssignment, given, student)
    expect((await own({ state: 'completed' })).list).toMatchObject([
      { sign: made.trainId, state: 'completed', progress: 1, openWorks: 0 },
    ])
    expect((await own({ state: 'inProgress' })).total).toBe(0)
    expect((await listed({ trainName: 'one task' })).list).toMatchObject([{ state: 'inProgress' }])
    const { data } = (await testApp.ask(training.trainProgress, { id: made.trainId }, student)).body
    expect(data).toMatchObject({ state: 'completed', progress: 1, works: { done: 1, total: 1 } })
    const numbers = (await testApp.ask(progress.personalProgress, {}, student)).body.data
    expect(numbers).toMatchObject({
      coursesInProgress: 0,
      coursesCompleted: 0,
      trainingsInProgress: 0,
      trainingsCompleted: 1,
    })
  })
})

describe('the training badge', () => {
  it('[CNT-014] [FRM-114] names the training with the open task, and the open examination, that end first', async () => {
    expect(await plate()).toEqual({ workTrainId: null, examTrainId: null })
    const [late, soon, over]: MadeTraining[] = [
      await named('Late', dated.inProgress),
      await named('Soon', dated.inProgress),
      await named('Over', dated.completed),
    ]
    for (const made of [late, soon, over]) await joinTraining(testApp, made!, student)
    const task = (made: MadeTraining, days: number) =>
      makeWork(testApp, teacher, made.courseSign, { endTime: inDays(days).toISOString() })
    await task(late!, 5)
    const first = await task(soon!, 2)
    await task(over!, 1)
    const place = { schoolId: testApp.schoolId, authorId: teacher.userId }
    await makeExam(testApp.db, { ...place, courseId: late!.courseId }, testApp.clock.now(), {
      endTime: inDays(1),
    })
    expect(await plate()).toEqual({ workTrainId: soon!.trainId, examTrainId: late!.trainId })
    const given = { trainId: soon!.trainId, resourcesId: first, content: 'Done' }
    await testApp.ask(training.uploadAssignment, given, student)
    expect(await plate()).toEqual({ workTrainId: late!.trainId, examTrainId: late!.trainId })
    expect(await plate(await testApp.person())).toEqual({ workTrainId: null, examTrainId: null })
  })

  it('[CNT-014] ignores ended tasks and practical ones that rules unlock', async () => {
    const made = await named('Nothing open')
    await joinTraining(testApp, made, student)
    const { courseSign } = made
    await makeWork(testApp, teacher, courseSign, { endTime: inDays(-1).toISOString() })
    await makeWork(testApp, teacher, courseSign, { resourcesType: 4, taskNumber: 34, passLine: 1 })
    expect(await plate()).toEqual({ workTrainId: null, examTrainId: null })
  })
})

describe('joining a training', () => {
  const join = ({ trainId }: MadeTraining, by: Person = student) =>
    testApp.ask(training.joinTrain, { trainId }, by)
  const enrolled = ({ courseId }: MadeTraining) =>
    testApp.db.$count(
      enrolments,
      and(eq(enrolments.courseId, courseId), eq(enrolments.userId, student.userId)),
    )

  it('[TRN-023] is open to everybody for a free one, once however often it is requested in parallel', async () => {
    const made = await named('Free')
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(made)))
    expect(answers.map(({ body }) => body.code)).toEqual([200, 200, 200, 200])
    expect(await enrolled(made)).toBe(1)
    const [row] = await testApp.db
      .select()
      .from(courseTable)
      .where(eq(courseTable.id, made.courseId))
    expect(row?.learners).toBe(1)
  })

  it('[TRN-023] is refused for a paid, ended or unpublished one', async () => {
    const priced = await named('Priced', { course: { priceMinor: 900 } })
    const over = await named('Over', dated.completed)
    const hidden = await named('Not yet', { published: false })
    expect((await join(priced)).body).toMatchObject({
      code: -6,
      extend: { reason: 'courseNotFree' },
    })
    expect((await join(over)).body).toMatchObject({ code: -6, extend: { reason: 'trainEnded' } })
    expect((await join(hidden)).status).toBe(404)
    for (const made of [priced, over, hidden]) expect(await enrolled(made)).toBe(0)
  })

  it('[TRN-023] needs an order for a paid one, which links to the training', async () => {
    const priced = await named('Sold', { course: { priceMinor: 900 } })
    const courseIdSign = priced.courseSign
    const offer = await testApp.ask(orders.orderOffer, { courseIdSign }, student)
    expect(offer.body.data).toMatchObject({ title: 'Sold', trainingSign: priced.trainId })
    const course = await makeCourse(
      testApp.db,
      { schoolId: testApp.schoolId, authorId: teacher.userId, priceMinor: 900 },
      testApp.clock.now(),
    )
    const plain = { courseIdSign: testApp.seal('course', course) }
    expect(
      (await testApp.ask(orders.orderOffer, plain, student)).body.data?.trainingSign,
    ).toBeNull()
  })
})

it('[TRN-063] [TRN-059] adds beginnings and ends of training and chapters to the calendar, and updates them', async () => {
  const made = await makeFullTraining(testApp, teacher)
  await joinTraining(testApp, made, student)
  const [chapterId = 0] = made.chapterIds
  await testApp.db.insert(chapterDates).values({
    schoolId: testApp.schoolId,
    trainingId: made.trainingId,
    chapterId,
    startAt: inDays(2),
    endAt: inDays(4),
  })
  const window = { from: inDays(-2).toISOString(), to: inDays(40).toISOString() }
  const dates = async () => {
    const { data } = (await testApp.ask(progress.courseCalendar, window, student)).body
    return data?.list.map(({ kind, of, at, trainingSign }) => [kind, of, at, trainingSign])
  }
  const { trainId } = made
  const expectedDates = (startDay: number) => [
    ['opens', 'training', inDays(-1).toISOString(), trainId],
    ['opens', 'trainingChapter', inDays(startDay).toISOString(), trainId],
    ['closes', 'trainingChapter', inDays(4).toISOString(), trainId],
    ['closes', 'training', inDays(30).toISOString(), trainId],
  ]
  expect(await dates()).toEqual(expectedDates(2))
  await testApp.db.update(chapterDates).set({ startAt: inDays(3) })
  expect(await dates()).toEqual(expectedDates(3))
  const { data } = (await testApp.ask(progress.saveCalendarFeed, { state: 'on' }, student)).body
  const feed = await testApp.app.http.inject({
    method: 'GET',
    url: data?.path ?? '',
    headers: { host: student.host },
  })
  expect(feed.body).toContain(`/trainDetail/${trainId}`)
  expect(feed.body).toMatch(/SUMMARY:Chapter begins/)
})
