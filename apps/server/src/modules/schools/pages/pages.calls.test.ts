import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schools } from '@titian/contract'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addSchoolContent, createSchool, findSchoolByHost } from '../index.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
  await addSchoolContent(testApp.db, testApp.schoolId, {
    menus: [
      { name: { en: 'Home', zh: '首页' }, url: '/home', position: 0 },
      { name: { en: 'Trap' }, url: 'javascript:alert(1)', position: 1 },
      {
        name: { en: 'Partner' },
        url: 'https://partner.example',
        openMode: '_blank',
        position: 2,
        active: false,
      },
    ],
    banners: [
      { title: { en: 'Learn' }, seed: 'one', url: '/course' },
      { title: { en: 'Hidden' }, seed: 'two', active: false },
    ],
    adverts: [
      { place: 3, title: { en: 'Header' }, seed: 'three', url: '/course' },
      { place: 1, title: { en: 'Home' }, seed: 'four' },
    ],
  })
})
afterAll(() => testApp.close())

describe('a school found by its host', () => {
  it('[FRM-010] [FRM-015] returns its languages, currency and area codes', async () => {
    const first = await testApp.ask(schools.schoolInitial, {})
    const other = await testApp.ask(schools.schoolInitial, {}, { host: 'other.localhost:8080' })
    expect(first.body.data).toMatchObject({
      schoolSign: testApp.seal('school', testApp.schoolId),
      defaultLanguage: 'en',
      currencySymbol: 'RM',
      areaCodes: ['60', '86'],
    })
    expect(first.body.data?.languageList.map((one) => one.abbreviation)).toEqual(['en', 'zh', 'my'])
    expect(other.body.data).toMatchObject({
      schoolSign: testApp.seal('school', testApp.otherSchoolId),
      defaultLanguage: 'my',
    })
  })

  it('[ACC-108] is refused with -210 for an unknown host', async () => {
    const answer = await testApp.ask(schools.schoolInitial, {}, { host: 'nobody.localhost' })
    expect([answer.status, answer.body.code]).toEqual([404, -210])
  })

  it('is the default school for the bare address of the machine', async () => {
    await createSchool(testApp.db, {
      key: 'default',
      hosts: ['default.localhost'],
      isDefault: true,
      title: { en: 'Default' },
      defaultLanguage: 'en',
    })
    expect((await findSchoolByHost(testApp.db, '[::1]:3000'))?.key).toBe('default')
    expect((await findSchoolByHost(testApp.db, 'localhost:3000'))?.key).toBe('first')
    expect(await findSchoolByHost(testApp.db, 'unknown.localhost')).toBeUndefined()
  })

  it("[FRM-165] refuses an unknown language with -211 and uses the school's language when it is missing", async () => {
    const unknown = await testApp.ask(schools.schoolBaseInfo, {}, { language: 'fr' })
    const missing = await testApp.ask(schools.schoolBaseInfo, {}, { language: null })
    expect(unknown.body.code).toBe(-211)
    expect(missing.body.data?.title).toBe('First School')
  })
})

describe('the public data of a school', () => {
  it("[FRM-135] contains the title in the request's language, or in the school's when it is missing", async () => {
    const chinese = await testApp.ask(schools.schoolBaseInfo, {}, { language: 'zh' })
    const fallback = await testApp.ask(
      schools.schoolBaseInfo,
      {},
      { host: 'other.localhost', language: 'zh' },
    )
    expect([chinese.body.data?.title, fallback.body.data?.title]).toEqual([
      '第一学校',
      'Other School',
    ])
  })

  it('[FRM-093] [FRM-094] [FRM-188] contains the menus in order, without addresses that would run code', async () => {
    const { body } = await testApp.ask(schools.navigationBar, {}, { language: 'zh' })
    expect(body.data?.map((item) => [item.menuName, item.openMode, item.active])).toEqual([
      ['首页', '_self', true],
      ['Partner', '_blank', false],
    ])
  })

  it('[FRM-119] [FRM-193] contains the adverts of one position, and visible banners', async () => {
    const header = await testApp.ask(schools.advertisingList, { positionId: 3 })
    const banners = await testApp.ask(schools.homeBanner, {})
    expect(
      header.body.data?.map((advert) => [advert.title, advert.url, advert.advertImage]),
    ).toEqual([['Header', '/course', null]])
    expect(banners.body.data?.map((banner) => banner.seed)).toEqual(['one'])
    const other = await testApp.ask(
      schools.advertisingList,
      { positionId: 3 },
      { host: 'other.localhost' },
    )
    expect(other.body.data).toEqual([])
  })

  it('is queried once in five seconds for a host', async () => {
    await findSchoolByHost(testApp.db, 'localhost')
    expect(await testApp.statementsOf(() => findSchoolByHost(testApp.db, 'localhost:99'))).toBe(0)
  })
})
