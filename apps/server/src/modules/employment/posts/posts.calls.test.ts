import { employment, type InputOf } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCompany, makePost } from '../factories.ts'
import { jobPosts, type NewJobPost } from '../tables.ts'
import { remindKeepers } from './jobs.ts'

let testApp: TestApp
let admin: Person
let student: Person
let companyId: number
let companySign: string

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
  companyId = await makeCompany(testApp.db, { ...kept(), name: 'Maju' }, now())
  companySign = testApp.seal('company', companyId)
}, 90_000)
afterAll(() => testApp.close())

type Form = InputOf<typeof employment.savePost>

const day = 86_400_000
const now = () => testApp.clock.now()
const inDays = (days: number) => new Date(now().getTime() + days * day)
const kept = () => ({ schoolId: admin.schoolId, createdBy: admin.userId })
const staff = () => ({ ...admin, language: 'en' as const })
const full = () => ({
  companySign,
  title: '电商运营专员',
  position: 'shopOperator',
  industry: 'ecommerce',
  city: 'MY-14-01',
  remote: false,
  salaryLeast: 12.5,
  salaryMost: 20,
  currency: 'MYR' as const,
  salaryPer: 'hour' as const,
  negotiable: true,
  nature: 1 as const,
  degree: 4 as const,
  experience: 2,
  skills: [{ name: 'Copywriting', level: 3 as const }],
  language: 'zh' as const,
  description: '负责店铺日常运营。',
  recommended: true,
})
const save = (form: Form) => testApp.ask(employment.savePost, form, staff())
async function saved(form: Partial<Form> = {}) {
  const { body } = await save({ ...full(), ...form })
  if (!body.data) throw new Error(body.msg)
  return body.data
}
async function post(fields: Partial<NewJobPost> = {}) {
  const id = await makePost(testApp.db, { ...kept(), companyId, ...fields }, now())
  return { id, positionId: testApp.seal('jobPost', id) }
}
const idOf = (positionId: string) => testApp.app.deps.signs.open('jobPost', positionId) ?? 0
const rowOf = async (positionId: string) =>
  (
    await testApp.db
      .select()
      .from(jobPosts)
      .where(eq(jobPosts.id, idOf(positionId)))
  )[0]
const publish = (positionId: string) => testApp.ask(employment.publishPost, { positionId }, staff())

describe('the form of a post', () => {
  it('[JOB-033] [JOB-052] [JOB-095] stores every field of a draft, which no student sees', async () => {
    const draft = await saved()
    const { companySign: _, salaryLeast, salaryMost, salaryPer, negotiable, ...same } = full()
    const { currency, ...own } = same
    expect(draft).toMatchObject({ ...own, companySign, companyName: 'Maju', state: 'draft' })
    expect(draft.salary).toEqual({
      least: 1250,
      most: 2000,
      currency,
      per: salaryPer,
      negotiable,
    })
    expect(await rowOf(draft.positionId)).toMatchObject({
      salaryLeast: salaryLeast * 100,
      salaryMost: salaryMost * 100,
      monthlyLeast: 1250 * 174,
      publishedAt: null,
      usualEnd: true,
    })
    const { positionId } = draft
    expect((await testApp.ask(employment.jobDetails, { positionId }, student)).status).toBe(404)
  })

  it.each([
    ['salaryLeast', { salaryLeast: 21 }, 'The minimum cannot be above the maximum.'],
    ['salaryLeast', { salaryLeast: -1 }, 'A number from 0 to 10,000,000.'],
    ['salaryMost', { salaryMost: 10_000_001 }, 'A number from 0 to 10,000,000.'],
    ['salaryMost', { salaryMost: 20.005 }, 'A number from 0 to 10,000,000.'],
    ['title', { title: '' }, 'Please enter a title.'],
    ['companySign', { companySign: '' }, 'Please choose the company.'],
    ['description', { description: 'x'.repeat(5001) }, 'At most 5,000 characters: 1 too many.'],
    ['experience', { experience: 41 }, 'A whole number from 0 to 40.'],
    ['city', { city: 'MY-14' }, 'This value is not valid.'],
    ['position', { position: 'king' }, 'This value is not valid.'],
    ['skills.1.name', { skills: ['SQL', 'sql'] }, 'This skill is already in the list.'],
    ['skills', { skills: Array.from({ length: 13 }, (_, n) => `s${n}`) }, 'At most 12.'],
    ['endsAt', { endsAt: 'now' }, 'The end date must be in the next 180 days.'],
    ['endsAt', { endsAt: '181' }, 'The end date must be in the next 180 days.'],
  ])('[JOB-052] [JOB-095] refuses a wrong %s at its field', async (field, wrong, text) => {
    const before = await testApp.db.$count(jobPosts)
    const form = {
      ...full(),
      ...wrong,
      ...('skills' in wrong && {
        skills: wrong.skills.map((name) => ({ name, level: 1 as const })),
      }),
      ...('endsAt' in wrong && {
        endsAt: (wrong.endsAt === 'now' ? now() : inDays(181)).toISOString(),
      }),
    }
    const { status, body } = await save(form as Form)
    expect(status).toBe(422)
    expect(body.extend?.['fields']).toMatchObject({ [field]: expect.stringContaining(text) })
    expect(await testApp.db.$count(jobPosts)).toBe(before)
  })

  it('[JOB-095] changes only the version that was read', async () => {
    const { positionId } = await saved()
    expect((await saved({ positionId, title: 'Second' })).version).toBe(1)
    const { body } = await save({ ...full(), positionId, title: 'Late' })
    expect(body.extend).toMatchObject({ reason: 'changedMeanwhile' })
    expect((await rowOf(positionId))?.title).toBe('Second')
  })

  it('[JOB-031] is refused to a student, as is the list', async () => {
    expect((await testApp.ask(employment.savePost, full(), student)).status).toBe(403)
    expect((await testApp.ask(employment.managePosts, {}, student)).status).toBe(403)
  })
})

describe('a draft of a post', () => {
  it('[JOB-049] [JOB-096] is published once, for the following 30 days', async () => {
    const { positionId } = await saved()
    await testApp.db
      .update(jobPosts)
      .set({ endsAt: inDays(-1) })
      .where(eq(jobPosts.id, idOf(positionId)))
    const { body } = await publish(positionId)
    expect(body.data).toMatchObject({ state: 'live', publishedAt: now().toISOString() })
    expect(body.data?.endsAt).toBe(inDays(30).toISOString())
    expect((await testApp.ask(employment.jobDetails, { positionId }, student)).body.ok).toBe(true)
    expect((await publish(positionId)).body.extend).toMatchObject({ reason: 'postNotDraft' })
  })

  it('[JOB-096] needs a description, a city or remote work, and a future end', async () => {
    const fieldsOf = async (form: Partial<Form>) =>
      (await publish((await saved(form)).positionId)).body.extend?.['fields']
    expect(await fieldsOf({ description: '' })).toHaveProperty('description')
    expect(await fieldsOf({ city: '' })).toHaveProperty('city')
    expect(await fieldsOf({ city: '', remote: true })).toBeUndefined()
    const { positionId } = await saved({ endsAt: inDays(3).toISOString() })
    await testApp.db
      .update(jobPosts)
      .set({ endsAt: inDays(-1) })
      .where(eq(jobPosts.id, idOf(positionId)))
    expect((await publish(positionId)).body.extend?.['fields']).toHaveProperty('endsAt')
  })

  it('[JOB-096] is the copy of any post', async () => {
    const { positionId } = await post({ takenDownAt: now(), takenDownReason: 'Fraud', title: 'C' })
    const { body } = await testApp.ask(employment.copyPost, { positionId }, admin)
    expect(body.data).toMatchObject({
      title: 'C',
      state: 'draft',
      takenDownReason: '',
      usualEnd: true,
      version: 0,
    })
    expect(body.data?.positionId).not.toBe(positionId)
    expect((await rowOf(positionId))?.takenDownReason).toBe('Fraud')
  })
})

describe('published posts', () => {
  it('[JOB-051] [JOB-096] are removed from the lists once with a reason, and cannot be changed afterwards', async () => {
    const { positionId } = await post()
    const down = (reason: string) =>
      testApp.ask(employment.takePostDown, { positionId, reason }, admin)
    expect((await down('x')).status).toBe(422)
    expect((await down('Asked for money')).body.data).toMatchObject({
      state: 'takenDown',
      takenDownReason: 'Asked for money',
    })
    expect((await down('Again')).body.extend).toMatchObject({ reason: 'postNotShown' })
    const { body } = await save({ ...full(), positionId, version: 1 })
    expect(body.extend).toMatchObject({ reason: 'postTakenDown' })
    const seen = await testApp.ask(employment.jobDetails, { positionId }, student)
    expect(seen.body.data?.state).toBe('takenDown')
  })

  it('[JOB-095] cannot lose a required field when they are changed', async () => {
    const { positionId } = await post()
    const { body } = await save({ ...full(), positionId, description: '' })
    expect(body.extend?.['fields']).toHaveProperty('description')
  })

  it('[JOB-097] are extended together, and those that cannot be are listed with the reason', async () => {
    const live = await post({ title: 'Live' })
    const ended = await post({ title: 'Ended', endsAt: inDays(-2) })
    const draft = await post({ title: 'Draft', publishedAt: null })
    const down = await post({ title: 'Down', takenDownAt: now() })
    const longer = await post({ title: 'Longer', endsAt: inDays(100) })
    const positionIds = [live, ended, draft, down, longer].map(({ positionId }) => positionId)
    const endsAt = inDays(60).toISOString()
    const { body } = await testApp.ask(
      employment.prolongPosts,
      { positionIds: [...positionIds, live.positionId], endsAt },
      admin,
    )
    expect(body.data?.prolonged).toBe(2)
    expect(body.data?.refused.map(({ title, why }) => [title, why])).toEqual([
      ['Draft', 'draft'],
      ['Down', 'takenDown'],
      ['Longer', 'notLater'],
    ])
    for (const { positionId } of [live, ended])
      expect((await rowOf(positionId))?.endsAt.toISOString()).toBe(endsAt)
    expect((await rowOf(longer.positionId))?.endsAt).toEqual(inDays(100))
  })

  it('[JOB-097] are extended by at most 180 days, at most 100 together', async () => {
    const { positionId } = await post()
    const prolong = (positionIds: string[], days: number) =>
      testApp.ask(
        employment.prolongPosts,
        { positionIds, endsAt: inDays(days).toISOString() },
        staff(),
      )
    const far = await prolong([positionId], 181)
    expect(far.body.extend?.['fields']).toHaveProperty('endsAt')
    const many = await prolong(
      Array.from({ length: 101 }, () => positionId),
      60,
    )
    expect(many.body.extend?.['fields']).toHaveProperty('positionIds')
  })

  it('[JOB-098] are listed by company, state and title', async () => {
    const otherId = await makeCompany(testApp.db, { ...kept(), name: 'Other' }, now())
    const own = { companyId: otherId }
    await post({ ...own, title: 'List live' })
    await post({ ...own, title: 'List soon', endsAt: inDays(4) })
    await post({ ...own, title: 'List ended', endsAt: inDays(-1) })
    await post({ ...own, title: 'List draft', publishedAt: null })
    await post({ ...own, title: 'List down', takenDownAt: now() })
    const sign = testApp.seal('company', otherId)
    const titles = async (input: InputOf<typeof employment.managePosts>) =>
      (
        await testApp.ask(employment.managePosts, { companySign: sign, ...input }, admin)
      ).body.data?.list
        .map(({ title }) => title)
        .toSorted((a, b) => a.localeCompare(b))
    expect(await titles({})).toHaveLength(5)
    expect(await titles({ state: 'live' })).toEqual(['List live', 'List soon'])
    expect(await titles({ state: 'endingSoon' })).toEqual(['List soon'])
    expect(await titles({ state: 'ended' })).toEqual(['List ended'])
    expect(await titles({ state: 'draft' })).toEqual(['List draft'])
    expect(await titles({ state: 'takenDown' })).toEqual(['List down'])
    expect(await titles({ title: 'SOON' })).toEqual(['List soon'])
  })
})

const notices = async (userId: number) =>
  (
    await testApp.db.execute<{ words: string; url: string; gaps: object }>(
      sql`select words, url, gaps from messages where user_id = ${userId} and words = 'postEnding' order by id`,
    )
  ).rows

const inWords = (day: Date, locale: string) =>
  day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })

const daysInWords = (day: Date) => ({
  en: inWords(day, 'en-GB'),
  zh: inWords(day, 'zh-CN'),
  my: inWords(day, 'ms'),
})

describe('the reminder before the end of a post', () => {
  it('[JOB-049] [FRM-473] is sent once for each end, also when the job runs twice at the same time', async () => {
    const keeper = await testApp.person('schoolAdmin,normal')
    const own = { createdBy: keeper.userId, title: 'Ends soon' }
    const { id, positionId } = await post({ ...own, endsAt: inDays(4) })
    await post({ ...own, endsAt: inDays(6) })
    await post({ ...own, endsAt: inDays(4), publishedAt: null })
    await post({ ...own, endsAt: inDays(-1) })
    await post({ ...own, endsAt: inDays(4), takenDownAt: now() })
    const { services } = testApp.app
    await Promise.all([remindKeepers(services), remindKeepers(services)])
    await remindKeepers(services)
    expect(await notices(keeper.userId)).toEqual([
      {
        words: 'postEnding',
        url: `/admin/#/employment/posts/${positionId}`,
        gaps: { title: 'Ends soon', day: daysInWords(inDays(4)) },
      },
    ])
    const later = inDays(5)
    await testApp.db.update(jobPosts).set({ endsAt: later }).where(eq(jobPosts.id, id))
    await remindKeepers(services)
    expect(await notices(keeper.userId)).toHaveLength(2)
  })

  it('[JOB-049] is sent to the administrators if the person who made the post no longer manages posts', async () => {
    const former = await testApp.person('student,normal')
    await post({ createdBy: former.userId, title: 'Orphan', endsAt: inDays(2) })
    await remindKeepers(testApp.app.services)
    expect(await notices(former.userId)).toEqual([])
    expect(await notices(admin.userId)).toContainEqual(
      expect.objectContaining({ gaps: expect.objectContaining({ title: 'Orphan' }) }),
    )
  })
})
