import {
  applications,
  deliveryAskedMost,
  employment,
  employmentBannerPlace,
  skills,
} from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { makeCourse } from '../../courses/factories.ts'
import { jobApplications } from '../../employment/tables.ts'
import { adverts } from '../../schools/tables.ts'
import { apply, companyAnswers, makeApplicant, makeOpening } from '../factories.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  ;({ student } = await makeApplicant(testApp))
})

const day = 86_400_000
const opening = (...more: [object?, object?]) => makeOpening(testApp, student, ...more)
const ask = (positionIds: string[], by?: Person) =>
  testApp.ask(employment.deliveryOfPosts, { positionIds }, by)
const states = async (positionIds: string[], by = student) =>
  (await ask(positionIds, by)).body.extend

describe('the application states of the posts of a list', () => {
  it('[JOB-005] are returned in extend by one statement, without posts that have no application', async () => {
    const made = []
    for (let index = 0; index < 12; index += 1) made.push(await opening())
    const signs = made.map(({ positionId }) => positionId)
    const [first = '', second = '', third = ''] = signs
    expect(await states(signs)).toEqual({ delivery: {} })
    const sent = []
    for (const positionId of [first, second, third])
      sent.push(await apply(testApp, student, positionId))
    await companyAnswers(testApp, sent[1]?.sign ?? '', { step: 'shortlisted', note: '' })
    await testApp.ask(applications.withdrawApplication, { sign: sent[2]?.sign ?? '' }, student)
    const { body } = await ask(signs, student)
    expect(body.data).toEqual({})
    expect(body.extend).toEqual({
      delivery: { [first]: 'delivered', [second]: 'shortlisted', [third]: 'withdrawn' },
    })
    const rows = await testApp.db
      .select({ state: jobApplications.state })
      .from(jobApplications)
      .where(eq(jobApplications.userId, student.userId))
      .orderBy(jobApplications.id)
    expect(rows.map(({ state }) => state)).toEqual(['delivered', 'shortlisted', 'withdrawn'])
    const statementsFor = (few: string[]) => testApp.statementsOf(() => ask(few, student))
    const forOne = await statementsFor([first])
    expect(await statementsFor(signs)).toBe(forOne)
    expect(forOne).toBeLessThanOrEqual(2)
    const deliveredAt = new Date(testApp.clock.now().getTime() - 31 * day)
    await testApp.db
      .update(jobApplications)
      .set({ deliveredAt })
      .where(eq(jobApplications.userId, student.userId))
    expect(await states([first, third])).toEqual({
      delivery: { [first]: 'no_response', [third]: 'withdrawn' },
    })
  })

  it('[JOB-005] are returned only for the caller, and for published posts of the same school', async () => {
    const { positionId } = await opening()
    await apply(testApp, student, positionId)
    const another = await makeMember(testApp, { name: 'Aina' })
    expect(await states([positionId], another)).toEqual({ delivery: {} })
    expect((await ask([positionId])).body.code).toBe(-1001)
    const elsewhere = await makeApplicant(testApp, testApp.otherSchoolId)
    expect((await ask([positionId], elsewhere.student)).status).toBe(404)
    const draft = await opening({ publishedAt: null })
    expect((await ask([positionId, draft.positionId], student)).status).toBe(404)
    expect(await states([positionId])).toEqual({ delivery: { [positionId]: 'delivered' } })
  })

  it('[JOB-005] can be requested for 1 to 100 posts at once, by their signs', async () => {
    const { positionId, companyId } = await opening()
    const many = (count: number) => Array.from({ length: count }, () => positionId)
    expect((await ask(many(deliveryAskedMost), student)).status).toBe(200)
    for (const count of [0, deliveryAskedMost + 1]) {
      const { body } = await ask(many(count), student)
      expect([body.code, Object.keys(body.extend?.fields ?? {})]).toEqual([-2, ['positionIds']])
    }
    const wrong = await ask([positionId, testApp.seal('company', companyId)], student)
    expect(wrong.status).toBe(404)
  })
})

it('[JOB-004] a student reads positions, companies, banners, favourites, states and promoted courses', async () => {
  const staff = await testApp.person('schoolAdmin,normal')
  const banner = { schoolId: testApp.schoolId, text: {}, seed: 'a', url: '/course', active: true }
  await testApp.db
    .insert(adverts)
    .values({ ...banner, place: employmentBannerPlace, position: 1, title: { en: 'Job fair' } })
  const marked = { recommended: true }
  const applied = await opening({ ...marked, title: 'Applied' }, { ...marked, name: 'Kedai Maju' })
  const kept = await opening({ ...marked, title: 'Kept', companyId: applied.companyId })
  const courseOf = new Map<string, string>()
  for (const { positionId } of [applied, kept]) {
    const names = { en: `Course of ${positionId.slice(0, 6)}` }
    const by = { schoolId: testApp.schoolId, authorId: staff.userId, names }
    const course = await makeCourse(testApp.db, by, testApp.clock.now())
    const pinned = { positionId, courseIdSign: testApp.seal('course', course) }
    expect((await testApp.ask(skills.pinPostCourse, pinned, staff)).status).toBe(200)
    courseOf.set(positionId, testApp.seal('course', course))
  }
  await testApp.ask(employment.addCollectionPost, { positionId: kept.positionId }, student)
  await apply(testApp, student, applied.positionId)

  const banners = await testApp.ask(employment.employmentBanner, {}, student)
  expect(banners.body.data).toMatchObject([{ title: 'Job fair' }])
  const positions = await testApp.ask(
    employment.enterpriseRecruitmentList,
    { signType: 1, size: 2 },
    student,
  )
  expect(positions.body.data?.list.map(({ title }) => title)).toEqual(['Kept', 'Applied'])
  expect(positions.body.extend).toEqual({ delivery: { [applied.positionId]: 'delivered' } })
  const companies = await testApp.ask(employment.enterpriseRecommend, {}, student)
  expect(companies.body.data).toMatchObject([{ name: 'Kedai Maju', posts: 2 }])
  const collected = await testApp.ask(employment.collectedPositions, {}, student)
  expect(collected.body.data).toMatchObject({ total: 1, list: [{ title: 'Kept' }] })
  for (const [positionId, sign] of courseOf) {
    const course = await testApp.ask(skills.promoteCourse, { positionId }, student)
    expect(course.body.data).toMatchObject({ sign })
  }
})
