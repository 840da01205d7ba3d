import { accounts, identities, type InputOf } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import type { SeedContext } from '../../../seeds/seed-context.ts'
import { seedIdentities } from '../../../seeds/seed-identities.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { createSession } from '../accounts/sessions/factories.ts'

let testApp: TestApp
let staff: Person
let context: SeedContext

async function personOf(key: string): Promise<Person> {
  const schoolId = context.schoolIds.get('teratai') ?? 0
  const userId = context.userIds.get(`teratai/${key}`) ?? 0
  const token = await createSession(testApp.db, { schoolId, userId }, testApp.clock.now())
  return { userId, schoolId, token, host: 'localhost', name: key }
}

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  context = await seedAll({ db, clock, files }, [seedSchools, seedAccounts, seedIdentities])
  staff = await personOf('school-admin')
})
afterAll(() => testApp.close())

it('has a roster of forty students and ten teachers, most of them with accounts', async () => {
  const size = 100
  const roster = async (kind: 'student' | 'teacher') =>
    (await testApp.ask(identities.listRoster, { kind, size }, staff)).body.data?.list ?? []
  const [students, teachers] = [await roster('student'), await roster('teacher')]
  expect([students.length, teachers.length]).toEqual([40, 10])
  const free = (list: typeof students) => list.filter(({ takenByName }) => takenByName === null)
  expect([free(students).length, free(teachers).length]).toEqual([10, 2])
  const taken = students.filter(({ takenByName }) => takenByName !== null)
  expect(taken.every(({ name, takenByName }) => name === takenByName)).toBe(true)
})

it('has six pending and some decided requests, and does not require identities', async () => {
  const list = async (input: InputOf<typeof identities.listIdentityRequests>) =>
    (await testApp.ask(identities.listIdentityRequests, input, staff)).body.data
  const waiting = await list({})
  expect(waiting?.total).toBe(6)
  expect(new Set(waiting?.list.map(({ kind }) => kind)).size).toBe(3)
  expect(waiting?.list.filter(({ roster }) => roster !== null).length).toBeGreaterThanOrEqual(3)
  expect((await list({ status: 2 }))?.total).toBe(3)
  expect((await list({ status: 3 }))?.total).toBe(2)
  const refused = await personOf('applicant-5')
  expect((await testApp.ask(accounts.loginInfo, {}, refused)).body.code).toBe(200)
})
