import { skills } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../courses/factories.ts'
import { makeCompany, makePost } from '../employment/factories.ts'
import { makeOwner, type ResumeOwner } from '../resume/factories.ts'
import * as results from '../resume/platform/factories.ts'
import { courseSkills, postCourses } from './tables.ts'

let testApp: TestApp
let teacher: Person
let owner: ResumeOwner
let student: Person
let companyId: number

const kept = () => ({ schoolId: testApp.schoolId, createdBy: teacher.userId })
const signOf = (id: number) => testApp.seal('course', id)

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  companyId = await makeCompany(testApp.db, kept(), testApp.clock.now())
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await makeOwner(testApp)
  ;({ student } = owner)
})

async function makeJob(fields: Partial<Parameters<typeof makePost>[1]> = {}) {
  const id = await makePost(testApp.db, { ...kept(), companyId, ...fields }, testApp.clock.now())
  return { id, positionId: testApp.seal('jobPost', id) }
}
const teach = (courseId: number, code: string, level: 1 | 2 | 3 = 1) =>
  testApp.db.insert(courseSkills).values({ schoolId: testApp.schoolId, courseId, code, level })
const match = async ({ positionId }: { positionId: string }, by = student) => {
  const { body } = await testApp.ask(skills.matchPost, { positionId }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

describe('the match of a post', () => {
  it('[JOB-053] [JOB-055] uses skills, work and intention of the resume', async () => {
    await owner.addWork({
      skills: ['文案'],
      content: 'Ran the data analysis of the shop.',
      start: '2024-01',
      end: '2024-12',
    })
    const job = await makeJob({
      skills: [
        { name: 'Copywriting', level: 2 },
        { name: 'Data analysis', level: 4 },
        { name: 'Juggling', level: 1 },
      ],
      experience: 2,
    })
    const found = await match(job)
    expect(found.skills).toMatchObject([
      {
        name: 'Copywriting',
        level: 2,
        state: 'had',
        evidence: [{ kind: 'text', title: 'Kedai Buku Jaya' }],
      },
      { name: 'Data analysis', required: 4, level: 2, state: 'partly' },
      { name: 'Juggling', level: 0, state: 'missing', evidence: [] },
    ])
    expect(found.parts).toMatchObject([
      { part: 'skills', weight: 45, points: 22.5 },
      { part: 'education', points: null, unsaid: 'post' },
      { part: 'experience', weight: 15, points: 7.5 },
      { part: 'city', points: null, unsaid: 'resume' },
      { part: 'salary', points: null, unsaid: 'resume' },
      { part: 'nature', points: null, unsaid: 'resume' },
    ])
    expect(found).toMatchObject({ score: 50, known: 60 })
    expect(await match(job)).toEqual(found)
  })

  it('[JOB-054] has no number for a student without a resume', async () => {
    expect(await match(await makeJob())).toMatchObject({ score: null, known: 0 })
  })

  it("[JOB-056] is increased by the platform's records only: a completed course, a passed examination, a certificate", async () => {
    const people = { student, teacher }
    const job = await makeJob({ skills: [{ name: '短视频', level: 5 }] })
    const shown = async () => (await match(job)).skills[0]
    const courseId = await results.completeCourse(testApp, people, 'Short films')
    expect(await shown()).toMatchObject({ level: 0, state: 'missing' })
    await teach(courseId, 'shortVideo', 2)
    expect(await shown()).toMatchObject({
      level: 3,
      state: 'partly',
      evidence: [{ kind: 'course', title: 'Short films', date: '2026-11-02' }],
    })
    const exam = { courseId, name: 'Final', type: 1 as const }
    await results.sitExam(testApp, people, { ...exam, name: 'Failed', score: 5900 })
    expect(await shown()).toMatchObject({ level: 3 })
    await results.sitExam(testApp, people, { ...exam, score: 6000 })
    expect(await shown()).toMatchObject({
      level: 4,
      evidence: [{ kind: 'exam', title: 'Final' }, {}],
    })
    await results.certify(testApp, student, courseId, 'Short films')
    expect(await shown()).toMatchObject({
      level: 5,
      state: 'had',
      evidence: [{ kind: 'certificate' }, { kind: 'exam' }, { kind: 'course' }],
    })
  })

  it('[JOB-056] uses no result of another student', async () => {
    const other = await makeOwner(testApp)
    const courseId = await results.completeCourse(
      testApp,
      { student: other.student, teacher },
      'Tax of shops',
    )
    await teach(courseId, 'tax')
    await results.certify(testApp, other.student, courseId, 'Tax of shops')
    const job = await makeJob({ skills: [{ name: 'Tax', level: 1 }] })
    expect((await match(job)).skills[0]).toMatchObject({ level: 0, evidence: [] })
    expect((await match(job, other.student)).skills[0]).toMatchObject({ level: 5 })
  })

  it("[JOB-057] names courses for missing skills, the student's own first, without unlisted ones", async () => {
    const place = { schoolId: testApp.schoolId, authorId: teacher.userId }
    const make = async (en: string, fields: object, code: string) => {
      const id = await makeCourse(
        testApp.db,
        { ...place, names: { en }, ...fields },
        testApp.clock.now(),
      )
      await teach(id, code, 3)
      return id
    }
    await make('Hidden', { onList: false, hours: 1 }, 'freight')
    await make('Long', { hours: 40 }, 'freight')
    await make('Short', { hours: 4 }, 'freight')
    const job = await makeJob({ skills: [{ name: 'Freight forwarding', level: 3 }] })
    const { courses } = await match(job)
    expect(courses.map(({ course, covers, owned }) => [course.courseName, covers, owned])).toEqual([
      ['Short', ['Freight forwarding'], false],
      ['Long', ['Freight forwarding'], false],
    ])
  })
})

describe('the promoted course', () => {
  it('[JOB-021] [JOB-057] is the first of the ranked courses, unless staff pinned another', async () => {
    const place = { schoolId: testApp.schoolId, authorId: teacher.userId }
    const ask = async (positionId: string, by?: Person) =>
      (await testApp.ask(skills.promoteCourse, { positionId }, by)).body.data?.courseName ?? null
    const job = await makeJob({ skills: [{ name: 'Halal standards', level: 2 }] })
    expect(await ask(job.positionId)).toBeNull()
    const taught = await makeCourse(
      testApp.db,
      { ...place, names: { en: 'Halal food' } },
      testApp.clock.now(),
    )
    await teach(taught, 'halal')
    expect(await ask(job.positionId)).toBe('Halal food')
    expect(await ask(job.positionId, student)).toBe('Halal food')
    const chosen = await makeCourse(
      testApp.db,
      { ...place, names: { en: 'Chosen by staff' } },
      testApp.clock.now(),
    )
    const staff = await testApp.person('schoolAdmin,normal')
    const pin = (courseId: number | null) =>
      testApp.ask(
        skills.pinPostCourse,
        { positionId: job.positionId, courseIdSign: courseId === null ? '' : signOf(courseId) },
        staff,
      )
    expect((await pin(chosen)).body.data).toEqual({
      course: { sign: signOf(chosen), courseName: 'Chosen by staff', isListed: true },
    })
    const rows = () => testApp.db.select().from(postCourses).where(eq(postCourses.postId, job.id))
    expect(await rows()).toMatchObject([{ courseId: chosen, chosenBy: staff.userId }])
    expect(await ask(job.positionId, student)).toBe('Chosen by staff')
    expect((await match(job)).pinned?.courseName).toBe('Chosen by staff')
    await pin(null)
    expect(await rows()).toEqual([])
    expect([await ask(job.positionId), (await match(job)).pinned]).toEqual(['Halal food', null])
  })

  it('[JOB-121] is pinned by staff only, must be visible to students, and is logged with the person', async () => {
    const place = { schoolId: testApp.schoolId, authorId: teacher.userId }
    const now = testApp.clock.now()
    const hidden = await makeCourse(testApp.db, { ...place, onList: false }, now)
    const listed = await makeCourse(testApp.db, { ...place, names: { en: 'Cold chain' } }, now)
    const { positionId } = await makeJob({ title: 'Cold store keeper' })
    const staff = await testApp.person('schoolAdmin,normal')
    const pin = (courseId: number, by: Person) =>
      testApp.ask(skills.pinPostCourse, { positionId, courseIdSign: signOf(courseId) }, by)
    const refused = await pin(hidden, staff)
    expect([refused.body.code, Object.keys(refused.body.extend?.fields ?? {})]).toEqual([
      -2,
      ['courseIdSign'],
    ])
    expect((await pin(listed, teacher)).body.code).toBe(-6)
    expect((await pin(listed, staff)).body.ok).toBe(true)
    expect((await pin(listed, staff)).body.ok).toBe(true)
    const read = await testApp.ask(skills.postCourse, { positionId }, staff)
    expect(read.body.data?.course?.courseName).toBe('Cold chain')
    const { rows } = await testApp.db.execute(
      sql`select actor_id::int as actor, detail from audit_entries
        where action = 'jobPost.coursePinned' and detail::text like '%Cold chain%'`,
    )
    expect(rows).toMatchObject([{ actor: staff.userId }])
  })
})

describe('the skills of a course', () => {
  async function makeTaught() {
    const courseId = await makeCourse(
      testApp.db,
      { schoolId: testApp.schoolId, authorId: teacher.userId },
      testApp.clock.now(),
    )
    await makeTeacher(testApp.db, {
      schoolId: testApp.schoolId,
      courseId,
      userId: teacher.userId,
      master: true,
    })
    const rows = () =>
      testApp.db.select().from(courseSkills).where(eq(courseSkills.courseId, courseId))
    return { courseIdSign: signOf(courseId), rows }
  }
  const copywriting = { code: 'copywriting', level: 1 as const }
  const seo = { code: 'seo', level: 3 as const }

  it('[JOB-120] are saved by its teacher as a whole list, which is not overwritten after another window changed it', async () => {
    const { courseIdSign, rows } = await makeTaught()
    const save = (seen: object[], list: object[], by = teacher) =>
      testApp.ask(skills.saveCourseSkills, { courseIdSign, seen, skills: list } as never, by)
    expect((await save([], [seo, copywriting])).body.data?.skills).toEqual([copywriting, seo])
    expect(await rows()).toHaveLength(2)
    const stale = await save([], [seo])
    expect(stale.body).toMatchObject({ code: -4, extend: { newer: [copywriting, seo] } })
    expect(await rows()).toHaveLength(2)
    // A repeated call finds its own list.
    expect((await save([], [copywriting, seo])).body.ok).toBe(true)
    expect((await save([copywriting, seo], [])).body.data?.skills).toEqual([])
    expect(await rows()).toEqual([])
    const read = await testApp.ask(skills.courseSkills, { courseIdSign }, teacher)
    expect(read.body.data).toEqual([])
  })

  it('[JOB-120] refuse an unknown skill, a repeated one, more than 12, and a teacher of another course', async () => {
    const { courseIdSign, rows } = await makeTaught()
    const refused = async (list: object[], by = teacher) => {
      const input = { courseIdSign, seen: [], skills: list } as never
      return (await testApp.ask(skills.saveCourseSkills, input, by)).body.code
    }
    const { body } = await testApp.ask(skills.listSkills, {}, { person: teacher, language: 'my' })
    expect(body.data?.find(({ code }) => code === 'copywriting')?.name).toBe('Penulisan iklan')
    expect(body.data?.find(({ code }) => code === 'copywriting')?.words).toContain('Copywriting')
    const many = (body.data ?? []).slice(0, 13).map(({ code }) => ({ code, level: 1 }))
    expect(await refused([{ code: 'flying', level: 1 }])).toBe(-2)
    expect(await refused([seo, seo])).toBe(-2)
    expect(await refused(many)).toBe(-2)
    expect(await refused([{ ...seo, level: 4 }])).toBe(-2)
    expect(await refused([seo], await testApp.person('teacher,normal'))).toBe(-6)
    expect(await rows()).toEqual([])
  })
})
