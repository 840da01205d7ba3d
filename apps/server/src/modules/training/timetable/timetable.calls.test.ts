import { messages, study, training, trainStaffCalls } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeChapter } from '../../courses/factories.ts'
import { videoProgress } from '../../study/index.ts'
import { type FullTraining, joinTraining, makeFullTraining } from '../factories.ts'

let testApp: TestApp
let teacher: Person
let student: Person
let made: FullTraining

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

const day = (number: number) =>
  new Date(testApp.clock.now().getTime() + number * 86_400_000).toISOString()

const read = async (by = teacher) =>
  (await testApp.ask(trainStaffCalls.trainTimetable, { trainId: made.trainId }, by)).body.data

const save = (startTime: string | null, endTime: string | null, by = teacher) =>
  testApp.ask(
    trainStaffCalls.saveChapterDates,
    { trainId: made.trainId, trainChapterId: made.chapterSigns[0] ?? '', startTime, endTime },
    by,
  )

describe('the timetable of a programme', () => {
  it('[TRN-059] lists each chapter with dates and entries, in as many statements for five as for two', async () => {
    const table = await read()
    expect(table?.train.sign).toBe(made.trainId)
    expect(table?.chapters).toMatchObject([
      { chapterLevel: 1, startTime: null, videos: 2, works: 2, exams: 2, practical: 0 },
      { chapterLevel: 2, startTime: null, videos: 2, works: 0, exams: 0, practical: 0 },
    ])
    const few = await testApp.statementsOf(() => read())
    for (let more = 0; more < 3; more += 1)
      await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId: made.courseId })
    expect((await read())?.chapters).toHaveLength(5)
    expect(await testApp.statementsOf(() => read())).toBe(few)
  })

  it('[TRN-059] stores the dates of a chapter, and removes them', async () => {
    expect((await save(day(2), day(9))).body.data).toMatchObject({
      startTime: day(2),
      endTime: day(9),
      videos: 2,
    })
    expect((await read())?.chapters.map(({ startTime }) => startTime)).toEqual([day(2), null])
    await save(null, null)
    expect((await read())?.chapters.map(({ startTime }) => startTime)).toEqual([null, null])
  })

  it("[TRN-059] refuses dates outside of the programme's dates at the field, and keeps the stored ones", async () => {
    await save(day(2), day(9))
    expect((await save(day(-3), day(5))).body).toMatchObject({
      code: -2,
      extend: { reason: 'outsideTrain', fields: { startTime: expect.any(String) } },
    })
    expect((await save(day(5), day(31))).body).toMatchObject({
      code: -2,
      extend: { fields: { endTime: expect.any(String) } },
    })
    expect((await read())?.chapters[0]).toMatchObject({ startTime: day(2), endTime: day(9) })
  })

  it('[TRN-059] refuses dates for a chapter of a programme without dates, or of another programme', async () => {
    const other = await makeFullTraining(testApp, teacher, { startAt: null, endAt: null })
    const ask = (trainId: string) =>
      testApp.ask(
        trainStaffCalls.saveChapterDates,
        {
          trainId,
          trainChapterId: other.chapterSigns[0] ?? '',
          startTime: day(2),
          endTime: day(9),
        },
        teacher,
      )
    expect((await ask(other.trainId)).body).toMatchObject({
      code: -2,
      extend: { reason: 'trainUndated' },
    })
    expect((await ask(made.trainId)).status).toBe(404)
  })

  it("[TRN-059] keeps a student's work when dates change", async () => {
    const [lessonId = 0] = made.lessonIds
    await testApp.db.insert(videoProgress).values({
      schoolId: testApp.schoolId,
      userId: student.userId,
      courseId: made.courseId,
      lessonId,
      watchedSeconds: 100,
      done: true,
      doneAt: testApp.clock.now(),
      updatedAt: testApp.clock.now(),
    })
    const before = await testApp.db
      .select()
      .from(videoProgress)
      .where(eq(videoProgress.lessonId, lessonId))
    await save(day(20), day(25))
    await save(day(21), day(26))
    const after = await testApp.db
      .select()
      .from(videoProgress)
      .where(eq(videoProgress.lessonId, lessonId))
    expect(after).toEqual(before)
    const response = await testApp.ask(
      study.videoAuth,
      { videoSign: made.lessonSigns[0] ?? '' },
      student,
    )
    expect(response.status).toBe(200)
  })

  it('[TRN-059] belongs to the teachers of the programme and to staff', async () => {
    const colleague = await testApp.person('teacher,normal')
    expect((await save(day(2), day(9), colleague)).status).toBe(403)
    expect((await save(day(2), day(9), student)).status).toBe(403)
    expect((await save(day(2), day(9), await testApp.person('schoolAdmin,normal'))).status).toBe(
      200,
    )
  })

  it('[TRN-065] moves with the whole programme, and is shortened when its end moves forward', async () => {
    await save(day(2), day(9))
    const change = async (startTime: string, endTime: string) => {
      const train = (await read())?.train
      const input = {
        trainId: made.trainId,
        trainName: train?.trainName ?? '',
        startTime,
        endTime,
        version: train?.version ?? 0,
      }
      expect((await testApp.ask(trainStaffCalls.updateTrain, input, teacher)).status).toBe(200)
      return (await read())?.chapters[0]
    }
    expect(await change(day(6), day(37))).toMatchObject({ startTime: day(9), endTime: day(16) })
    expect(await change(day(6), day(12))).toMatchObject({ startTime: day(9), endTime: day(12) })
    expect(await change(day(6), day(8))).toMatchObject({ startTime: null, endTime: null })
  })
})

describe('changed dates of a running programme', () => {
  const notices = async () => {
    const { body } = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, student)
    return (body.data?.list ?? []).filter(({ content }) => content.includes('have changed'))
  }
  const spyOnNotify = () => vi.spyOn(testApp.app.services.live, 'notifyAll')
  const dateNotifications = (spy: ReturnType<typeof spyOnNotify>) =>
    spy.mock.calls.filter(([, { topic }]) => topic === 'trainDates')

  it('[TRN-070] [TRN-059] reach open pages at each change, and every student by one notice an hour', async () => {
    const spy = spyOnNotify()
    await save(day(2), day(9))
    expect(dateNotifications(spy)).toEqual([
      [{ userIds: [student.userId] }, { topic: 'trainDates', data: { trainId: made.trainId } }],
    ])
    expect(await notices()).toHaveLength(1)
    const inChinese = await testApp.ask(
      messages.allSystemMessages,
      { msgType: 1 },
      { person: student, language: 'zh' },
    )
    expect(inChinese.body.data?.list[0]?.content).toBe('本培训的时间安排有变动，请查看培训日程')
    const { data } = (await testApp.ask(training.trainPlan, { id: made.trainId }, student)).body
    expect(data?.[0]).toMatchObject({ startTime: day(2), endTime: day(9) })
    // The same dates again are no change.
    const same = { startTime: data?.[0]?.startTime ?? null, endTime: data?.[0]?.endTime ?? null }
    await save(same.startTime, same.endTime)
    await save(day(3), day(10))
    expect(dateNotifications(spy)).toHaveLength(2)
    expect(await notices()).toHaveLength(1)
    testApp.clock.pass(3601)
    await save(null, null)
    expect(dateNotifications(spy)).toHaveLength(3)
    // CNT-105: the second notice is merged with the first, which is unread.
    expect(await notices()).toMatchObject([{ times: 2 }])
    spy.mockRestore()
  })

  it('[TRN-070] cause a notice for a moved end of the programme, but a new name does not', async () => {
    const spy = spyOnNotify()
    const update = async (fields: object) => {
      const { train } = (await read()) ?? {}
      if (!train) throw new Error('No training.')
      const { trainName, cohort, startTime, endTime, version } = train
      const input = { trainName, cohort, startTime, endTime, ...fields }
      return testApp.ask(
        trainStaffCalls.updateTrain,
        { ...input, trainId: made.trainId, version },
        teacher,
      )
    }
    expect((await update({ trainName: 'Another name' })).status).toBe(200)
    expect(dateNotifications(spy)).toHaveLength(0)
    expect((await update({ endTime: day(60) })).status).toBe(200)
    expect(dateNotifications(spy)).toHaveLength(1)
    expect(await notices()).toMatchObject([{ content: expect.stringContaining('timetable') }])
    spy.mockRestore()
  })

  it('[TRN-070] cause no notice when they are refused', async () => {
    const spy = spyOnNotify()
    expect((await save(day(-3), day(5))).body.code).toBe(-2)
    expect(dateNotifications(spy)).toHaveLength(0)
    expect(await notices()).toEqual([])
    spy.mockRestore()
  })
})
