import { randomUUID } from 'node:crypto'
import { jsonResumeMost, resume } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { resumes } from '../tables.ts'

let testApp: TestApp
let student: Person
let resumeId: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await makeMember(testApp, { name: '李玥/Lee' })
  resumeId = testApp.seal('resume', student.userId)
})

const row = async () =>
  (await testApp.db.select().from(resumes).where(eq(resumes.userId, student.userId)))[0]
const foreign = {
  basics: { name: 'Ann Tan', email: 'ann@example.com', website: 'https://ann.my' },
  work: [
    { company: 'First', position: 'Clerk', startDate: '2023-02', summary: 'Papers' },
    { name: 'Second', position: 'Aide', startDate: '2020', endDate: '2022-12', summary: 'Tea' },
  ],
  skills: [{ name: 'C#', level: 'Advanced' }],
}
const text = JSON.stringify(foreign)
const preview = (sent: string) =>
  testApp.ask(resume.previewJsonResume, { resumeId, text: sent }, student)

describe('importing a JSON Resume of another program', () => {
  it('[RES-075] shows a preview of used and unused parts, without writing', async () => {
    const { data } = (await preview(text)).body
    expect(data).toMatchObject({
      basics: [
        { field: 'name', before: '李玥/Lee', after: 'Ann Tan' },
        { field: 'email', before: '', after: 'ann@example.com' },
      ],
      entries: [
        { section: 'work', title: 'First', state: 'new' },
        { section: 'work', title: 'Second', state: 'new' },
        { section: 'skill', title: 'C#', state: 'new' },
      ],
      left: [{ path: 'basics.website', why: 'noPlace' }],
    })
    expect(await row()).toBeUndefined()
  })

  it('[RES-075] adds only the chosen entries, once', async () => {
    const { entries = [] } = (await preview(text)).body.data ?? {}
    const sent = {
      resumeId,
      revision: 0,
      text,
      basics: ['email' as const],
      entries: entries.filter(({ title }) => title !== 'C#').map(({ id }) => id),
    }
    expect((await testApp.ask(resume.importJsonResume, sent, student)).body.data?.revision).toBe(1)
    const { content } = (await row()) ?? {}
    expect(content?.basics).toMatchObject({ name: '李玥/Lee', email: 'ann@example.com' })
    expect(content?.sections.work).toMatchObject([
      { companyName: 'First', start: '2023-02', end: 'now' },
      { companyName: 'Second', start: '2020-01', end: '2022-12' },
    ])
    expect(content?.sections.skill).toEqual([])
    const again = await testApp.ask(resume.importJsonResume, { ...sent, revision: 1 }, student)
    expect(again.body.data?.revision).toBe(1)
    const states = (await preview(text)).body.data?.entries.map(({ state }) => state)
    expect(states).toEqual(['same', 'same', 'new'])
  })

  it('[RES-075] is refused at its field when the file is broken or too large', async () => {
    const broken = await preview('{"basics":')
    expect(broken.status).toBe(422)
    expect(broken.body.extend).toMatchObject({
      fields: { text: 'This is not a JSON Resume: the file has no JSON object.' },
    })
    const large = await preview('x'.repeat(jsonResumeMost + 1))
    expect(large.status).toBe(422)
    const huge = await preview('x'.repeat(5_000_000))
    expect(huge.status).toBe(413)
    expect(huge.body.ok).toBe(false)
  })
})

describe('[RES-102] [RES-104] a newer or malicious JSON Resume', () => {
  it('is marked as newer, and shown as plain text', async () => {
    const hostile = {
      meta: { version: 'v2.0.0' },
      basics: { name: '<script>alert(1)</script>' },
      skills: [{ name: '"><img src=x onerror=alert(1)>' }],
    }
    const { data } = (await preview(JSON.stringify(hostile))).body
    expect(data).toMatchObject({
      newer: '2',
      basics: [{ field: 'name', after: '<script>alert(1)</script>' }],
      entries: [{ title: '"><img src=x onerror=alert(1)>' }],
    })
  })

  it('lists two hundred unused parts, and counts the others', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`x${at}`, 1]))
    const { data } = (await preview(JSON.stringify(unknown))).body
    expect(data?.left).toHaveLength(200)
    expect(data?.leftMore).toBe(4800)
  })

  it('is refused as invalid JSON when it is nested too deep', async () => {
    const { status, body } = await preview('{"work":['.repeat(20_000))
    expect(status).toBe(422)
    expect(body.extend).toHaveProperty('fields.text')
  })
})

describe('the export of a resume', () => {
  beforeEach(async () => {
    const fields = { name: 'C++', level: 3 as const, evidence: 'Exam: 91 of 100' }
    await testApp.ask(
      resume.addSkill,
      { resumeId, revision: 0, key: randomUUID(), ...fields },
      student,
    )
    const school = {
      schoolName: 'UM',
      unified: true,
      degree: 6 as const,
      major: '计算机',
      start: '2020-09',
      end: 'now' as const,
      experience: 'Chess',
    }
    await testApp.ask(
      resume.addEducation,
      { resumeId, revision: 1, key: randomUUID(), ...school },
      student,
    )
  })

  it('[RES-074] [RES-075] gives a file named after the person, and importing it again changes nothing', async () => {
    const { data } = (await testApp.ask(resume.exportJsonResume, { resumeId }, student)).body
    expect(data?.fileName).toBe('李玥Lee.json')
    const before = await row()
    const shown = (await preview(data?.text ?? '')).body.data
    expect(shown).toMatchObject({ basics: [], left: [] })
    expect(shown?.entries.map(({ state }) => state)).toEqual(['same', 'same'])
    const sent = {
      resumeId,
      revision: 2,
      text: data?.text ?? '',
      basics: ['name' as const, 'contact' as const],
      entries: shown?.entries.map(({ id }) => id) ?? [],
    }
    expect((await testApp.ask(resume.importJsonResume, sent, student)).body.data?.revision).toBe(2)
    expect(await row()).toEqual(before)
  })

  it('[RES-075] shows a job intention by the name of its job, also when that is a tag', async () => {
    const { code, name } = (await testApp.ask(resume.positionTags, {}, student)).body.data?.[0]
      ?.tags[0] ?? { code: '', name: '' }
    const wanted = {
      positionCode: code,
      positionName: '',
      salaryBand: 2,
      currency: 'MYR' as const,
      industries: ['software'],
      city: 'MY-14-01',
      nature: 2 as const,
    }
    const added = { resumeId, revision: 2, key: randomUUID(), ...wanted }
    expect((await testApp.ask(resume.addIntention, added, student)).body.ok).toBe(true)
    const { data } = (await testApp.ask(resume.exportJsonResume, { resumeId }, student)).body
    const [first] = (await preview(data?.text ?? '')).body.data?.entries ?? []
    expect(first).toMatchObject({ section: 'intention', title: name, state: 'same' })
  })

  it('[RES-075] lets an import restore an entry that was deleted since, with all its fields', async () => {
    const { data } = (await testApp.ask(resume.exportJsonResume, { resumeId }, student)).body
    const before = (await row())?.content.sections.education
    const removal = { educateId: before?.[0]?.id ?? '', revision: 2 }
    await testApp.ask(resume.deleteEducation, removal, student)
    const sent = {
      resumeId,
      revision: 3,
      text: data?.text ?? '',
      basics: [],
      entries: [removal.educateId],
    }
    expect((await testApp.ask(resume.importJsonResume, sent, student)).body.ok).toBe(true)
    expect((await row())?.content.sections.education).toEqual(before)
  })

  it('[RES-073] gives plain text in the language of the resume', async () => {
    const { data } = (await testApp.ask(resume.resumePlainText, { resumeId }, student)).body
    expect(data?.text).toContain(
      'Education\n\nUM · 计算机 · Master · unified enrolment\nSep 2020 – now\nChess',
    )
    expect(data?.text).toContain('C++ · expert\nExam: 91 of 100')
    expect(data?.fileName).toBe('李玥Lee.txt')
  })

  it('[RES-075] [RES-084] keeps forty pages complete, with 30 entries in a section', async () => {
    const job = (at: number) => ({
      companyName: `Company ${at}`,
      industry: '',
      jobTitle: '店长',
      start: '2024-03',
      end: 'now' as const,
      skills: [],
      content: `${'Selling books is work. '.repeat(80)}${'x'.repeat(150)}`,
      achievements: '',
    })
    const stay = { companyName: 'Ports', jobTitle: 'Intern', content: '长'.repeat(2000) }
    for (let at = 0; at < 30; at += 1) {
      const basis = { resumeId, revision: 2 + 2 * at }
      await testApp.ask(resume.addWork, { ...basis, key: randomUUID(), ...job(at) }, student)
      const next = { resumeId, revision: basis.revision + 1, key: randomUUID() }
      await testApp.ask(resume.addInternship, { ...next, ...stay }, student)
    }
    const before = await row()
    expect([before?.revision, before?.content.sections.internship.length]).toEqual([62, 30])
    const { data } = (await testApp.ask(resume.exportJsonResume, { resumeId }, student)).body
    const shown = (await preview(data?.text ?? '')).body.data
    expect(new Set(shown?.entries.map(({ state }) => state))).toEqual(new Set(['same']))
    expect(shown?.entries).toHaveLength(62)
    const one = { resumeId, revision: 62, key: randomUUID(), ...job(30) }
    const { body } = await testApp.ask(resume.addWork, one, student)
    expect(body).toMatchObject({ ok: false, extend: { reason: 'entriesFull' } })
  })
})
