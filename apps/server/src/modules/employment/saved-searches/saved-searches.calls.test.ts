import { employment, type InputOf, savedNameMost, savedSearchesMost } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCompany, makePost } from '../factories.ts'
import { jobPosts, type NewJobPost, savedSearches } from '../tables.ts'
import { announceNews } from './jobs.ts'
import { weekBegin } from './rules.ts'

let testApp: TestApp
let student: Person
let other: Person
let companyId: number

beforeAll(async () => {
  testApp = await openTestApp()
  student = await testApp.person()
  other = await testApp.person()
  const kept = { schoolId: student.schoolId, createdBy: student.userId, name: 'Maju' }
  companyId = await makeCompany(testApp.db, kept, testApp.clock.now())
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.delete(savedSearches)
  await testApp.db.delete(jobPosts)
  await testApp.db.execute(sql`delete from messages where words = 'savedSearchesFound'`)
})

type Form = InputOf<typeof employment.saveSearch>
const save = (form: Form, person = student) =>
  testApp.ask(employment.saveSearch, form, { ...person, language: 'en' })
const list = async (person = student) =>
  (await testApp.ask(employment.savedSearches, {}, person)).body.data!
const rows = () => testApp.db.select().from(savedSearches).orderBy(savedSearches.id)

describe('a saved search', () => {
  it('[JOB-110] keeps its text and filters, and is stored once however often it is saved', async () => {
    const first = await save({ name: 'Shops', content: ' Shop   operator ', city: 'MY', remote: 1 })
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ name: 'Shops', on: true })
    const again = await Promise.all([
      save({ name: 'Other', content: 'shop operator', city: 'MY', remote: 1, currency: 'CNY' }),
      save({ name: 'Other', content: 'SHOP operator', city: 'MY', remote: 1 }),
    ])
    for (const { body } of again) expect(body.data?.sign).toBe(first.body.data?.sign)
    expect(await list()).toEqual([first.body.data])
    expect(await rows()).toMatchObject([
      {
        userId: student.userId,
        name: 'Shops',
        search: { content: 'Shop operator', city: 'MY', remote: 1, currency: 'MYR', nature: 0 },
      },
    ])
    await Promise.all([
      save({ name: 'Pay', salaryBand: 2 }),
      save({ name: 'Pay', salaryBand: 2 }),
      save({ name: 'Pay', salaryBand: 2, currency: 'CNY' }),
    ])
    expect(await rows()).toHaveLength(3)
    expect((await save({ name: 'Mine', content: 'shop operator' }, other)).status).toBe(200)
    expect(await list(other)).toHaveLength(1)
  })

  it('[JOB-110] needs a word or filter, a name of at most 80 characters, and at most 19 others', async () => {
    for (const form of [
      { name: 'All' },
      { name: 'Signs', content: '?!' },
      { name: 'Signs', content: '#', city: 'MY' },
    ]) {
      const { status, body } = await save(form)
      expect([status, body.extend]).toMatchObject([409, { reason: 'searchSaysNothing' }])
      expect(body.msg).toBe('Type a word or choose a filter before you save the search.')
    }
    for (const form of [
      { name: '', content: 'a' },
      { name: 'a'.repeat(savedNameMost + 1), content: 'a' },
      { name: 'a', content: 'a'.repeat(201) },
    ])
      expect((await save(form)).status).toBe(422)
    const numbers = Array.from({ length: savedSearchesMost - 1 }, (_, index) => index)
    for (const number of numbers) await save({ name: 'a', content: `shop ${number}` })
    const last = await Promise.all([
      save({ name: 'b', content: 'last' }),
      save({ name: 'b', content: 'one more' }),
    ])
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = await save({ name: 'b', content: 'twenty-first' })
    expect(body.extend).toMatchObject({ reason: 'tooManySearches' })
    expect(await rows()).toHaveLength(savedSearchesMost)
    expect((await save({ name: 'a', content: 'shop 3' })).status).toBe(200)
  })

  it('[JOB-111] is switched and removed only by its owner', async () => {
    const { sign } = (await save({ name: 'Shops', content: 'shop' })).body.data!
    const turn = (on: boolean, person = student) =>
      testApp.ask(employment.switchSavedSearch, { sign, on }, person)
    const remove = (person = student) => testApp.ask(employment.removeSavedSearch, { sign }, person)
    expect((await turn(false, other)).status).toBe(404)
    expect((await remove(other)).status).toBe(404)
    expect((await turn(false)).body.data).toMatchObject({ sign, on: false })
    expect(await rows()).toMatchObject([{ isOn: false }])
    expect((await save({ name: 'Shops', content: 'shop' })).body.data).toMatchObject({ on: true })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(await rows()).toEqual([])
  })
})

const hour = 3_600_000
const monday = () => weekBegin(testApp.clock.now())
const fromMonday = (hours: number) => new Date(monday().getTime() + hours * hour)
const post = (title: string, fields: Partial<NewJobPost> = {}) =>
  makePost(
    testApp.db,
    {
      schoolId: student.schoolId,
      createdBy: student.userId,
      companyId,
      title,
      skills: [],
      publishedAt: fromMonday(-24),
      ...fields,
    },
    testApp.clock.now(),
  )
/** Saves a search before the week that ends now. */
async function watch(form: Omit<Form, 'name'>, person = student, seen = fromMonday(-7 * 24)) {
  const { sign } = (await save({ name: 'a', ...form }, person)).body.data!
  const id = testApp.app.deps.signs.open('savedSearch', sign) ?? 0
  await testApp.db.update(savedSearches).set({ seenUntil: seen }).where(eq(savedSearches.id, id))
  return sign
}
interface Notice extends Record<string, unknown> {
  url: string
  gaps: { count: string; titles: { en: string; zh: string } }
}
const notices = async ({ userId }: Person) =>
  (
    await testApp.db.execute<Notice>(
      sql`select url, gaps from messages where user_id = ${userId} and words = 'savedSearchesFound' order by id`,
    )
  ).rows
const run = () => announceNews(testApp.app.services)

describe('the weekly message', () => {
  it('[JOB-038] [JOB-112] is one for all searches of a person, with each new post once', async () => {
    await watch({ content: 'shop' })
    await watch({ content: 'operator', city: 'MY' })
    await watch({ content: 'operator', city: 'MY' }, other)
    await post('Shop operator', { publishedAt: fromMonday(-2) })
    await post('Shop keeper')
    await post('Shop last week', { publishedAt: fromMonday(-8 * 24) })
    await post('Shop next week', { publishedAt: fromMonday(0.1) })
    await post('Shop ended', { endsAt: fromMonday(-1) })
    await post('Shop down', { takenDownAt: monday() })
    await post('Operator draft', { publishedAt: null })
    await post('Shop elsewhere', { schoolId: testApp.otherSchoolId })
    await Promise.all([run(), run()])
    await run()
    const mine = await notices(student)
    expect(mine).toMatchObject([
      {
        url: '/employment',
        gaps: {
          count: '2',
          titles: { en: 'Shop operator, Shop keeper', zh: 'Shop operator、Shop keeper' },
        },
      },
    ])
    const [only, ...more] = await notices(other)
    expect(more).toEqual([])
    expect(only?.gaps.count).toBe('1')
    expect(only?.url).toMatch(/^\/job\/[\w-]{22}$/)
    expect((await rows()).map(({ seenUntil }) => seenUntil)).toEqual([monday(), monday(), monday()])
  })

  it('[JOB-112] is not sent if no new post matches every part of a search', async () => {
    await watch({ content: 'shop', city: 'SG' })
    await watch({ content: 'shop baker' })
    await watch({ nature: 1 })
    await watch({ salaryBand: 6 })
    await post('Shop operator')
    await run()
    expect(await notices(student)).toEqual([])
  })

  it('[JOB-112] finds by salary, nature, root and typing error as the page of results does', async () => {
    for (const form of [
      { salaryBand: 2 },
      { nature: 1 },
      { content: 'jual' },
      { content: 'pembacaa' },
    ]) {
      await testApp.db.delete(savedSearches)
      await watch(form)
      await testApp.db.delete(jobPosts)
      await testApp.db.execute(sql`delete from messages where words = 'savedSearchesFound'`)
      await post('Penjual buku dan pembaca', { nature: 3 })
      await run()
      expect([form, (await notices(student)).length]).toEqual([form, 1])
    }
  })

  it('[JOB-111] leaves out a search that is off, and the posts of that time', async () => {
    const sign = await watch({ content: 'shop' })
    const turn = (on: boolean) => testApp.ask(employment.switchSavedSearch, { sign, on }, student)
    await turn(false)
    await post('Shop operator')
    await run()
    await turn(true)
    await run()
    expect(await notices(student)).toEqual([])
  })

  it('[JOB-112] names the newest five posts, also for more people than one transaction serves', async () => {
    for (let index = 0; index < 7; index += 1)
      await post(`Shop ${index}`, { publishedAt: fromMonday(index - 20) })
    await watch({ content: 'shop' })
    const [row] = await rows()
    const { id: _, ...copy } = row!
    const { rows: made } = await testApp.db.execute<{ id: number }>(sql`
      insert into users overriding system value
      select (jsonb_populate_record(u, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('users', 'id')), 'mobile', '7' || n))).*
      from users u, generate_series(1, 60) n where u.id = ${student.userId} returning id::int`)
    await testApp.db.insert(savedSearches).values(made.map(({ id }) => ({ ...copy, userId: id })))
    await run()
    const sent = await testApp.db.execute(
      sql`select 1 from messages where words = 'savedSearchesFound'`,
    )
    expect(sent.rows).toHaveLength(61)
    expect((await notices(student))[0]?.gaps).toMatchObject({
      count: '7',
      titles: { en: 'Shop 6, Shop 5, Shop 4, Shop 3, Shop 2' },
    })
  })

  it('[JOB-112] is sent by the next run if a run was interrupted', async () => {
    await watch({ content: 'shop' })
    await post('Shop operator')
    const { services } = testApp.app
    const stopped = {
      ...services,
      events: {
        publish: async (...given: Parameters<typeof services.events.publish>) => {
          await services.events.publish(...given)
          throw new Error('killed')
        },
      } as unknown as typeof services.events,
    }
    await expect(announceNews(stopped)).rejects.toThrow('killed')
    expect(await notices(student)).toEqual([])
    await run()
    await run()
    expect(await notices(student)).toHaveLength(1)
  })
})
