import { courses as courseCalls, study } from '@titian/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOfFirst } from '../../platform/parsing/mp4-samples.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { captions, courses, lessons } from '../courses/index.ts'
import { files } from '../files/index.ts'
import { readMasked } from '../files/preview.ts'
import { demoVideo, makeFile, send } from '../files/factories.ts'
import { Classroom, type MadeCourse } from './factories.ts'
import { playingSessions, videoProgress } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let film: Buffer

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
  film = await demoVideo()
  course = await classroom.course({ priceMinor: 9900 })
  const ownerId = classroom.teacher.userId
  const video = await makeFile(testApp, {
    ownerId,
    purpose: 'lessonVideo',
    name: 'a.mp4',
    bytes: film,
  })
  await testApp.db
    .update(lessons)
    .set({ fileId: video.id })
    .where(eq(lessons.id, course.lessonIds[0] ?? 0))
}, 90_000)
afterAll(() => testApp.close())

const asked = (by: object = {}, index = 0) =>
  testApp.ask(study.previewLesson, { videoSign: course.lessonSigns[index] ?? '' }, by)
const turn = async (preview: boolean) => {
  const sign = course.lessonSigns[0] ?? ''
  const { body } = await testApp.ask(courseCalls.chapterVideoById, { sign }, classroom.teacher)
  const { version = 0, videoTitle = '' } = body.data ?? {}
  const input = { idSign: sign, version, videoTitle, preview }
  return testApp.ask(courseCalls.updateChapterVideo, input, classroom.teacher)
}
const fileRow = async () =>
  (
    await testApp.db
      .select()
      .from(files)
      .where(eq(files.ownerId, classroom.teacher.userId))
      .orderBy(desc(files.id))
  )[0]
const part = (start: number, length: number) =>
  Promise.resolve(film.subarray(start, start + length))

describe('the preview of a lesson', () => {
  it('[CRS-205] is switched on by its teacher, and plays for visitors without a session', async () => {
    expect((await asked()).body.extend).toMatchObject({ reason: 'noPreview' })
    expect((await turn(true)).body.data).toMatchObject({ preview: true })
    const { body } = await asked()
    expect(body.data).toMatchObject({ seconds: 180, courseSign: course.sign })
    expect(JSON.stringify(body.data)).not.toContain('sessionId')
    const detail = await testApp.ask(courseCalls.courseByCourseId, { sign: course.sign })
    const shown = detail.body.data?.catalogue.flatMap((chapter) => chapter.lessons)
    expect(shown?.map(({ preview }) => preview)).toEqual([true, false])
    expect((await asked({}, 1)).status).toBe(404)
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    expect((await asked(stranger)).status).toBe(404)
    await asked(classroom.student)
    expect(await testApp.db.$count(playingSessions)).toBe(0)
    expect(await testApp.db.$count(videoProgress)).toBe(0)
  })

  it('[CRS-205] has its own kind of address, for listed courses only', async () => {
    await turn(true)
    const url = (await asked()).body.data?.playUrl ?? ''
    const response = await send(testApp, { url })
    expect(response.statusCode).toBe(200)
    // This film is shorter than a preview.
    expect(response.rawPayload.equals(film)).toBe(true)
    expect((await send(testApp, { url: url.replace('&part=preview', '') })).statusCode).toBe(403)
    expect(
      (await send(testApp, { url, headers: { range: 'bytes=40000-40009' } })).rawPayload,
    ).toEqual(film.subarray(40_000, 40_010))
    testApp.clock.pass(7201)
    expect((await send(testApp, { url })).statusCode).toBe(403)
    const listed = (onList: boolean) =>
      testApp.db.update(courses).set({ onList }).where(eq(courses.id, course.courseId))
    await listed(false)
    expect((await asked()).status).toBe(404)
    await listed(true)
    await turn(false)
    expect((await asked()).status).toBe(404)
  })

  it("[CRS-205] withholds every later byte, wherever the film's index is", async () => {
    const seconds = 10
    const open = await bytesOfFirst(part, film.length, seconds)
    const sent = (open ?? []).reduce((sum, { start, end }) => sum + end - start, 0)
    expect(sent).toBeGreaterThan(film.length * 0.05)
    expect(sent).toBeLessThan(film.length * 0.5)
    const all = await bytesOfFirst(part, film.length, 3600)
    expect(all).toEqual([{ start: 0, end: film.length }])
    const seen: Buffer[] = []
    const { storageKey = '' } = (await fileRow()) ?? {}
    const masked = readMasked(testApp.app.services.files, { storageKey }, open ?? [], {
      start: 0,
      end: film.length - 1,
    })
    for await (const one of masked) seen.push(one as Buffer)
    const bytes = Buffer.concat(seen)
    expect(bytes).toHaveLength(film.length)
    expect(bytes.subarray(film.length / 2).every((byte) => byte === 0)).toBe(true)
    const first = open?.at(-1) ?? { start: 0, end: 0 }
    expect(bytes.subarray(0, 30_000)).toEqual(film.subarray(0, 30_000))
    expect(bytes.subarray(first.start, first.end)).toEqual(film.subarray(first.start, first.end))
    for (const cut of [0, 20, 100, 5000, 30_000]) {
      const broken = film.subarray(0, cut)
      const read = (start: number, length: number) =>
        Promise.resolve(broken.subarray(start, start + length))
      expect(await bytesOfFirst(read, broken.length, seconds)).toBeUndefined()
    }
  })

  it('[CRS-205] sends captions of its first minutes only', async () => {
    await turn(true)
    const text =
      'WEBVTT\r\n\r\nNOTE all about the end\r\n\r\n1\r\n02:59.999 --> 03:04.000\r\nseen\r\n\r\n00:03:00.000 --> 00:03:02.000\r\nsecret\r\n\r\n01:00:05.000 --> 01:00:06.000\r\nhidden\r\n'
    const file = await makeFile(testApp, {
      ownerId: classroom.teacher.userId,
      name: 'en.vtt',
      bytes: Buffer.from(text),
    })
    const lessonId = course.lessonIds[0] ?? 0
    await testApp.db
      .insert(captions)
      .values({ schoolId: testApp.schoolId, lessonId, language: 'en', fileId: file.id })
    const url = (await asked()).body.data?.captions[0]?.url ?? ''
    const shown = await send(testApp, { url })
    expect(shown.statusCode).toBe(200)
    expect(shown.payload).toBe('WEBVTT\n\n1\n02:59.999 --> 03:04.000\nseen\n\n')
    const range = await send(testApp, { url, headers: { range: 'bytes=0-5' } })
    expect([range.statusCode, range.payload]).toEqual([206, 'WEBVTT'])
    expect((await send(testApp, { url: url.replace('&part=preview', '') })).statusCode).toBe(403)
    await testApp.db.delete(captions).where(eq(captions.lessonId, lessonId))
  })
})
