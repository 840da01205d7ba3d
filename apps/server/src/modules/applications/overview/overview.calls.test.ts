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

it('[JOB-123] lists the skills that live posts require, first those that no course teaches', async () => {
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

/** The skills as the posts write them, and the skill of the list that each one means. */
const written = [
  ['SEO', 'search engine optimisation'],
  ['Copywriting', 'copywriting'],
  ['文案', 'copywriting'],
  ['ＣＯＰＹＷＲＩＴＩＮＧ', 'copywriting'],
  ['Excel', 'excel'],
  ['Glass blowing', 'glass blowing'],
  ['  glass   BLOWING ', 'glass blowing'],
] as const

it('[JOB-147] counts the same as a recount of every live post and every listed course', async () => {
  const school = await openTestApp()
  const keeper = await school.person('schoolAdmin,normal')
  const now = school.clock.now()
  const kinds = [
    {},
    {},
    { publishedAt: null },
    { takenDownAt: now, takenDownReason: 'x' },
    { endsAt: now },
  ]
  const expected = new Map<string, number>()
  for (let number = 0; number < 40; number += 1) {
    const named = [0, 1, 2].flatMap((step) => {
      const found = written[(number * 3 + step * (1 + (number % 2))) % written.length]
      return found ? [found] : []
    })
    const kind = kinds[number % kinds.length] ?? {}
    const skills = named.map(([name]) => ({ name, level: 1 as const }))
    await makeOpening(school, keeper, { ...kind, skills })
    if (Object.keys(kind).length === 0)
      for (const code of new Set(named.map(([, one]) => one)))
        expected.set(code, (expected.get(code) ?? 0) + 1)
  }
  const place = { schoolId: school.schoolId, authorId: keeper.userId }
  const courses = [
    { code: 'copywriting', fields: {}, counts: true },
    { code: 'copywriting', fields: {}, counts: true },
    { code: 'copywriting', fields: { onList: false }, counts: false },
    { code: 'excel', fields: { auditStatus: 1 }, counts: false },
  ] as const
  for (const { code, fields } of courses) {
    const courseId = await makeCourse(school.db, { ...place, ...fields }, now)
    await school.db
      .insert(courseSkills)
      .values({ schoolId: school.schoolId, courseId, code, level: 1 as const })
  }
  const taught = (code: string) => courses.filter((one) => one.code === code && one.counts).length
  const { body } = await school.ask(applications.wantedSkills, {}, keeper)
  const rows = (body.data?.skills ?? []).map(({ name, ...counts }) => ({
    code: name.trim().toLowerCase().replaceAll(/\s+/g, ' '),
    ...counts,
  }))
  expect(new Map(rows.map(({ code, posts }) => [code, posts]))).toEqual(expected)
  expect(rows.map(({ code, courses: count }) => [code, count])).toEqual(
    rows.map(({ code }) => [code, taught(code)]),
  )
  const untaught = rows.map(({ courses: count }) => count === 0)
  expect(untaught).toEqual([true, true, true, false])
  const counts = rows.slice(0, 3).map(({ posts }) => posts)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  await school.close()
})
