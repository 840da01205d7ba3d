import { existsSync, watch } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type FilePurpose, files as calls, refusals } from '@titian/contract'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { demoCaptions, demoVideo, photo, send, sendOverWire } from './factories.ts'
import { removeHalfUploads } from './jobs.ts'
import { files, uploads } from './tables.ts'

/** The shortest valid captions. */
const tiny = Buffer.from('WEBVTT\n\n0:01-->0:02\n')

let testApp: TestApp
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())

const tus = '/api/v1/file/tus'
const base64 = (text: string) => Buffer.from(text).toString('base64')
const finish = (uploadId: string, purpose: FilePurpose, person: Person = teacher) =>
  testApp.ask(calls.finishUpload, { uploadId, purpose }, person)

async function create(
  size: number,
  purpose: string,
  person: Person | undefined = teacher,
  name = '第一课.mp4',
) {
  const metadata = `filename ${base64(name)},purpose ${base64(purpose)}`
  return sendOverWire(testApp, {
    method: 'POST',
    url: tus,
    ...(person && { person }),
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': metadata,
    },
  })
}

async function patch(id: string, offset: number, payload: Buffer, person: Person = teacher) {
  return sendOverWire(testApp, {
    method: 'PATCH',
    url: `${tus}/${id}`,
    person,
    payload,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  })
}

async function upload(bytes: Buffer, purpose: FilePurpose, name?: string): Promise<string> {
  const created = await create(bytes.length, purpose, teacher, name)
  const id = String(created.headers.location).split('/').pop() ?? ''
  await patch(id, 0, bytes)
  return id
}

describe('resumable upload', () => {
  it('[CRS-120] continues where it stopped and becomes a stored file with its length', async () => {
    const video = await demoVideo()
    const created = await create(video.length, 'lessonVideo')
    const id = String(created.headers.location).split('/').pop() ?? ''
    expect([created.statusCode, created.headers.location]).toEqual([201, `${tus}/${id}`])
    expect((await patch(id, 0, video.subarray(0, 500_000))).statusCode).toBe(204)
    expect((await finish(id, 'lessonVideo')).body.extend?.reason).toBe('uploadUnfinished')
    const head = await sendOverWire(testApp, {
      method: 'HEAD',
      url: `${tus}/${id}`,
      person: teacher,
      headers: { 'tus-resumable': '1.0.0' },
    })
    expect(head.headers['upload-offset']).toBe('500000')
    await patch(id, 500_000, video.subarray(500_000))
    const finished = await finish(id, 'lessonVideo')
    expect(finished.body.data).toMatchObject({
      name: '第一课.mp4',
      size: video.length,
      type: 'video/mp4',
    })
    const [row] = await testApp.db.select().from(files).where(eq(files.uploadId, id))
    expect(row).toMatchObject({
      schoolId: testApp.schoolId,
      ownerId: teacher.userId,
      purpose: 'lessonVideo',
      state: 'stored',
    })
    expect(row?.durationSeconds).toBeCloseTo(62, 0)
    expect(existsSync(join(testApp.app.services.files.uploadDirectory, id))).toBe(false)
  })

  it('[CNT-100] also accepts the video of a text in pieces, which everybody may play in ranges', async () => {
    const bytes = await demoVideo()
    const created = await create(bytes.length, 'textVideo')
    const id = String(created.headers.location).split('/').pop() ?? ''
    await patch(id, 0, bytes.subarray(0, 700_000))
    expect((await finish(id, 'textVideo')).body.extend?.reason).toBe('uploadUnfinished')
    await patch(id, 700_000, bytes.subarray(700_000))
    const { path = '' } = (await finish(id, 'textVideo')).body.data ?? {}
    const part = await sendOverWire(testApp, {
      method: 'GET',
      url: `/api/v1/file/public/${path}`,
      headers: { range: 'bytes=0-99' },
    })
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4'])
    expect((await create(501 * 1024 ** 2, 'textVideo')).statusCode).toBe(413)
    const student = await testApp.person('student,normal')
    expect((await create(100, 'textVideo', student)).statusCode).toBe(403)
  })

  it('returns the same file however often it is finished', async () => {
    const id = await upload(await demoCaptions(), 'captions', 'a.vtt')
    const answers = await Promise.all([
      finish(id, 'captions'),
      finish(id, 'captions'),
      finish(id, 'captions'),
    ])
    const later = await finish(id, 'captions')
    expect(new Set([...answers, later].map(({ body }) => body.data?.path)).size).toBe(1)
    expect(await testApp.db.select().from(files).where(eq(files.uploadId, id))).toHaveLength(1)
  })

  it('continues after a crash between row and bytes', async () => {
    const id = await upload(await demoCaptions(), 'captions', 'a.vtt')
    await testApp.db.insert(files).values({
      schoolId: testApp.schoolId,
      ownerId: teacher.userId,
      uploadId: id,
      storageKey: `${testApp.schoolId}/cut-off-${id}`,
      name: 'a.vtt',
      size: 1246,
      type: 'text/vtt',
      purpose: 'captions',
      sha256: 'x',
      state: 'storing',
      createdAt: testApp.clock.now(),
    })
    expect((await finish(id, 'captions')).body.ok).toBe(true)
    const [row] = await testApp.db.select().from(files).where(eq(files.uploadId, id))
    expect([row?.state, await testApp.app.services.files.sizeOf(row?.storageKey ?? '')]).toEqual([
      'stored',
      1246,
    ])
    await testApp.db.update(files).set({ state: 'storing' }).where(eq(files.uploadId, id))
    expect((await finish(id, 'captions')).body.ok).toBe(true)
  })

  it('[FRM-180] decides by the content, and removes what it refused', async () => {
    const id = await upload(Buffer.from('<script>alert(1)</script>'), 'lessonVideo')
    const refused = await finish(id, 'lessonVideo')
    expect(refused.body).toMatchObject({ code: -2, extend: { reason: 'fileTypeWrong' } })
    expect((await finish(id, 'lessonVideo')).status).toBe(404)
    expect(existsSync(join(testApp.app.services.files.uploadDirectory, id))).toBe(false)
  })

  it('[FRM-376] stores captions of any program corrected, and refuses captions without a cue', async () => {
    const sent = 'WEBVTT\n\n00:00:01,000 --> 00:00:03,000\n7 < 8\n'
    const kept = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n7 &lt; 8\n'
    const { body } = await finish(await upload(Buffer.from(sent), 'captions', 'a.vtt'), 'captions')
    expect(body.data?.size).toBe(kept.length)
    const [row] = await testApp.db.select().from(files).orderBy(desc(files.id)).limit(1)
    expect(await text(testApp.app.services.files.read(row?.storageKey ?? ''))).toBe(kept)
    const empty = await upload(Buffer.from('WEBVTT\n\nHello\n'), 'captions', 'b.vtt')
    expect((await finish(empty, 'captions')).body.extend?.reason).toBe('captionsEmpty')
  })

  it('[CRS-127] refuses invalid captions', async () => {
    const id = await upload(Buffer.from('1\n00:00:00 --> 00:00:01\nhello\n'), 'captions')
    expect((await finish(id, 'captions')).body.extend?.reason).toBe('fileTypeWrong')
  })

  it('is refused to visitors and students, and for files that are too large or of unknown purpose', async () => {
    const student = await testApp.person()
    expect((await sendOverWire(testApp, { method: 'POST', url: tus })).text).toContain(
      '"code":-1001',
    )
    expect((await create(100, 'lessonVideo', student)).statusCode).toBe(403)
    expect((await create(100, 'nothing')).statusCode).toBe(422)
    expect((await create(3 * 1024 ** 3, 'lessonVideo')).statusCode).toBe(413)
    expect((await create(0, 'captions')).statusCode).toBe(422)
    expect(
      await testApp.db.select().from(uploads).where(eq(uploads.userId, student.userId)),
    ).toEqual([])
  })

  it('[CRS-075] accepts a file of exactly 100 MB for a task or an exam, and refuses one byte more', async () => {
    const student = await testApp.person('normal')
    const limit = 100 * 1024 * 1024
    expect((await create(limit, 'handIn', student)).statusCode).toBe(201)
    expect((await create(limit, 'returned', teacher)).statusCode).toBe(201)
    for (const [purpose, person] of [
      ['handIn', student],
      ['returned', teacher],
    ] as const) {
      const refused = await create(limit + 1, purpose, person)
      expect(refused.statusCode).toBe(413)
      expect(JSON.parse(refused.text)).toMatchObject({
        ok: false,
        code: -2,
        msg: 'The file is larger than allowed.',
      })
    }
  })

  it('belongs to one person of one school', async () => {
    const created = await create(tiny.length, 'captions')
    const id = String(created.headers.location).split('/').pop() ?? ''
    const [other, stranger] = [
      await testApp.person('teacher,normal'),
      await testApp.person('teacher,normal', testApp.otherSchoolId),
    ]
    for (const person of [other, stranger]) {
      expect((await patch(id, 0, tiny, person)).statusCode).toBe(404)
      expect(
        (
          await sendOverWire(testApp, {
            method: 'HEAD',
            url: `${tus}/${id}`,
            person,
            headers: { 'tus-resumable': '1.0.0' },
          })
        ).statusCode,
      ).toBe(404)
      expect(
        (
          await sendOverWire(testApp, {
            method: 'DELETE',
            url: `${tus}/${id}`,
            person,
            headers: { 'tus-resumable': '1.0.0' },
          })
        ).statusCode,
      ).toBe(404)
      expect((await finish(id, 'captions', person)).status).toBe(404)
    }
    expect((await patch(id, 0, tiny)).statusCode).toBe(204)
    expect((await finish(id, 'cover')).body.code).toBe(-2)
    expect((await finish(id, 'captions')).body.ok).toBe(true)
  })

  it('lapses a day after its last piece', async () => {
    const created = await create(10, 'captions')
    const id = String(created.headers.location).split('/').pop() ?? ''
    const names = async () =>
      (await readdir(testApp.app.services.files.uploadDirectory)).filter((name) =>
        name.startsWith(id),
      )
    const now = testApp.clock.now()
    const grown = (hours: number) =>
      utimes(
        join(testApp.app.services.files.uploadDirectory, id),
        now,
        new Date(now.getTime() - hours * 3_600_000),
      )
    await grown(23)
    await removeHalfUploads(testApp.app.services, now)
    expect(await names()).toHaveLength(2)
    await grown(25)
    await removeHalfUploads(testApp.app.services, now)
    expect(await names()).toEqual([])
    await removeHalfUploads(testApp.app.services, new Date(now.getTime() + 8 * 86_400_000))
    expect((await finish(id, 'captions')).status).toBe(404)
  })
})

describe('upload in one piece', () => {
  function form(bytes: Buffer, name: string, type: string, purpose?: string) {
    const boundary = 'titian-boundary'
    const field = purpose
      ? `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n`
      : ''
    const head = `${field}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    return {
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    }
  }
  const post = (person: Person | undefined, ...parts: Parameters<typeof form>) =>
    send(testApp, {
      method: 'POST',
      url: '/api/v1/file/server/upload',
      ...(person && { person }),
      ...form(...parts),
    })

  it('[FRM-174] [FRM-180] returns path, name, size and type of a picture, re-encoded without its location', async () => {
    const student = await testApp.person()
    const original = await photo(2000, 1000)
    const { data, ok } = (await post(student, original, 'me.png', 'image/png', 'avatar')).json()
    expect(ok).toBe(true)
    expect(data).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' })
    const served = await send(testApp, { url: `/api/v1/file/public/${data.path}` })
    const { width, height, exif } = await sharp(served.rawPayload).metadata()
    expect([width, height, exif]).toEqual([1600, 800, undefined])
    expect(data.size).toBe(served.rawPayload.length)
  })

  it('[FRM-434] refuses an empty file, in one piece and in pieces', async () => {
    const { code, extend } = (
      await post(teacher, Buffer.alloc(0), 'me.png', 'image/png', 'avatar')
    ).json()
    expect([code, extend.reason]).toEqual([-2, 'fileEmpty'])
    const before = await testApp.db.$count(uploads)
    const begun = await create(0, 'handIn')
    expect(begun.statusCode).toBe(refusals.invalidInput.status)
    expect(JSON.parse(begun.text)).toMatchObject({ extend: { reason: 'fileEmpty' } })
    expect(await testApp.db.$count(uploads)).toBe(before)
  })

  it('[ACC-203] refuses other content under the name of a picture', async () => {
    const { code, extend } = (
      await post(teacher, Buffer.from('GIF89a-not-really'), 'me.png', 'image/png', 'avatar')
    ).json()
    expect([code, extend.reason]).toEqual([-2, 'avatarType'])
    const broken = (await photo()).subarray(0, 200)
    expect((await post(teacher, broken, 'me.jpg', 'image/jpeg', 'avatar')).json().code).toBe(-2)
  })

  it('[ACC-202] refuses a picture over five megabytes', async () => {
    const large = Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)])
    expect(
      (await post(teacher, large, 'me.jpg', 'image/jpeg', 'avatar')).json().extend.reason,
    ).toBe('avatarTooLarge')
  })

  it('[FRM-263] checks permission and size before the bytes are on disk', async () => {
    const student = await testApp.person()
    const written: string[] = []
    const watcher = watch(testApp.app.services.files.uploadDirectory, (_, name) =>
      written.push(name ?? ''),
    )
    const bytes = Buffer.alloc(30 * 1024 * 1024)
    for (const purpose of ['lessonVideo', 'nothing', undefined]) {
      const { statusCode } = await post(student, bytes, 'a.mp4', 'video/mp4', purpose)
      expect([purpose, statusCode]).toEqual([purpose, purpose === 'nothing' ? 422 : 403])
    }
    const large = await post(student, bytes, 'me.png', 'image/png', 'avatar')
    expect(large.json().extend.reason).toBe('avatarTooLarge')
    watcher.close()
    const names = new Set(written.filter((name) => name.startsWith('direct-')))
    expect(names.size).toBe(1)
  })

  it('[FRM-264] answers a malformed address of an upload as not found', async () => {
    for (const id of ['x%00', '%00', 'x%2500']) {
      const { statusCode } = await sendOverWire(testApp, {
        method: 'HEAD',
        url: `${tus}/${id}`,
        person: teacher,
        headers: { 'tus-resumable': '1.0.0' },
      })
      expect([id, statusCode]).toEqual([id, 404])
    }
  })

  it('leaves no files behind, and refuses visitors and forms without a file', async () => {
    expect(
      (await post(undefined, await photo(), 'a.jpg', 'image/jpeg', 'avatar')).json().code,
    ).toBe(-1001)
    expect(
      (await post(await testApp.person(), await photo(), 'a.jpg', 'image/jpeg')).json().code,
    ).toBe(-6)
    expect(
      (
        await send(testApp, {
          method: 'POST',
          url: '/api/v1/file/server/upload',
          person: teacher,
          headers: { 'content-type': 'application/json' },
          payload: Buffer.from('{}'),
        })
      ).json().code,
    ).toBe(-2)
    const remaining = (await readdir(testApp.app.services.files.uploadDirectory)).filter((name) =>
      name.startsWith('direct-'),
    )
    expect(remaining).toEqual([])
  })
})
