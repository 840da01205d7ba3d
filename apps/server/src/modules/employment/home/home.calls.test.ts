import { randomUUID } from 'node:crypto'
import { employment, resume } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { makeCompany, makePost } from '../factories.ts'
import {
  companies,
  jobPosts,
  type NewCompany,
  type NewJobPost,
  postCollections,
} from '../tables.ts'
import { adverts } from '../../schools/tables.ts'

let testApp: TestApp
let staff: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await makeMember(testApp, { name: 'Nurul' })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.delete(postCollections)
  await testApp.db.delete(jobPosts)
  await testApp.db.delete(companies)
  student = await makeMember(testApp, { name: '李玥' })
})

const day = 86_400_000
const before = (days: number) => new Date(testApp.clock.now().getTime() - days * day)
const kept = () => ({ schoolId: staff.schoolId, createdBy: staff.userId })
const company = (fields: Partial<NewCompany> = {}) =>
  makeCompany(testApp.db, { ...kept(), ...fields }, testApp.clock.now())
const post = (companyId: number, fields: Partial<NewJobPost> = {}) =>
  makePost(testApp.db, { ...kept(), companyId, ...fields }, testApp.clock.now())

const wish = {
  positionCode: 'tester',
  positionName: '',
  salaryBand: 2,
  currency: 'MYR' as const,
  industries: ['software'],
  city: 'MY-14-01',
  nature: 2 as const,
}

/** Adds a job intention to the resume of the student and returns its id. */
async function intend(fields: object = {}, by = student) {
  const resumeId = testApp.seal('resume', by.userId)
  const { body } = await testApp.ask(resume.resumeDetail, { resumeId }, by)
  const revision = body.data?.revision ?? 0
  const key = randomUUID()
  const sent = { resumeId, revision, key, ...wish, ...fields }
  const added = await testApp.ask(resume.addIntention, sent, by)
  expect(added.status).toBe(200)
  return key
}

const titles = async (input: object, by?: Person) => {
  const { body } = await testApp.ask(employment.enterpriseRecruitmentList, input, by)
  return body.data?.list.map(({ title }) => title)
}

describe('the list of posts on the home page of jobs', () => {
  it('[JOB-011] [JOB-012] [JOB-085] has recommended posts for sign type 1, else posts of recommended companies, none ended', async () => {
    const plain = await company()
    const chosen = await company({ recommended: true })
    await post(plain, { title: 'Older', recommended: true, publishedAt: before(3) })
    await post(plain, { title: 'Newer', recommended: true, publishedAt: before(1) })
    await post(plain, { title: 'Ended', recommended: true, endsAt: before(0) })
    await post(plain, { title: 'Draft', recommended: true, publishedAt: null })
    await post(plain, { title: 'Not marked' })
    await post(chosen, { title: 'Promoted' })
    expect(await titles({ signType: 1 })).toEqual(['Newer', 'Older'])
    for (const signType of [0, 2, 7]) expect(await titles({ signType })).toEqual(['Promoted'])
    expect(await titles({ signType: 1, page: 2, size: 1 })).toEqual(['Older'])
    const { body } = await testApp.ask(employment.enterpriseRecruitmentList, { size: 1 })
    expect(body.data?.total).toBe(2)
  })

  it('[JOB-036] [JOB-085] has all posts that fit an intention: recommended ones first, then those in its city or remote', async () => {
    const id = await company()
    const chosen = await company({ recommended: true })
    await post(id, { position: 'tester', title: 'Elsewhere', city: 'MY-01-01' })
    await post(id, { position: 'tester', title: 'In the city', publishedAt: before(5) })
    await post(id, {
      position: 'tester',
      title: 'Remote',
      city: '',
      remote: true,
      publishedAt: before(6),
    })
    await post(id, {
      position: 'tester',
      title: 'Recommended',
      city: 'MY-01-01',
      recommended: true,
      publishedAt: before(9),
    })
    await post(chosen, {
      position: 'tester',
      title: 'Of a chosen company',
      nature: 3,
      publishedAt: before(8),
    })
    await post(id, { position: 'tester', title: 'Internship', nature: 1 })
    await post(id, { position: 'shopOperator', title: 'Another job' })
    const positionId = await intend()
    expect(await titles({ signType: 1, positionId }, student)).toEqual([
      'Recommended',
      'In the city',
      'Remote',
      'Of a chosen company',
      'Elsewhere',
    ])
    expect((await titles({ signType: 2, positionId }, student))?.[0]).toBe('Of a chosen company')
  })

  it('[JOB-036] refuses a sign of the wrong kind, and an intention of somebody else', async () => {
    const id = await company()
    const postId = await post(id)
    const another = await makeMember(testApp, { name: 'Aina' })
    const foreign = await intend({}, another)
    for (const positionId of [
      testApp.seal('jobPost', postId),
      testApp.seal('advert', 1),
      foreign,
    ]) {
      const refused = await testApp.ask(
        employment.enterpriseRecruitmentList,
        { signType: 1, positionId },
        student,
      )
      expect(refused.status).toBe(404)
    }
    const visitor = await testApp.ask(employment.enterpriseRecruitmentList, { positionId: foreign })
    expect(visitor.status).toBe(404)
  })
})

describe('the intended positions of a student', () => {
  it('[JOB-014] [JOB-017] are the job intentions of the resume, each with the number of live posts that fit it', async () => {
    const id = await company()
    await post(id, { position: 'tester' })
    await post(id, { position: 'tester', nature: 1 })
    await post(id, { position: 'tester', endsAt: before(0) })
    await post(id, { position: 'other', title: 'Senior Barista in Ipoh' })
    const list = async () =>
      (await testApp.ask(employment.intendedPositions, {}, student)).body.data
    expect(await list()).toEqual([])
    const first = await intend({ nature: 3 })
    const second = await intend({ positionCode: 'other', positionName: 'barista' })
    expect(await list()).toMatchObject([
      { positionId: second, positionName: 'barista', posts: 1 },
      { positionId: first, position: 'tester', cityName: 'Kuala Lumpur', nature: 3, posts: 2 },
    ])
    expect(await titles({ positionId: second }, student)).toEqual(['Senior Barista in Ipoh'])
  })
})

describe('companies', () => {
  it('[JOB-015] are listed if recommended with their live posts, those with the most first', async () => {
    const few = await company({ name: 'Few', recommended: true })
    const many = await company({ name: 'Many', recommended: true })
    await company({ name: 'Removed', recommended: true, removedAt: testApp.clock.now() })
    await company({ name: 'Plain' })
    await post(few)
    await post(many)
    await post(many)
    await post(many, { endsAt: before(0) })
    const { body } = await testApp.ask(employment.enterpriseRecommend, {})
    expect(body.data).toMatchObject([
      { name: 'Many', posts: 2 },
      { name: 'Few', posts: 1 },
    ])
  })

  it('[JOB-013] are listed 16 a page by name with their addresses, with isJoinEnterprise=1 only verified ones', async () => {
    await company({ name: 'Unknown', verified: false, address: '1 Jalan Lama' })
    for (let index = 0; index < 17; index += 1)
      await company({ name: `Kedai ${String(index).padStart(2, '0')}` })
    const list = async (input: object) =>
      (await testApp.ask(employment.enterpriseInfoList, input)).body.data
    const first = await list({ page: 1, size: 16, isJoinEnterprise: 1 })
    expect(first?.total).toBe(17)
    expect(first?.list).toHaveLength(16)
    expect(first?.list[0]).toMatchObject({ name: 'Kedai 00', address: '12 Jalan Ampang' })
    expect((await list({ page: 2 }))?.list).toMatchObject([{ name: 'Kedai 16' }])
    expect((await list({ isJoinEnterprise: 0, page: 2 }))?.list).toMatchObject([
      { name: 'Kedai 16' },
      { name: 'Unknown', address: '1 Jalan Lama' },
    ])
  })
})

it('[JOB-010] the banners on the home page of jobs, at the top and beside it, are adverts of the school', async () => {
  const advert = { schoolId: staff.schoolId, text: {}, seed: 'a', url: '/course', active: true }
  await testApp.db.insert(adverts).values([
    { ...advert, place: 4, position: 1, title: { en: 'Job fair', zh: '招聘会' } },
    { ...advert, place: 5, position: 1, title: { en: 'Write your resume' } },
    { ...advert, place: 4, position: 2, title: { en: 'Hidden' }, active: false },
  ])
  const { body: head } = await testApp.ask(employment.employmentBanner, {}, { language: 'zh' })
  expect(head.data).toMatchObject([{ title: '招聘会', url: '/course' }])
  const { body: side } = await testApp.ask(employment.rightSideBanner, {}, { language: 'en' })
  expect(side.data).toMatchObject([{ title: 'Write your resume' }])
})
