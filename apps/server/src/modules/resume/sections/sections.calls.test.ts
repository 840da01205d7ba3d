import { randomUUID } from 'node:crypto'
import { resume } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'
import { makeOwner, type ResumeOwner, intention, work } from '../factories.ts'

let testApp: TestApp
let owner: ResumeOwner
let student: ResumeOwner['student']
let resumeId: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await makeOwner(testApp)
  ;({ student, resumeId } = owner)
})

describe('the entries of a resume', () => {
  it('[RES-045] [RES-060] [RES-061] [RES-062] [RES-063] are added, listed, changed, hidden and deleted', async () => {
    const { data } = (await owner.addWork()).body
    const workId = data?.id ?? ''
    const listed = async () => (await testApp.ask(resume.workList, { resumeId }, student)).body.data
    expect(await listed()).toEqual([{ ...work, workId, hidden: false }])
    const changed = { workId, revision: 1, ...work, jobTitle: '店长', hidden: true }
    expect((await testApp.ask(resume.updateWork, changed, student)).body.data?.revision).toBe(2)
    expect(await listed()).toEqual([{ ...work, jobTitle: '店长', workId, hidden: true }])
    const removed = await testApp.ask(resume.deleteWork, { workId, revision: 2 }, student)
    expect(removed.body.data?.revision).toBe(3)
    expect(await listed()).toEqual([])
    expect((await owner.row())?.content.sections.work).toEqual([])
  })

  it('[RES-031] [RES-032] [RES-033] [RES-039] [RES-040] report missing fields of an intention at each field', async () => {
    const add = (fields: object) =>
      testApp.ask(
        resume.addIntention,
        { resumeId, revision: 0, key: randomUUID(), ...fields } as never,
        student,
      )
    const { fields } = (await add({ currency: 'MYR' })).body.extend ?? {}
    expect(fields).toEqual({
      positionCode: 'Please choose the job you want.',
      salaryBand: 'Please choose the salary range.',
      industries: 'Please choose an industry.',
      city: 'Please choose the city.',
      nature: 'Please choose internship or full-time.',
    })
    const custom = await add({ ...intention, positionCode: 'other', positionName: ' ' })
    expect(custom.body.extend?.fields).toEqual({
      positionName: 'Please enter the name of the job.',
    })
    const four = await add({ ...intention, industries: ['retail', 'law', 'media', 'design'] })
    expect(Object.keys(four.body.extend?.fields ?? {})).toEqual(['industries'])
    const unknown = await add({ ...intention, positionCode: 'astronaut' })
    expect(Object.keys(unknown.body.extend?.fields ?? {})).toEqual(['positionCode'])
    for (const nature of [1, 2, 3]) {
      const fit = { ...intention, nature, revision: await owner.revision() }
      expect((await add(fit)).body.ok).toBe(true)
    }
    expect((await add({ ...intention, nature: 4, revision: 3 })).status).toBe(422)
    expect((await owner.row())?.content.sections.intention).toHaveLength(3)
  })

  it('[RES-035] [RES-037] include at least one intention', async () => {
    const sent = { resumeId, revision: 0, key: randomUUID(), ...intention }
    const { data } = (await testApp.ask(resume.addIntention, sent, student)).body
    const removal = { positionId: data?.id ?? '', revision: 1 }
    const { body } = await testApp.ask(resume.deleteIntention, removal, student)
    expect(body).toMatchObject({ ok: false, msg: 'The last job intention cannot be deleted.' })
    expect((await owner.row())?.content.sections.intention).toHaveLength(1)
  })

  it('[RES-008] [RES-043] [RES-044] [RES-048] [RES-050] [RES-051] report the required fields of their section in three languages', async () => {
    const wanted = {
      education: ['schoolName', 'degree', 'major', 'start', 'end'],
      work: ['companyName', 'jobTitle', 'start', 'end', 'content'],
      project: ['name', 'content'],
      training: ['place', 'content'],
    }
    const calls = {
      education: resume.addEducation,
      work: resume.addWork,
      project: resume.addProject,
      training: resume.addTraining,
    }
    const basis = { resumeId, revision: 0, key: randomUUID() }
    const texts = new Set<string>()
    for (const [section, names] of Object.entries(wanted)) {
      const call = calls[section as keyof typeof calls]
      const blank = Object.fromEntries(
        names.map((name) => [name, name === 'degree' ? undefined : '  ']),
      )
      for (const language of ['en', 'zh', 'my'] as const) {
        const asked = { person: student, language }
        const { body } = await testApp.ask(call, { ...basis, ...blank } as never, asked)
        expect(Object.keys(body.extend?.fields ?? {}).toSorted()).toEqual(names.toSorted())
        for (const text of Object.values(body.extend?.fields ?? {})) texts.add(text)
      }
    }
    // Twelve different texts, each in three languages.
    expect(texts.size).toBe(36)
    const school = {
      ...basis,
      schoolName: '学'.repeat(31),
      degree: 5,
      major: 'x',
      start: '2020-09',
      end: 'now',
    }
    const { body } = await testApp.ask(resume.addEducation, school as never, student)
    expect(body.extend?.fields).toMatchObject({
      schoolName: expect.stringContaining('30') as unknown,
    })
    expect(await owner.row()).toBeUndefined()
  })

  it('[RES-064] cannot end before they begin, and may be ongoing', async () => {
    const early = await owner.addWork({ start: '2024-03', end: '2024-02' })
    expect(early.body.extend?.fields).toEqual({ end: 'The end is before the start.' })
    for (const end of ['2024-03', '2025-01', 'now'])
      expect((await owner.addWork({ end })).body.ok).toBe(true)
    expect((await owner.addWork({ start: '2024-13' })).body.extend?.fields).toHaveProperty('start')
  })

  it('[RES-046] [RES-068] have at most three skills and long texts of at most 2,000 characters', async () => {
    const { body } = await owner.addWork({
      skills: ['a', 'b', 'c', 'd'],
      content: 'x'.repeat(2001),
    })
    expect(Object.keys(body.extend?.fields ?? {}).toSorted()).toEqual(['content', 'skills'])
    expect(
      (await owner.addWork({ skills: ['a', 'b', 'c'], content: 'x'.repeat(2000) })).body.ok,
    ).toBe(true)
  })

  it('[RES-041] [RES-042] [RES-049] [RES-052] [RES-053] [RES-054] [RES-055] [RES-058] [RES-059] [RES-086] exist in every section', async () => {
    const one = async (call: (typeof resume)['addWork'], fields: object) => {
      const sent = { resumeId, revision: await owner.revision(), key: randomUUID(), ...fields }
      const { body } = await testApp.ask(call, sent as never, student)
      expect(body).toMatchObject({ ok: true })
      return body.data?.id ?? ''
    }
    const as = (call: unknown) => call as (typeof resume)['addWork']
    const education = {
      schoolName: 'Universiti Malaya',
      unified: true,
      degree: 5,
      major: 'Perdagangan',
      start: '2022-09',
      end: 'now',
      experience: 'Debating',
    }
    await one(as(resume.addEducation), education)
    await one(as(resume.addProject), {
      name: 'Kiosk',
      content: 'Built it.',
      link: 'https://example.com/kiosk',
    })
    await one(as(resume.addTraining), { place: 'Ipoh', content: 'First aid' })
    await one(as(resume.addCultivate), { courseName: 'Live commerce' })
    await one(as(resume.addVolunteer), { organisation: 'Red Crescent' })
    await one(as(resume.addInternship), {
      companyName: 'Sime',
      jobTitle: 'Intern',
      content: 'Stock',
    })
    await one(as(resume.addSkill), { name: 'C++', level: 2, evidence: 'Exam: 91 of 100' })
    await one(as(resume.addLanguage), { name: '中文', level: 5 })
    const qualificationId = await one(as(resume.addQualification), {
      category: 'language',
      name: 'HSK 4',
    })
    const { sections } = (await owner.detail())?.content ?? {}
    expect(sections?.education).toMatchObject([education])
    const counted = Object.entries(sections ?? {}).map(([name, list]) => [name, list.length])
    expect(Object.fromEntries(counted)).toEqual({
      intention: 0,
      education: 1,
      work: 0,
      project: 1,
      internship: 1,
      training: 1,
      cultivate: 1,
      qualification: 1,
      skill: 1,
      language: 1,
      volunteer: 1,
    })
    const changed = {
      qualificationId,
      revision: await owner.revision(),
      category: 'language',
      name: 'HSK 5',
    }
    expect((await testApp.ask(resume.updateQualification, changed, student)).body.ok).toBe(true)
    const list = await testApp.ask(resume.qualificationList, { resumeId }, student)
    expect(list.body.data?.map(({ name }) => name)).toEqual(['HSK 5'])
    const removal = { qualificationId, revision: await owner.revision() }
    expect((await testApp.ask(resume.deleteQualification, removal, student)).body.ok).toBe(true)
    expect((await owner.row())?.content.sections.qualification).toEqual([])
  })

  it('[RES-065] belong to the caller; those of other people are not found', async () => {
    const { data } = (await owner.addWork()).body
    const other = await makeMember(testApp)
    const mine = { workId: data?.id ?? '', revision: 0 }
    expect((await testApp.ask(resume.updateWork, { ...mine, ...work }, other)).status).toBe(404)
    expect((await testApp.ask(resume.deleteWork, mine, other)).status).toBe(404)
    expect((await testApp.ask(resume.workList, { resumeId }, other)).status).toBe(404)
    expect((await testApp.ask(resume.resumeDetail, { resumeId }, other)).status).toBe(404)
    expect((await owner.addWork({}, other)).status).toBe(404)
    expect((await owner.row())?.content.sections.work).toHaveLength(1)
    expect(await owner.row(other)).toBeUndefined()
  })
})
