import { employment } from '@titian/contract'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCompany } from '../factories.ts'
import { companies, jobPosts } from '../tables.ts'
import { csv, importsBy } from './factories.ts'

let testApp: TestApp
let admin: Person
let student: Person
let companyId: number
let desk: ReturnType<typeof importsBy>

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
  const kept = { schoolId: admin.schoolId, createdBy: admin.userId }
  companyId = await makeCompany(testApp.db, { ...kept, name: 'Kedai Maju' }, testApp.clock.now())
  desk = importsBy(testApp, admin)
}, 90_000)
afterAll(() => testApp.close())

describe('the permission for sheets', () => {
  it('[JOB-084] excludes students and staff of another school from reading and importing', async () => {
    const other = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const { importSign } = await desk.preview(
      'companies',
      csv([['Name'], ['Kedai Maju'], ['Foreign']]),
    )
    for (const person of [student, other]) {
      const answer = await testApp.ask(employment.confirmCompanyImport, { importSign }, person)
      expect(answer.status).toBe(person === student ? 403 : 404)
    }
    expect(await testApp.db.$count(companies, eq(companies.name, 'Foreign'))).toBe(0)
    const page = { page: 1, size: 10 }
    const { body } = await testApp.ask(employment.listCompanyImports, page, other)
    expect(body.data).toEqual({ list: [], total: 0 })
    expect(
      (await testApp.ask(employment.listCompanyImports, page, admin)).body.data?.list[0],
    ).toMatchObject({ importSign: expect.any(String), fresh: 1, state: 'previewed' })
  })

  it('[JOB-084] does not extend to more than 5,000 rows, refused at the file in three languages', async () => {
    const text = csv([['Name'], ...Array.from({ length: 5001 }, (_, index) => [`Row ${index}`])])
    const { status, body } = await desk.look('companies', text)
    expect(status).toBe(422)
    expect(body.extend?.['fields']).toMatchObject({
      filePath: expect.stringContaining('5,000 rows'),
    })
    const ms = await desk.look('companies', text, 'my')
    expect(ms.body.extend?.['fields']).toMatchObject({
      filePath: expect.stringContaining('5,000 baris'),
    })
    const zh = await desk.look('companies', text, 'zh')
    expect(zh.body.extend?.['fields']).toMatchObject({
      filePath: expect.stringContaining('5,000 行'),
    })
  })
})

describe('a sheet of 5,000 posts with errors', () => {
  it('[JOB-084] [JOB-092] is checked and imported faster than with a statement for each row, with a list of its errors', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [
      `Bulk ${index}`,
      index % 10 === 0 ? 'Unknown Ltd' : 'Kedai Maju',
      index % 7 === 0 ? 'Atlantis' : 'Kuala Lumpur',
      'x'.repeat(500),
      'Python: 2; SQL: 1',
      'published',
    ])
    const text = csv([['Title', 'Company', 'City', 'Description', 'Skills', 'Status'], ...rows])
    const begun = performance.now()
    const looked = await desk.preview('posts', text)
    const shown = performance.now()
    const bad = rows.filter((_, index) => index % 10 === 0 || index % 7 === 0).length
    expect(looked).toMatchObject({ rows: 5000, fresh: 5000 - bad, faulty: bad })
    // Every tenth row has a wrong company, and every seventh a wrong city.
    expect(looked.faults).toHaveLength(500 + 715)
    const answer = await desk.confirm('posts', looked.importSign)
    const written = performance.now()
    // The time limit is far more than an import takes, and less than an import with a query for
    // each row would take.
    expect(shown - begun).toBeLessThan(30_000)
    expect(written - shown).toBeLessThan(60_000)
    expect(answer.body.data).toEqual({ fresh: 5000 - bad, changed: 0 })
    expect(
      await testApp.db.$count(
        jobPosts,
        and(eq(jobPosts.companyId, companyId), like(jobPosts.title, 'Bulk %')),
      ),
    ).toBe(5000 - bad)
    const { body } = await desk.undo('posts', looked.importSign)
    expect(body.data).toEqual({ removed: 5000 - bad, kept: 0, left: [] })
  })
})
