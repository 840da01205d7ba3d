import { employment, type InputOf } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeFile, photo } from '../../files/factories.ts'
import { makeCompany, makePost } from '../factories.ts'
import { companies, jobPosts } from '../tables.ts'

let testApp: TestApp
let admin: Person
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
}, 90_000)
afterAll(() => testApp.close())

type Form = InputOf<typeof employment.saveCompany>

const save = (form: Form, person = admin) =>
  testApp.ask(employment.saveCompany, form, { ...person, language: 'en' })
const now = () => testApp.clock.now()
const kept = () => ({ schoolId: admin.schoolId, createdBy: admin.userId })
async function company(name: string, fields: Partial<typeof companies.$inferInsert> = {}) {
  const id = await makeCompany(testApp.db, { ...kept(), name, ...fields }, now())
  return { id, sign: testApp.seal('company', id) }
}
const rowOf = async (id: number) =>
  (await testApp.db.select().from(companies).where(eq(companies.id, id)))[0]
const logOf = async (action: string) =>
  (
    await testApp.db.execute(
      sql`select reason, detail from audit_entries where action = ${action} order by id desc limit 1`,
    )
  ).rows[0]

const full = {
  name: 'Kedai Maju Sdn Bhd',
  industry: 'ecommerce',
  size: 3,
  city: 'MY-14-01',
  address: '12 Jalan Ampang',
  website: 'https://maju.example',
  introduction: 'Sells household goods.',
  contactName: 'Nurul',
  email: 'hr@maju.example',
  verified: true,
  recommended: true,
} as const

describe('the form of a company', () => {
  it('[JOB-031] [JOB-093] stores every field with a logo, and writes the log', async () => {
    const file = await makeFile(testApp, {
      ownerId: admin.userId,
      purpose: 'schoolImage',
      name: 'logo.jpg',
      bytes: await photo(),
    })
    const logoPath = testApp.seal('file', file.id)
    const { body } = await save({ ...full, logoPath })
    expect(body.data).toMatchObject({ ...full, logoPath, version: 0, posts: 0, allPosts: 0 })
    expect(body.data?.logo).toMatch(/^\/api\/v1\/file\//)
    const id = testApp.app.deps.signs.open('company', body.data?.sign ?? '') ?? 0
    expect(await rowOf(id)).toMatchObject({ ...full, logoFileId: file.id, ...kept() })
    expect(await logOf('company.added')).toMatchObject({
      detail: [{ field: 'company', after: full.name }],
    })
    const { body: read } = await testApp.ask(
      employment.keptCompany,
      { sign: body.data?.sign ?? '' },
      admin,
    )
    expect(read.data).toEqual(body.data)
  })

  it.each([
    ['email', 'nobody', 'Please enter a correct e-mail address.'],
    ['website', 'javascript:alert(1)', 'Start with https:// or http://'],
    ['website', 'ftp://maju.example', 'Start with https:// or http://'],
    ['name', ' ', 'Please enter a name.'],
    ['name', 'x'.repeat(81), 'At most 80 characters'],
    ['introduction', 'x'.repeat(5001), 'At most 5,000 characters'],
    ['city', 'MY-99', 'This value is not valid.'],
    ['industry', 'piracy', 'This value is not valid.'],
  ])('[JOB-093] refuses a wrong %s at its field', async (field, value, text) => {
    const before = await testApp.db.$count(companies)
    const { status, body } = await save({ ...full, name: 'Refused Ltd', [field]: value })
    expect(status).toBe(422)
    expect(body.extend?.['fields']).toMatchObject({ [field]: expect.stringContaining(text) })
    expect(await testApp.db.$count(companies)).toBe(before)
  })

  it('[JOB-093] refuses a file as a logo that is no picture of the school', async () => {
    const file = await makeFile(testApp, { ownerId: admin.userId, purpose: 'captions' })
    const logoPath = testApp.seal('file', file.id)
    const { body } = await save({ ...full, name: 'Logo Ltd', logoPath })
    expect(body.extend?.['fields']).toHaveProperty('logoPath')
  })

  it('[JOB-093] refuses a name that the school already has, in any case', async () => {
    await company('Twice Sdn Bhd')
    const { body } = await save({ ...full, name: 'TWICE sdn bhd' })
    expect(body.extend).toMatchObject({ reason: 'companyTaken' })
  })

  it('[JOB-093] changes only the version that was read, and keeps a newer one', async () => {
    const { id, sign } = await company('Old Name')
    const first = await save({ ...full, name: 'New Name', sign, version: 0 })
    expect(first.body.data).toMatchObject({ name: 'New Name', version: 1 })
    const late = await save({ ...full, name: 'Late Name', sign, version: 0 })
    expect(late.body.extend).toMatchObject({ reason: 'changedMeanwhile' })
    expect(await rowOf(id)).toMatchObject({ name: 'New Name', version: 1 })
    expect(await logOf('company.changed')).toMatchObject({
      detail: [{ before: 'Old Name', after: 'New Name' }],
    })
  })
})

describe('the list of companies', () => {
  it('[JOB-093] is searched, filtered, sorted and paged', async () => {
    await company('Zeta List 50%', { verified: false })
    await company('alpha list', { recommended: true, verified: true })
    await company('Beta List', { verified: true })
    const list = async (input: InputOf<typeof employment.manageCompanies>) => {
      const { body } = await testApp.ask(employment.manageCompanies, input, admin)
      return { names: body.data?.list.map(({ name }) => name), total: body.data?.total }
    }
    expect(await list({ name: 'LIST', sort: 'name' })).toEqual({
      names: ['alpha list', 'Beta List', 'Zeta List 50%'],
      total: 3,
    })
    expect((await list({ name: 'list', only: 'recommended' })).names).toEqual(['alpha list'])
    expect((await list({ name: 'list', only: 'unverified' })).names).toEqual(['Zeta List 50%'])
    expect((await list({ name: '0%' })).names).toEqual(['Zeta List 50%'])
    expect(await list({ name: 'list', sort: 'name', page: 2, size: 2 })).toEqual({
      names: ['Zeta List 50%'],
      total: 3,
    })
  })

  it('[JOB-031] is refused to students and to staff of another school', async () => {
    const far = await testApp.ask(employment.manageCompanies, {}, student)
    expect(far.status).toBe(403)
    const { sign } = await company('Closed Ltd')
    expect((await save({ ...full, name: 'Taken over', sign }, student)).status).toBe(403)
  })
})

const ask = (call: typeof employment.removeCompany, sign: string, reason = 'Closed down') =>
  testApp.ask(call, { sign, reason }, { ...admin, language: 'en' })

describe('removing a company', () => {
  it('[JOB-094] needs a reason, and is possible once no post of it accepts applications', async () => {
    const { id, sign } = await company('Closing Ltd')
    const postId = await makePost(testApp.db, { ...kept(), companyId: id }, now())
    expect((await ask(employment.removeCompany, sign, 'x')).status).toBe(422)
    const { body } = await ask(employment.removeCompany, sign)
    expect(body.extend).toMatchObject({ reason: 'companyHasPosts' })
    await testApp.db.update(jobPosts).set({ takenDownAt: now() }).where(eq(jobPosts.id, postId))
    expect((await ask(employment.removeCompany, sign)).body.ok).toBe(true)
    expect((await rowOf(id))?.removedAt).not.toBeNull()
    expect(await logOf('company.removed')).toMatchObject({ reason: 'Closed down' })
    expect((await testApp.ask(employment.companyDetails, { sign }, student)).status).toBe(404)
    // The name of the removed company can be used again.
    expect((await save({ ...full, name: 'closing ltd' })).body.ok).toBe(true)
  })

  it('[JOB-094] by merging moves its posts and its address to the other company', async () => {
    const first = await company('First Name Ltd')
    const second = await company('Second Name Ltd')
    const last = await company('Last Name Ltd')
    const postId = await makePost(testApp.db, { ...kept(), companyId: first.id }, now())
    const merge = (sign: string, intoSign: string) =>
      testApp.ask(employment.mergeCompany, { sign, intoSign, reason: 'Renamed' }, admin)
    expect((await merge(first.sign, first.sign)).body.extend).toMatchObject({
      reason: 'companyItself',
    })
    expect((await merge(first.sign, second.sign)).body.data).toMatchObject({ posts: 1 })
    expect((await merge(second.sign, last.sign)).body.data).toMatchObject({
      name: 'Last Name Ltd',
      posts: 1,
    })
    const [post] = await testApp.db.select().from(jobPosts).where(eq(jobPosts.id, postId))
    expect(post?.companyId).toBe(last.id)
    expect(await rowOf(first.id)).toMatchObject({ mergedInto: last.id })
    for (const { sign } of [first, second]) {
      const { body } = await testApp.ask(employment.companyDetails, { sign }, student)
      expect(body.data).toMatchObject({ sign: last.sign, name: 'Last Name Ltd', posts: 1 })
      const posts = await testApp.ask(employment.companyPosts, { sign }, student)
      expect(posts.body.data?.total).toBe(1)
      const form = await testApp.ask(employment.keptCompany, { sign }, admin)
      expect(form.status).toBe(404)
    }
    expect(await logOf('company.merged')).toMatchObject({
      reason: 'Renamed',
      detail: [{ before: 'Second Name Ltd', after: 'Last Name Ltd' }],
    })
    expect((await merge(first.sign, last.sign)).status).toBe(404)
  })
})
