import { study, training } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { courses } from '../../courses/index.ts'
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

const video = () => ({
  videoId: made.lessonSigns[0] ?? '',
  trainChapterId: made.chapterSigns[0] ?? '',
})
const authority = (by: Person = student, more: object = {}) =>
  testApp.ask(training.trainVideoAuthority, { ...video(), ...more }, by)
const beat = (fields: object, by: Person = student) =>
  testApp.ask(
    training.trainHeartbeat,
    { trainId: made.trainId, ...video(), currentTime: 0, studyTime: 0, ...fields },
    by,
  )
const rowOf = async ({ userId }: Person = student) =>
  (await testApp.db.select().from(videoProgress).where(eq(videoProgress.userId, userId)))[0]

it("[TRN-034] [TRN-054] opens a video of the student's training with a temporary address and the last position", async () => {
  const { body } = await testApp.raw('GET', training.trainVideoAuthority.path, video(), {
    person: student,
  })
  expect(body.data).toMatchObject({ position: 0, duration: 100 })
  const { sessionId, playUrl } = body.data as { sessionId: string; playUrl: string }
  expect(playUrl).toMatch(/^\/api\//)
  expect(sessionId).not.toBe('')
  testApp.clock.pass(30)
  await beat({ currentTime: 30, from: 0, studyTime: 30, seq: 1, sessionId })
  expect((await authority()).body.data).toMatchObject({ position: 30 })
})

it('[TRN-054] refuses people outside of the training, and names the training to join', async () => {
  const stranger = await testApp.person()
  expect((await authority(stranger)).body).toMatchObject({
    code: -6,
    extend: { reason: 'joinFirst', trainId: made.trainId },
  })
  expect((await beat({ currentTime: 9, studyTime: 9 }, stranger)).body.code).toBe(-6)
  expect(await rowOf(stranger)).toBeUndefined()
  const other = await testApp.person('student,normal', testApp.otherSchoolId)
  expect((await authority(other)).status).toBe(404)
})

it('[TRN-034] [TRN-036] accepts a video in its own chapter and training only', async () => {
  const elsewhere = await makeFullTraining(testApp, teacher)
  const trainChapterId = made.chapterSigns[1]
  expect((await authority(student, { trainChapterId })).status).toBe(404)
  expect((await beat({ trainChapterId, studyTime: 5 })).status).toBe(404)
  expect((await beat({ trainId: elsewhere.trainId, studyTime: 5 })).status).toBe(404)
})

it('[TRN-035] [TRN-036] judges a report like that of a lesson: no more than the elapsed time', async () => {
  const { sessionId = '' } = (await authority()).body.data ?? {}
  testApp.clock.pass(20)
  const claims = { currentTime: 95, from: 0, studyTime: 95, seq: 1, sessionId }
  const answered = (await beat(claims)).body.data
  const twin = await testApp.person()
  await joinTraining(testApp, made, twin)
  const lesson = await testApp.ask(study.videoAuth, { videoSign: video().videoId }, twin)
  testApp.clock.pass(20)
  const sent = { courseIdSign: made.courseSign, videoIdSign: video().videoId }
  const session = lesson.body.data?.sessionId ?? ''
  const same = { ...sent, from: 0, to: 95, studyTime: 95, seq: 1, sessionId: session }
  const judged = (await testApp.ask(study.saveStudyRecord, same, twin)).body.data
  expect(answered).toEqual(judged)
  expect(answered?.credited).toBeLessThan(30)
  expect((await rowOf())?.watchedSeconds).toBe((await rowOf(twin))?.watchedSeconds)
  // A repeated report earns no credit.
  expect((await beat(claims)).body.data?.credited).toBe(0)
})

it('[TRN-035] plays in the last of two windows of one person only', async () => {
  const first = (await authority()).body.data?.sessionId ?? ''
  await authority()
  testApp.clock.pass(10)
  const { body } = await beat({ currentTime: 10, studyTime: 10, seq: 1, sessionId: first })
  expect(body).toMatchObject({ code: -4, extend: { reason: 'playedElsewhere' } })
  expect(await rowOf()).toBeUndefined()
})

it('[TRN-034] withholds a video until the face is verified, if its teachers require it', async () => {
  await testApp.db.update(courses).set({ faceCheck: true }).where(eq(courses.id, made.courseId))
  const { data } = (await authority()).body
  expect(data).toMatchObject({ playUrl: null, sessionId: '' })
  expect((await beat({ currentTime: 9, studyTime: 9 })).body).toMatchObject({
    code: -6,
    extend: { reason: 'faceFirst' },
  })
})

it("[TRN-022] [TRN-053] [TRN-033] returns the caller's own state: joined, last video and position, share of each", async () => {
  const { sessionId = '' } = (await authority()).body.data ?? {}
  testApp.clock.pass(50)
  await beat({ currentTime: 50, from: 0, studyTime: 50, seq: 1, sessionId })
  const asked = { trainId: made.trainId }
  const { body } = await testApp.raw('GET', training.trainWatch.path, asked, { person: student })
  expect(body.data).toMatchObject({
    joined: true,
    lastVideoId: made.lessonSigns[0],
    lastPosition: 50,
    videos: [{ watchedShare: 0.5, done: false }, { watchedShare: 0 }, {}, {}],
  })
  const list = (await testApp.ask(training.trainVideoList, asked, student)).body.data
  expect(list?.map(({ trainChapterId }) => trainChapterId)).toEqual(made.chapterSigns)
  expect(list?.[0]?.videos).toMatchObject([{ position: 50 }, { position: 0 }])
  const stranger = await testApp.person()
  expect((await testApp.ask(training.trainWatch, asked, stranger)).body.data).toMatchObject({
    joined: false,
    lastVideoId: null,
  })
})

it('[TRN-016] counts a video as done once nine tenths of it are watched', async () => {
  const { sessionId = '' } = (await authority()).body.data ?? {}
  testApp.clock.pass(95)
  await beat({ currentTime: 95, from: 0, studyTime: 95, seq: 1, sessionId })
  const { data } = (await testApp.ask(training.trainProgress, { id: made.trainId }, student)).body
  expect(data?.videos).toEqual({ done: 1, total: 4 })
})
