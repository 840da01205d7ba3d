import { accounts, identities, type InputOf } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import type { SeedContext } from '../../../seeds/seed-context.ts'
import { seedIdentities } from '../../../seeds/seed-identities.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { createSession } from '../accounts/sessions/factories.ts'

let world: World
let staff: Person
let context: SeedContext

async function personOf(key: string): Promise<Person> {
  const schoolId = context.schoolIds.get('teratai') ?? 0
  const userId = context.userIds.get(`teratai/${key}`) ?? 0
  const token = await createSession(world.db, { schoolId, userId }, world.clock.now())
  return { userId, schoolId, token, host: 'localhost', name: key }
}

beforeAll(async () => {
  world = await openWorld()
  const { db, clock } = world
  await db.execute('delete from school_hosts')
  const { files } = world.app.services
  context = await seedAll({ db, clock, files }, [seedSchools, seedAccounts, seedIdentities])
  staff = await personOf('school-admin')
})
afterAll(() => world.close())

it('has a roster of forty students and ten teachers, most of them held', async () => {
  const size = 100
  const roster = async (kind: 'student' | 'teacher') =>
    (await world.ask(identities.listRoster, { kind, size }, staff)).body.data?.list ?? []
  const [students, teachers] = [await roster('student'), await roster('teacher')]
  expect([students.length, teachers.length]).toEqual([40, 10])
  const free = (list: typeof students) => list.filter(({ takenByName }) => takenByName === null)
  expect([free(students).length, free(teachers).length]).toEqual([10, 2])
  const held = students.filter(({ takenByName }) => takenByName !== null)
  expect(held.every(({ name, takenByName }) => name === takenByName)).toBe(true)
})

it('has six who wait, and some who were decided, and asks nobody for an identity', async () => {
  const list = async (input: InputOf<typeof identities.listIdentityRequests>) =>
    (await world.ask(identities.listIdentityRequests, input, staff)).body.data
  const waiting = await list({})
  expect(waiting?.total).toBe(6)
  expect(new Set(waiting?.list.map(({ kind }) => kind)).size).toBe(3)
  expect(waiting?.list.filter(({ roster }) => roster !== null).length).toBeGreaterThanOrEqual(3)
  expect((await list({ status: 2 }))?.total).toBe(3)
  expect((await list({ status: 3 }))?.total).toBe(2)
  const refused = await personOf('applicant-5')
  expect((await world.ask(accounts.loginInfo, {}, refused)).body.code).toBe(200)
})
