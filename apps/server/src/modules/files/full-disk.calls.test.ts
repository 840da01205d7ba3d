import { existsSync } from 'node:fs'
import { rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { files as calls, reasons } from '@titian/contract'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { demoCaptions, photo, send, sendOverWire } from './factories.ts'

let testApp: TestApp
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())
afterEach(() => void vi.restoreAllMocks())

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

async function begin(size: number): Promise<string> {
  const { headers } = await sendOverWire(testApp, {
    method: 'POST',
    url: '/api/v1/file/tus',
    person: teacher,
    headers: {
      ...tus,
      'upload-length': String(size),
      'upload-metadata': `filename ${base64('a.vtt')},purpose ${base64('captions')}`,
    },
  })
  return String(headers.location)
}

const patch = (url: string, payload: Buffer, language: string) =>
  sendOverWire(testApp, {
    method: 'PATCH',
    url,
    person: teacher,
    payload,
    headers: {
      ...tus,
      language,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  })

it('[FRM-407] a form is refused in the language of the person when the disk fills up during the upload', async () => {
  vi.spyOn(testApp.app.services.files, 'write').mockRejectedValue(full)
  const field = '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\ncover\r\n'
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  for (const language of ['en', 'zh', 'my'] as const) {
    const response = await send(testApp, {
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
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { ok: false, code: -2, msg: reasons.storageFull[language] },
    ])
  }
})

it('[FRM-407] a call that stores a file or a row on a full disk answers that there is no space', async () => {
  const captions = await demoCaptions()
  const url = await begin(captions.length)
  expect((await patch(url, captions, 'en')).statusCode).toBe(204)
  const ask = () =>
    testApp.ask(calls.finishUpload, { uploadId: basename(url), purpose: 'captions' }, teacher)
  for (const way of ['write', 'adopt'] as const)
    vi.spyOn(testApp.app.services.files, way).mockRejectedValue(full)
  expect((await ask()).body).toMatchObject({ ok: false, msg: reasons.storageFull.en })
  vi.restoreAllMocks()
  const noRows = Object.assign(new Error('could not extend file'), { code: '53100' })
  vi.spyOn(testApp.app.services.files, 'sizeOf').mockRejectedValue(noRows)
  expect((await ask()).body).toMatchObject({ ok: false, msg: reasons.databaseFull.en })
  vi.restoreAllMocks()
  expect((await ask()).body.ok).toBe(true)
})

// `/dev/full` refuses every byte, as a full disk does.
it.runIf(existsSync('/dev/full'))(
  '[FRM-407] an upload in pieces is refused in the language of the person when the disk fills up',
  async () => {
    const { files } = testApp.app.services
    const captions = await demoCaptions()
    const url = await begin(captions.length)
    const path = join(files.uploadDirectory, basename(url))
    await rm(path)
    await symlink('/dev/full', path)
    const other = await patch(url, captions, 'zh')
    expect(JSON.parse(other.text)).toMatchObject({ ok: false, msg: '系统繁忙，请稍后重试' })
    vi.spyOn(files, 'hasRoomFor').mockResolvedValue(false)
    for (const language of ['en', 'zh', 'my'] as const) {
      const refused = await patch(url, captions, language)
      expect([refused.statusCode, JSON.parse(refused.text)]).toMatchObject([
        422,
        { ok: false, code: -2, msg: reasons.storageFull[language] },
      ])
    }
    await rm(path)
  },
)
