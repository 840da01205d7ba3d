import { employment, type InputOf, searchedMost } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { makeCompany, makePost } from '../factories.ts'
import { companies, jobPosts, type NewJobPost } from '../tables.ts'
import { saveTerms, saveTermsOfCompany } from './saving/queries.ts'

let testApp: TestApp
let keeper: Person
let companyId: number

beforeAll(async () => {
  testApp = await openTestApp()
  keeper = await makeMember(testApp, { name: '李玥' })
  companyId = await makeCompany(testApp.db, { ...kept(), name: 'Kedai Maju' }, testApp.clock.now())
})
afterAll(() => testApp.close())
beforeEach(() => testApp.db.delete(jobPosts))

const day = 86_400_000
const before = (days: number) => new Date(testApp.clock.now().getTime() - days * day)
const kept = () => ({ schoolId: keeper.schoolId, createdBy: keeper.userId })
const post = (title: string, fields: Partial<NewJobPost> = {}) =>
  makePost(testApp.db, { ...kept(), companyId, title, skills: [], ...fields }, testApp.clock.now())

type Input = InputOf<typeof employment.searchPost>
async function search(input: Input) {
  const { body, status } = await testApp.ask(employment.searchPost, input)
  expect(status).toBe(200)
  return body.data!
}
const titles = async (input: Input) => (await search(input)).list.map(({ title }) => title)
const found = async (content: string) =>
  (await titles({ content })).toSorted((a, b) => a.localeCompare(b))

describe('words of a search', () => {
  it('[JOB-037] match title, company and skills, and a post must contain all of them', async () => {
    await post('Shop operator', { skills: [{ name: 'Google Ads', level: 2 }] })
    await post('Warehouse keeper')
    expect(await found('operator')).toEqual(['Shop operator'])
    expect(await found('google')).toEqual(['Shop operator'])
    expect(await found('OPERATOR ads maju')).toEqual(['Shop operator'])
    expect(await found('operator warehouse')).toEqual([])
    expect(await found('kedai')).toEqual(['Shop operator', 'Warehouse keeper'])
    expect(await titles({})).toHaveLength(2)
  })

  it('[JOB-037] [JOB-076] match Chinese by one and two characters, at slashes, and C++, C# and .NET', async () => {
    await post('电商运营专员（全职/兼职）')
    await post('C++/C# developer')
    await post('ASP.NET developer')
    await post('UI/UX 设计师')
    for (const content of ['运', '运营', '兼职', '电商 兼职'])
      expect(await found(content)).toHaveLength(1)
    expect(await found('运专')).toEqual([])
    expect(await found('Ｃ＋＋')).toEqual(['C++/C# developer'])
    expect(await found('c#')).toEqual(['C++/C# developer'])
    expect(await found('c')).toEqual([])
    expect(await found('.net')).toEqual(['ASP.NET developer'])
    expect(await found('ux')).toEqual(['UI/UX 设计师'])
  })

  it('[JOB-077] [JOB-081] match a Malay word with its prefixes and suffixes, the word itself first', async () => {
    const family = ['Jualan dalam talian', 'Pegawai penjualan', 'Menjual kasut', 'Penjual buku']
    for (const title of family) await post(title)
    await post('Jual beli')
    await post('Kerani kewangan')
    expect(await found('jual')).toEqual(
      ['Jual beli', ...family].toSorted((a, b) => a.localeCompare(b)),
    )
    expect((await titles({ content: 'jual' }))[0]).toBe('Jual beli')
    expect(await found('penjualan')).toHaveLength(5)
    expect(await found('wang')).toEqual(['Kerani kewangan'])
  })

  it('[JOB-079] match with one wrong letter or by their beginning if no post contains them exactly', async () => {
    await post('Marketing assistant')
    await post('Mark the shelves')
    for (const content of ['marketting', 'makreting', 'markeing', 'morketing', 'marketi'])
      expect([content, await found(content)]).toEqual([content, ['Marketing assistant']])
    expect(await found('mark')).toEqual(['Mark the shelves'])
    expect(await found('morkating')).toEqual([])
  })

  it('[JOB-075] [JOB-076] match nothing if they are punctuation, and have 1 to 200 characters', async () => {
    await post('Shop operator')
    for (const content of ['!?', '#', 'x', 'a'.repeat(200), '运'.repeat(200), 'ab '.repeat(66)])
      expect(await search({ content })).toMatchObject({ list: [], total: 0, more: false })
    const { status, body } = await testApp.ask(employment.searchPost, { content: 'a'.repeat(201) })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('At most 200 characters')
  })

  it('[JOB-006] [JOB-007] [JOB-082] find the same posts by both methods of both calls', async () => {
    await post('Shop operator')
    const { body } = await testApp.ask(employment.jobSearch, { content: 'operator' })
    const { list } = await search({ content: 'operator' })
    expect(body.data).toEqual({
      total: 1,
      list: [
        {
          positionId: list[0]?.positionId,
          title: 'Shop operator',
          companyName: 'Kedai Maju',
          cityName: 'Kuala Lumpur',
        },
      ],
    })
    for (const [call, method] of [
      ['searchPost', 'POST'],
      ['jobSearch', 'GET'],
    ] as const) {
      const input = { content: 'operator' }
      const answered = await testApp.app.http.inject({
        method,
        url: `/api/v1/employment/${call}`,
        headers: { host: 'localhost' },
        ...(method === 'GET' ? { query: input } : { payload: input }),
      })
      expect([call, answered.json().data.list[0].title]).toEqual([call, 'Shop operator'])
    }
  })
})

describe('filters of a search', () => {
  it('[JOB-075] narrow it by place, industry, position, nature, degree, remote and days', async () => {
    await post('a', { city: 'MY-14-01', industry: 'retail', position: 'seo', nature: 1, degree: 5 })
    await post('b', { city: 'MY-12-02', nature: 2, degree: 4, remote: true })
    await post('c', { city: 'SG-01-01', nature: 3, degree: 0, publishedAt: before(5) })
    const checks: [Input, string[]][] = [
      [{ city: 'MY' }, ['a', 'b']],
      [{ city: 'MY-14' }, ['a']],
      [{ city: 'MY-12-02' }, ['b']],
      [{ city: 'MY-1' }, []],
      [{ industry: 'retail' }, ['a']],
      [{ position: 'seo' }, ['a']],
      [{ nature: 1 }, ['a', 'c']],
      [{ nature: 2 }, ['b', 'c']],
      [{ nature: 3 }, ['c']],
      [{ degree: 4 }, ['b', 'c']],
      [{ degree: 7 }, ['a', 'b', 'c']],
      [{ remote: 1 }, ['b']],
      [{ postedWithin: 3 }, ['a', 'b']],
      [{ postedWithin: 7, nature: 2, city: 'SG' }, ['c']],
    ]
    for (const [input, expected] of checks)
      expect([input, (await titles(input)).toSorted((x, y) => x.localeCompare(y))]).toEqual([
        input,
        expected,
      ])
  })

  it('[JOB-009] [JOB-052] compare salaries in one currency and count posts in others', async () => {
    const paid = (title: string, least: number | null, most: number | null, fields = {}) =>
      post(title, {
        monthlyLeast: least && least * 100,
        monthlyMost: most && most * 100,
        ...fields,
      })
    await paid('low', 2000, 2900)
    await paid('middle', 2500, 4000)
    await paid('from', 6000, null)
    await paid('open', null, null)
    await paid('yuan', 3500, 4500, { currency: 'CNY' })
    const check = async (input: Input) => {
      const { list, otherCurrencies } = await search({ sort: 'newest', ...input })
      return [list.map(({ title }) => title).toReversed(), otherCurrencies]
    }
    expect(await check({ salaryBand: 1 })).toEqual([['low', 'middle'], 1])
    expect(await check({ salaryBand: 2 })).toEqual([['middle'], 1])
    expect(await check({ salaryBand: 3 })).toEqual([['from'], 1])
    expect(await check({ salaryBand: 2, currency: 'CNY' })).toEqual([['yuan'], 4])
    expect(await check({ salaryBand: 6 })).toEqual([[], 1])
    expect(await check({ salaryBand: 6, content: 'yuan' })).toEqual([[], 1])
    expect(await check({})).toEqual([['low', 'middle', 'from', 'open', 'yuan'], 0])
  })

  it('[JOB-080] have counts for each choice, in the language of the reader', async () => {
    await post('one', { nature: 1, degree: 4 })
    await post('two', { nature: 3, degree: 0, remote: true, city: 'MY-12-02', industry: 'retail' })
    const { body } = await testApp.ask(employment.searchPost, {}, { language: 'zh' })
    const { facets, total, more } = body.data!
    expect([total, more]).toEqual([2, false])
    const place = (code: string, name: string, count = 1) => ({ code, name, count })
    expect(facets.cities).toEqual([
      place('MY', '马来西亚', 2),
      place('MY-12', '雪兰莪'),
      place('MY-12-02', '八打灵再也'),
      place('MY-14', '吉隆坡'),
      place('MY-14-01', '吉隆坡'),
    ])
    expect(facets.positions).toEqual([{ code: 'shopOperator', name: '电商运营专员', count: 2 }])
    expect(facets.industries).toContainEqual({ code: 'retail', name: '零售', count: 1 })
    expect(facets.natures.map(({ count }) => count)).toEqual([2, 1, 1])
    expect(facets.natures[1]?.name).toBe('全职')
    expect(facets.degrees.map(({ count }) => count)).toEqual([1, 1, 1, 2, 2, 2, 2])
    expect(facets.remote).toBe(1)
    const none = await search({ content: 'nothing', city: 'SG-01-01', industry: 'finance' })
    expect(none.facets.cities.map(({ code, count }) => [code, count])).toEqual([
      ['SG', 0],
      ['SG-01', 0],
      ['SG-01-01', 0],
    ])
    expect(none.facets.industries).toEqual([
      { code: 'finance', name: 'Banking and finance', count: 0 },
    ])
    expect((await search({ city: 'XX', position: 'no such' })).facets).toMatchObject({
      cities: [],
      positions: [],
    })
  })
})

describe('the result of a search', () => {
  it('[JOB-037] [JOB-050] has no post that ended, is a draft or was taken down, and none of another school', async () => {
    await post('Operator live')
    await post('Operator ended', { publishedAt: before(40), endsAt: before(1) })
    await post('Operator draft', { publishedAt: null })
    await post('Operator down', { takenDownAt: testApp.clock.now() })
    const schoolId = testApp.otherSchoolId
    await post('Operator elsewhere', { schoolId })
    expect(await found('operator')).toEqual(['Operator live'])
    const later = await post('Operator later')
    const set = { takenDownAt: testApp.clock.now() }
    await testApp.db.update(jobPosts).set(set).where(eq(jobPosts.id, later))
    expect(await found('operator')).toEqual(['Operator live'])
  })

  it('[JOB-083] follows changes of posts and of company names, and no transaction that is rolled back', async () => {
    const id = await post('Shop operator')
    const rename = (title: string, ending?: Error) =>
      testApp.db.transaction(async (tx) => {
        await tx.update(jobPosts).set({ title }).where(eq(jobPosts.id, id))
        await saveTerms(tx, [id])
        if (ending) throw ending
      })
    await expect(rename('Florist', new Error('no'))).rejects.toThrow('no')
    expect(await found('florist')).toEqual([])
    expect(await found('operator')).toHaveLength(1)
    await rename('Florist')
    expect(await found('operator')).toEqual([])
    expect(await found('florist')).toEqual(['Florist'])
    await testApp.db.transaction(async (tx) => {
      await tx.update(companies).set({ name: '大马集团' }).where(eq(companies.id, companyId))
      await saveTermsOfCompany(tx, companyId, testApp.clock.now())
    })
    expect(await found('kedai')).toEqual([])
    expect(await found('大马')).toEqual(['Florist'])
    await testApp.db
      .update(companies)
      .set({ name: 'Kedai Maju' })
      .where(eq(companies.id, companyId))
  })

  it('[JOB-080] [JOB-081] is paged by relevance or date, and says when more match than are counted', async () => {
    const old = await post('Operator', { publishedAt: before(3) })
    const id = await post('Keeper', { skills: [{ name: 'operator', level: 1 }] })
    expect(await titles({ content: 'operator' })).toEqual(['Operator', 'Keeper'])
    expect(await titles({ content: 'operator', sort: 'newest' })).toEqual(['Keeper', 'Operator'])
    expect(await titles({ content: 'operator', size: 1, page: 2 })).toEqual(['Keeper'])
    expect(await search({ content: 'operator', page: 3 })).toMatchObject({ list: [], total: 2 })
    const copies = Array.from({ length: searchedMost - 1 })
    const [row] = await testApp.db.select().from(jobPosts).where(eq(jobPosts.id, old))
    const { id: _id, ...fields } = row!
    const rows = await testApp.db
      .insert(jobPosts)
      .values(copies.map(() => fields))
      .returning({ id: jobPosts.id })
    await saveTerms(
      testApp.db,
      rows.map((one) => one.id),
    )
    const all = await search({ content: 'operator' })
    expect([all.total, all.more]).toEqual([searchedMost, true])
    await testApp.db.delete(jobPosts).where(eq(jobPosts.id, id))
    expect(await search({ content: 'operator' })).toMatchObject({
      total: searchedMost,
      more: false,
    })
  })
})
