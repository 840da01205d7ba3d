import { homework, training } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { chapters, courses } from '../../courses/index.ts'
import { handIns } from '../../homework/index.ts'
import { type FullTraining, joinTraining, makeFullTraining } from '../factories.ts'
import { chapterDates, trainings } from '../tables.ts'

let testApp: TestApp
let teacher: Person
let student: Person
let made: FullTraining
const day = 86_400_000

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person()
  made = await makeFullTraining(testApp, teacher)
  await joinTraining(testApp, made, student)
})

const sections = {
  header: training.trainHeaderDetail,
  body: training.trainBodyDetail,
  plan: training.trainPlan,
  progress: training.trainProgress,
  works: training.trainWorks,
  examine: training.trainExamineList,
  practical: training.trainPracticalTask,
} as const
const read = async <Name extends keyof typeof sections>(
  name: Name,
  by: Person | undefined = student,
) => {
  const { body } = await testApp.ask(sections[name], { id: made.trainId } as never, by)
  return body.data as NonNullable<Awaited<ReturnType<typeof answerOf<Name>>>>
}
const answerOf = async <Name extends keyof typeof sections>(name: Name) =>
  (await testApp.ask(sections[name], {} as never)).body.data

const handIn = (examineId: string, by: Person = student) =>
  testApp.ask(
    homework.saveOfflineExamineAnswer,
    { courseId: made.courseSign, examineId, resourcesType: 4, content: 'Mine' },
    by,
  )
async function score(examineId: string, points: number, by: Person = student) {
  await handIn(examineId, by)
  const { data } = (
    await testApp.ask(homework.listHandIns, { sign: examineId, state: 'waiting' }, teacher)
  ).body
  const { sign = '' } = data?.list[0] ?? {}
  await testApp.ask(homework.gradeHandIn, { sign, version: 1, score: points }, teacher)
}
const practical = async (number: number) =>
  (await read('practical')).find(({ taskNumber }) => taskNumber === number)

describe('header and body of a training', () => {
  it("[TRN-013] [TRN-011] describe the training and the reader's relation to it", async () => {
    await testApp.db
      .update(trainings)
      .set({ cohort: 'Intake 2026' })
      .where(eq(trainings.id, made.trainingId))
    const header = await read('header')
    expect(header).toMatchObject({
      sign: made.trainId,
      courseIdSign: made.courseSign,
      cohort: 'Intake 2026',
      state: 'inProgress',
      chapters: 2,
      videos: 4,
      learners: 1,
      teacherNames: [teacher.name],
      joined: true,
      joinWay: 'none',
      may: { learn: true, edit: false },
    })
    const visitor = await testApp.ask(training.trainHeaderDetail, { id: made.trainId })
    expect(visitor.body.data).toMatchObject({ joined: false, joinWay: 'signIn' })
    expect(await read('header', teacher)).toMatchObject({ may: { learn: true, edit: true } })
  })

  it("[TRN-014] have texts in the reader's language, otherwise the school's", async () => {
    const aims = { zh: '学会开店', en: 'To run a shop' }
    await testApp.db.update(courses).set({ aims }).where(eq(courses.id, made.courseId))
    const asked = { id: made.trainId }
    const inMalay = await testApp.ask(training.trainBodyDetail, asked, { language: 'my' })
    const inChinese = await testApp.ask(training.trainBodyDetail, asked, { language: 'zh' })
    expect(inChinese.body.data?.aims).toBe('学会开店')
    expect([aims.zh, aims.en]).toContain(inMalay.body.data?.aims)
  })

  it('[TRN-021] name the teachers, by GET with the id of the training', async () => {
    const asked = { trainId: made.trainId }
    const { body } = await testApp.raw('GET', training.trainTeachers.path, asked, {})
    expect(body.data).toMatchObject([{ name: teacher.name, masterFlag: 1 }])
  })
})

describe('the plan of a training', () => {
  it('[TRN-015] [TRN-024] [TRN-025] [TRN-026] [TRN-027] [TRN-028] contains the entries of each chapter by type, and those of the whole training last', async () => {
    const plan = await read('plan')
    expect(plan.map(({ trainChapterId }) => trainChapterId)).toEqual([...made.chapterSigns, null])
    const [first, second, whole] = plan
    expect(first?.trainChapterVideo.map(({ videoId }) => videoId)).toEqual(
      made.lessonSigns.slice(0, 2),
    )
    expect(first).toMatchObject({
      trainChapterOnlineWork: [{ resourcesId: made.works[4], resourcesType: 4 }],
      trainChapterUserWork: [{ resourcesId: made.works[2], resourcesType: 2 }],
      trainChapterUserExamination: [{ resourcesId: made.works[3], resourcesType: 3 }],
      trainChapterOnlineExaminationWork: [{ resourcesId: made.works[5], resourcesType: 5 }],
      trainChapterOnlineExamination: [],
      trainChapterPracticeTaskList: [],
    })
    expect(second).toMatchObject({ trainChapterUserWork: [], chapterLevel: 2 })
    expect(whole?.trainChapterOnlineExamination).toMatchObject([
      { testPaperSign: testApp.seal('examination', made.examinationId), commitStatus: 0 },
    ])
    expect(whole?.trainChapterPracticeTaskList.map(({ taskNumber }) => taskNumber)).toEqual([
      33, 34, 44, 46, 47, 48,
    ])
  })

  it('[TRN-031] [TRN-032] keeps the order of chapters and videos in the course', async () => {
    const [one, two] = made.chapterIds
    await testApp.db
      .update(chapters)
      .set({ level: 3 })
      .where(eq(chapters.id, one ?? 0))
    await testApp.db
      .update(chapters)
      .set({ level: 1 })
      .where(eq(chapters.id, two ?? 0))
    const signs = (await read('plan')).map(({ trainChapterId }) => trainChapterId)
    expect(signs).toEqual([made.chapterSigns[1], made.chapterSigns[0], null])
  })

  it("[TRN-059] shows moved dates at once, and keeps the students' work", async () => {
    await handIn(made.works[4])
    const before = await read('progress')
    const place = { trainingId: made.trainingId, chapterId: made.chapterIds[0] ?? 0 }
    const startAt = new Date(testApp.clock.now().getTime() + 90 * day)
    const endAt = new Date(startAt.getTime() + day)
    await testApp.db
      .insert(chapterDates)
      .values({ schoolId: testApp.schoolId, ...place, startAt, endAt })
    await testApp.db
      .update(trainings)
      .set({ startAt, endAt })
      .where(eq(trainings.id, made.trainingId))
    expect((await read('plan'))[0]).toMatchObject({
      startTime: startAt.toISOString(),
      endTime: endAt.toISOString(),
      trainChapterOnlineWork: [{ commitStatus: 1 }],
    })
    expect(await read('progress')).toEqual({ ...before, state: 'notStarted' })
    expect((await read('header')).state).toBe('notStarted')
  })
})

describe('progress, works and examinations of a training', () => {
  it('[TRN-016] count done entries by kind and by chapter', async () => {
    await handIn(made.works[4])
    await score(made.practical[33], 60)
    await score(made.practical[44], 10)
    const { data } = (await testApp.ask(training.trainProgress, { id: made.trainId }, student)).body
    expect(data).toMatchObject({
      joined: true,
      state: 'inProgress',
      videos: { done: 0, total: 4 },
      works: { done: 1, total: 2 },
      exams: { done: 0, total: 3 },
      practical: { done: 1, total: 6 },
      chapters: [
        { trainChapterId: made.chapterSigns[0], done: 1, total: 6 },
        { trainChapterId: made.chapterSigns[1], done: 0, total: 2 },
      ],
    })
    expect(data?.progress).toBeCloseTo(2 / 15)
  })

  it('[TRN-017] list tasks to hand in, without practical ones', async () => {
    const works = await read('works')
    expect(works.map(({ resourcesId }) => resourcesId)).toEqual([made.works[2], made.works[4]])
    expect(works).toMatchObject([{ state: 'open' }, { state: 'open', studentScore: null }])
  })

  it('[TRN-019] list both kinds of examinations', async () => {
    const list = await read('examine')
    expect(list.map(({ kind }) => kind)).toEqual(['handedIn', 'handedIn', 'written'])
    expect(list[2]).toMatchObject({ totalScore: 40, studentScore: null })
  })

  it('[TRN-018] give files with their names to its students, teachers and staff only', async () => {
    const ask = (by?: Person) => testApp.ask(training.trainResources, { id: made.trainId }, by)
    for (const by of [student, teacher, await testApp.person('schoolAdmin,normal')]) {
      const { data } = (await ask(by)).body
      expect(data).toMatchObject([{ resourcesName: 'Handbook.pdf' }])
      const served = await testApp.app.http.inject({
        method: 'GET',
        url: data?.[0]?.resourcesUrl ?? '',
        headers: { host: student.host },
      })
      expect(served.statusCode).toBe(200)
      expect(served.headers['content-disposition']).toContain('Handbook.pdf')
    }
    expect((await ask(await testApp.person())).body).toMatchObject({
      code: -6,
      extend: { reason: 'joinFirst' },
    })
    expect((await ask()).body.code).toBe(-1001)
  })

  it('[TRN-012] need at most three statements for each section, including the session', async () => {
    for (const name of Object.keys(sections) as (keyof typeof sections)[]) {
      await read(name)
      expect(await testApp.statementsOf(() => read(name)), name).toBeLessThanOrEqual(3)
    }
  })
})

describe('practical tasks', () => {
  it('[TRN-020] [TRN-041] are listed with score, pass mark and lock', async () => {
    await score(made.practical[33], 59)
    expect(await practical(33)).toMatchObject({
      taskId: made.practical[33],
      userScore: 59,
      passLine: 60,
      passed: false,
      isDis: false,
      missing: [],
    })
  })

  it('[TRN-042] [TRN-044] keep 34 locked when task 33 scores exactly the pass mark, and unlock it above', async () => {
    await score(made.practical[33], 60)
    expect(await practical(34)).toMatchObject({
      isDis: true,
      missing: [{ taskNumber: 33, userScore: 60, passLine: 60, comparison: 'above' }],
    })
    expect((await handIn(made.practical[34])).body).toMatchObject({
      code: -6,
      extend: { reason: 'tasksFirst' },
    })
    const other = await testApp.person()
    await joinTraining(testApp, made, other)
    await score(made.practical[33], 60.5, other)
    expect((await handIn(made.practical[34], other)).body.code).toBe(200)
    // One student's score unlocks nothing for another.
    expect((await practical(34))?.isDis).toBe(true)
  })

  it('[TRN-043] [TRN-044] unlock 47 once tasks 44, 46 and 48 have their pass marks', async () => {
    const missing = async () => (await practical(47))?.missing.map(({ taskNumber }) => taskNumber)
    expect(await missing()).toEqual([44, 46, 48])
    await score(made.practical[44], 60)
    await score(made.practical[48], 60)
    expect(await missing()).toEqual([46])
    await score(made.practical[46], 60)
    expect(await practical(47)).toMatchObject({ isDis: false, missing: [] })
    expect((await handIn(made.practical[47])).body.code).toBe(200)
  })

  it("[TRN-045] are refused while locked, in the reader's language, and store no row", async () => {
    const by = { person: student, language: 'zh' }
    const input = { trainId: made.trainId, resourcesId: made.practical[47], content: 'Mine' }
    const { body } = await testApp.ask(training.uploadAssignment, input, by)
    expect(body).toMatchObject({ code: -6, extend: { reason: 'tasksFirst' } })
    expect(body.msg).toBe('请先完成并通过：44 Practice 44、46 Practice 46、48 Practice 48')
    const own = eq(handIns.userId, student.userId)
    expect(await testApp.db.$count(handIns, own)).toBe(0)
    await testApp.ask(
      homework.releaseHomework,
      { sign: made.practical[46], released: false },
      teacher,
    )
    // A deleted task counts as not passed, and is named by its number.
    expect((await practical(47))?.missing[1]).toMatchObject({ taskNumber: 46, title: '' })
  })

  it('[TRN-045] store nothing for two parallel hand-ins of a locked one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => handIn(made.practical[34])))
    expect(answers.map(({ body }) => body.code)).toEqual([-6, -6, -6])
    const own = and(eq(handIns.userId, student.userId), eq(handIns.newest, true))
    expect(await testApp.db.$count(handIns, own)).toBe(0)
  })
})

describe('number and pass mark of a task', () => {
  const add = (fields: object) =>
    testApp.ask(
      homework.addHomework,
      { courseIdSign: made.courseSign, title: 'New', resourcesType: 4, ...fields } as never,
      teacher,
    )
  const fieldsOf = async (fields: object) => {
    const { code, extend } = (await add(fields)).body
    return { code, fields: Object.keys((extend?.fields as object | undefined) ?? {}) }
  }

  it('[TRN-046] are set together, within the points, for tasks of type 4, with distinct numbers', async () => {
    expect(await fieldsOf({ taskNumber: 7 })).toMatchObject({ code: -2, fields: ['passLine'] })
    expect(await fieldsOf({ passLine: 7 })).toMatchObject({ code: -2, fields: ['taskNumber'] })
    const both = { taskNumber: 7, passLine: 50 }
    expect(await fieldsOf({ ...both, points: 49 })).toMatchObject({ fields: ['passLine'] })
    expect(await fieldsOf({ ...both, resourcesType: 2 })).toMatchObject({
      fields: ['resourcesType'],
    })
    const added = await Promise.all([add(both), add({ ...both, title: 'Other' })])
    const codes = added.map(({ body }) => body.code).toSorted((one, other) => one - other)
    expect(codes).toEqual([-2, 200])
    expect(await fieldsOf({ ...both, title: 'Third' })).toMatchObject({ fields: ['taskNumber'] })
  })
})
