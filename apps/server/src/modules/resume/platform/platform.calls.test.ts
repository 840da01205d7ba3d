import { randomUUID } from 'node:crypto'
import { resume } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { joinTraining, makeFullTraining } from '../../training/factories.ts'
import { makeOwner, type ResumeOwner } from '../factories.ts'
import * as results from './factories.ts'

let testApp: TestApp
let owner: ResumeOwner
let student: ResumeOwner['student']
let resumeId: string
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await makeOwner(testApp)
  ;({ student, resumeId } = owner)
})

const day = 86_400_000
const offers = async () =>
  (await testApp.ask(resume.resumeOffers, { resumeId }, student)).body.data ?? {
    revision: 0,
    profile: [],
    entries: [],
  }
const take = (ids: string[], revision: number) =>
  testApp.ask(resume.takeOffers, { resumeId, revision, ids }, student)

const completeCourse = (en: string) => results.completeCourse(testApp, { student, teacher }, en)
const sitExam = (courseId: number, name: string, score: number, type: 0 | 1) =>
  results.sitExam(testApp, { student, teacher }, { courseId, name, score, type })
const certify = (courseId: number, name: string) =>
  results.certify(testApp, student, courseId, name)

async function finishTraining() {
  const training = await makeFullTraining(testApp, teacher, {
    startAt: new Date(testApp.clock.now().getTime() - 60 * day),
    endAt: new Date(testApp.clock.now().getTime() - day),
  })
  await joinTraining(testApp, training, student)
  const now = testApp.clock.now().toISOString()
  for (const [taskNumber, score] of [
    [33, 80],
    [34, 20],
  ])
    await testApp.db.execute(sql`
      insert into hand_ins (school_id, item_id, user_id, number, content, handed_in_at, score, graded_by, graded_at)
      select school_id, id, ${student.userId}, 1, 'done', ${now}, ${score}, ${teacher.userId}, ${now} from homework_items
      where course_id = ${training.courseId} and task_number = ${taskNumber}`)
}

describe("offers of the platform's records of a student", () => {
  it('[RES-088] are entries in the language of the resume, accepted in one revision', async () => {
    const courseId = await completeCourse('Live commerce')
    await sitExam(courseId, 'Unit 1', 10_000, 0)
    await sitExam(courseId, 'Final', 9100, 1)
    await completeCourse('Photography')
    const failed = await completeCourse('Law')
    await sitExam(failed, 'Law final', 3000, 1)
    const number = await certify(courseId, 'Live commerce')
    const { entries, revision } = await offers()
    expect(revision).toBe(0)
    const shown = entries.map(({ section, title, detail }) => [section, title, detail])
    expect(shown).toEqual([
      ['qualification', 'Live commerce', `Teratai · ${number}`],
      ['cultivate', 'Law', 'First School'],
      ['cultivate', 'Photography', 'First School'],
      ['cultivate', 'Live commerce', 'First School'],
      ['skill', 'Live commerce', 'Exam “Final”: 91 of 100'],
      ['skill', 'Law', 'Course “Law” completed'],
      ['skill', 'Photography', 'Course “Photography” completed'],
    ])
    const ids = entries.filter(({ title }) => title !== 'Law').map(({ id }) => id)
    expect((await take(ids, 0)).body.data?.revision).toBe(1)
    const { content } = (await owner.row()) ?? {}
    expect(content?.sections.skill).toMatchObject([
      {
        name: 'Live commerce',
        level: 0,
        source: { kind: 'exam', title: 'Final', result: 91 },
      },
      { name: 'Photography', source: { kind: 'course', result: null } },
    ])
    expect(content?.sections.qualification).toMatchObject([
      { number, source: { kind: 'certificate', title: 'Live commerce', result: 88.5 } },
    ])
    expect(content?.sections.cultivate.map(({ courseName }) => courseName)).toEqual([
      'Photography',
      'Live commerce',
    ])
    // Accepted entries are no longer offered, and the same request succeeds again.
    expect((await offers()).entries.map(({ title }) => title)).toEqual(['Law', 'Law'])
    expect((await take(ids, 0)).body.data?.revision).toBe(1)
    // One press undoes the whole change.
    const back = { resumeId, revision: 1, restored: 0 }
    expect((await testApp.ask(resume.restoreResumeRevision, back, student)).body.ok).toBe(true)
    expect((await owner.detail())?.content.sections.skill).toEqual([])
    expect((await offers()).entries).toHaveLength(7)
  })

  it('[RES-088] include account data that differs from the resume', async () => {
    expect((await offers()).profile).toEqual([])
    await testApp.ask(
      resume.updateResumeDetail,
      { resumeId, revision: 0, name: 'Lee', contact: '' },
      student,
    )
    const major = { en: 'Trade', zh: '贸易' }
    const told = { university: 'Universiti Malaya', major }
    await testApp.db.update(users).set(told).where(eq(users.id, student.userId))
    const { profile, entries } = await offers()
    expect(profile).toMatchObject([
      { field: 'name', before: 'Lee', after: '李玥' },
      { field: 'sex', before: '', after: 'Female' },
      { field: 'contact', before: '', after: `+60 ${student.mobile}` },
    ])
    expect(entries).toMatchObject([
      { section: 'education', title: 'Universiti Malaya', detail: 'Trade', source: null },
    ])
    await take([profile[0]?.id ?? '', entries[0]?.id ?? ''], 1)
    const { content } = (await owner.row()) ?? {}
    expect(content?.basics).toMatchObject({ name: '李玥', sex: 0, contact: '' })
    expect(content?.sections.education).toMatchObject([{ degree: 0, major: 'Trade' }])
  })

  it('[RES-057] [RES-059] [RES-088] list practical tasks with their marks, and include their training', async () => {
    await finishTraining()
    const { data } = (await testApp.ask(resume.practiceList, { resumeId }, student)).body
    expect(data).toMatchObject([
      { title: 'Practice 33', organiser: 'First School', score: 80, passed: true },
      { title: 'Practice 34', score: 20, passed: false },
    ])
    const { entries } = await offers()
    expect(entries).toMatchObject([{ section: 'internship', source: { kind: 'training' } }])
    expect(entries[0]?.detail).toContain('Practical tasks passed: 1 of 6\nPractice 33: 80 / ')
    expect((await take([entries[0]?.id ?? ''], 0)).body.ok).toBe(true)
    const listed = await testApp.ask(resume.internshipList, { resumeId }, student)
    expect(listed.body.data).toMatchObject([{ source: { kind: 'training' }, hidden: false }])
  })

  it('[RES-056] include no incubation, and no data of other people', async () => {
    const none = await testApp.ask(resume.incubationList, { resumeId }, student)
    expect(none.body.data).toEqual([])
    const other = await makeMember(testApp)
    for (const call of [resume.incubationList, resume.practiceList, resume.resumeOffers])
      expect((await testApp.ask(call, { resumeId }, other)).status).toBe(404)
  })
})

describe('[RES-089] the source of an entry', () => {
  beforeEach(async () => {
    await completeCourse('Photography')
    const { entries } = await offers()
    await take(
      entries.map(({ id }) => id),
      0,
    )
  })
  const course = async () => (await owner.row())?.content.sections.cultivate[0]

  it('is kept while the person adds text, and removed once the proven fields change', async () => {
    const { id: cultivateId = '', source, ...fields } = (await course()) ?? {}
    expect(source).toMatchObject({ kind: 'course', title: 'Photography', result: null })
    const sent = { cultivateId, revision: 1, ...fields, content: 'Portraits' } as never
    expect((await testApp.ask(resume.updateCultivate, sent, student)).body.ok).toBe(true)
    expect(await course()).toMatchObject({ content: 'Portraits', source })
    const other = { cultivateId, revision: 2, ...fields, courseName: 'Harvard MBA' } as never
    expect((await testApp.ask(resume.updateCultivate, other, student)).body.ok).toBe(true)
    expect(await course()).toMatchObject({ courseName: 'Harvard MBA' })
    expect(await course()).not.toHaveProperty('source')
  })

  it('cannot come from a form or a file', async () => {
    const source = { kind: 'exam', title: 'Final', date: '2026-01-01', result: 100 }
    const skill = { resumeId, revision: 1, key: randomUUID(), name: 'SQL', level: 3, source }
    expect((await testApp.ask(resume.addSkill, skill as never, student)).body.ok).toBe(true)
    const added = (await owner.row())?.content.sections.skill[0]
    expect(added).toEqual({ id: skill.key, name: 'SQL', level: 3, evidence: '', hidden: false })
    const { data } = (await testApp.ask(resume.exportJsonResume, { resumeId }, student)).body
    const text = (data?.text ?? '').replaceAll('"id": "', '"id": "0')
    const shown = await testApp.ask(
      resume.previewJsonResume,
      { resumeId, text: data?.text ?? '' },
      student,
    )
    expect(new Set(shown.body.data?.entries.map(({ state }) => state))).toEqual(new Set(['same']))
    const forged = await testApp.ask(resume.previewJsonResume, { resumeId, text }, student)
    const fresh = forged.body.data?.entries.filter(({ section }) => section === 'cultivate') ?? []
    expect(fresh.map(({ state }) => state)).toEqual(['new'])
    const other = await makeMember(testApp)
    const otherId = testApp.seal('resume', other.userId)
    const ids = shown.body.data?.entries.map(({ id }) => id) ?? []
    const sent = {
      resumeId: otherId,
      revision: 0,
      text: data?.text ?? '',
      basics: [],
      entries: ids,
    }
    expect((await testApp.ask(resume.importJsonResume, sent, other)).body.ok).toBe(true)
    const taken = (await owner.row(other))?.content.sections
    expect(taken?.cultivate).toMatchObject([{ courseName: 'Photography' }])
    expect(taken?.cultivate[0]).not.toHaveProperty('source')
  })
})
