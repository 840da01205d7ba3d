import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { files as calls, type FilePurpose, reasons } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { S3Server } from '../../testing/object-storage/s3-server.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { demoCaptions, demoVideo, makeFile, photo, send, sendOverWire } from './factories.ts'
import { signedAddress } from './index.ts'
import { removeUnfinishedFiles } from './jobs.ts'
import { files } from './tables.ts'

let server: S3Server
let testApp: TestApp
let teacher: Person

beforeAll(async () => {
  server = await S3Server.start()
  testApp = await openTestApp({ env: { FILES: 's3', S3_PREFIX: 'titian', ...server.env } })
  teacher = await testApp.person('teacher,normal')
})
afterAll(async () => {
  await testApp.close()
  await server.stop()
})
beforeEach(() => {
  server.fault = () => undefined
})

const base64 = (text: string) => Buffer.from(text).toString('base64')
const tus = { 'tus-resumable': '1.0.0' }
const objectOf = (key: string | undefined) => server.objects.get(`titian/${key}`)

async function upload(bytes: Buffer, purpose: FilePurpose): Promise<string> {
  const metadata = `filename ${base64('a')},purpose ${base64(purpose)}`
  const { headers } = await sendOverWire(testApp, {
    method: 'POST',
    url: '/api/v1/file/tus',
    person: teacher,
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  })
  const url = String(headers.location)
  const sent = await sendOverWire(testApp, {
    method: 'PATCH',
    url,
    person: teacher,
    payload: bytes,
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  })
  expect(sent.statusCode).toBe(204)
  return basename(url)
}

const finish = (uploadId: string, purpose: FilePurpose) =>
  testApp.ask(calls.finishUpload, { uploadId, purpose }, teacher)
const get = (id: number, headers: Record<string, string> = {}) => {
  const { sealers } = testApp.app.services
  const url = signedAddress(sealers, testApp.seal, id, testApp.clock.now(), 60)
  return send(testApp, { url, headers })
}
const sendPhoto = async (language = 'en') => {
  const field = '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ncover\r\n'
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  return send(testApp, {
    method: 'POST',
    url: '/api/v1/file/server/upload',
    person: teacher,
    headers: { 'content-type': 'multipart/form-data; boundary=b', language },
    payload: Buffer.concat([
      Buffer.from(field + head),
      await photo(),
      Buffer.from('\r\n--b--\r\n'),
    ]),
  })
}

it('[OPS-030] keeps an uploaded film in the bucket, and sends it whole and in ranges', async () => {
  const film = await demoVideo()
  const id = await upload(film, 'lessonVideo')
  expect((await finish(id, 'lessonVideo')).body.ok).toBe(true)
  const [row] = await testApp.db.select().from(files).where(eq(files.uploadId, id))
  expect(row?.state).toBe('stored')
  expect(objectOf(row?.storageKey)?.bytes.equals(film)).toBe(true)
  expect(existsSync(join(testApp.app.services.files.uploadDirectory, id))).toBe(false)
  const whole = await get(row?.id ?? 0)
  expect([whole.statusCode, whole.rawPayload.equals(film)]).toEqual([200, true])
  const part = await get(row?.id ?? 0, { range: 'bytes=1000-1999' })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload.equals(film.subarray(1000, 2000))).toBe(true)
})

it('[OPS-033] while the storage is away an upload keeps its bytes, says so, and is finished later', async () => {
  const captions = await demoCaptions()
  const id = await upload(captions, 'captions')
  server.fault = () => ({ status: 503, code: 'ServiceUnavailable' })
  const refused = await finish(id, 'captions')
  expect(refused).toMatchObject({ status: 503, body: { ok: false, msg: reasons.storageAway.en } })
  const [begun] = await testApp.db.select().from(files).where(eq(files.uploadId, id))
  expect(begun?.state).not.toBe('stored')
  server.fault = () => undefined
  expect((await finish(id, 'captions')).body.ok).toBe(true)
  const [row] = await testApp.db.select().from(files).where(eq(files.uploadId, id))
  expect(row?.state).toBe('stored')
  expect(objectOf(row?.storageKey)?.bytes.length).toBe(row?.size)
})

it('[OPS-033] while the storage is away a form and a file are answered with 503 and a clear text', async () => {
  const cover = await makeFile(testApp, {
    ownerId: teacher.userId,
    purpose: 'cover',
    name: 'cover.jpg',
    bytes: await photo(),
  })
  server.fault = () => 'cut'
  for (const language of ['en', 'zh', 'my'] as const) {
    const form = await sendPhoto(language)
    expect([form.statusCode, form.json().msg]).toEqual([503, reasons.storageAway[language]])
  }
  // The storage breaks off either before the size is known, or between the size and the bytes.
  for (const method of ['HEAD', 'GET']) {
    server.fault = (asked) =>
      asked.method === method ? { status: 503, code: 'SlowDown' } : undefined
    const response = await get(cover.id)
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ ok: false, msg: reasons.storageAway.en })
    expect(response.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    for (const name of ['etag', 'content-disposition', 'content-range'])
      expect(response.headers[name]).toBeUndefined()
  }
  const ready = await send(testApp, { url: '/readyz' })
  expect([ready.statusCode, ready.json().files]).toEqual([
    200,
    'the object storage gave no usable answer',
  ])
  server.fault = () => undefined
  expect((await get(cover.id)).statusCode).toBe(200)
  expect((await send(testApp, { url: '/readyz' })).json().files).toBeUndefined()
})

it('[OPS-035] says that there is no space when the storage is full, and stores no row', async () => {
  const before = await testApp.db.select().from(files).where(eq(files.state, 'stored'))
  server.fault = ({ method }) =>
    method === 'PUT' ? { status: 507, code: 'InsufficientStorage' } : undefined
  const form = await sendPhoto()
  expect([form.statusCode, form.json().msg]).toEqual([422, reasons.storageFull.en])
  const after = await testApp.db.select().from(files).where(eq(files.state, 'stored'))
  expect(after).toHaveLength(before.length)
})

it('[OPS-035] a nightly job ends the uploads that a killed process left two days ago', async () => {
  const day = 24 * 60 * 60 * 1000
  const ago = (days: number) => new Date(testApp.clock.now().getTime() - days * day)
  const parts = new Map()
  server.uploads.set('old', { key: 'titian/1/old', begun: ago(3), parts })
  server.uploads.set('new', { key: 'titian/1/new', begun: ago(1), parts })
  await removeUnfinishedFiles(testApp.app.services, testApp.clock.now())
  expect([...server.uploads.keys()]).toEqual(['new'])
})
