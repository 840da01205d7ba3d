import { files as fileCalls, resume } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { found } from '../../../platform/refusal.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { impersonate, makeMember } from '../../accounts/factories.ts'
import { demoVideo, makeFile, send, sendOverWire } from '../../files/factories.ts'
import { files, findRoom } from '../../files/index.ts'
import { resumeVideos } from '../tables.ts'

let testApp: TestApp
let bytes: Buffer
let student: Awaited<ReturnType<typeof makeMember>>
let resumeId: string

beforeAll(async () => {
  testApp = await openTestApp()
  bytes = await demoVideo()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await makeMember(testApp)
  resumeId = testApp.seal('resume', student.userId)
})

const rows = () =>
  testApp.db.select().from(resumeVideos).where(eq(resumeVideos.userId, student.userId))
const videoFiles = () =>
  testApp.db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, student.userId), eq(files.purpose, 'introVideo')))
const detail = async () =>
  found((await testApp.ask(resume.videoDetail, { resumeId }, student)).body.data).video
const store = async (name = 'me.mp4', ownerId = student.userId) =>
  testApp.seal(
    'file',
    (await makeFile(testApp, { ownerId, purpose: 'introVideo', name, bytes })).id,
  )
const save = (path: string, by = student) =>
  testApp.ask(resume.saveResumeVideo, { resumeId, path }, by)

/** Returns a form with one file. */
function form(field: string, content: Buffer, name = 'me.mp4') {
  const boundary = 'x-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: video/mp4\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
const sendForm = (field: string, content: Buffer, person: typeof student | undefined = student) =>
  sendOverWire(testApp, {
    method: 'POST',
    url: '/api/v1/resume/uploadVideo',
    ...(person && { person }),
    ...form(field, content),
  })

const tus = '/api/v1/file/tus'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const begin = (size: number) =>
  sendOverWire(testApp, {
    method: 'POST',
    url: tus,
    person: student,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': `filename ${base64('me.mp4')},purpose ${base64('introVideo')}`,
    },
  })
const patch = (id: string, offset: number, payload: Buffer) =>
  sendOverWire(testApp, {
    method: 'PATCH',
    url: `${tus}/${id}`,
    person: student,
    payload,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  })

describe('the introduction video of a resume', () => {
  it('[RES-028] [RES-030] is uploaded as the form field videoFile and returned with its length', async () => {
    expect(await detail()).toBeNull()
    const answer = await sendForm('videoFile', bytes)
    expect(answer.statusCode).toBe(200)
    const video = await detail()
    expect(video).toMatchObject({ name: 'me.mp4', size: bytes.length })
    expect(video?.seconds).toBeGreaterThan(10)
    const [file] = await videoFiles()
    expect(await rows()).toMatchObject([{ fileId: file?.id, schoolId: testApp.schoolId }])
  })

  it('[RES-028] is refused in another field, as another kind of file, and without a session', async () => {
    expect((await sendForm('file', bytes)).statusCode).toBe(422)
    expect((await sendForm('videoFile', Buffer.from('no video'))).statusCode).toBe(422)
    const visitor = await sendOverWire(testApp, {
      method: 'POST',
      url: '/api/v1/resume/uploadVideo',
      ...form('videoFile', bytes),
    })
    expect(visitor.statusCode).toBe(401)
    expect(await rows()).toEqual([])
    expect(await videoFiles()).toEqual([])
  })

  it('[RES-029] is at most 100 MB, also in pieces', async () => {
    const most = 100 * 1024 * 1024
    expect((await begin(most + 1)).statusCode).toBe(413)
    expect((await begin(most)).statusCode).toBe(201)
  })

  it('[RES-082] is complete after an interrupted upload continues at 70 per cent', async () => {
    const created = await begin(bytes.length)
    const id = String(created.headers.location).split('/').pop() ?? ''
    const cut = Math.floor(bytes.length * 0.7)
    expect((await patch(id, 0, bytes.subarray(0, cut))).statusCode).toBe(204)
    const finish = () =>
      testApp.ask(fileCalls.finishUpload, { uploadId: id, purpose: 'introVideo' }, student)
    expect((await finish()).body.extend?.['reason']).toBe('uploadUnfinished')
    const head = await sendOverWire(testApp, {
      method: 'HEAD',
      url: `${tus}/${id}`,
      person: student,
      headers: { 'tus-resumable': '1.0.0' },
    })
    expect(head.headers['upload-offset']).toBe(String(cut))
    expect((await patch(id, cut, bytes.subarray(cut))).statusCode).toBe(204)
    const { path } = found((await finish()).body.data)
    expect((await save(path)).body.data?.video?.size).toBe(bytes.length)
    const { url } = found(await detail())
    const played = await send(testApp, { url })
    expect(played.rawPayload.equals(bytes)).toBe(true)
  })

  it("[RES-028] [RES-108] replaces the previous video, whose file is deleted, and counts towards the school's storage", async () => {
    const used = async () => (await findRoom(testApp.db, testApp.schoolId)).used
    const before = await used()
    await save(await store('one.mp4'))
    expect(await used()).toBe(before + bytes.length)
    const second = await store('two.mp4')
    await save(second)
    await save(second)
    expect(await videoFiles()).toMatchObject([{ name: 'two.mp4', state: 'stored' }])
    expect(await used()).toBe(before + bytes.length)
    expect((await testApp.ask(resume.deleteResumeVideo, { resumeId }, student)).status).toBe(200)
    expect((await testApp.ask(resume.deleteResumeVideo, { resumeId }, student)).status).toBe(200)
    expect([await rows(), await videoFiles(), await used()]).toEqual([[], [], before])
    expect(await detail()).toBeNull()
  })

  it('[RES-082] is visible to the owner only: another student, a teacher, staff and impersonating staff see nothing', async () => {
    const path = await store()
    await save(path)
    const admin = await makeMember(testApp, { roles: 'schoolAdmin' })
    const teacher = await makeMember(testApp, { roles: 'teacher,normal' })
    for (const other of [await makeMember(testApp), teacher, admin]) {
      expect((await testApp.ask(resume.videoDetail, { resumeId }, other)).status).toBe(404)
      expect((await testApp.ask(fileCalls.download, { fileUrl: path }, other)).status).toBe(403)
    }
    const impersonating = await impersonate(testApp, admin, student)
    expect((await testApp.ask(resume.videoDetail, { resumeId }, impersonating)).body.ok).toBe(false)
    const open = await send(testApp, { url: `/api/v1/file/public/${path}` })
    expect(open.statusCode).not.toBe(200)
    expect((await testApp.ask(fileCalls.download, { fileUrl: path }, student)).status).toBe(200)
  })

  it('[RES-065] cannot be a file of another person or purpose', async () => {
    const other = await makeMember(testApp)
    expect((await save(await store('x.mp4', other.userId))).status).toBe(404)
    const own = await makeFile(testApp, {
      ownerId: student.userId,
      purpose: 'own',
      name: 'a.mp4',
      bytes,
    })
    expect((await save(testApp.seal('file', own.id))).status).toBe(404)
    expect(await rows()).toEqual([])
  })
})

describe('the introduction video in a sharing link', () => {
  const share = async (withVideo: boolean) => {
    const input = { resumeId, days: 7 as const, withVideo }
    const { link } = found((await testApp.ask(resume.saveResumeShare, input, student)).body.data)
    return link.slice(link.lastIndexOf('/') + 1)
  }
  const shown = async (token: string) =>
    (await testApp.ask(resume.sharedResume, { token }, {})).body.data?.video

  it('[RES-082] [RES-080] exists only when chosen, while the link is valid, and plays for a quarter of an hour', async () => {
    await save(await store())
    const token = await share(false)
    expect(await shown(token)).toBeNull()
    await share(true)
    const video = found(await shown(token))
    expect(video.seconds).toBeGreaterThan(10)
    expect(Object.keys(video).toSorted()).toEqual(['seconds', 'url'])
    expect((await send(testApp, { url: video.url })).statusCode).toBe(200)
    testApp.clock.pass(15 * 60 + 1)
    expect((await send(testApp, { url: video.url })).statusCode).not.toBe(200)
    await testApp.ask(resume.withdrawResumeShare, { resumeId }, student)
    expect(await shown(token)).toBeUndefined()
  })

  it('[RES-082] disappears when it is deleted', async () => {
    await save(await store())
    const token = await share(true)
    await testApp.ask(resume.deleteResumeVideo, { resumeId }, student)
    expect(await shown(token)).toBeNull()
  })
})
