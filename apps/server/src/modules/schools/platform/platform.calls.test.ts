import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, courses, type InputOf, schools } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { findSites } from '../../../pages/sites.ts'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { sentCode, signInAs } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { makeFile } from '../../files/factories.ts'
import { files } from '../../files/index.ts'
import { lastAudit, makePicture } from '../factories.ts'
import { findSchoolByHost } from '../index.ts'

let testApp: TestApp
let platform: Person
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  platform = await testApp.person('platformAdmin,normal')
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

type Opening = InputOf<typeof schools.createSchool>

function openSchool(plan: Partial<Opening> & Pick<Opening, 'key'>, by = platform) {
  testApp.clock.pass(2)
  const input = {
    title: 'New School',
    defaultLanguage: 'en' as const,
    host: `${plan.key}.localhost`,
    adminName: 'First Admin',
    adminAreaCode: '60' as const,
    adminMobile: '0123456789',
    ...plan,
  }
  return testApp.ask(schools.createSchool, input, by)
}

async function countOf(table: 'schools' | 'school_hosts'): Promise<number> {
  const { rows } = await testApp.database.pool.query(`select count(*)::int as rows from ${table}`)
  return (rows[0] as { rows: number }).rows
}

const initialOf = async (host: string) =>
  (await testApp.ask(schools.schoolInitial, {}, { host })).body.data

describe('opening a school', () => {
  it('[FRM-014] [FRM-015] [FRM-132] sets currency, symbol and footer of its language', async () => {
    for (const [defaultLanguage, currency, currencySymbol, footerKind] of [
      ['en', 'USD', '$', 'alternate'],
      ['zh', 'CNY', '¥', 'main'],
      ['my', 'MYR', 'RM', 'alternate'],
    ] as const) {
      const key = `new-${defaultLanguage}`
      expect((await openSchool({ key, defaultLanguage })).body.ok).toBe(true)
      const initial = await initialOf(`${key}.localhost`)
      expect(initial).toMatchObject({ defaultLanguage, currency, currencySymbol, footerKind })
      expect(initial?.languageList[0]?.abbreviation).toBe(defaultLanguage)
    }
  })

  it('[ACC-219] creates a first staff member, who sets a password by phone and signs in', async () => {
    const host = 'staffed.localhost'
    await openSchool({ key: 'staffed', host, adminName: 'Puan Ros' })
    const mobile = '123456789'
    await testApp.ask(accounts.sendCodeForMobile, { mobile, type: 4 }, { host })
    const mobileCode = await sentCode(testApp, mobile)
    const newPwd = 'plain:Bridges2026'
    await testApp.ask(accounts.resetPassword, { mobile, mobileCode, newPwd }, { host })
    const { cookies } = await signInAs(testApp, mobile, { host, password: 'Bridges2026' })
    const info = await testApp.ask(accounts.loginInfo, {}, { host, cookies })
    expect(info.body.data).toMatchObject({ name: 'Puan Ros', roleStr: 'schoolAdmin,normal' })
  })

  it('is refused with an invalid phone', async () => {
    const before = await countOf('schools')
    const { body } = await openSchool({ key: 'phoneless', adminMobile: '12' })
    expect(Object.keys(body.extend?.fields ?? {})).toEqual(['adminMobile'])
    expect(await countOf('schools')).toBe(before)
  })

  it('takes effect at once: its host responds to the first requests of a page', async () => {
    const host = 'fresh.localhost'
    const before = await testApp.ask(schools.schoolInitial, {}, { host })
    expect(before.body.code).toBe(-210)
    const { body } = await openSchool({
      key: 'fresh',
      title: '新学校',
      defaultLanguage: 'zh',
      host,
    })
    const by = { host, language: 'zh' }
    expect((await testApp.ask(schools.schoolSign, {}, by)).body.data).toEqual({
      sign: body.data?.sign,
    })
    expect((await testApp.ask(schools.schoolBaseInfo, {}, by)).body.data?.title).toBe('新学校')
    const menus = (await testApp.ask(schools.navigationBar, {}, by)).body.data ?? []
    expect(menus.map(({ menuName, menuUrl }) => [menuName, menuUrl])).toEqual([
      ['首页', '/home'],
      ['课程', '/course'],
    ])
    expect((await testApp.ask(schools.agreementText, { form: 2 }, by)).body.data?.html).toContain(
      '<h3>',
    )
    const empty = await Promise.all([
      testApp.ask(schools.homeBanner, {}, by),
      testApp.ask(schools.advertisingList, { positionId: 1 }, by),
      testApp.ask(courses.courseTypeThreeList, {}, by),
      testApp.ask(courses.chosenCourses, { size: 5 }, by),
    ])
    expect(empty.map((answer) => [answer.status, answer.body.data])).toEqual(
      empty.map(() => [200, []]),
    )
    expect((await testApp.ask(accounts.loginInfo, {}, by)).body.code).toBe(-1001)
  })

  // Without a built student site there is no page to request.
  it.runIf(findSites().some(({ name }) => name === 'web'))(
    'shows its home page at its host',
    async () => {
      await openSchool({ key: 'paged', title: 'Paged School' })
      const page = await testApp.app.http.inject({
        method: 'GET',
        url: '/home',
        headers: { host: 'paged.localhost' },
      })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('Paged School</title>')
      expect(page.body).toContain('"homeSections":["carousel"')
    },
  )

  it("is recorded in the school's audit log", async () => {
    const { body } = await openSchool({ key: 'noted' })
    const id = testApp.app.deps.signs.open('school', body.data?.sign ?? '') ?? 0
    expect(await lastAudit(testApp, id)).toMatchObject({
      action: 'school.created',
      actor_id: String(platform.userId),
      detail: [
        { field: 'key', before: '', after: 'noted' },
        { field: 'title', before: '', after: 'New School' },
        { field: 'host', before: '', after: 'noted.localhost' },
        { field: 'admin', before: '', after: 'First Admin' },
      ],
    })
  })

  it('refuses a key or host of another school, and creates nothing', async () => {
    const before = [await countOf('schools'), await countOf('school_hosts')]
    const key = await openSchool({ key: 'first', host: 'unused.localhost' })
    expect([key.status, key.body.code, key.body.extend?.reason]).toEqual([409, -4, 'keyTaken'])
    const host = await openSchool({ key: 'second', host: 'Other.Localhost:8080' })
    expect([host.status, host.body.code, host.body.extend?.reason]).toEqual([409, -4, 'hostTaken'])
    const odd = await openSchool({ key: 'third', host: 'https://third.example/x' })
    expect([odd.status, Object.keys(odd.body.extend?.fields ?? {})]).toEqual([422, ['host']])
    expect([await countOf('schools'), await countOf('school_hosts')]).toEqual(before)
  })

  it('is for platform staff only', async () => {
    const before = await countOf('schools')
    expect((await openSchool({ key: 'mine' }, admin)).body.code).toBe(-6)
    expect(await countOf('schools')).toBe(before)
  })
})

describe('the list of schools', () => {
  it('shows platform staff all schools with hosts and numbers of people', async () => {
    await openSchool({ key: 'listed', title: 'Listed Academy' })
    const { body } = await testApp.ask(schools.listSchools, { name: 'listed acad' }, platform)
    expect(body.data).toMatchObject({
      total: 1,
      list: [
        {
          key: 'listed',
          title: 'Listed Academy',
          defaultLanguage: 'en',
          hosts: [{ host: 'listed.localhost', registrationNumber: '' }],
          people: 1,
          createdAt: testApp.clock.now().toISOString(),
        },
      ],
    })
    const all = await testApp.ask(schools.listSchools, { size: 2 }, platform)
    expect(all.body.data?.list.map(({ key }) => key)).toEqual(['first', 'other'])
    expect(all.body.data?.total).toBe(await countOf('schools'))
    expect(all.body.data?.list[0]?.people).toBe(2)
    const second = await testApp.ask(schools.listSchools, { size: 2, page: 2 }, platform)
    expect(second.body.data?.list).toHaveLength(2)
  })

  it("shows a school administrator only the administrator's school", async () => {
    const { body } = await testApp.ask(schools.listSchools, {}, admin)
    expect([body.data?.total, body.data?.list.map(({ key }) => key)]).toEqual([1, ['first']])
    const other = await testApp.ask(schools.listSchools, { name: 'other' }, admin)
    expect(other.body.data).toEqual({ list: [], total: 0 })
  })

  it('treats % and _ as ordinary characters', async () => {
    const { body } = await testApp.ask(schools.listSchools, { name: '%' }, platform)
    expect(body.data?.total).toBe(0)
  })
})

describe('the limits of a school', () => {
  it('[FRM-403] [FRM-404] the storage is 200 GB until the platform changes it, is shown to staff with the used space, and is logged', async () => {
    const { body } = await openSchool({ key: 'stored' })
    const sign = body.data?.sign ?? ''
    const gigabyte = 1024 ** 3
    const rowOf = async () =>
      (await testApp.ask(schools.listSchools, { name: 'stored' }, platform)).body.data?.list[0]
    expect((await rowOf())?.storage).toEqual({ used: 0, most: 200 * gigabyte })
    const id = testApp.app.deps.signs.open('school', sign) ?? 0
    const file = await makeFile(testApp, { schoolId: id })
    const save = (gigabytes: number, by = platform) =>
      testApp.ask(schools.saveLimits, { sign, gigabytes, people: null, videoMinutes: null }, by)
    expect((await save(5, admin)).body.code).toBe(-6)
    for (const wrong of [0, -1, 1.5, 2_000_000])
      expect(Object.keys((await save(wrong)).body.extend?.fields ?? {})).toEqual(['gigabytes'])
    expect((await save(5)).body.ok).toBe(true)
    expect((await rowOf())?.storage).toEqual({ used: file.size, most: 5 * gigabyte })
    expect(await lastAudit(testApp, id)).toMatchObject({
      action: 'school.storageChanged',
      detail: [{ field: 'storage', before: '200', after: '5' }],
    })
    const own = (await testApp.ask(schools.getSchoolSettings, {}, admin)).body.data?.storage
    expect(own).toEqual({ used: expect.any(Number), most: 200 * gigabyte })
  })

  it('[OPS-070] [OPS-075] accounts and minutes of video have no limit until the platform sets one, which is logged, and staff see both', async () => {
    const { body } = await openSchool({ key: 'limited' })
    const sign = body.data?.sign ?? ''
    const id = testApp.app.deps.signs.open('school', sign) ?? 0
    await testApp.db.insert(files).values({
      schoolId: id,
      storageKey: `${id}/video`,
      name: 'a.mp4',
      size: 10,
      type: 'video/mp4',
      purpose: 'lessonVideo',
      durationSeconds: 61.5,
      sha256: '',
    })
    const rowOf = async () =>
      (await testApp.ask(schools.listSchools, { name: 'limited' }, platform)).body.data?.list[0]
    const people = (await rowOf())?.people ?? 0
    expect((await rowOf())?.limits).toEqual({
      people: { used: people, most: null },
      videoMinutes: { used: 2, most: null },
    })
    const save = (limits: { people: number | null; videoMinutes: number | null }) =>
      testApp.ask(schools.saveLimits, { sign, gigabytes: 200, ...limits }, platform)
    for (const wrong of [0, -1, 1.5, 20_000_000])
      expect(
        Object.keys((await save({ people: wrong, videoMinutes: wrong })).body.extend?.fields ?? {}),
      ).toEqual(['people', 'videoMinutes'])
    // A limit below what the school has is accepted, and removes nothing.
    expect((await save({ people: 7, videoMinutes: 1 })).body.ok).toBe(true)
    expect((await rowOf())?.limits).toEqual({
      people: { used: people, most: 7 },
      videoMinutes: { used: 2, most: 1 },
    })
    expect(await lastAudit(testApp, id)).toMatchObject({
      action: 'school.storageChanged',
      detail: [
        { field: 'mostPeople', before: '', after: '7' },
        { field: 'mostVideoMinutes', before: '', after: '1' },
      ],
    })
    const countActs = () =>
      testApp.db.$count(
        auditEntries,
        and(eq(auditEntries.schoolId, id), eq(auditEntries.action, 'school.storageChanged')),
      )
    const acts = await countActs()
    testApp.clock.pass(10)
    expect((await save({ people: 7, videoMinutes: 1 })).body.ok).toBe(true)
    expect(await countActs()).toBe(acts)
    await save({ people: null, videoMinutes: null })
    expect(await countActs()).toBe(acts + 1)
    expect((await rowOf())?.limits.people.most).toBeNull()
    const own = (await testApp.ask(schools.getSchoolSettings, {}, admin)).body.data?.limits
    expect(own?.people.used).toBe(
      await testApp.db.$count(
        users,
        and(eq(users.schoolId, testApp.schoolId), eq(users.disabled, false)),
      ),
    )
    expect(own?.people.most).toBeNull()
  })
})

describe('the hosts of a school', () => {
  it('[FRM-128] [FRM-189] have a registration number each, shown at that host only', async () => {
    const { body } = await openSchool({ key: 'hosted' })
    const sign = body.data?.sign ?? ''
    const hosts = [
      { host: 'Hosted.Localhost:3000', registrationNumber: 'REG-1' },
      { host: 'hosted.example.', registrationNumber: '' },
    ]
    expect((await testApp.ask(schools.saveHosts, { sign, hosts }, platform)).body.ok).toBe(true)
    expect((await initialOf('hosted.localhost'))?.registrationNumber).toBe('REG-1')
    const plain = await initialOf('hosted.example')
    expect([plain?.schoolSign, plain?.registrationNumber, plain?.licenceNumber]).toEqual([
      sign,
      null,
      null,
    ])
    const id = testApp.app.deps.signs.open('school', sign) ?? 0
    expect(await lastAudit(testApp, id)).toMatchObject({
      action: 'school.hostsChanged',
      detail: [
        {
          field: 'hosts',
          before: 'hosted.localhost',
          after: 'hosted.localhost (REG-1), hosted.example',
        },
      ],
    })
  })

  it('[ACC-108] belong to no school at once after removal', async () => {
    const { body } = await openSchool({ key: 'moving' })
    const sign = body.data?.sign ?? ''
    expect(await findSchoolByHost(testApp.db, 'moving.localhost')).toBeDefined()
    const hosts = [{ host: 'moved.localhost', registrationNumber: '' }]
    await testApp.ask(schools.saveHosts, { sign, hosts }, platform)
    const gone = await testApp.ask(schools.schoolInitial, {}, { host: 'moving.localhost' })
    expect([gone.status, gone.body.code]).toEqual([404, -210])
    expect((await initialOf('moved.localhost'))?.schoolSign).toBe(sign)
  })

  it('are refused when one belongs to another school, none is given, one is repeated or invalid', async () => {
    const sign = testApp.seal('school', testApp.schoolId)
    const save = (...names: string[]) =>
      testApp.ask(
        schools.saveHosts,
        { sign, hosts: names.map((host) => ({ host, registrationNumber: '' })) },
        platform,
      )
    const taken = await save('localhost', 'other.localhost')
    expect([taken.status, taken.body.code, taken.body.extend?.reason]).toEqual([
      409,
      -4,
      'hostTaken',
    ])
    expect((await save()).status).toBe(422)
    const odd = await save('localhost', 'LOCALHOST:80', 'a b')
    expect(Object.keys(odd.body.extend?.fields ?? {})).toEqual(['hosts.1.host', 'hosts.2.host'])
    expect((await initialOf('localhost'))?.schoolSign).toBe(sign)
    expect((await initialOf('127.0.0.1'))?.schoolSign).toBe(sign)
  })

  it('are changed by platform staff only, for existing schools', async () => {
    const hosts = [{ host: 'stolen.localhost', registrationNumber: '' }]
    const own = { sign: testApp.seal('school', testApp.schoolId), hosts }
    expect((await testApp.ask(schools.saveHosts, own, admin)).body.code).toBe(-6)
    for (const sign of [testApp.seal('school', 9e8), 'nonsense'])
      expect((await testApp.ask(schools.saveHosts, { sign, hosts }, platform)).status).toBe(404)
    expect(await findSchoolByHost(testApp.db, 'stolen.localhost')).toBeUndefined()
  })
})

describe('the schools that visitors see', () => {
  it("[ACC-182] [ACC-183] have the sign of the host's school, for visitors and users", async () => {
    const own = testApp.seal('school', testApp.schoolId)
    expect((await testApp.ask(schools.schoolSign, {})).body.data).toEqual({ sign: own })
    expect((await testApp.ask(schools.schoolSign, {}, admin)).body.data).toEqual({ sign: own })
    const other = await testApp.ask(schools.schoolSign, {}, { host: 'other.localhost' })
    expect(other.body.data).toEqual({ sign: testApp.seal('school', testApp.otherSchoolId) })
  })

  it('[ACC-184] are only the school of the host, by sign 1, by its own, or without one', async () => {
    const sign = testApp.seal('school', testApp.schoolId)
    const picture = await makePicture(testApp)
    const logo = 'update schools set logo_file_id = $1 where id = $2'
    const id = testApp.app.deps.signs.open('file', picture)
    await testApp.database.pool.query(logo, [id, testApp.schoolId])
    const card = { sign, name: '第一学校', image: expect.stringContaining(picture) }
    for (const input of [{}, { sign: '1' }, { sign }]) {
      const taken = await testApp.ask(schools.schoolTakeList, input, { language: 'zh' })
      expect(taken.body.data).toEqual({ schoolImages: [card] })
      const listed = await testApp.ask(schools.schoolList, input, { language: 'zh' })
      expect(listed.body.data).toEqual({ schoolVoList: [card] })
    }
  })

  it('[ACC-184] include no other school', async () => {
    const sign = testApp.seal('school', testApp.otherSchoolId)
    for (const other of [sign, '2', 'nonsense', '']) {
      const taken = await testApp.ask(schools.schoolTakeList, { sign: other })
      expect(taken.body.data).toEqual({ schoolImages: [] })
      const listed = await testApp.ask(schools.schoolList, { sign: other })
      expect(listed.body.data).toEqual({ schoolVoList: [] })
    }
  })
})
