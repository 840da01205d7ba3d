import { files as calls } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { demoVideo, makeFile, photo, send } from './factories.ts'
import { signedAddress } from './index.ts'
import { type FileRow, files } from './tables.ts'

let testApp: TestApp
let owner: Person
let video: FileRow
let bytes: Buffer

beforeAll(async () => {
  testApp = await openTestApp()
  owner = await testApp.person('teacher,normal')
  bytes = await demoVideo()
  video = await makeFile(testApp, {
    ownerId: owner.userId,
    purpose: 'lessonVideo',
    name: 'lesson.mp4',
    bytes,
  })
})
afterAll(() => testApp.close())

const addressOf = (id: number, seconds = 60) =>
  signedAddress(testApp.app.services.sealers, testApp.seal, id, testApp.clock.now(), seconds)
const get = (url: string, headers: Record<string, string> = {}, host = 'localhost') =>
  send(testApp, { url, headers, host })

describe('signed addresses', () => {
  it('show the whole file with its checked type in the browser', async () => {
    const response = await get(addressOf(video.id))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      etag: `"${video.sha256}"`,
    })
    expect(response.rawPayload.equals(bytes)).toBe(true)
  })

  it('serve a part, name its range, and refuse a range outside the file', async () => {
    const part = await get(addressOf(video.id), { range: 'bytes=1000-1999' })
    expect([
      part.statusCode,
      part.headers['content-range'],
      part.headers['content-length'],
    ]).toEqual([206, `bytes 1000-1999/${bytes.length}`, '1000'])
    expect(part.rawPayload.equals(bytes.subarray(1000, 2000))).toBe(true)
    const outside = await get(addressOf(video.id), { range: `bytes=${bytes.length}-` })
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])
    const stale = await get(addressOf(video.id), { range: 'bytes=0-9', 'if-range': '"other"' })
    expect(stale.statusCode).toBe(200)
    const head = await send(testApp, { method: 'HEAD', url: addressOf(video.id) })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ])
  })

  it('answer 304 to a browser that has the file', async () => {
    const response = await get(addressOf(video.id), { 'if-none-match': `"${video.sha256}"` })
    expect([response.statusCode, response.rawPayload.length]).toEqual([304, 0])
  })

  it('work only for their time, file and school', async () => {
    const address = addressOf(video.id)
    const other = await makeFile(testApp)
    const moved = address.replace(testApp.seal('file', video.id), testApp.seal('file', other.id))
    expect((await get(moved)).json().code).toBe(-6)
    expect((await get(address.replace(/expires=\d+/, 'expires=9999999999'))).json().code).toBe(-6)
    expect((await get(address, {}, 'other.localhost')).statusCode).toBe(404)
    expect((await get(address.split('?')[0] ?? '')).json().code).toBe(-6)
    expect(
      (await get('/api/v1/file/serve/AAAAAAAAAAAAAAAAAAAAAA?expires=9&signature=x')).statusCode,
    ).toBe(404)
    testApp.clock.pass(61)
    expect((await get(address)).json().code).toBe(-6)
  })

  it('serve captions whole and uncompressed', async () => {
    const captions = await makeFile(testApp, {
      bytes: Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(9000)}`),
    })
    const response = await get(addressOf(captions.id), {
      'accept-encoding': 'gzip, br',
      range: 'bytes=0-99',
    })
    expect([
      response.statusCode,
      response.headers['content-encoding'],
      response.rawPayload.length,
    ]).toEqual([206, undefined, 100])
    expect(response.headers['content-type']).toBe('text/vtt; charset=utf-8')
  })

  it('find nothing after the file was removed', async () => {
    const gone = await makeFile(testApp)
    await testApp.db.update(files).set({ state: 'removed' }).where(eq(files.id, gone.id))
    expect((await get(addressOf(gone.id))).statusCode).toBe(404)
  })
})

describe('public addresses', () => {
  it('allow covers to be cached for a year, and serve no other files', async () => {
    const cover = await makeFile(testApp, { purpose: 'cover', name: 'c.jpg', bytes: await photo() })
    const shown = await get(`/api/v1/file/public/${testApp.seal('file', cover.id)}`)
    expect([
      shown.statusCode,
      shown.headers['content-type'],
      shown.headers['cache-control'],
    ]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable'])
    expect((await get(`/api/v1/file/public/${testApp.seal('file', video.id)}`)).statusCode).toBe(
      404,
    )
    expect(
      (await get(`/api/v1/file/public/${testApp.seal('file', cover.id)}`, {}, 'other.localhost'))
        .statusCode,
    ).toBe(404)
  })
})

describe('a download', () => {
  const ask = (person: Person, fileUrl: string, fileName?: string) =>
    testApp.ask(calls.download, { fileUrl, ...(fileName && { fileName }) }, person)

  it('[FRM-176] [FRM-178] gives the owner an address that streams the file under its name', async () => {
    const { body } = await ask(owner, testApp.seal('file', video.id), '讲义.mp4')
    const response = await get(body.data?.url ?? '')
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, bytes.length])
    expect(response.headers['content-disposition']).toContain(
      "filename*=UTF-8''%E8%AE%B2%E4%B9%89.mp4",
    )
    testApp.clock.pass(301)
    expect((await get(body.data?.url ?? '')).json().code).toBe(-1001)
  })

  it('[FRM-178] accepts the session of a permitted person instead of a signature', async () => {
    const url = `/api/v1/file/server/download?fileUrl=${testApp.seal('file', video.id)}&fileName=a.mp4`
    const student = await testApp.person()
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await send(testApp, { url, person: owner })).statusCode).toBe(200)
    expect((await send(testApp, { url, person: student })).json().code).toBe(-6)
    expect((await send(testApp, { url, person: stranger })).statusCode).toBe(404)
    expect((await get(url)).json().code).toBe(-1001)
  })

  it('[FRM-178] accepts a signed address that a student received, and no foreign address', async () => {
    const student = await testApp.person()
    expect((await ask(student, testApp.seal('file', video.id))).body.code).toBe(-6)
    const given = await ask(student, addressOf(video.id))
    expect((await get(given.body.data?.url ?? '')).statusCode).toBe(200)
    expect((await ask(student, 'https://evil.example/a.pdf')).status).toBe(404)
    expect(
      (
        await ask(
          await testApp.person('schoolAdmin,normal', testApp.otherSchoolId),
          testApp.seal('file', video.id),
        )
      ).status,
    ).toBe(404)
  })

  it('refuses the signature of another use', async () => {
    const query = addressOf(video.id).split('?')[1]
    expect(
      (
        await get(`/api/v1/file/server/download?fileUrl=${testApp.seal('file', video.id)}&${query}`)
      ).json().code,
    ).toBe(-1001)
  })
})
