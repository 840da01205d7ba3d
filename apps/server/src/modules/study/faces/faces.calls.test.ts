import { messages, study } from '@titian/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextNumber, openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { createSession } from '../../accounts/sessions/factories.ts'
import { courses, enrol } from '../../courses/index.ts'
import { photo, send } from '../../files/factories.ts'
import { files } from '../../files/index.ts'
import { Classroom, type MadeCourse } from '../factories.ts'
import { playingSessions } from '../tables.ts'
import { removeOldPhotos } from './actions.ts'
import { faceEvents, facePhotos, faceViews } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let student: Person
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
  staff = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp.close())

beforeEach(async () => {
  student = await testApp.person()
  course = await classroom.course({ names: { en: `Faces ${nextNumber()}` } })
  const { schoolId } = testApp
  const { courseId } = course
  await enrol(testApp.db, { schoolId, courseId, userId: student.userId }, testApp.clock.now())
  await testApp.ask(
    study.saveCourseFaceCheck,
    { sign: course.sign, faceCheck: true },
    classroom.teacher,
  )
})

const lesson = (index = 0) => course.lessonSigns[index] ?? ''
const play = (person = student) => testApp.ask(study.videoAuth, { videoSign: lesson() }, person)
const stateOf = async (person = student) => (await play(person)).body.data?.face?.state
const consent = (agree: boolean, person = student) =>
  testApp.ask(study.answerFaceConsent, { videoSign: lesson(), agree, textVersion: 1 }, person)
const newTicket = async (person = student) => {
  const { body } = await testApp.ask(study.createFaceTicket, { videoSign: lesson() }, person)
  if (!body.data) throw new Error(body.msg)
  return body.data.ticket
}
const ticketState = (ticket: string, person = student) =>
  testApp.ask(study.faceState, { ticket }, person)
const sessions = () =>
  testApp.db.$count(playingSessions, eq(playingSessions.userId, student.userId))

const boundary = 'titian-boundary'
async function sendPhoto(ticket: string, bytes?: Uint8Array, host = 'localhost') {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="ticket"\r\n\r\n${ticket}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(head),
    bytes ?? (await photo()),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const response = await send(testApp, {
    method: 'POST',
    url: '/api/v1/study/facePhoto',
    host,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}
async function pass() {
  await consent(true)
  const ticket = await newTicket()
  expect((await sendPhoto(ticket)).status).toBe(200)
  return ticket
}
const photosOf = (person = student) =>
  testApp.db.select().from(facePhotos).where(eq(facePhotos.userId, person.userId))
const listed = async (filter: object = {}, by = staff) =>
  (await testApp.ask(study.listFacePhotos, filter, by)).body.data
async function photoSign() {
  const list = await listed({ person: student.name })
  return list?.list[0]?.sign ?? ''
}

describe('a lesson that requires a face photo', () => {
  it('[CRS-042] [CRS-043] [CRS-209] gives no address, captions, session or credit before the photo', async () => {
    const { status, body } = await play()
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      face: { state: 'consent' },
      playUrl: null,
      sessionId: '',
      captions: [],
    })
    expect(JSON.stringify(body)).not.toContain('/file/serve/')
    const report = await classroom.report(course, 0, { studyTime: 30 }, student)
    expect(report.body).toMatchObject({ code: -6, extend: { reason: 'faceFirst' } })
    expect(await sessions()).toBe(0)
  })

  it('[CRS-042] is off by default, and plays freely again when it is switched off', async () => {
    const plain = await classroom.course()
    const { schoolId } = testApp
    await enrol(
      testApp.db,
      { schoolId, courseId: plain.courseId, userId: student.userId },
      testApp.clock.now(),
    )
    const { body } = await testApp.ask(
      study.videoAuth,
      { videoSign: plain.lessonSigns[0] ?? '' },
      student,
    )
    expect(body.data).toMatchObject({ face: null, playUrl: expect.any(String) })
    await testApp.ask(
      study.saveCourseFaceCheck,
      { sign: course.sign, faceCheck: false },
      classroom.teacher,
    )
    expect((await play()).body.data).toMatchObject({ face: null, playUrl: expect.any(String) })
  })

  it('[CRS-209] plays for teachers of the course and staff without a photo, even when they are enrolled', async () => {
    expect((await play(classroom.teacher)).body.data).toMatchObject({ face: null })
    expect((await play(staff)).body.data).toMatchObject({ face: null })
    const { schoolId } = testApp
    const of = { schoolId, courseId: course.courseId, userId: classroom.teacher.userId }
    await enrol(testApp.db, of, testApp.clock.now())
    expect((await play(classroom.teacher)).body.data).toMatchObject({
      face: null,
      playUrl: expect.any(String),
    })
  })

  it('[CRS-207] stores the answer with its time and text, and refuses an outdated text', async () => {
    expect((await consent(true)).body.data).toEqual({ state: 'photo' })
    await consent(true)
    const events = await testApp.db
      .select()
      .from(faceEvents)
      .where(eq(faceEvents.userId, student.userId))
    expect(events).toMatchObject([{ kind: 'agreed', textVersion: 1, at: testApp.clock.now() }])
    const wrong = { videoSign: lesson(), agree: true, textVersion: 2 as 1 }
    expect((await testApp.ask(study.answerFaceConsent, wrong, student)).status).toBe(422)
    const stranger = await testApp.person()
    expect((await consent(true, stranger)).body.code).toBe(-6)
  })
})

describe('a photo ticket', () => {
  it('[CRS-041] [CRS-208] accepts one photo, after which the lesson plays in the requesting session', async () => {
    await consent(true)
    const ticket = await newTicket()
    const opened = await testApp.ask(study.openFaceTicket, { ticket })
    expect(opened.body.data).toMatchObject({ seconds: 120 })
    expect((await ticketState(ticket)).body.data).toEqual({ state: 'waiting' })
    expect((await sendPhoto(ticket)).body.code).toBe(200)
    expect((await ticketState(ticket)).body.data).toEqual({ state: 'passed' })
    const { body } = await play()
    expect(body.data).toMatchObject({ face: { state: 'passed' }, playUrl: expect.any(String) })
    expect(body.data?.sessionId).not.toBe('')
    const [stored] = await testApp.db.select().from(files).where(eq(files.ownerId, student.userId))
    expect(stored).toMatchObject({ purpose: 'face', type: 'image/jpeg' })
  })

  it('[CRS-209] is valid for four hours, in no other session', async () => {
    await pass()
    const { userId, schoolId, host, name } = student
    const token = await createSession(
      testApp.db,
      { userId, schoolId, remembered: true, userAgent: 'phone', address: '127.0.0.1' },
      testApp.clock.now(),
    )
    expect(await stateOf({ userId, schoolId, host, name, token })).toBe('photo')
    testApp.clock.pass(4 * 3600 - 1)
    expect(await stateOf()).toBe('passed')
    testApp.clock.pass(2)
    expect(await stateOf()).toBe('photo')
  })

  it('[CRS-042] [CRS-208] expires after two minutes', async () => {
    await consent(true)
    const ticket = await newTicket()
    testApp.clock.pass(121)
    expect((await ticketState(ticket)).body.data).toEqual({ state: 'expired' })
    expect((await testApp.ask(study.openFaceTicket, { ticket })).body).toMatchObject({
      code: -4,
      extend: { reason: 'faceTicketOver' },
    })
    expect((await sendPhoto(ticket)).body.extend).toMatchObject({ reason: 'faceTicketOver' })
    expect(await photosOf()).toEqual([])
    expect((await play()).body.data?.playUrl).toBeNull()
  })

  it('[CRS-042] [CRS-208] is replaced by a refresh and then invalid', async () => {
    await consent(true)
    const [old, fresh] = [await newTicket(), await newTicket()]
    expect((await ticketState(old)).body.data).toEqual({ state: 'replaced' })
    expect((await sendPhoto(old)).body.extend).toMatchObject({ reason: 'faceTicketOver' })
    expect(await stateOf()).toBe('photo')
    expect((await sendPhoto(fresh)).status).toBe(200)
  })

  it('[CRS-208] is used once, also when the photo is sent twice in parallel', async () => {
    await consent(true)
    const ticket = await newTicket()
    const both = await Promise.all([sendPhoto(ticket), sendPhoto(ticket)])
    expect(both.map(({ body }) => body.code).toSorted((a, b) => b - a)).toEqual([200, -4])
    expect((await sendPhoto(ticket)).body.extend).toMatchObject({ reason: 'faceTicketUsed' })
    expect(await photosOf()).toHaveLength(1)
    expect(await testApp.db.$count(files, eq(files.ownerId, student.userId))).toBe(1)
  })

  it('[CRS-208] is not found when it is forged, or of another school or person', async () => {
    await consent(true)
    const ticket = await newTicket()
    for (const [token, host] of [
      ['forged', 'localhost'],
      [`${ticket}A`, 'localhost'],
      [ticket, 'other.localhost'],
    ] as const) {
      expect((await sendPhoto(token, undefined, host)).status).toBe(404)
      expect((await testApp.ask(study.openFaceTicket, { ticket: token }, { host })).status).toBe(
        404,
      )
    }
    const other = await testApp.person()
    expect((await ticketState(ticket, other)).status).toBe(404)
    expect(await photosOf()).toEqual([])
  })

  it('[CRS-208] stays valid after a file with a false type, another type or an excessive size', async () => {
    await consent(true)
    const ticket = await newTicket()
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    expect((await sendPhoto(ticket, Buffer.alloc(0))).body).toMatchObject({
      code: -2,
      extend: { reason: 'fileEmpty' },
    })
    for (const bytes of [Buffer.from('<html>no picture</html>'), webp])
      expect((await sendPhoto(ticket, bytes)).body).toMatchObject({
        code: -2,
        extend: { reason: 'fileTypeWrong' },
      })
    const large = await sendPhoto(ticket, Buffer.alloc(5 * 1024 * 1024 + 1))
    expect(large.body.extend).toMatchObject({ reason: 'fileTooLarge' })
    expect(await stateOf()).toBe('photo')
    expect((await sendPhoto(ticket)).status).toBe(200)
  })

  it('[CRS-207] is not issued before consent, and a later refusal makes it invalid', async () => {
    const early = await testApp.ask(study.createFaceTicket, { videoSign: lesson() }, student)
    expect(early.body.code).toBe(-6)
    await consent(true)
    const ticket = await newTicket()
    await consent(false)
    expect((await sendPhoto(ticket)).body.code).toBe(-4)
    expect(await photosOf()).toEqual([])
    expect(await testApp.db.$count(files, eq(files.ownerId, student.userId))).toBe(0)
  })
})

describe('a refusal to be photographed', () => {
  const panel = async (by = classroom.teacher) =>
    testApp.ask(study.courseFaceCheck, { sign: course.sign }, by)
  const allow = async (permitted: boolean, by = classroom.teacher) => {
    const userSign = testApp.seal('user', student.userId)
    return testApp.ask(
      study.allowWithoutFace,
      { sign: course.sign, userSign, allow: permitted },
      by,
    )
  }

  it('[CRS-042] [CRS-210] notifies the teacher once, who may allow playing without a photo and revoke that', async () => {
    expect((await consent(false)).body.data).toEqual({ state: 'refused' })
    await consent(false)
    const response = await testApp.ask(
      messages.allSystemMessages,
      { msgType: 1, page: 1, size: 50 },
      classroom.teacher,
    )
    const notices =
      JSON.stringify(response.body.data).split(`${student.name} does not want`).length - 1
    expect(notices).toBe(1)
    expect(JSON.stringify(response.body.data)).toContain(
      `/teacher/#/course/${course.sign}?step=summary`,
    )
    expect((await play()).body.data).toMatchObject({ playUrl: null, face: { state: 'refused' } })

    expect((await allow(true)).body.ok).toBe(true)
    await allow(true)
    expect((await panel()).body.data).toMatchObject({
      faceCheck: true,
      total: 1,
      list: [{ name: student.name, allowedBy: classroom.teacher.name }],
    })
    expect((await play()).body.data?.playUrl).toEqual(expect.any(String))

    await allow(false)
    expect((await play()).body.data).toMatchObject({ playUrl: null, face: { state: 'refused' } })
    const events = await testApp.db
      .select()
      .from(faceEvents)
      .where(eq(faceEvents.userId, student.userId))
      .orderBy(faceEvents.id)
    expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['refused', student.userId],
      ['allowed', classroom.teacher.userId],
      ['takenBack', classroom.teacher.userId],
    ])
  })

  it('[CRS-207] can be changed into consent, which ends the permission', async () => {
    await consent(false)
    await allow(true)
    expect((await consent(true)).body.data).toEqual({ state: 'photo' })
    expect((await panel()).body.data).toMatchObject({ list: [], total: 0 })
  })

  it('[CRS-210] is visible to teachers only, who can allow only people who refused', async () => {
    expect((await allow(true)).status).toBe(404)
    await consent(false)
    const stranger = await testApp.person('teacher,normal')
    for (const by of [stranger, student]) {
      expect((await panel(by)).body.code).toBe(-6)
      expect((await allow(true, by)).body.code).toBe(-6)
      const off = { sign: course.sign, faceCheck: false }
      expect((await testApp.ask(study.saveCourseFaceCheck, off, by)).body.code).toBe(-6)
    }
    expect(await stateOf()).toBe('refused')
  })
})

describe('the photos of a school', () => {
  it('[CRS-042] [CRS-211] are logged at each view before an address exists, which is valid for a minute', async () => {
    await pass()
    const sign = await photoSign()
    const { body } = await testApp.ask(study.viewFacePhoto, { sign }, staff)
    expect(body.data?.views).toEqual([{ name: staff.name, at: testApp.clock.now().toISOString() }])
    const url = body.data?.url ?? ''
    const shown = await send(testApp, { url })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    testApp.clock.pass(61)
    expect((await send(testApp, { url })).statusCode).toBe(403)
    expect((await listed({ person: student.name }))?.list).toMatchObject([{ views: 1 }])
  })

  it('[CRS-211] are never sent without a log entry: not to the owner, nor staff, nor by a download', async () => {
    await pass()
    const [photo] = await photosOf()
    const file = testApp.seal('file', photo?.fileId ?? 0)
    for (const person of [student, classroom.teacher, staff]) {
      for (const url of [`/api/v1/file/serve/${file}`, `/api/v1/file/public/${file}`])
        expect((await send(testApp, { url, person })).statusCode).toBeGreaterThanOrEqual(403)
      const ask = `/api/v1/file/server/download?fileUrl=${file}`
      const given = await send(testApp, { method: 'POST', url: ask, person })
      expect(given.json()).toMatchObject({ code: -6 })
    }
    const { body } = await testApp.ask(study.viewFacePhoto, { sign: await photoSign() }, staff)
    const fileUrl = encodeURIComponent(body.data?.url ?? '')
    const url = `/api/v1/file/server/download?fileUrl=${fileUrl}`
    const lasting = await send(testApp, { method: 'POST', url, person: staff })
    expect(lasting.json()).toMatchObject({ code: -6 })
    expect(await testApp.db.$count(faceViews, eq(faceViews.photoId, photo?.id ?? 0))).toBe(1)
  })

  it('[CRS-211] are hidden from teachers, students and other schools', async () => {
    await pass()
    const sign = await photoSign()
    for (const by of [classroom.teacher, student]) {
      expect((await testApp.ask(study.listFacePhotos, {}, by)).body.code).toBe(-6)
      expect((await testApp.ask(study.viewFacePhoto, { sign }, by)).body.code).toBe(-6)
    }
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await testApp.ask(study.viewFacePhoto, { sign }, foreign)).status).toBe(404)
    expect((await listed({}, foreign))?.total).toBe(0)
  })

  it('[CRS-211] are found by person and by course, a page at a time', async () => {
    await pass()
    const [row] = await testApp.db
      .select({ name: courses.nameSearch })
      .from(courses)
      .where(eq(courses.id, course.courseId))
    const found = await listed({ course: row?.name })
    expect(found?.list.some(({ userName }) => userName === student.name)).toBe(true)
    expect(await listed({ person: student.name })).toMatchObject({ total: 1 })
    expect(await listed({ person: student.name, course: 'no such course' })).toMatchObject({
      total: 0,
    })
  })

  it("[CRS-042] [CRS-212] are deleted with their bytes after the school's days, and shown as deleted", async () => {
    const save = (days: number, by = staff) => testApp.ask(study.saveFaceSettings, { days }, by)
    const days = async () => (await testApp.ask(study.getFaceSettings, {}, staff)).body.data?.days
    expect(await days()).toBe(30)
    for (const wrong of [0, 366, 1.5]) expect((await save(wrong)).status).toBe(422)
    expect((await save(2, classroom.teacher)).body.code).toBe(-6)
    await save(2)
    expect(await days()).toBe(2)
    await pass()
    const sign = await photoSign()
    const [photo] = await photosOf()
    const [file] = await testApp.db
      .select()
      .from(files)
      .where(eq(files.id, photo?.fileId ?? 0))
    const { services } = testApp.app
    testApp.clock.pass(2 * 86_400 - 1)
    await removeOldPhotos(services, testApp.clock.now())
    expect((await photosOf())[0]?.fileId).toBe(photo?.fileId)
    testApp.clock.pass(2)
    await removeOldPhotos(services, testApp.clock.now())
    expect(await services.files.sizeOf(file?.storageKey ?? '')).toBeUndefined()
    expect(await testApp.db.$count(files, eq(files.id, file?.id ?? 0))).toBe(0)
    // The previous session has expired.
    const later = await testApp.person('schoolAdmin,normal')
    expect((await testApp.ask(study.viewFacePhoto, { sign }, later)).body).toMatchObject({
      code: -4,
      extend: { reason: 'facePhotoGone' },
    })
    expect((await listed({ person: student.name }, later))?.list).toMatchObject([
      { removedAt: testApp.clock.now().toISOString() },
    ])
    await save(30, later)
  })
})
