import { type HomeSettings, homeSections, readHomeWords, schools } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { advertOf, lastAudit, makePicture, slideOf } from '../factories.ts'

let testApp: TestApp
let admin: Person
let now: HomeSettings
const builtIn = { homeLayout: 'standard', homeSections } as const

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

async function getHome(): Promise<HomeSettings> {
  const { body } = await testApp.ask(schools.getHome, {}, admin)
  if (!body.data) throw new Error('no home')
  return body.data
}
const save = (change: Partial<HomeSettings>) =>
  testApp.ask(schools.saveHome, { ...now, ...change }, admin)
const banners = async () => (await testApp.ask(schools.homeBanner, {})).body.data ?? []
const adverts = async (positionId: number) =>
  (await testApp.ask(schools.advertisingList, { positionId })).body.data ?? []

beforeEach(async () => {
  now = await getHome()
})

it("[FRM-136] the school's home page has its sections in its order only", async () => {
  const usual = (await testApp.ask(schools.schoolInitial, {})).body.data?.homeSections
  expect(usual).toEqual(homeSections)
  const layout = async () => (await testApp.ask(schools.schoolBaseInfo, {})).body.data?.homeIndex
  expect(await layout()).toBeNull()
  await save({ sections: ['newCourses', 'carousel', 'newCourses'] })
  expect(await layout()).toMatch(/^[\w-]{22}$/)
  const initial = await testApp.ask(schools.schoolInitial, {})
  expect(initial.body.data?.homeSections).toEqual(['newCourses', 'carousel'])
  const other = await testApp.ask(schools.schoolInitial, {}, { host: 'other.localhost' })
  expect(other.body.data?.homeSections).toEqual(usual)
})

it('[CNT-007] [CNT-008] [FRM-136] the response contains the chosen home layout of this platform, and nothing for the built-in one', async () => {
  await save({ layout: 'standard', sections: [...homeSections] })
  const template = async () => (await testApp.ask(schools.schoolTemplate, {})).body.data
  const index = async () => (await testApp.ask(schools.schoolBaseInfo, {})).body.data?.homeIndex
  expect([await template(), await index()]).toEqual([{ homeIndex: null, templateUrl: null }, null])

  now = await getHome()
  const foreign = await testApp.ask(
    schools.saveHome,
    { ...now, layout: 'https://evil.example/home.js' as 'standard' },
    admin,
  )
  expect([foreign.body.code, await template()]).toEqual([
    -2,
    { homeIndex: null, templateUrl: null },
  ])

  await save({ layout: 'columns', sections: ['newCourses', 'information'] })
  const { homeIndex, templateUrl } = (await template()) ?? {}
  expect(homeIndex).toMatch(/^[\w-]{22}$/)
  expect(await index()).toBe(homeIndex)
  const initial = (await testApp.ask(schools.schoolInitial, {})).body.data
  expect(initial).toMatchObject({
    homeLayout: 'columns',
    homeSections: ['newCourses', 'information'],
  })
  const address = new URL(templateUrl ?? '', 'https://school.example')
  expect([address.origin, address.pathname]).toEqual(['https://school.example', '/home'])
  expect(readHomeWords(Object.fromEntries(address.searchParams), builtIn)).toEqual({
    layout: 'columns',
    sections: ['newCourses', 'information'],
  })
  const other = await testApp.ask(schools.schoolTemplate, {}, { host: 'other.localhost' })
  expect(other.body.data).toEqual({ homeIndex: null, templateUrl: null })
  expect(await lastAudit(testApp, testApp.schoolId)).toMatchObject({
    detail: expect.arrayContaining([{ field: 'layout', before: 'standard', after: 'columns' }]),
  })
})

it('[CNT-086] only known arrangements and sections are accepted in the words of an address', () => {
  const school = { homeLayout: 'narrow', homeSections: ['carousel'] } as const
  expect(readHomeWords({}, school)).toEqual({ layout: 'narrow', sections: ['carousel'] })
  expect(
    readHomeWords(
      { layout: '//evil.example', sections: 'newCourses.<script>.adverts.newCourses' },
      school,
    ),
  ).toEqual({ layout: 'narrow', sections: ['newCourses', 'adverts'] })
})

it('[FRM-119] [FRM-193] each advert is shown at its position, in order, with picture and address', async () => {
  const image = await makePicture(testApp)
  const saved = await save({
    adverts: [
      advertOf({ place: 3, title: { en: 'Header' }, url: '/course', image }),
      advertOf({ place: 1, title: { en: 'Beside' } }),
      advertOf({ place: 3, title: { en: 'Second' } }),
      advertOf({ place: 2, title: { en: 'Between', zh: '之间' } }),
      advertOf({ place: 3, title: { en: 'Hidden' }, active: false }),
    ],
  })
  expect(saved.body.data?.version).toBe(now.version + 1)
  const header = await adverts(3)
  expect(header.map(({ title }) => title)).toEqual(['Header', 'Second'])
  expect(header[0]).toMatchObject({ url: '/course', advertImage: expect.stringContaining(image) })
  expect(header[0]?.id).toMatch(/^[\w-]{22}$/)
  expect((await adverts(1)).map(({ title }) => title)).toEqual(['Beside'])
  expect((await adverts(2)).map(({ title }) => title)).toEqual(['Between'])
  expect((await getHome()).adverts.map(({ active }) => active)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

it("[CNT-010] [CNT-066] the branches are returned in order and in the reader's language", async () => {
  const districts = [
    { name: { en: 'Hill', zh: '山上' }, address: { en: '1 Hill Road' }, phone: '+60 3 1111' },
    { name: { en: 'Harbour' }, address: {}, phone: '' },
  ]
  expect((await save({ districts })).body.data?.version).toBe(now.version + 1)
  expect((await testApp.ask(schools.schoolDistricts, {}, { language: 'zh' })).body.data).toEqual([
    { name: '山上', address: '1 Hill Road', phone: '+60 3 1111' },
    { name: 'Harbour', address: '', phone: '' },
  ])
  const other = await testApp.ask(schools.schoolDistricts, {}, { host: 'other.localhost' })
  expect(other.body.data).toEqual([])
  expect(await lastAudit(testApp, testApp.schoolId)).toMatchObject({
    detail: expect.arrayContaining([
      expect.objectContaining({ field: 'districts', after: 'Hill, Harbour' }),
    ]),
  })
  const nameless = await save({
    version: now.version + 1,
    districts: [{ name: { zh: '山上' }, address: {}, phone: '' }],
  })
  expect(nameless.body).toMatchObject({
    code: -2,
    extend: { fields: { 'districts.0.name.en': expect.any(String) } },
  })
})

it('[CNT-015] the images of the school are read with its sign, by default 1, without those of other schools', async () => {
  const image = await makePicture(testApp)
  await save({
    banners: [
      slideOf({ title: { en: 'Campus' }, url: '/course', image }),
      slideOf({ title: { en: 'Drawn' } }),
      slideOf({ title: { en: 'Hidden' }, image, active: false }),
    ],
  })
  const own = (await testApp.ask(schools.schoolSign, {})).body.data?.sign ?? ''
  const images = async (input: { sign?: string }, host = 'localhost') =>
    (await testApp.ask(schools.schoolImages, input, { host })).body.data?.schoolImages
  const campus = { title: 'Campus', image: expect.stringContaining(image), url: '/course' }
  expect([await images({}), await images({ sign: '1' }), await images({ sign: own })]).toEqual([
    [campus],
    [campus],
    [campus],
  ])
  expect([await images({ sign: own }, 'other.localhost'), await images({ sign: 'x' })]).toEqual([
    [],
    [],
  ])
})

it('a slide without a picture keeps its generated one, also at another position', async () => {
  const [one, two] = [slideOf({ title: { en: 'One' } }), slideOf({ title: { en: 'Two' } })]
  await save({ banners: [one, two] })
  const before = new Map((await banners()).map(({ title, seed }) => [title, seed]))
  expect(new Set(before.values()).size).toBe(2)
  now = await getHome()
  await save({ banners: [slideOf({ title: { en: 'Three' } }), two, one] })
  const after = new Map((await banners()).map(({ title, seed }) => [title, seed]))
  expect(after.get('One')).toBe(before.get('One'))
  expect(after.get('Two')).toBe(before.get('Two'))
  expect([...before.values()]).not.toContain(after.get('Three'))
})

it('the carousel is shown in order without disabled slides, and an empty address means none', async () => {
  const image = await makePicture(testApp)
  await save({
    banners: [
      slideOf({
        title: { en: 'B', zh: '乙' },
        lead: { en: 'Lead' },
        action: { en: 'Go' },
        url: '',
      }),
      slideOf({ title: { en: 'Off' }, active: false }),
      slideOf({ title: { en: 'A' }, url: '/course', image }),
    ],
  })
  expect(await banners()).toMatchObject([
    { title: 'B', lead: 'Lead', actionLabel: 'Go', url: null, image: null },
    { title: 'A', url: '/course', image: expect.stringContaining(image) },
  ])
  const again = await getHome()
  expect(again.banners[2]).toMatchObject({ image, imageUrl: expect.stringContaining(image) })
  expect((await testApp.ask(schools.saveHome, again, admin)).body.ok).toBe(true)
})

it('[FRM-188] addresses that would run code, foreign pictures and missing titles are refused at their fields', async () => {
  const foreign = await makePicture(testApp, testApp.otherSchoolId)
  const wrong = await save({
    banners: [slideOf({ url: 'javascript:alert(1)' }), slideOf({ title: { zh: '无' } })],
    adverts: [advertOf({ url: '//evil.example' })],
  })
  expect([wrong.status, Object.keys(wrong.body.extend?.fields ?? {})]).toEqual([
    422,
    ['banners.0.url', 'banners.1.title.en', 'adverts.0.url'],
  ])
  const stolen = await save({ banners: [slideOf()], adverts: [advertOf({ image: foreign })] })
  expect([stolen.status, Object.keys(stolen.body.extend?.fields ?? {})]).toEqual([
    422,
    ['adverts.0.image'],
  ])
  expect(await getHome()).toEqual(now)
})

it('a save based on an outdated version is refused, and each save is logged', async () => {
  await save({ banners: [slideOf({ title: { en: 'New' } })], adverts: [] })
  expect(await lastAudit(testApp, testApp.schoolId)).toMatchObject({
    action: 'school.homeChanged',
    detail: [
      { field: 'layout' },
      { field: 'sections' },
      { field: 'banners', after: 'New' },
      { field: 'adverts', after: '' },
      { field: 'districts' },
    ],
  })
  const late = await save({ banners: [] })
  expect([late.status, late.body.code, late.body.extend?.reason]).toEqual([
    409,
    -4,
    'changedMeanwhile',
  ])
  expect((await banners()).map(({ title }) => title)).toEqual(['New'])
})
