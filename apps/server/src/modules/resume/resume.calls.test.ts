import { resume } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeOwner, type ResumeOwner, work } from './factories.ts'
import { resumes } from './tables.ts'

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

describe('the resume of a person', () => {
  it("[RES-006] [RES-007] [RES-012] begins with the account's data, and is created by the first change", async () => {
    const info = (await testApp.ask(resume.resumeInfo, {}, student)).body.data
    expect(info).toMatchObject({
      resumeId,
      revision: 0,
      name: '李玥',
      sex: 2,
      contact: `+60 ${student.mobile}`,
      birthday: null,
      email: '',
    })
    expect(await owner.row()).toBeUndefined()
    await owner.addWork()
    expect(await owner.row()).toMatchObject({ revision: 1, schoolId: testApp.schoolId })
    expect((await owner.detail())?.content.sections.work).toMatchObject([work])
    expect(await testApp.db.$count(resumes, eq(resumes.userId, student.userId))).toBe(1)
  })

  it('[RES-013] [RES-014] [RES-015] [RES-016] [RES-017] [RES-018] [RES-019] [RES-020] [RES-021] [RES-022] [RES-024] stores the basic info', async () => {
    const basics = {
      name: 'Nur Aisyah binti Ahmad',
      status: 4 as const,
      sex: 2 as const,
      identity: 1 as const,
      birthday: '2004-12-31',
      wechat: 'aisyah_04',
      contact: '+60 12-345 6789',
      email: 'aisyah@example.com',
      city: 'MY-14-01',
    }
    const sent = { resumeId, revision: 0, ...basics }
    expect((await testApp.ask(resume.updateResumeDetail, sent, student)).body.ok).toBe(true)
    expect((await owner.row())?.content.basics).toEqual(basics)
    expect((await testApp.ask(resume.resumeInfo, {}, student)).body.data).toMatchObject(basics)
    const wrong = { ...sent, revision: 1, name: '  ', email: 'aisyah', city: 'MY-14' }
    const { body, status } = await testApp.ask(resume.updateResumeDetail, wrong, student)
    expect(status).toBe(422)
    expect(body.extend?.fields).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter a correct e-mail address.',
    })
    const noCity = { ...sent, revision: 1, city: 'MY-14' }
    const refused = await testApp.ask(resume.updateResumeDetail, noCity, student)
    expect(Object.keys(refused.body.extend?.fields ?? {})).toEqual(['city'])
    expect((await owner.row())?.content.basics).toEqual(basics)
    for (const status of [0, 6])
      expect(
        (await testApp.ask(resume.updateResumeDetail, { ...sent, status } as never, student))
          .status,
      ).toBe(422)
    for (const identity of [0, 4])
      expect(
        (await testApp.ask(resume.updateResumeDetail, { ...sent, identity } as never, student))
          .status,
      ).toBe(422)
  })

  it('[FRM-485] accepts a birthday from 1900 to today, and reports errors at the field', async () => {
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const sent = { resumeId, revision: 0, name: 'Aisyah' }
    const text = 'Please enter a day from 1 January 1900 to today.'
    for (const birthday of [day(2), '9999-12-31', '1899-12-31', '0001-01-01']) {
      const refused = await testApp.ask(resume.updateResumeDetail, { ...sent, birthday }, student)
      expect([birthday, refused.status, refused.body.extend?.fields]).toEqual([
        birthday,
        422,
        { birthday: text },
      ])
    }
    expect(await owner.row()).toBeUndefined()
    for (const [revision, birthday] of ['1900-01-01', day(0)].entries()) {
      const kept = { ...sent, revision, birthday }
      expect((await testApp.ask(resume.updateResumeDetail, kept, student)).body.ok).toBe(true)
      expect((await owner.row())?.content.basics.birthday).toBe(birthday)
    }
    // An invalid birthday that was stored before this rule can still be read.
    const content = (await owner.row())?.content
    if (!content) throw new Error('The resume has no row.')
    content.basics.birthday = '2999-01-01'
    await testApp.db.update(resumes).set({ content }).where(eq(resumes.userId, student.userId))
    const { body } = await testApp.ask(resume.resumeInfo, {}, student)
    expect(body.data?.birthday).toBe('2999-01-01')
  })

  it('[RES-026] [RES-027] accepts the personal advantage in the query or in the body, at most 500 characters', async () => {
    const words = '我擅长沟通 & kerja berpasukan?'
    const query = new URLSearchParams({ resumeId, revision: '0', personalAdvantage: words })
    const inQuery = await testApp.app.http.inject({
      method: 'PUT',
      url: `/api/v1/resume/updatePersonalAdvantage?${query.toString()}`,
      headers: { host: 'localhost', language: 'en' },
      cookies: { token: student.token },
    })
    expect(inQuery.json()).toMatchObject({ ok: true, data: { revision: 1 } })
    expect((await owner.row())?.content.personalAdvantage).toBe(words)
    const inBody = { resumeId, revision: 1, personalAdvantage: 'x'.repeat(500) }
    expect((await testApp.ask(resume.updatePersonalAdvantage, inBody, student)).body.ok).toBe(true)
    expect((await owner.row())?.content.personalAdvantage).toHaveLength(500)
    const tooLong = { resumeId, revision: 2, personalAdvantage: 'x'.repeat(501) }
    const { body } = await testApp.ask(resume.updatePersonalAdvantage, tooLong, student)
    expect(body.extend?.fields).toMatchObject({
      personalAdvantage: expect.stringContaining('500') as unknown,
    })
  })

  it.each([
    '李',
    "Siti Nur Aisyah O'Brien",
    'Wan Ahmad Fauzan Hakimi',
    '𠮷野 堃喆',
    'ياسمين Yasmin',
    '👩🏽‍🎓 Ann',
  ])('[RES-013] keeps %s as a name', async (name) => {
    const sent = { resumeId, revision: 0, name }
    expect((await testApp.ask(resume.updateResumeDetail, sent, student)).body.ok).toBe(true)
    expect((await owner.row())?.content.basics.name).toBe(name)
    expect((await testApp.ask(resume.resumeInfo, {}, student)).body.data?.name).toBe(name)
  })

  it('[RES-004] [RES-079] [RES-081] stores the look, the order and the hidden parts', async () => {
    const look = {
      template: 3 as const,
      language: 'zh' as const,
      color: 'sea' as const,
      spacing: 'compact' as const,
      fontSize: 'small' as const,
    }
    const sent = { resumeId, revision: 0, ...look }
    expect((await testApp.ask(resume.updateResumeLook, sent, student)).body.ok).toBe(true)
    const seventh = { ...sent, revision: 1, template: 7 as never }
    expect((await testApp.ask(resume.updateResumeLook, seventh, student)).status).toBe(422)
    await owner.addWork({ companyName: 'First' })
    await owner.addWork({ companyName: 'Second' })
    const works = (await owner.detail())?.content.sections.work ?? []
    const order = {
      resumeId,
      revision: 3,
      sections: ['education' as const, 'work' as const],
      hiddenSections: ['volunteer' as const],
      entries: { section: 'work' as const, ids: works.map(({ id }) => id).toReversed() },
    }
    expect((await testApp.ask(resume.orderResume, order, student)).body.ok).toBe(true)
    const { content } = (await owner.row()) ?? {}
    expect(content?.look).toEqual(look)
    expect(content?.sectionOrder.slice(0, 2)).toEqual(['education', 'work'])
    expect(content?.hiddenSections).toEqual(['volunteer'])
    expect(content?.sections.work.map(({ companyName }) => companyName)).toEqual([
      'First',
      'Second',
    ])
  })
})
