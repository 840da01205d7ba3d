import { applications } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import { seedApplications } from '../../../seeds/seed-applications.ts'
import { seedEmployment } from '../../../seeds/seed-employment.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { createSession } from '../accounts/sessions/factories.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  const seeds = [seedSchools, seedAccounts, seedEmployment, seedApplications]
  const { schoolIds, userIds } = await seedAll({ db, clock, files }, seeds)
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, clock.now())
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
}, 90_000)
afterAll(() => testApp.close())

it('[JOB-016] [JOB-018] [JOB-105] the demo student has six applications in three groups, with an offer and an interview', async () => {
  const { body } = await testApp.ask(applications.userJob, {}, student)
  expect(body.data).toMatchObject({ sent: 6, toDo: 2, waiting: 3, ended: 1, collected: 8 })
  expect(body.data?.sentList).toHaveLength(5)
  const group = async (name: 'toDo' | 'waiting' | 'ended' | 'all') =>
    (await testApp.ask(applications.sentEmails, { group: name }, student)).body.data?.list.map(
      ({ state, next }) => [state, next],
    )
  expect(await group('toDo')).toEqual([
    ['offered', 'answerOffer'],
    ['interview', 'prepare'],
  ])
  expect(await group('waiting')).toEqual([
    ['delivered', 'wait'],
    ['viewed', 'wait'],
    ['no_response', 'wait'],
  ])
  expect(await group('ended')).toEqual([['rejected', 'none']])
  expect(await group('all')).toHaveLength(6)
})
