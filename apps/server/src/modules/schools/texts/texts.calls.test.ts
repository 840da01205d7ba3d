import { type InputOf, schools, schoolPagesMost } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextNumber, openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { createSchool } from '../index.ts'

let testApp: TestApp
let host: string
let schoolId: number
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())
beforeEach(async () => {
  const key = `writing${nextNumber()}`
  host = `${key}.localhost`
  const plan = { key, hosts: [host], title: { en: 'Kolej Bakau' }, defaultLanguage: 'en' as const }
  schoolId = await createSchool(testApp.db, plan)
  staff = { ...(await testApp.person('schoolAdmin,normal', schoolId)), host }
  testApp.clock.pass(5)
})

type Form = InputOf<typeof schools.saveSchoolPage>
const formOf = (more: Partial<Form> = {}): Form => ({
  sign: null,
  place: 'help',
  title: { en: 'About us', zh: '关于我们' },
  html: { en: '<p>Since 1998.</p>', zh: '<p>始于 1998 年。</p>' },
  published: true,
  version: 0,
  ...more,
})
const save = (more: Partial<Form> = {}, by = staff) => {
  // A form may be sent once a second.
  testApp.clock.pass(2)
  return testApp.ask(schools.saveSchoolPage, formOf(more), by)
}
const signOf = async (more: Partial<Form> = {}) => (await save(more)).body.data?.sign ?? ''
const read = (sign: string, by = { host, language: 'en' }) =>
  testApp.ask(schools.schoolPage, { sign }, by)
const named = async (by = { host, language: 'en' }) =>
  (await testApp.ask(schools.schoolBaseInfo, {}, by)).body.data?.pages ?? []

describe('a page of the school', () => {
  it("[CNT-094] is shown in the reader's language and listed under its heading while it is published", async () => {
    const sign = await signOf()
    expect((await read(sign, { host, language: 'zh' })).body.data).toMatchObject({
      place: 'help',
      title: '关于我们',
      html: '<p>始于 1998 年。</p>',
      summary: '始于 1998 年。',
    })
    // An empty language falls back to the school's.
    expect((await read(sign, { host, language: 'my' })).body.data?.title).toBe('About us')
    expect(await named({ host, language: 'zh' })).toEqual([
      { sign, place: 'help', title: '关于我们' },
    ])
    await save({ sign, version: 1, place: 'content', published: false })
    expect(await named()).toEqual([])
    const { body } = await testApp.ask(schools.listSchoolPages, {}, staff)
    expect(body.data).toMatchObject([{ sign, place: 'content', published: false, version: 2 }])
  })

  it('[CNT-095] is not found while it is unpublished, after its deletion, and at another school', async () => {
    const sign = await signOf()
    expect((await read(sign, { host: 'localhost', language: 'en' })).status).toBe(404)
    await save({ sign, version: 1, published: false })
    expect((await read(sign)).status).toBe(404)
    await save({ sign, version: 2 })
    expect((await read(sign)).status).toBe(200)
    const stranger = await testApp.person('schoolAdmin,normal')
    expect((await testApp.ask(schools.removeSchoolPage, { sign }, stranger)).status).toBe(404)
    await testApp.ask(schools.removeSchoolPage, { sign }, staff)
    expect((await read(sign)).status).toBe(404)
    expect(await named()).toEqual([])
  })

  it('[CNT-095] contains no pasted script', async () => {
    const html = { en: '<h2 onclick="x()">Help</h2><script>alert(1)</script><img src=x onerror=y>' }
    const { body } = await read(await signOf({ html }))
    expect(body.data?.html).toContain('<h2>Help</h2>')
    expect(body.data?.html).not.toMatch(/script|onclick|onerror/)
    expect((await save({ html: { en: '<script>x</script>' } })).body).toMatchObject({
      code: -2,
      extend: { fields: { 'html.en': expect.any(String) } },
    })
  })

  it('[CNT-095] is saved by one of two parallel requests, the other gets the newer version, and nothing is lost', async () => {
    const sign = await signOf()
    const other = { ...(await testApp.person('schoolAdmin,normal', schoolId)), host }
    const answers = await Promise.all([
      save({ sign, version: 1, title: { en: 'One' } }),
      save({ sign, version: 1, title: { en: 'Two' } }, other),
    ])
    const late = answers.filter(({ body }) => body.code === -4)
    expect(late.map(({ body }) => body.extend?.reason)).toEqual(['changedMeanwhile'])
    const won = answers.find(({ body }) => body.ok)?.body.data
    const { body } = await testApp.ask(schools.getSchoolPage, { sign }, staff)
    expect(body.data).toEqual(won)
  })

  it('[CNT-094] is refused above 20 for a school, also when two are created in parallel', async () => {
    for (const _ of Array.from({ length: schoolPagesMost - 1 })) await save()
    const other = { ...(await testApp.person('schoolAdmin,normal', schoolId)), host }
    const answers = await Promise.all([save(), save({}, other)])
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    expect(await named()).toHaveLength(schoolPagesMost)
  })

  it("[CNT-094] needs a title, and for publishing a text, in the school's language", async () => {
    expect((await save({ title: { zh: '帮助' } })).body.code).toBe(-2)
    expect((await save({ html: {} })).body.code).toBe(-2)
    expect((await save({ html: {}, published: false })).body.code).toBe(200)
    const student = { ...(await testApp.person('student,normal', schoolId)), host }
    expect((await save({}, student)).body.code).toBe(-6)
  })

  it('[CNT-096] is in the sitemap while it is published', async () => {
    const [shown, draft] = [await signOf(), await signOf({ published: false })]
    const map = await testApp.app.http.inject({
      method: 'GET',
      url: '/sitemap.xml',
      headers: { host },
    })
    expect(map.body).toContain(`/en/page/${shown}<`)
    expect(map.body).not.toContain(draft)
  })
})
