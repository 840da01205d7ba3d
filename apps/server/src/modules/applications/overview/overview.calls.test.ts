import { applications } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { makeCourse } from '../../courses/factories.ts'
import { courseSkills } from '../../skills/index.ts'
import { apply, companyAnswers, makeApplicant, makeOpening } from '../factories.ts'

let testApp: TestApp
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp.close())

const hour = 3600
type By = 'month' | 'company' | 'study'
const overview = async (by: By, months: 3 | 12 = 12) => {
  const { body } = await testApp.ask(applications.applicationOverview, { by, months }, staff)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

it('[JOB-122] counts posts, applications, answers, offers and acceptances by month, company and course of study', async () => {
  const [mei, ali] = [await makeApplicant(testApp), await makeApplicant(testApp)]
  await testApp.db
    .update(users)
    .set({ major: { en: 'Business', zh: '商科' } })
    .where(eq(users.id, mei.student.userId))
  const maju = await makeOpening(testApp, staff, {}, { name: 'Maju' })
  await makeOpening(testApp, staff, { companyId: maju.companyId })
  const teratai = await makeOpening(testApp, staff, {}, { name: 'Teratai' })
  const accepted = await apply(testApp, mei.student, maju.positionId)
  await apply(testApp, ali.student, maju.positionId)
  const shortlisted = await apply(testApp, ali.student, teratai.positionId)
  await companyAnswers(testApp, accepted.sign, { step: 'viewed' })
  testApp.clock.pass(2 * hour)
  await companyAnswers(testApp, accepted.sign, { step: 'offered' })
  await testApp.ask(applications.answerOffer, { sign: accepted.sign, accept: true }, mei.student)
  testApp.clock.pass(2 * hour)
  await companyAnswers(testApp, shortlisted.sign, { step: 'shortlisted' })

  const figures = { applications: 3, answered: 2, offers: 1, accepted: 1 }
  const byCompany = await overview('company')
  expect(byCompany.total).toMatchObject({ posts: 3, ...figures })
  expect(byCompany.total.halfHours).toBeCloseTo(3, 1)
  expect(byCompany.list).toMatchObject([
    { name: 'Maju', posts: 2, applications: 2, answered: 1, offers: 1, accepted: 1 },
    { name: 'Teratai', posts: 1, applications: 1, answered: 1, offers: 0, accepted: 0 },
  ])
  const byStudy = await overview('study')
  expect(byStudy.list).toMatchObject([
    { name: '', posts: null, applications: 2, offers: 0 },
    { name: 'Business', posts: null, applications: 1, accepted: 1 },
  ])
  expect(byStudy.list[1]?.halfHours).toBeCloseTo(2, 1)
  const month = testApp.clock.now().toISOString().slice(0, 7)
  expect((await overview('month')).list).toMatchObject([{ name: month, posts: 3, ...figures }])

  const student = await testApp.ask(applications.applicationOverview, {}, mei.student)
  expect(student.body.code).toBe(-6)
  testApp.clock.pass(200 * 24 * hour)
  staff = await testApp.person('schoolAdmin,normal')
  expect((await overview('month', 3)).list).toEqual([])
  expect((await overview('month', 12)).total.applications).toBe(3)
})

it('[JOB-123] names the skills that live posts ask for, those that no course teaches first', async () => {
  await makeOpening(testApp, staff, {
    skills: [
      { name: '文案', level: 2 },
      { name: 'Juggling', level: 1 },
    ],
  })
  await makeOpening(testApp, staff, { skills: [{ name: 'Copywriting', level: 1 }] })
  await makeOpening(testApp, staff, {
    skills: [{ name: 'Fishing', level: 1 }],
    endsAt: testApp.clock.now(),
  })
  const place = { schoolId: testApp.schoolId, authorId: staff.userId }
  const now = testApp.clock.now()
  const listed = await makeCourse(testApp.db, place, now)
  const hidden = await makeCourse(testApp.db, { ...place, onList: false }, now)
  const teaching = { schoolId: testApp.schoolId, code: 'copywriting', level: 1 as const }
  await testApp.db
    .insert(courseSkills)
    .values([listed, hidden].map((courseId) => ({ ...teaching, courseId })))
  const { body } = await testApp.ask(applications.wantedSkills, {}, staff)
  const skills = body.data?.skills ?? []
  expect(skills[0]).toEqual({ name: 'Juggling', posts: 1, courses: 0 })
  expect(skills.find(({ name }) => name === 'Copywriting')).toEqual({
    name: 'Copywriting',
    posts: 2,
    courses: 1,
  })
  expect(skills.some(({ name }) => name === 'Fishing')).toBe(false)
})
