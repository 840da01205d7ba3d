import { resume } from '@titian/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeMember } from '../accounts/factories.ts'
import { makeFile, photo, send } from '../files/factories.ts'
import { files } from '../files/index.ts'
import { makeOwner, type ResumeOwner } from './factories.ts'

let testApp: TestApp
let owner: ResumeOwner
let student: ResumeOwner['student']
let resumeId: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await makeOwner(testApp)
  ;({ student, resumeId } = owner)
})

async function upload(bytes: Buffer, name = 'me.jpg') {
  const boundary = 'part-of-a-form'
  const fields = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(fields),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, language: 'en' }
  const url = '/api/v1/file/server/upload'
  const sent = await send(testApp, { method: 'POST', url, person: student, headers, payload })
  return sent.json<{
    ok: boolean
    data: { path: string } | null
    extend?: { reason?: string }
  }>()
}

async function show(photoPath: string, revision = 0) {
  return testApp.ask(resume.updateHeadPicture, { resumeId, revision, photoPath }, student)
}

const countFiles = () => testApp.db.$count(files, eq(files.ownerId, student.userId))

describe('the picture of a resume', () => {
  it('[RES-025] is a scaled upload of the person, and can be removed', async () => {
    const plan = { ownerId: student.userId, purpose: 'avatar' as const, name: 'me.jpg' }
    const file = await makeFile(testApp, { ...plan, bytes: await photo(1200, 800) })
    const photoPath = testApp.seal('file', file.id)
    const { data } = (await show(photoPath)).body
    expect(data?.photo).toMatch(/^\/api\/v1\/file\//)
    expect((await owner.row())?.content.photoFileId).not.toBeNull()
    expect((await owner.detail())?.photo).toBe(data?.photo)
    const other = await makeMember(testApp)
    const foreign = { resumeId: testApp.seal('resume', other.userId), revision: 0, photoPath }
    expect((await testApp.ask(resume.updateHeadPicture, foreign, other)).status).toBe(404)
    expect((await show('', 1)).body.data?.photo).toBe('')
    expect((await owner.row())?.content.photoFileId).toBeNull()
  })

  it('[RES-025] is accepted as JPEG or PNG of at most 5 MB', async () => {
    const plain = sharp({ create: { width: 60, height: 60, channels: 3, background: '#a8431f' } })
    const png = await upload(await plain.clone().png().toBuffer(), 'me.png')
    expect((await show(png.data?.path ?? '')).body.ok).toBe(true)
    for (const name of ['me.jpg', 'me.jpeg'])
      expect((await upload(await photo(), name)).ok).toBe(true)
    const webp = await upload(await plain.clone().webp().toBuffer(), 'me.jpg')
    expect(webp).toMatchObject({ ok: false, extend: { reason: 'avatarType' } })
    const large = Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)])
    expect((await upload(large)).ok).toBe(false)
    expect((await show('x', 1)).status).toBe(404)
  })

  it('[RES-025] is upright in any camera orientation, and has no camera metadata', async () => {
    const half = { width: 40, height: 20, channels: 3 as const, background: '#ff0000' }
    const turned = await sharp({ create: { ...half, height: 40, background: '#0000ff' } })
      .composite([{ input: await sharp({ create: half }).png().toBuffer(), gravity: 'north' }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await upload(turned)
    const address = (await show(data?.path ?? '')).body.data?.photo ?? ''
    const { rawPayload } = await send(testApp, { url: address, person: student })
    const { orientation, exif } = await sharp(rawPayload).metadata()
    expect([orientation, exif]).toEqual([undefined, undefined])
    const right = { left: 30, top: 4, width: 8, height: 32 }
    const { channels } = await sharp(await sharp(rawPayload).extract(right).toBuffer()).stats()
    // The upper half of the rotated picture is the right half of the upright one.
    expect(channels[0]?.mean).toBeGreaterThan(200)
    expect(channels[2]?.mean).toBeLessThan(60)
  })

  it('[RES-025] [RES-076] leaves no file when the change is refused', async () => {
    const { data } = await upload(await photo())
    const path = data?.path ?? ''
    await owner.addWork()
    const before = await countFiles()
    const { status, body } = await show(path)
    expect([status, body.extend?.reason]).toEqual([409, 'changedMeanwhile'])
    expect(await countFiles()).toBe(before)
    const both = await Promise.all([show(path, 1), show(path, 1)])
    expect(both.filter(({ body: { ok } }) => ok)).toHaveLength(1)
    expect(await countFiles()).toBe(before + 1)
  })
})
