import { randomUUID } from 'node:crypto'
import { resume, revisionsKept } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOwner, type ResumeOwner, work } from '../factories.ts'
import { resumeRevisions } from '../tables.ts'

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

describe('revisions of a resume', () => {
  it('[RES-076] refuse a change that is based on an older one, with the newer copy', async () => {
    await owner.addWork()
    const stale = { resumeId, revision: 0, personalAdvantage: 'Old tab' }
    const { body, status } = await testApp.ask(resume.updatePersonalAdvantage, stale, student)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: -4,
      extend: { newer: { revision: 1, content: { sections: { work: [work] } } } },
    })
    expect(await owner.row()).toMatchObject({ revision: 1, content: { personalAdvantage: '' } })
  })

  it('[RES-085] accept a change that was repeated after a lost response', async () => {
    const sent = { resumeId, revision: 0, key: randomUUID(), ...work }
    const first = (await testApp.ask(resume.addWork, sent, student)).body.data
    const again = (await testApp.ask(resume.addWork, sent, student)).body.data
    expect(again).toEqual(first)
    expect((await owner.row())?.content.sections.work).toHaveLength(1)
    const words = { resumeId, revision: 1, personalAdvantage: 'Twice' }
    for (const _ of [1, 2])
      expect(
        (await testApp.ask(resume.updatePersonalAdvantage, words, student)).body.data?.revision,
      ).toBe(2)
  })

  it('[RES-076] accept one of two parallel changes, and lose no confirmed one', async () => {
    await owner.addWork()
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        testApp.ask(
          resume.addWork,
          { resumeId, revision: 1, key: randomUUID(), ...work, companyName: `Company ${at}` },
          student,
        ),
      ),
    )
    expect(asked.filter(({ body }) => body.ok)).toHaveLength(1)
    expect(await owner.row()).toMatchObject({ revision: 2 })
    expect((await owner.row())?.content.sections.work).toHaveLength(2)
  })

  it('[RES-077] are limited to the last twenty, and restoring one creates a new one', async () => {
    for (let at = 1; at <= 25; at += 1) await owner.addWork({ companyName: `Company ${at}` })
    const asked = await testApp.ask(resume.listResumeRevisions, { resumeId }, student)
    const list = asked.body.data ?? []
    expect(list).toHaveLength(revisionsKept)
    expect(list[0]).toMatchObject({ revision: 25, part: 'work', act: 'added' })
    expect(list.at(-1)?.revision).toBe(6)
    expect(
      await testApp.db.$count(resumeRevisions, eq(resumeRevisions.userId, student.userId)),
    ).toBe(revisionsKept)
    const old = { resumeId, revision: 10 }
    const shown = (await testApp.ask(resume.resumeRevision, old, student)).body.data
    expect(shown?.content.sections.work).toHaveLength(10)
    const back = { resumeId, revision: 25, restored: 10 }
    const restored = await testApp.ask(resume.restoreResumeRevision, back, student)
    expect(restored.body.data?.revision).toBe(26)
    expect((await owner.row())?.content.sections.work).toHaveLength(10)
    const gone = { resumeId, revision: 26, restored: 3 }
    expect((await testApp.ask(resume.restoreResumeRevision, gone, student)).status).toBe(404)
  })

  it('[RES-083] combine changes of one entry within five minutes, and separate others', async () => {
    const write = async (personalAdvantage: string) =>
      testApp.ask(
        resume.updatePersonalAdvantage,
        { resumeId, revision: await owner.revision(), personalAdvantage },
        student,
      )
    const numbers = async () =>
      (await testApp.ask(resume.listResumeRevisions, { resumeId }, student)).body.data?.map(
        (one) => one.revision,
      )
    await write('I')
    testApp.clock.pass(120)
    await write('I like')
    expect(await numbers()).toEqual([2, 0])
    await owner.addWork()
    await write('I like books')
    expect(await numbers()).toEqual([4, 3, 2, 0])
    testApp.clock.pass(301)
    await write('I like books a lot')
    expect(await numbers()).toEqual([5, 4, 3, 2, 0])
  })
})
