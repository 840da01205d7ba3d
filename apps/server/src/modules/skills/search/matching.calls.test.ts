import { type InputOf, skills } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { makeCompany, makePost } from '../../employment/factories.ts'
import { jobPosts, type NewJobPost } from '../../employment/index.ts'
import { makeOwner } from '../../resume/factories.ts'
import { resumes } from '../../resume/tables.ts'
import { platformBook } from '../../resume/index.ts'
import { findSeeker, wantedOf } from '../actions.ts'
import { meets } from '../match/factories.ts'

let testApp: TestApp
let keeper: Person
let companyId: number
let student: Person

const kept = () => ({ schoolId: testApp.schoolId, createdBy: keeper.userId })
beforeAll(async () => {
  testApp = await openTestApp()
  keeper = await testApp.person('teacher,normal')
  companyId = await makeCompany(testApp.db, kept(), testApp.clock.now())
  const owner = await makeOwner(testApp)
  ;({ student } = owner)
  // Two levels of copywriting, one under another name, and one year of work.
  await owner.addWork({ skills: ['文案', '３Ｄ Knitting'], start: '2024-01', end: '2024-12' })
}, 90_000)
afterAll(() => testApp.close())
beforeEach(() => testApp.db.delete(jobPosts))

const before = (days: number) => new Date(testApp.clock.now().getTime() - days * 86_400_000)
const post = (title: string, fields: Partial<NewJobPost> = {}) =>
  makePost(testApp.db, { ...kept(), companyId, title, skills: [], ...fields }, testApp.clock.now())

const seekerOf = async ({ userId }: Person) => {
  const { seeker } = await findSeeker(
    {
      db: testApp.db,
      now: testApp.clock.now(),
      language: 'en',
      school: { id: testApp.schoolId, defaultLanguage: 'en' },
    } as Parameters<typeof findSeeker>[0],
    userId,
  )
  return seeker
}

type Input = InputOf<typeof skills.searchMatching>
async function search(input: Input, by = student) {
  const { body } = await testApp.ask(skills.searchMatching, input, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}
const titles = async (input: Input) => (await search(input)).list.map(({ title }) => title)
const met = async (input: Input = {}) =>
  (await titles({ meets: 1, ...input })).toSorted((a, b) => a.localeCompare(b))

describe('jobs whose requirements the student meets', () => {
  it('[JOB-113] require no skill above the evidence under any of its names, no more experience and no higher degree', async () => {
    const skill = (name: string, level: number) => ({ name, level })
    await post('a none')
    await post('b one', { skills: [skill('Copywriting', 2)] })
    await post('c above', { skills: [skill('Copywriting', 3)] })
    await post('d other name', {
      skills: [skill('Penulisan  SALINAN', 1), skill('3d knitting', 2)],
    })
    await post('e one missing', { skills: [skill('文案', 1), skill('SEO', 1)] })
    await post('f same twice', { skills: [skill('文案', 1), skill('Copywriting', 2)] })
    await post('g one year', { experience: 1 })
    await post('h two years', { experience: 2 })
    await post('i degree', { degree: 5 })
    const found = await met()
    expect(found).toEqual([
      'a none',
      'b one',
      'd other name',
      'f same twice',
      'g one year',
      'i degree',
    ])
  })

  it('[JOB-113] equal those that the rule of a single post selects', async () => {
    const names = ['Copywriting', '文案', '3D knitting', 'SEO', 'Juggling']
    for (let number = 0; number < 60; number += 1)
      await post(`job ${number}`, {
        experience: number % 3,
        skills: names
          .filter((_, at) => (number >> at) % 2 === 1)
          .map((name, at) => ({ name, level: 1 + ((number + at) % 3) })),
      })
    const asker = await seekerOf(student)
    const rows = await testApp.db.select().from(jobPosts)
    const expected = rows.filter((post) => meets(asker, wantedOf({ post }, platformBook)))
    expect(expected.length).toBeGreaterThan(3)
    expect(await met({ size: 50 })).toEqual(
      expected.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)),
    )
  })

  it('[JOB-113] compare the degree only when it is known', async () => {
    await post('bachelor', { degree: 5 })
    await post('master', { degree: 6 })
    expect(await met()).toEqual(['bachelor', 'master'])
    const [row] = await testApp.db.select().from(resumes).where(eq(resumes.userId, student.userId))
    const content = structuredClone(row!.content) as { sections: { education: object[] } }
    const saved = row!.content
    content.sections.education = [{ id: 'e', degree: 5 }]
    const save = (value: unknown) =>
      testApp.db
        .update(resumes)
        .set({ content: value as typeof saved })
        .where(eq(resumes.userId, student.userId))
    await save(content)
    expect(await met()).toEqual(['bachelor'])
    await save(saved)
  })

  it('[JOB-113] have a total, facets and other filters, and follow a change of the skills', async () => {
    const hard = [{ name: 'SEO', level: 5 }]
    await post('Shop operator', { nature: 1 })
    await post('Shop florist', { city: 'MY-12-02' })
    const id = await post('Shop analyst', { skills: hard, city: 'SG-01-01', remote: true })
    const all = await search({ content: 'shop' })
    expect([all.total, all.facets.remote]).toEqual([3, 1])
    const found = await search({ content: 'shop', meets: 1 })
    expect([found.total, found.facets.remote]).toEqual([2, 0])
    expect(found.facets.cities.map(({ code }) => code)).toEqual(
      expect.not.arrayContaining(['SG-01-01']),
    )
    expect(await met({ content: 'shop', nature: 1 })).toEqual(['Shop operator'])
    expect(await met({ content: 'shop', salaryBand: 2 })).toEqual(['Shop florist', 'Shop operator'])
    expect(await met({ content: 'analyst' })).toEqual([])
    await testApp.db.delete(jobPosts).where(eq(jobPosts.id, id))
    await post('Shop analyst', { takenDownAt: testApp.clock.now() })
    await post('Shop analyst', { endsAt: before(1), publishedAt: before(9) })
    await post('Shop analyst', { schoolId: testApp.otherSchoolId })
    expect(await met({ content: 'analyst' })).toEqual([])
  })
})

describe('jobs sorted by match', () => {
  it('[JOB-114] show the best first with the number of the job page, those without a number last and newest first', async () => {
    const skill = (name: string) => [{ name, level: 2 }]
    await post('missing', { skills: skill('SEO'), publishedAt: before(1) })
    await post('had', { skills: skill('Copywriting'), publishedAt: before(3) })
    await post('unknown older', { publishedAt: before(4) })
    await post('unknown newer', { publishedAt: before(2) })
    const { list, isResumeEnough } = await search({})
    expect(isResumeEnough).toBe(true)
    expect(list.map(({ title }) => title)).toEqual([
      'had',
      'missing',
      'unknown newer',
      'unknown older',
    ])
    expect(list.map(({ score }) => score)).toEqual([100, 0, null, null])
    for (const { positionId, score } of list.slice(0, 2)) {
      const { body } = await testApp.ask(skills.matchPost, { positionId }, student)
      expect(body.data?.score).toBe(score)
    }
    expect(await titles({ sort: 'newest' })).toEqual([
      'missing',
      'unknown newer',
      'had',
      'unknown older',
    ])
  })

  it('[JOB-114] show each job once across pages', async () => {
    for (let number = 0; number < 12; number += 1)
      await post(`job ${number}`, {
        skills: [{ name: number % 3 === 0 ? 'Copywriting' : 'SEO', level: 2 }],
        publishedAt: before(number % 4),
      })
    const pages = await Promise.all([1, 2, 3].map((page) => titles({ page, size: 5 })))
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 2])
    expect(new Set(pages.flat()).size).toBe(12)
    expect(pages.flat()).toEqual(await titles({ size: 50 }))
    expect((await search({ page: 4, size: 5 })).total).toBe(12)
  })
})

describe('access to matches', () => {
  it('[JOB-115] gives the usual search without numbers when the resume contains too little', async () => {
    await post('hard', { skills: [{ name: 'SEO', level: 5 }], publishedAt: before(1) })
    await post('shop')
    const stranger = await makeMember(testApp, { name: 'Aina' })
    const asked = await search({ meets: 1, sort: 'match' }, stranger)
    expect(asked).toMatchObject({ isResumeEnough: false, total: 2 })
    expect(asked.list.map(({ title, score }) => [title, score])).toEqual([
      ['shop', null],
      ['hard', null],
    ])
  })

  it('[JOB-115] is refused to visitors and other schools, and its response is not cached for others', async () => {
    await post('shop')
    const { status, body } = await testApp.ask(skills.searchMatching, {})
    expect([status, body.code]).toEqual([401, -1001])
    const first = await search({ meets: 1 })
    expect(first.total).toBe(1)
    const stranger = await testApp.person('normal', testApp.otherSchoolId)
    expect((await search({ meets: 1 }, stranger)).total).toBe(0)
    expect(skills.searchMatching).not.toHaveProperty('shared')
  })
})
