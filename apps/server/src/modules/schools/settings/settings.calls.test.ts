import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts, progress, schools } from '@titian/contract'
import { performance } from 'node:perf_hooks'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, send } from '../../files/factories.ts'
import { lastAudit, makePicture, type SettingsForm, settingsForm } from '../factories.ts'

let testApp: TestApp
let admin: Person
let otherAdmin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  otherAdmin = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
})
afterAll(() => testApp.close())
afterEach(() => {
  vi.restoreAllMocks()
})

/** Saves the form with some changed fields. */
async function save(change: Partial<SettingsForm>, by = admin) {
  return testApp.ask(
    schools.saveSchoolSettings,
    { ...(await settingsForm(testApp, by)), ...change },
    by,
  )
}

const initialOf = async (host = 'localhost') =>
  (await testApp.ask(schools.schoolInitial, {}, { host })).body.data
const baseInfoOf = async (language = 'en', host = 'localhost') =>
  (await testApp.ask(schools.schoolBaseInfo, {}, { language, host })).body.data

async function rowOf(schoolId: number) {
  const found = await testApp.database.pool.query('select * from schools where id = $1', [schoolId])
  return found.rows[0] as Record<string, unknown>
}

describe('the settings of a school', () => {
  it('[FRM-135] [FRM-130] [FRM-120] [FRM-124] [FRM-132] take effect at once, in every language', async () => {
    const answer = await save({
      title: { en: 'New Name', zh: '新名', my: 'Nama Baharu' },
      address: { en: 'One Road', zh: '一路' },
      phone: '+60 3 1',
      email: 'school@first.example',
      copyrightNotice: { en: '2020 First', zh: '' },
      licenceNumber: 'L-1',
      footerKind: 'main',
      primaryColor: '#A8431F',
      requiresAuthentication: true,
    })
    expect(answer.body.data?.version).toBe(2)
    expect(await baseInfoOf('zh')).toMatchObject({
      title: '新名',
      address: '一路',
      phone: '+60 3 1',
      email: 'school@first.example',
      copyrightNotice: '2020 First',
    })
    expect(await initialOf()).toMatchObject({
      licenceNumber: 'L-1',
      footerKind: 'main',
      primaryColor: '#A8431F',
    })
    expect(await rowOf(testApp.schoolId)).toMatchObject({
      requires_authentication: true,
      copyright_notice: { en: '2020 First' },
      settings_version: 2,
    })
    await save({ copyrightNotice: {}, licenceNumber: '', requiresAuthentication: false })
    expect((await baseInfoOf())?.copyrightNotice).toBeNull()
    expect((await initialOf())?.licenceNumber).toBeNull()
  })

  it('[FRM-008] [FRM-010] [FRM-011] include languages and a default, which must be one of them', async () => {
    const wrong = await save({ defaultLanguage: 'zh', languages: ['en', 'my'] })
    expect([wrong.status, Object.keys(wrong.body.extend?.fields ?? {})]).toEqual([
      422,
      ['defaultLanguage'],
    ])
    const good = await save({ defaultLanguage: 'zh', languages: ['zh', 'en', 'zh'] })
    expect(good.body.ok).toBe(true)
    expect(await initialOf()).toMatchObject({
      defaultLanguage: 'zh',
      languageList: [
        { name: '中文', abbreviation: 'zh', smallAbbreviation: '中' },
        { name: 'English', abbreviation: 'en', smallAbbreviation: 'EN' },
      ],
    })
    const plain = await testApp.ask(accounts.loginInfo, {}, { language: null })
    expect(plain.body.msg).toBe('请登录！')
    const nowhere = await testApp.ask(
      accounts.loginInfo,
      {},
      { language: null, host: 'nowhere.example' },
    )
    expect(nowhere.body.msg).toMatch(/^No school uses this address/)
    await save({ defaultLanguage: 'en', languages: ['en', 'zh', 'my'] })
  })

  it('require a title in the default language', async () => {
    const wrong = await save({ title: { en: ' ', zh: '只有中文' } })
    expect(Object.keys(wrong.body.extend?.fields ?? {})).toEqual(['title.en'])
  })

  it('[FRM-015] derive the symbol from the currency, in any language of the reader', async () => {
    await save({ currency: 'CNY' })
    for (const language of ['en', 'zh', 'my']) {
      const { body } = await testApp.ask(schools.schoolInitial, {}, { language })
      expect([body.data?.currency, body.data?.currencySymbol]).toEqual(['CNY', '¥'])
    }
    await save({ currency: 'SGD' })
    expect((await initialOf())?.currencySymbol).toBe('S$')
    expect((await rowOf(testApp.schoolId)).currency_symbol).toBe('S$')
  })

  it("[FRM-300] include a time zone of the offered list, in which the school's days begin", async () => {
    await save({ timeZone: 'Asia/Tokyo' })
    expect((await rowOf(testApp.schoolId)).time_zone).toBe('Asia/Tokyo')
    const student = await testApp.person()
    // 8:00 UTC is 17:00 in Tokyo; eight hours later, at 16:00 UTC, a new day has begun there.
    testApp.clock.pass(8 * 3600)
    const { body } = await testApp.ask(progress.studyProcess, {}, student)
    const today = testApp.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
    expect(body.data?.today).toBe(today)
    const wrong = await save({ timeZone: 'Mars/Olympus' as never })
    expect(Object.keys(wrong.body.extend?.fields ?? {})).toEqual(['timeZone'])
    expect((await rowOf(testApp.schoolId)).time_zone).toBe('Asia/Tokyo')
  })

  it('[ACC-108] prevent registration with a phone of a removed country', async () => {
    const register = () =>
      testApp.ask(accounts.register, {
        mobile: '13800138000',
        areaCode: '86',
        mobileCode: '123456',
        password: 'plain:Titian2026',
      })
    await save({ areaCodes: ['60'] })
    expect((await initialOf())?.areaCodes).toEqual(['60'])
    const refused = await register()
    expect([refused.status, refused.body.code]).toEqual([403, -209])
    await save({ areaCodes: ['60', '86'] })
    expect((await register()).body.code).not.toBe(-209)
  })

  it('[FRM-133] [FRM-188] accept only safe social links, and send no others', async () => {
    const socialLinks = [{ name: 'Video', url: 'https://video.example/school' }]
    await save({ socialLinks })
    expect((await baseInfoOf())?.socialLinks).toEqual(socialLinks)
    const bad = await save({
      socialLinks: [...socialLinks, { name: 'Trap', url: 'javascript:alert(1)' }],
    })
    expect([bad.status, Object.keys(bad.body.extend?.fields ?? {})]).toEqual([
      422,
      ['socialLinks.1.url'],
    ])
    const old = JSON.stringify([...socialLinks, { name: 'Trap', url: 'data:text/html,x' }])
    await testApp.database.pool.query('update schools set social_links = $1 where id = $2', [
      old,
      testApp.schoolId,
    ])
    expect((await baseInfoOf())?.socialLinks).toEqual(socialLinks)
    expect((await save({ socialLinks: [] })).body.ok).toBe(true)
  })

  it('refuse a save based on an outdated version, and keep the newer one', async () => {
    const form = await settingsForm(testApp, admin)
    await save({ phone: 'first' })
    const late = await testApp.ask(schools.saveSchoolSettings, { ...form, phone: 'late' }, admin)
    expect([late.status, late.body.code, late.body.extend?.reason]).toEqual([
      409,
      -4,
      'changedMeanwhile',
    ])
    expect((await rowOf(testApp.schoolId)).phone).toBe('first')
  })

  it('accept one of two parallel saves', async () => {
    const form = await settingsForm(testApp, admin)
    const both = await Promise.all(
      ['one', 'two'].map((phone) =>
        testApp.ask(schools.saveSchoolSettings, { ...form, phone }, admin),
      ),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('are logged with the changed fields and the person', async () => {
    const { phone } = await settingsForm(testApp, admin)
    await save({ phone: '+60 3 99' })
    expect(await lastAudit(testApp, testApp.schoolId)).toMatchObject({
      action: 'school.settingsChanged',
      actor_id: String(admin.userId),
      detail: [{ field: 'phone', before: phone, after: '+60 3 99' }],
    })
  })
})

describe('the pictures of a school', () => {
  it('[FRM-126] [FRM-135] [FRM-136] are its own stored ones, and are public', async () => {
    const [logo, transparentLogo, wechatImage, appImage] = await Promise.all(
      [1, 2, 3, 4].map(() => makePicture(testApp)),
    )
    const pictures = { logo, transparentLogo, wechatImage, appImage } as Partial<SettingsForm>
    expect((await save(pictures)).body.ok).toBe(true)
    const { body } = await testApp.ask(schools.getSchoolSettings, {}, admin)
    expect(body.data).toMatchObject(pictures)
    const shown = await baseInfoOf()
    expect(shown).toMatchObject(body.data?.pictures ?? {})
    expect(shown?.appImage).toContain(appImage)
    expect(shown?.transparentLogo).toContain(transparentLogo)
    const picture = await send(testApp, { url: shown?.appImage ?? '' })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    await save({ transparentLogo: null })
    expect((await baseInfoOf())?.transparentLogo).toBeNull()
  })

  it('are refused at their field when they belong to another school or purpose, or do not exist', async () => {
    const captions = await makeFile(testApp)
    const foreign = await makePicture(testApp, testApp.otherSchoolId)
    for (const logo of [
      foreign,
      testApp.seal('file', captions.id),
      testApp.seal('file', 9e8),
      'x',
    ]) {
      const { status, body } = await save({ logo })
      expect([status, body.code, Object.keys(body.extend?.fields ?? {})]).toEqual([
        422,
        -2,
        ['logo'],
      ])
    }
  })
})

describe('permission to change a school', () => {
  it('belongs to its own staff: others see and change nothing', async () => {
    const form = await settingsForm(testApp, admin)
    const teacher = await testApp.person('teacher,normal')
    for (const call of [schools.getSchoolSettings, schools.getMenus, schools.getHome])
      expect((await testApp.ask(call, {}, teacher)).body.code).toBe(-6)
    const before = await rowOf(testApp.schoolId)
    expect((await testApp.ask(schools.saveSchoolSettings, form, teacher)).body.code).toBe(-6)
    expect((await testApp.ask(schools.saveSchoolSettings, form, {})).body.code).toBe(-1001)
    expect(await rowOf(testApp.schoolId)).toEqual(before)
  })

  it('is limited to one school for its administrator', async () => {
    const before = await rowOf(testApp.schoolId)
    const saved = await save({ title: { my: 'Sekolah Lain' } }, otherAdmin)
    expect(saved.body.ok).toBe(true)
    expect((await rowOf(testApp.otherSchoolId)).title).toEqual({ my: 'Sekolah Lain' })
    expect(await rowOf(testApp.schoolId)).toEqual(before)
  })

  it('includes hosts for platform staff only', async () => {
    const platform = await testApp.person('platformAdmin,normal')
    const mayOf = async (person: Person) =>
      (await testApp.ask(schools.getSchoolSettings, {}, person)).body.data?.may.changeHosts
    expect([await mayOf(admin), await mayOf(platform)]).toEqual([false, true])
  })
})

describe('a change in another process', () => {
  it('is shown at once in rendered pages, and within five seconds in the handling of requests', async () => {
    await baseInfoOf()
    const change = `update schools set phone = '+60 other', default_language = 'my' where id = $1`
    await testApp.database.pool.query(change, [testApp.schoolId])
    expect((await baseInfoOf())?.phone).toBe('+60 other')
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 5001)
    const plain = await testApp.ask(accounts.loginInfo, {}, { language: null })
    expect(plain.body.msg).toBe('Sila log masuk.')
  })
})
