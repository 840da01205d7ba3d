import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { files as calls, ownFilesMost, personalFilesMost } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { demoCaptions, makeFile, photo, send, sendOverWire } from './factories.ts'
import { removeLapsedFiles } from './jobs.ts'
import { files } from './tables.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  student = await testApp.person('student,normal')
})
afterAll(() => testApp.close())

const list = (person: Person, page = 1, size = 15) =>
  testApp.ask(calls.listOwnFiles, { page, size }, person)
const remove = (path: string, person: Person) => testApp.ask(calls.removeOwnFile, { path }, person)

/** Returns a multipart form with a purpose and a file, in the order that FRM-174 requires. */
function form(purpose: string, name: string, bytes: Buffer): Buffer {
  const field = `--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n`
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return Buffer.concat([Buffer.from(field + head), bytes, Buffer.from('\r\n--b--\r\n')])
}

async function bring(person: Person, name: string, bytes: Buffer, purpose = 'own') {
  const response = await send(testApp, {
    method: 'POST',
    url: '/api/v1/file/server/upload',
    person,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: form(purpose, name, bytes),
  })
  return response.json<{
    ok: boolean
    data: { path: string; name: string; type: string }
    extend?: { reason: string }
  }>()
}

describe('the space for files', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('[FRM-352] refuses every upload when the disk has too little space, gives the reason, and still serves pages', async () => {
    const { services } = testApp.app
    const somebody = await testApp.person('student,normal')
    const room = vi.spyOn(services.files, 'hasRoomFor').mockResolvedValue(false)
    const before = await testApp.db.$count(files)
    const refused = await bring(somebody, 'homework.jpg', await photo())
    expect(refused).toMatchObject({ ok: false, extend: { reason: 'storageFull' } })
    const resumable = await send(testApp, {
      method: 'POST',
      url: '/api/v1/file/tus',
      person: somebody,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': `purpose ${Buffer.from('handIn').toString('base64')}`,
      },
    })
    expect(resumable.json()).toMatchObject({ extend: { reason: 'storageFull' } })
    expect(await testApp.db.$count(files)).toBe(before)
    const ready = await testApp.app.http.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.json().disk]).toEqual([
      200,
      expect.stringContaining('DISK_FLOOR_MB'),
    ])
    expect(room).toHaveBeenCalled()
    room.mockRestore()
    expect((await testApp.app.http.inject({ url: '/readyz' })).json().disk).toBeUndefined()
    const { body } = await testApp.app.http.inject({ url: '/metrics' })
    expect(Number(/^titian_files_free_bytes (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(0)
    expect((await bring(somebody, 'homework.jpg', await photo())).ok).toBe(true)
  })

  it('[FRM-353] is limited for a person over pictures, own files and hand-ins together', async () => {
    const person = await testApp.person('student,normal')
    const stored = await makeFile(testApp, {
      purpose: 'handIn',
      ownerId: person.userId,
      name: 'photo.jpg',
      bytes: await photo(),
    })
    const size = personalFilesMost - 100
    await testApp.db.update(files).set({ size }).where(eq(files.id, stored.id))
    for (const purpose of ['handIn', 'own', 'avatar'])
      expect(await bring(person, 'photo.jpg', await photo(), purpose)).toMatchObject({
        ok: false,
        extend: { reason: 'personalFilesFull' },
      })
    await testApp.db.update(files).set({ size: 100 }).where(eq(files.id, stored.id))
    expect((await bring(person, 'photo.jpg', await photo(), 'handIn')).ok).toBe(true)
  })
})

describe('personal files', () => {
  it('[FRM-046] [FRM-174] are uploaded by any signed-in person with the common call, and listed', async () => {
    const brought = await bring(student, 'homework.jpg', await photo())
    expect(brought.data).toMatchObject({ name: 'homework.jpg', type: 'image/jpeg' })
    await bring(student, 'second.jpg', await photo(30, 30))
    const { data } = (await list(student)).body
    expect(data?.list.map(({ name }) => name)).toEqual(['second.jpg', 'homework.jpg'])
    expect(data?.list[1]?.path).toBe(brought.data.path)
    expect(data?.total).toBe(2)
    expect(data?.used).toBe(data?.list.reduce((sum, { size }) => sum + size, 0))
    expect((await list(student, 2, 1)).body.data?.list.map(({ name }) => name)).toEqual([
      'homework.jpg',
    ])
  })

  it('[FRM-404] show the space that they take, with picture and hand-ins, and the space of course files', async () => {
    const person = await testApp.person('teacher,normal')
    const sizes = { own: 0, handIn: 0, cover: 0 }
    for (const purpose of ['own', 'handIn', 'cover'] as const) {
      const file = await makeFile(testApp, {
        purpose,
        ownerId: person.userId,
        name: 'a.jpg',
        bytes: await photo(),
      })
      sizes[purpose] = file.size
    }
    const personal = sizes.own + sizes.handIn
    expect((await list(person)).body.data).toMatchObject({
      used: sizes.own,
      personal,
      brought: personal + sizes.cover,
    })
  })

  it('[FRM-046] must be a document, picture, video or archive by their content, not by their name', async () => {
    const refused = await bring(student, 'homework.pdf', Buffer.from('MZ this is a program'))
    expect(refused.extend?.reason).toBe('fileTypeWrong')
  })

  it('[FRM-270] are shown only to their owner, not to teachers or staff', async () => {
    const { data } = await bring(student, 'mine.jpg', await photo())
    const others = [
      await testApp.person('student,normal'),
      await testApp.person('teacher,normal'),
      await testApp.person('schoolAdmin,normal'),
    ]
    for (const other of others) {
      expect((await list(other)).body.data).toEqual({
        list: [],
        total: 0,
        used: 0,
        personal: 0,
        brought: 0,
      })
      expect((await testApp.ask(calls.download, { fileUrl: data.path }, other)).body.code).toBe(-6)
      expect((await remove(data.path, other)).status).toBe(404)
    }
    expect((await testApp.ask(calls.download, { fileUrl: data.path }, student)).body.ok).toBe(true)
  })

  it('[FRM-270] are removed with their bytes by their owner, unlike files of other purposes', async () => {
    const { data } = await bring(student, 'gone.jpg', await photo())
    const [row] = await testApp.db.select().from(files).where(eq(files.name, 'gone.jpg'))
    expect((await remove(data.path, student)).body.ok).toBe(true)
    expect((await testApp.ask(calls.download, { fileUrl: data.path }, student)).status).toBe(404)
    expect(await testApp.app.services.files.sizeOf(row?.storageKey ?? '')).toBeUndefined()
    const ownPhoto = await makeFile(testApp, {
      ownerId: student.userId,
      purpose: 'avatar',
      name: 'a.jpg',
      bytes: await photo(),
    })
    expect((await remove(testApp.seal('file', ownPhoto.id), student)).status).toBe(404)
  })

  it('[FRM-270] take at most 1 GB for each person, and a refusal says so', async () => {
    const full = await testApp.person('student,normal')
    await bring(full, 'first.jpg', await photo())
    await testApp.db.update(files).set({ size: ownFilesMost }).where(eq(files.ownerId, full.userId))
    expect((await bring(full, 'more.jpg', await photo())).extend?.reason).toBe('ownFilesFull')
    const begun = await send(testApp, {
      method: 'POST',
      url: '/api/v1/file/server/upload',
      person: student,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: form('own', 'room.jpg', await photo()),
    })
    expect(begun.json().ok).toBe(true)
  })
})

/** Uploads all bytes, and does not finish the upload. */
async function uploadBytes(person: Person, bytes: Buffer): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' }
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const created = await sendOverWire(testApp, {
    method: 'POST',
    url: '/api/v1/file/tus',
    person,
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${base64('a.pdf')},purpose ${base64('own')}`,
    },
  })
  // FRM-206: responses that bypass the web framework need the headers too.
  expect(created.headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  await sendOverWire(testApp, {
    method: 'PATCH',
    url: String(created.headers.location),
    person,
    payload: bytes,
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  })
  return String(created.headers.location).split('/').pop() ?? ''
}

describe('personal files that arrive at the same time', () => {
  const paper = Buffer.from(`%PDF-1.7\n${'% homework\n'.repeat(50)}%%EOF`)
  const rowsOf = (person: Person) =>
    testApp.db.select().from(files).where(eq(files.ownerId, person.userId)).orderBy(files.id)

  /**
   * Makes a person with space for one and a half of these files. From then on, moving bytes into
   * the store is slow.
   */
  async function almostFull(): Promise<Person> {
    const person = await testApp.person('student,normal')
    await bring(person, 'first.pdf', paper)
    const size = ownFilesMost - Math.floor(paper.length * 1.5)
    await testApp.db.update(files).set({ size }).where(eq(files.ownerId, person.userId))
    const store = testApp.app.services.files
    const adopt = store.adopt.bind(store)
    vi.spyOn(store, 'adopt').mockImplementation(async (...input) => {
      await new Promise((done) => setTimeout(done, 300))
      await adopt(...input)
    })
    return person
  }
  afterEach(() => vi.restoreAllMocks())

  /** Expects that one of the uploads was stored, and that nothing of the others is left. */
  async function expectOneStored(person: Person, answers: { ok: boolean; reason?: unknown }[]) {
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const { ok, reason } of answers) if (!ok) expect(reason).toBe('ownFilesFull')
    const rows = await rowsOf(person)
    expect(rows.map(({ state }) => state)).toEqual(['stored', 'stored'])
    const { data } = (await list(person)).body
    expect(data?.total).toBe(2)
    expect(data?.used).toBeLessThanOrEqual(ownFilesMost)
    const folder = join(
      testApp.app.services.files.uploadDirectory,
      '../files',
      `${testApp.schoolId}`,
    )
    const all = await testApp.db.select().from(files).where(eq(files.schoolId, testApp.schoolId))
    expect((await readdir(folder)).toSorted()).toEqual(
      all.map(({ storageKey }) => basename(storageKey)).toSorted(),
    )
  }

  it('[FRM-270] do not exceed the 1 GB of a person when each is sent in one piece', async () => {
    const person = await almostFull()
    const brought = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => bring(person, name, paper)),
    )
    await expectOneStored(
      person,
      brought.map(({ ok, extend }) => ({ ok, reason: extend?.reason })),
    )
  })

  it('[FRM-270] do not exceed the 1 GB of a person when resumable uploads are finished', async () => {
    const person = await almostFull()
    const ids = [await uploadBytes(person, paper), await uploadBytes(person, paper)]
    const finish = (uploadId: string) =>
      testApp.ask(calls.finishUpload, { uploadId, purpose: 'own' }, person)
    const finished = await Promise.all(ids.map(finish))
    await expectOneStored(
      person,
      finished.map(({ body: { ok, extend } }) => ({ ok, reason: extend?.reason })),
    )
    const again = await Promise.all(ids.map(finish))
    for (const [at, { body }] of finished.entries()) {
      if (body.ok) expect(again[at]?.body.data?.path).toBe(body.data?.path)
      else expect(again[at]?.status).toBe(404)
    }
  })

  it('[FRM-270] include an upload that is finished again after a crash', async () => {
    const person = await testApp.person('student,normal')
    const id = await uploadBytes(person, paper)
    const ask = () => testApp.ask(calls.finishUpload, { uploadId: id, purpose: 'own' }, person)
    expect((await ask()).body.ok).toBe(true)
    await testApp.db.update(files).set({ state: 'storing' }).where(eq(files.uploadId, id))
    const other = await makeFile(testApp, {
      ownerId: person.userId,
      purpose: 'own',
      name: 'b.pdf',
      bytes: paper,
    })
    await testApp.db.update(files).set({ size: ownFilesMost }).where(eq(files.id, other.id))
    expect((await ask()).body.extend?.reason).toBe('ownFilesFull')
    expect(await testApp.db.select().from(files).where(eq(files.uploadId, id))).toEqual([])
  })

  it('[FRM-270] do not include files of other purposes', async () => {
    const person = await almostFull()
    await makeFile(testApp, { ownerId: person.userId, bytes: await demoCaptions() })
    expect((await bring(person, 'more.pdf', paper)).ok).toBe(true)
  })
})

describe('the download call', () => {
  it('[FRM-176] [FRM-177] [FRM-178] is a POST with fileUrl in the query, and returns fileUrl and fileName', async () => {
    const { data } = await bring(student, 'report.jpg', await photo())
    const query = new URLSearchParams({ fileUrl: data.path, fileName: '报告.jpg' })
    const response = await send(testApp, {
      method: 'POST',
      url: `/api/v1/file/server/download?${query.toString()}`,
      person: student,
    })
    const { url } = response.json<{ data: { url: string } }>().data
    const given = new URL(url, 'http://localhost')
    expect(given.pathname).toBe('/api/v1/file/server/download')
    expect(given.searchParams.get('fileUrl')).toBe(data.path)
    expect(given.searchParams.get('fileName')).toBe('报告.jpg')
    const bytes = await send(testApp, { url })
    expect(bytes.statusCode).toBe(200)
    expect(bytes.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(bytes.headers['content-disposition']).toContain('attachment')
    expect(bytes.headers['content-disposition']).toContain(encodeURIComponent('报告.jpg'))
  })
})

describe('the cleaning job', () => {
  it('finishes a removal that a crash interrupted', async () => {
    const half = await makeFile(testApp, { ownerId: student.userId, name: 'half.vtt' })
    await testApp.db.update(files).set({ state: 'removed' }).where(eq(files.id, half.id))
    testApp.clock.pass(8 * 86_400)
    await removeLapsedFiles(testApp.app.services, testApp.clock.now())
    expect(await testApp.db.select().from(files).where(eq(files.id, half.id))).toEqual([])
    expect(await testApp.app.services.files.sizeOf(half.storageKey)).toBeUndefined()
  })
})
