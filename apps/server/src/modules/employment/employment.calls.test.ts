import { employment } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeMember } from '../accounts/factories.ts'
import { makeCompany, makePost } from './factories.ts'
import { type companies, jobPosts, type NewJobPost, postCollections } from './tables.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp({
    env: { MAP_FRAME: 'https://maps.example/embed?q={place}' },
  })
  student = await makeMember(testApp, { name: '李玥' })
})
afterAll(() => testApp.close())

const day = 86_400_000
const before = (days: number) => new Date(testApp.clock.now().getTime() - days * day)
const kept = () => ({ schoolId: student.schoolId, createdBy: student.userId })

async function company(fields: Partial<typeof companies.$inferInsert> = {}) {
  const id = await makeCompany(testApp.db, { ...kept(), ...fields }, testApp.clock.now())
  return { id, sign: testApp.seal('company', id) }
}
async function post(companyId: number, fields: Partial<NewJobPost> = {}) {
  const id = await makePost(testApp.db, { ...kept(), companyId, ...fields }, testApp.clock.now())
  return { id, positionId: testApp.seal('jobPost', id) }
}
const collections = () =>
  testApp.db.select().from(postCollections).where(eq(postCollections.userId, student.userId))

describe('a post', () => {
  it('[JOB-020] [JOB-033] [JOB-035] shows all its fields and its company to a visitor, by its sign', async () => {
    const { id: companyId, sign } = await company({ name: 'Kedai Maju', logoFileId: null })
    const { positionId } = await post(companyId, {
      title: '电商运营专员 E-commerce operator',
      salaryLeast: 1_250,
      salaryMost: 2_000,
      salaryPer: 'hour',
      skills: [{ name: 'Copywriting', level: 3 }],
      degree: 4,
    })
    const { body } = await testApp.ask(employment.jobDetails, { positionId }, { language: 'zh' })
    expect(body.data).toMatchObject({
      positionId,
      title: '电商运营专员 E-commerce operator',
      company: {
        sign,
        name: 'Kedai Maju',
        cityName: '吉隆坡',
        industryName: '电子商务',
        verified: true,
        posts: 1,
        address: '12 Jalan Ampang',
      },
      cityName: '吉隆坡',
      salary: { least: 1_250, most: 2_000, currency: 'MYR', per: 'hour', negotiable: false },
      degree: 4,
      skills: [{ name: '文案写作', level: 3 }],
      state: 'live',
      collected: false,
    })
  })

  it('[JOB-124] shows its company on the map of the provider, in the language of the reader', async () => {
    const { id, sign } = await company()
    const { positionId } = await post(id)
    const map = 'https://maps.example/embed?q=12%20Jalan%20Ampang%2C%20%E5%90%89%E9%9A%86%E5%9D%A1'
    const reader = { language: 'zh' } as const
    const shown = await testApp.ask(employment.jobDetails, { positionId }, reader)
    expect(shown.body.data?.company.map).toBe(map)
    const detail = await testApp.ask(employment.companyDetails, { sign }, reader)
    expect(detail.body.data?.map).toBe(map)
    const places = await testApp.ask(
      employment.enterpriseInfoList,
      { page: 1, size: 16, isJoinEnterprise: 1 },
      reader,
    )
    expect(places.body.data?.list.find((one) => one.sign === sign)?.map).toBe(map)
    const nowhere = await company({ address: '' })
    const { body } = await testApp.ask(employment.companyDetails, { sign: nowhere.sign }, reader)
    expect(body.data?.map).toBe('')
  })

  it('[JOB-050] keeps its page with its state after it ended or was removed; a draft has no page', async () => {
    const { id } = await company()
    const ended = await post(id, { publishedAt: before(40), endsAt: before(1) })
    const down = await post(id, { takenDownAt: testApp.clock.now() })
    const draft = await post(id, { publishedAt: null })
    const stateOf = async ({ positionId }: { positionId: string }) =>
      (await testApp.ask(employment.jobDetails, { positionId })).body.data?.state
    expect(await stateOf(ended)).toBe('ended')
    expect(await stateOf(down)).toBe('takenDown')
    const refused = await testApp.ask(employment.jobDetails, { positionId: draft.positionId })
    expect(refused.status).toBe(404)
  })

  it('[JOB-036] is not found by the sign of a company', async () => {
    const { sign } = await company()
    expect((await testApp.ask(employment.jobDetails, { positionId: sign })).status).toBe(404)
  })
})

describe('a company', () => {
  it('[JOB-022] [JOB-023] shows its details and only its live posts, the newest first, page by page', async () => {
    const { id, sign } = await company({ name: 'Terang Sdn Bhd' })
    const older = await post(id, { publishedAt: before(3) })
    const newer = await post(id, { publishedAt: before(1) })
    await post(id, { publishedAt: before(40), endsAt: before(1) })
    await post(id, { publishedAt: null })
    await post((await company()).id)
    const details = await testApp.ask(employment.companyDetails, { sign })
    expect(details.body.data).toMatchObject({ name: 'Terang Sdn Bhd', posts: 2, size: 2 })
    const listed = async (page: number) =>
      (await testApp.ask(employment.companyPosts, { sign, page, size: 1 })).body.data
    expect(await listed(1)).toMatchObject({ total: 2, list: [{ positionId: newer.positionId }] })
    expect(await listed(2)).toMatchObject({ total: 2, list: [{ positionId: older.positionId }] })
  })

  it('[JOB-023] is not found after it was removed', async () => {
    const { sign } = await company({ removedAt: testApp.clock.now() })
    expect((await testApp.ask(employment.companyDetails, { sign })).status).toBe(404)
  })
})

describe('the favourite posts of a person', () => {
  it('[JOB-019] [JOB-027] [JOB-039] contain a post once however often it is added, list it and remove it', async () => {
    const { id } = await company()
    const first = await post(id)
    const second = await post(id, { publishedAt: before(40), endsAt: before(1) })
    const add = ({ positionId }: { positionId: string }) =>
      testApp.ask(employment.addCollectionPost, { positionId }, student)
    await add(first)
    testApp.clock.pass(1)
    await Promise.all([add(second), add(second), add(first)])
    expect(await collections()).toHaveLength(2)
    const list = async () =>
      (await testApp.ask(employment.collectedPositions, {}, student)).body.data
    expect(await list()).toMatchObject({
      total: 2,
      list: [
        { positionId: second.positionId, state: 'ended' },
        { positionId: first.positionId, state: 'live' },
      ],
    })
    const details = await testApp.ask(
      employment.jobDetails,
      { positionId: first.positionId },
      student,
    )
    expect(details.body.data?.collected).toBe(true)
    for (const _ of [1, 2])
      await testApp.ask(employment.removeCollectionPost, { positionId: first.positionId }, student)
    expect(await collections()).toMatchObject([{ postId: second.id }])
    expect(await list()).toMatchObject({ total: 1 })
  })

  it('[JOB-028] do not change for a post that does not exist', async () => {
    const positionId = testApp.seal('jobPost', 999_999)
    const rows = await collections()
    const refused = await testApp.ask(employment.addCollectionPost, { positionId }, student)
    expect(refused.status).toBe(404)
    expect(refused.body.msg).not.toBe('')
    expect(await collections()).toEqual(rows)
  })
})

it('[JOB-050] reading a post changes none of its columns', async () => {
  const { id } = await company()
  const { id: postId, positionId } = await post(id)
  const row = () => testApp.db.select().from(jobPosts).where(eq(jobPosts.id, postId))
  const old = await row()
  await testApp.ask(employment.jobDetails, { positionId }, student)
  expect(await row()).toEqual(old)
})
