import { articles, practice, schools } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { articles as articleTable } from '../../articles/index.ts'
import { advertOf, makePicture } from '../../schools/factories.ts'
import { adverts } from '../../schools/tables.ts'

let testApp: TestApp
let staff: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
}, 90_000)
afterAll(() => testApp.close())

async function saveAdverts(list: ReturnType<typeof advertOf>[]) {
  const { data } = (await testApp.ask(schools.getHome, {}, staff)).body
  if (!data) throw new Error('no home')
  return testApp.ask(schools.saveHome, { ...data, adverts: list }, staff)
}

async function write(title: string, category: 1 | 2 | 3) {
  testApp.clock.pass(2)
  const fields = { title, category, content: '<p>Read this.</p>' }
  const { sign } = (await testApp.ask(articles.addArticle, fields, staff)).body.data ?? { sign: '' }
  return sign
}
async function publish(title: string, category: 1 | 2 | 3 = 3) {
  const sign = await write(title, category)
  await testApp.ask(articles.publishArticle, { sign }, staff)
  return sign
}
const news = async (input = {}) => {
  const { body } = await testApp.ask(practice.practiceInformationList, {
    page: 1,
    size: 6,
    ...input,
  })
  return { titles: body.data?.list.map(({ title }) => title), total: body.data?.total }
}

it('[PRC-010] [PRC-012] [PRC-013] [PRC-086] shows visitors the banner and both lists of partners as staff edit them, without hidden ones', async () => {
  for (const call of [practice.practiceBanner, practice.whaleCreation, practice.whaleTrainIndex])
    expect((await testApp.ask(call, {})).body.data).toEqual([])

  const image = await makePicture(testApp, staff.schoolId)
  const saved = await saveAdverts([
    advertOf({ place: 6, title: { en: 'Practice week', zh: '实训周' }, url: '/course', image }),
    advertOf({ place: 7, title: { en: 'First studio' }, text: { en: 'Draw' }, url: null }),
    advertOf({ place: 7, title: { en: 'Hidden studio' }, active: false }),
    advertOf({ place: 7, title: { en: 'Second studio' }, url: 'https://studio.example/' }),
    advertOf({ place: 8, title: { en: 'Camp' }, url: '/train' }),
  ])
  expect(saved.body.ok).toBe(true)

  const banner = await testApp.ask(practice.practiceBanner, {}, { language: 'zh' })
  expect(banner.body.data).toEqual([
    expect.objectContaining({
      title: '实训周',
      image: expect.stringContaining(image),
      url: '/course',
    }),
  ])
  const creation = await testApp.ask(practice.whaleCreation, {}, { language: 'en' })
  expect(creation.body.data).toEqual([
    expect.objectContaining({ title: 'First studio', text: 'Draw', image: null, url: null }),
    expect.objectContaining({ title: 'Second studio', url: 'https://studio.example/' }),
  ])
  const train = await testApp.ask(practice.whaleTrainIndex, {}, { language: 'en' })
  expect(train.body.data?.map(({ title, url }) => [title, url])).toEqual([['Camp', '/train']])
  const rows = await testApp.db
    .select({ title: adverts.title, active: adverts.active })
    .from(adverts)
    .where(and(eq(adverts.schoolId, staff.schoolId), eq(adverts.place, 7)))
    .orderBy(adverts.position)
  expect(rows.map(({ title, active }) => [title.en, active])).toEqual([
    ['First studio', true],
    ['Hidden studio', false],
    ['Second studio', true],
  ])
})

it("refuses a script as a partner's address at its field, and an unknown position", async () => {
  const script = await saveAdverts([advertOf({ place: 8, url: 'javascript:alert(1)' })])
  expect([script.status, Object.keys(script.body.extend?.fields ?? {})]).toEqual([
    422,
    ['adverts.0.url'],
  ])
  const outside = await saveAdverts([advertOf({ place: 9 })])
  expect(outside.body.ok).toBe(false)
})

it("[PRC-011] [PRC-087] lists the school's published practice news in pages, newest first, each with its address", async () => {
  expect(await news()).toEqual({ titles: [], total: 0 })
  const titles = ['One', 'Two', 'Three', 'Four']
  const signs: string[] = []
  for (const title of titles) signs.push(await publish(title))
  await publish('Of the school', 1)
  await write('A draft', 3)

  expect(await news({ size: 3 })).toEqual({ titles: ['Four', 'Three', 'Two'], total: 4 })
  expect(await news({ size: 3, page: 2 })).toEqual({ titles: ['One'], total: 4 })
  expect((await news({ size: 1000 })).titles).toBeUndefined()

  const sign = signs[0] ?? ''
  const page = await testApp.ask(articles.newsById, { sign }, student)
  expect(page.body.data).toMatchObject({ title: 'One', category: 3, content: '<p>Read this.</p>' })
  const id = testApp.app.deps.signs.open('article', sign) ?? 0
  const [row] = await testApp.db.select().from(articleTable).where(eq(articleTable.id, id))
  expect(row).toMatchObject({ category: 3, state: 'published', schoolId: staff.schoolId })
  const ofSchool = await testApp.ask(articles.informationList, { page: 1, category: 1 })
  expect(ofSchool.body.data?.list.map(({ title }) => title)).toEqual(['Of the school'])
  const managed = await testApp.ask(articles.manageArticles, { page: 1, kind: 'news' }, staff)
  expect(managed.body.data?.list.map(({ title }) => title)).toContain('A draft')
})

it('lets only staff write practice news', async () => {
  const teacher = await testApp.person('teacher,normal')
  const fields = { title: 'Mine', category: 3 as const }
  expect((await testApp.ask(articles.addArticle, fields, teacher)).body.ok).toBe(false)
})

it('[PRC-022] returns the list with state, score and due date, kinds with counts, the banner with picture and address, and paged news', async () => {
  const image = await makePicture(testApp, staff.schoolId)
  await saveAdverts([advertOf({ place: 6, url: '/simulation', image })])
  await publish('Read me')

  const list = (await testApp.ask(practice.practiceList, {}, student)).body.data ?? []
  expect(list.length).toBeGreaterThan(0)
  for (const card of list)
    expect(card).toMatchObject({
      idSign: expect.any(String),
      title: expect.any(String),
      picture: expect.any(String),
      kind: expect.any(String),
      url: expect.stringMatching(/^\//),
      state: 'open',
      score: null,
      due: null,
    })
  const category = (await testApp.ask(practice.practiceCategory, {})).body.data ?? []
  for (const { kind, total } of category)
    expect(total).toBe(list.filter((card) => card.kind === kind).length)
  expect(category.reduce((sum, { total }) => sum + total, 0)).toBe(list.length)
  const banner = (await testApp.ask(practice.practiceBanner, {})).body.data
  expect(banner).toMatchObject([{ image: expect.stringContaining(image), url: '/simulation' }])
  expect(await news({ page: 1, size: 1 })).toMatchObject({ titles: ['Read me'] })
})
