import { accounts, type InputOf, people, refusals, schools } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextNumber, openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { lastAudit } from '../factories.ts'
import { createSchool } from '../index.ts'

let testApp: TestApp
let host: string
let schoolId: number
let staff: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())
// Each test has its own school, because acceptances are never deleted.
beforeEach(async () => {
  const key = `agreeing${nextNumber()}`
  host = `${key}.localhost`
  const title = { en: 'Kolej <Bakau>', zh: '红树学院', my: 'Kolej Bakau' }
  const plan = { key, hosts: [host], title, defaultLanguage: 'en' as const }
  schoolId = await createSchool(testApp.db, { ...plan, email: 'office@bakau.example' })
  staff = { ...(await testApp.person('schoolAdmin,normal', schoolId)), host }
  student = { ...(await testApp.person('student,normal', schoolId)), host }
})

const shown = async (form: number, version?: number, language = 'en') =>
  (
    await testApp.ask(
      schools.agreementText,
      { form, ...(version && { version }) },
      { host, language },
    )
  ).body
const getAgreement = async (form: 1 | 2 | 3 = 2, by = staff) =>
  (await testApp.ask(schools.getAgreement, { form }, by)).body.data

type Form = InputOf<typeof schools.saveAgreement>
const formOf = (more: Partial<Form> = {}): Form => ({
  form: 2,
  title: { en: 'Privacy', zh: '隐私' },
  html: { en: '<p>We keep less.</p>', zh: '<p>我们保存得更少。</p>' },
  note: {},
  asksFrom: null,
  version: 1,
  ...more,
})
const save = (more: Partial<Form> = {}, by = staff) =>
  testApp.ask(schools.saveAgreement, formOf(more), by)
const asked = (version: number, more: Partial<Form> = {}) =>
  save({ note: { en: 'We keep less.' }, asksFrom: '2020-01-01T00:00:00Z', version, ...more })
const owed = async (by = student) =>
  (await testApp.ask(schools.agreementsToAccept, {}, by)).body.data ?? []
const mustAgree = async (by = student) =>
  (await testApp.ask(accounts.loginInfo, {}, by)).body.data?.mustAgree
const accept = (agreements: { form: 1 | 2 | 3; version: number }[], by = student) =>
  testApp.ask(schools.acceptAgreements, { agreements }, by)
const accepted = async (by = student) =>
  (await testApp.ask(schools.myAgreements, {}, by)).body.data ?? []

describe('the standard agreements of the platform', () => {
  it('[CNT-064] [CNT-065] are complete in three languages, name the school and have version and date', async () => {
    const heads = { 1: 8, 2: 8, 3: 7 } as const
    for (const form of [1, 2, 3] as const)
      for (const [language, name] of [
        ['en', 'Kolej &lt;Bakau&gt;'],
        ['zh', '红树学院'],
        ['my', 'Kolej Bakau'],
      ] as const) {
        const { data } = await shown(form, undefined, language)
        expect(data).toMatchObject({ form, version: 1, newest: 1, asksFrom: null })
        expect(Date.parse(data?.at ?? '')).not.toBeNaN()
        expect(data?.title).toBeTruthy()
        expect(data?.html).toContain(name)
        expect(data?.html).toContain('office@bakau.example')
        expect(data?.html).not.toMatch(/[{}]/)
        expect(data?.html.match(/<h3>/g)).toHaveLength(heads[form])
      }
  })

  it('[FRM-059] are the registration agreement for an unknown form', async () => {
    expect((await shown(9)).data).toEqual((await shown(1)).data)
  })
})

describe('an agreement saved by the school', () => {
  it("[CNT-065] [CNT-083] replaces the standard text as the next version, sanitised, and an empty language falls back to the school's", async () => {
    const standard = (await shown(2)).data
    const html = '<h3 onclick="x()">Less</h3><script>alert(1)</script><img src=x onerror=y>'
    expect((await save({ html: { en: html } })).body.data).toEqual({ version: 2 })
    const { data } = await shown(2, undefined, 'my')
    expect(data).toMatchObject({
      version: 2,
      title: 'Privacy',
      at: testApp.clock.now().toISOString(),
    })
    expect(data?.html).toContain('<h3>Less</h3>')
    expect(data?.html).not.toMatch(/script|onclick|onerror/)
    // The older version stays readable by its number.
    expect((await shown(2, 1)).data).toEqual({ ...standard, newest: 2 })
    expect((await shown(2, 3)).code).toBe(refusals.notFound.code)
  })

  it('[CNT-083] is the standard text again after that is restored', async () => {
    await save()
    const standard = (await getAgreement())?.standard
    expect((await getAgreement())?.isStandard).toBe(false)
    await save({ ...standard, version: 2 })
    expect(await getAgreement()).toMatchObject({
      version: 3,
      isStandard: true,
      html: standard?.html,
    })
    const versions = await testApp.ask(
      schools.agreementVersions,
      { form: 2, page: 1, size: 2 },
      staff,
    )
    expect(versions.body.data).toMatchObject({
      total: 3,
      list: [
        { version: 3, isStandard: true, accepted: 0 },
        { version: 2, isStandard: false, title: 'Privacy' },
      ],
    })
  })

  it('[CNT-083] is saved by one of two parallel requests, the other gets the newer version, and the log names the person', async () => {
    const other = { ...(await testApp.person('schoolAdmin,normal', schoolId)), host }
    const answers = await Promise.all([save(), save({ title: { en: 'Mine' } }, other)])
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    const late = answers.find(({ body }) => body.code === -4)
    expect(late?.body.extend).toMatchObject({ reason: 'changedMeanwhile' })
    expect((await getAgreement())?.version).toBe(2)
    expect(await lastAudit(testApp, schoolId)).toMatchObject({
      action: 'school.agreementChanged',
      detail: [
        { field: 'agreement', after: '2' },
        { field: 'agreementVersion', before: '1', after: '2' },
      ],
    })
  })

  it('[CNT-083] [CNT-084] is refused at the invalid field', async () => {
    const problems = async (more: Partial<Form>) => {
      const { body } = await save(more)
      return [body.code, ...Object.keys((body.extend?.['fields'] as object | undefined) ?? {})]
    }
    expect(await problems({ title: { zh: '隐私' } })).toEqual([-2, 'title.en'])
    expect(await problems({ html: {} })).toEqual([-2, 'html.en'])
    // The text is empty after sanitising.
    expect(await problems({ html: { en: '<script>x</script>' } })).toEqual([-2, 'html.en'])
    expect(await problems({ asksFrom: '2026-11-03T00:00:00Z' })).toEqual([-2, 'note.en'])
    const note = { en: 'More' }
    expect(await problems({ note, asksFrom: '2028-01-01T00:00:00Z' })).toEqual([-2, 'asksFrom'])
    expect(await problems({ form: 3, note, asksFrom: '2026-11-03T00:00:00Z' })).toEqual([
      -2,
      'asksFrom',
    ])
    expect((await getAgreement())?.version).toBe(1)
  })

  it('[CNT-083] belongs to its school and its staff', async () => {
    await save()
    const there = await testApp.ask(schools.agreementText, { form: 2 }, { host: 'other.localhost' })
    expect(there.body.data?.version).toBe(1)
    expect((await save({ version: 2 }, student)).body.code).toBe(-6)
    expect((await testApp.ask(schools.getAgreement, { form: 2 }, student)).body.code).toBe(-6)
  })
})

describe('asking again for an acceptance', () => {
  it('[CNT-084] asks people without an acceptance of the version, from its date, shows the changes, and stops after acceptance', async () => {
    await accept([{ form: 2, version: 1 }])
    testApp.clock.pass(60)
    const from = new Date(testApp.clock.now().getTime() + 3600_000).toISOString()
    await asked(1, { asksFrom: from })
    expect([await mustAgree(), await owed()]).toEqual([false, []])
    testApp.clock.pass(3601)
    expect(await mustAgree()).toBe(true)
    expect(await owed()).toEqual([
      {
        form: 2,
        version: 2,
        at: expect.any(String),
        title: 'Privacy',
        note: 'We keep less.',
        accepted: 1,
      },
    ])
    expect((await accept([{ form: 2, version: 2 }])).body.code).toBe(200)
    expect([await mustAgree(), await owed()]).toEqual([false, []])
  })

  it('[CNT-084] is replaced by a later version that does not ask', async () => {
    await asked(1)
    await save({ title: { en: 'Typing error mended' }, version: 2 })
    expect(await owed()).toMatchObject([{ version: 3, title: 'Typing error mended' }])
    // The shown version is outdated: nothing is accepted unread.
    expect((await accept([{ form: 2, version: 2 }])).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile' },
    })
    expect(await accepted()).toEqual([])
    await accept([{ form: 2, version: 3 }])
    expect(await mustAgree()).toBe(false)
  })

  it('[CNT-074] stores one acceptance of two parallel ones, with the first time', async () => {
    await asked(1)
    const first = testApp.clock.now().toISOString()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => accept([{ form: 2, version: 2 }])),
    )
    expect(answers.map(({ body }) => body.code)).toEqual([200, 200, 200, 200])
    testApp.clock.pass(60)
    await accept([{ form: 2, version: 2 }])
    const rows = 'select accepted_at from agreement_acceptances where user_id = $1'
    const { rows: stored } = await testApp.database.pool.query(rows, [student.userId])
    expect(stored).toHaveLength(1)
    expect(await accepted()).toEqual([
      { form: 2, version: 2, title: 'Privacy', at: first, isCurrent: true },
    ])
  })

  it('[CNT-085] stores records that can be neither changed nor deleted', async () => {
    await accept([{ form: 1, version: 1 }])
    for (const statement of [
      'update agreement_acceptances set accepted_at = now()',
      'delete from agreement_acceptances',
      'update agreement_versions set version = 9',
      'delete from agreement_versions',
    ])
      await expect(
        testApp.database.pool.query(`${statement} where school_id = $1`, [schoolId]),
      ).rejects.toThrow('never changed')
  })

  it("[CNT-085] shows the person the accepted versions and times, and staff on the person's card", async () => {
    await accept([{ form: 1, version: 1 }])
    testApp.clock.pass(60)
    await asked(1)
    await accept([{ form: 2, version: 2 }])
    await save({ version: 2 })
    const own = await accepted()
    expect(own.map(({ form, version, isCurrent }) => [form, version, isCurrent])).toEqual([
      [2, 2, false],
      [1, 1, true],
    ])
    const sign = testApp.seal('user', student.userId)
    const card = await testApp.ask(people.getPerson, { sign }, staff)
    expect(card.body.data?.agreements).toEqual(own)
    expect(await accepted(staff)).toEqual([])
  })
})
