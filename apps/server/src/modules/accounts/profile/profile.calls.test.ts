import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, people } from '@titian/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, photo, send } from '../../files/factories.ts'
import { files } from '../../files/index.ts'
import { makeMember, password, signInAs } from '../factories.ts'
import { users } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const infoOf = async (person: Person) =>
  (await testApp.ask(accounts.loginInfo, {}, person)).body.data
const rowOf = async ({ userId }: Person) =>
  (await testApp.db.select().from(users).where(eq(users.id, userId)))[0]

async function avatarOf(ownerId: number, bytes?: Uint8Array) {
  const plan = { ownerId, purpose: 'avatar' as const, name: 'me.jpg' }
  const file = await makeFile(testApp, { ...plan, bytes: bytes ?? (await photo(1200, 800)) })
  return testApp.seal('file', file.id)
}

async function uploadAvatar(person: Person, bytes: Buffer, name: string) {
  const boundary = 'part-of-a-form'
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(field + head),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, language: 'en' }
  const url = '/api/v1/file/server/upload'
  return (await send(testApp, { method: 'POST', url, person, headers, payload })).json()
}

describe('the account of the signed-in person', () => {
  it('[ACC-006] [ACC-008] [ACC-009] [ACC-074] [ACC-076] contains everything that a page needs', async () => {
    const person = await makeMember(testApp, { name: 'Aisyah', sex: 2 })
    const signed = await signInAs(testApp, person.mobile)
    expect(signed.body.data?.pcToken).toMatch(/^[\w-]{22}$/)
    expect(await infoOf(person)).toEqual({
      userId: testApp.seal('user', person.userId),
      mobile: person.mobile,
      areaCode: '60',
      name: 'Aisyah',
      sex: 2,
      photo: null,
      roleStr: 'student,normal',
      _roleName: 'student',
      functionCodeList: [],
      auditStatus: 0,
      bindWechat: false,
      impersonation: null,
      mustAgree: false,
    })
    for (const status of [1, 2, 3]) {
      await testApp.db.update(users).set({ auditStatus: status }).where(eq(users.id, person.userId))
      expect((await infoOf(person))?.auditStatus).toBe(status)
    }
  })

  it.each([
    ['student,teacher,normal', 'teacher', ['shareCourses']],
    ['normal,student', 'student', []],
    ['schoolAdmin,normal', 'normal', ['shareCourses']],
  ])('[ACC-007] [ACC-207] [CRS-106] reads %s as %s', async (roles, name, functionCodeList) => {
    const person = await testApp.person(roles)
    const { body } = await testApp.ask(accounts.findUserRoleInfo, {}, person)
    expect(body.data).toEqual({ roleStr: roles, _roleName: name, functionCodeList })
    expect((await infoOf(person))?._roleName).toBe(name)
  })

  it('needs one statement for the role and two for login info, including the session', async () => {
    const person = await makeMember(testApp)
    const role = () => testApp.ask(accounts.findUserRoleInfo, {}, person)
    const info = () => testApp.ask(accounts.loginInfo, {}, person)
    await info()
    expect([await testApp.statementsOf(role), await testApp.statementsOf(info)]).toEqual([1, 2])
  })
})

describe('changing the account of the signed-in person', () => {
  it('[ACC-198] [ACC-199] [ACC-009] changes name and sex', async () => {
    const person = await makeMember(testApp)
    const userName = ' Siti a/p Rajoo @ 拉朱 '
    expect((await testApp.ask(accounts.updateUserName, { userName }, person)).body.ok).toBe(true)
    expect((await testApp.ask(accounts.updateUserSex, { sex: 1 }, person)).body.ok).toBe(true)
    expect(await rowOf(person)).toMatchObject({ name: 'Siti a/p Rajoo @ 拉朱', sex: 1 })
  })

  it.each(['x', '', '<b>Bold</b>', 'a'.repeat(61)])(
    '[ACC-198] refuses %j as a name',
    async (userName) => {
      const person = await makeMember(testApp)
      const { body } = await testApp.ask(accounts.updateUserName, { userName }, person)
      expect(body.code).toBe(-2)
      expect(await rowOf(person)).toMatchObject({ name: 'Somebody' })
    },
  )

  it('[TCH-159] shows on the page of a course what its teacher wrote in the profile', async () => {
    const teacher = await testApp.person('teacher,normal')
    const written = {
      userName: 'Siti Aminah',
      titleTexts: { en: 'Lecturer', zh: '讲师', my: '' },
      bioTexts: { en: 'Ten years in trade.', zh: '', my: '' },
    }
    expect((await testApp.ask(people.saveTeacherProfile, written, teacher)).body.ok).toBe(true)
    expect((await testApp.ask(people.teacherProfile, {}, teacher)).body.data).toEqual(written)
    expect(await rowOf(teacher)).toMatchObject({
      name: 'Siti Aminah',
      title: written.titleTexts,
      bio: written.bioTexts,
    })
    const long = { ...written, bioTexts: { en: 'x'.repeat(1001), zh: '', my: '' } }
    expect((await testApp.ask(people.saveTeacherProfile, long, teacher)).body).toMatchObject({
      code: -2,
      extend: { fields: { 'bioTexts.en': expect.any(String) as string } },
    })
    const student = await testApp.person()
    expect((await testApp.ask(people.saveTeacherProfile, written, student)).body.code).toBe(-6)
  })

  it('[ACC-199] refuses a sex other than the three values', async () => {
    const person = await makeMember(testApp)
    const { body } = await testApp.raw('POST', '/user/updateUserSex', { sex: 3 }, { person })
    expect(body.code).toBe(-2)
  })

  it('[ACC-201] changes any of name, sex and photo, and keeps omitted fields', async () => {
    const person = await makeMember(testApp)
    await testApp.ask(accounts.updateUserInfo, { userName: 'Only Name' }, person)
    expect(await rowOf(person)).toMatchObject({ name: 'Only Name', sex: 0, photoFileId: null })
    const photoPath = await avatarOf(person.userId)
    await testApp.ask(accounts.updateUserInfo, { sex: 2, photo: photoPath }, person)
    const row = await rowOf(person)
    expect(row).toMatchObject({ name: 'Only Name', sex: 2 })
    expect(row?.photoFileId).not.toBeNull()
    expect((await testApp.ask(accounts.updateUserInfo, {}, person)).body.ok).toBe(true)
  })

  it.each([
    { mobile: '123456789' },
    { roleStr: 'platformAdmin' },
    { auditStatus: 2 },
    { functionCodeList: [] },
    { studentCard: 'S1' },
    { schoolId: 2 },
  ])('[ACC-260] refuses %j and changes nothing beside it', async (extra) => {
    const person = await makeMember(testApp)
    const before = await rowOf(person)
    const input = { userName: 'New Name', ...extra }
    const { status, body } = await testApp.raw('PUT', '/user/updateUserInfo', input, { person })
    expect([status, body.code]).toEqual([422, -2])
    expect(await rowOf(person)).toEqual(before)
  })
})

describe('profile photos', () => {
  it('[ACC-200] [ACC-202] become small squares without camera metadata, visible to everybody', async () => {
    const person = await makeMember(testApp)
    const photoPath = await avatarOf(person.userId)
    const { body } = await testApp.ask(accounts.uploadUserPhoto, { photoPath }, person)
    const url = body.data?.photo ?? ''
    expect((await infoOf(person))?.photo).toBe(url)
    const shown = await send(testApp, { url })
    const { width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect([shown.statusCode, width, height, exif]).toEqual([200, 512, 512, undefined])
    const elsewhere = await send(testApp, { url, host: 'other.localhost' })
    expect(elsewhere.statusCode).toBe(404)
  })

  it('[ACC-200] are not enlarged', async () => {
    const person = await makeMember(testApp)
    const photoPath = await avatarOf(person.userId, await photo(40, 30))
    const { body } = await testApp.ask(accounts.uploadUserPhoto, { photoPath }, person)
    const shown = await send(testApp, { url: body.data?.photo ?? '' })
    const { width, height } = await sharp(shown.rawPayload).metadata()
    expect([width, height]).toEqual([30, 30])
  })

  it('[ACC-200] cannot be made from a file of another person or purpose, nor an invented one', async () => {
    const [person, other] = [await makeMember(testApp), await makeMember(testApp)]
    const captions = await makeFile(testApp, { ownerId: person.userId })
    const paths = [
      await avatarOf(other.userId),
      testApp.seal('file', captions.id),
      testApp.seal('user', person.userId),
      'x'.repeat(22),
    ]
    for (const photoPath of paths) {
      const shown = await testApp.ask(accounts.uploadUserPhoto, { photoPath }, person)
      const recognition = await testApp.ask(accounts.uploadRecognitionPhoto, { photoPath }, person)
      const info = await testApp.ask(accounts.updateUserInfo, { photo: photoPath }, person)
      expect([shown.status, recognition.status, info.status]).toEqual([404, 404, 404])
    }
    expect(await rowOf(person)).toMatchObject({ photoFileId: null, recognitionFileId: null })
  })

  it('[ACC-200] for recognition are visible to their owner and staff only', async () => {
    const person = await makeMember(testApp)
    const photoPath = await avatarOf(person.userId)
    const answer = await testApp.ask(accounts.uploadRecognitionPhoto, { photoPath }, person)
    expect(answer.body.ok).toBe(true)
    const fileId = (await rowOf(person))?.recognitionFileId ?? 0
    const sign = testApp.seal('file', fileId)
    const of = (asker?: Person) =>
      send(testApp, {
        url: `/api/v1/file/server/download?fileUrl=${sign}`,
        ...(asker && { person: asker }),
      })
    const open = await send(testApp, { url: `/api/v1/file/public/${sign}` })
    const askers = [
      person,
      await testApp.person('schoolAdmin,normal'),
      await testApp.person(),
      await testApp.person('teacher,normal'),
      undefined,
    ]
    const statuses: number[] = []
    for (const asker of askers) statuses.push((await of(asker)).statusCode)
    expect([open.statusCode, ...statuses]).toEqual([404, 200, 200, 403, 403, 401])
  })

  it('[ACC-202] [ACC-203] [ACC-204] accept JPEG and PNG by their bytes, up to 5 MB', async () => {
    const person = await makeMember(testApp)
    const png = await sharp(await photo())
      .png()
      .toBuffer()
    expect(await uploadAvatar(person, png, 'named.jpg')).toMatchObject({ ok: true })
    const gif = await sharp(await photo())
      .gif()
      .toBuffer()
    expect(await uploadAvatar(person, gif, 'named.jpg')).toMatchObject({
      code: -2,
      msg: 'Please choose a JPG or PNG picture.',
      extend: { reason: 'avatarType' },
    })
    const huge = Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)])
    expect(await uploadAvatar(person, huge, 'huge.jpg')).toMatchObject({
      code: -2,
      extend: { reason: 'avatarTooLarge' },
    })
    expect(await testApp.db.$count(files, eq(files.ownerId, person.userId))).toBe(1)
  })

  it('are limited to sixty an hour', async () => {
    const person = await makeMember(testApp)
    const photoPath = await avatarOf(person.userId, await photo(8, 8))
    const moment = testApp.clock.now()
    const key = `photos ${person.userId}`
    await testApp.database.pool.query(
      'insert into rate_limits (key, started_at, ends_at, uses) values ($1, $2, $3, 60)',
      [key, moment.toISOString(), new Date(moment.getTime() + 60_000).toISOString()],
    )
    const { body } = await testApp.ask(accounts.uploadUserPhoto, { photoPath }, person)
    expect([body.code, body.extend?.reason]).toEqual([-100, 'tooManyRequests'])
  })
})

it('[ACC-002] never contain the password of an account in a response', async () => {
  const person = await makeMember(testApp)
  const answers = [
    await testApp.ask(accounts.loginInfo, {}, person),
    await testApp.ask(accounts.findUserRoleInfo, {}, person),
    await testApp.ask(accounts.listSessions, {}, person),
  ]
  const hash = (await rowOf(person))?.passwordHash ?? 'none'
  const text = JSON.stringify(answers.map(({ body }) => body))
  expect([text.includes(hash), text.includes(password), text.includes(person.token)]).toEqual([
    false,
    false,
    false,
  ])
})
