import { employment } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import { seedEmployment } from '../../../seeds/seed-employment.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { createSession } from '../accounts/sessions/factories.ts'
import { isCity, isIndustry, isPosition } from '../resume/index.ts'
import { stateOf } from './rules.ts'
import { companies, jobPosts } from './tables.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  const seeds = [seedSchools, seedAccounts, seedEmployment]
  const { schoolIds, userIds } = await seedAll({ db, clock, files }, seeds)
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, clock.now())
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
})
afterAll(() => testApp.close())

it('[JOB-089] makes two hundred posts of forty companies in three languages, with codes that all exist', async () => {
  const posts = await testApp.db.select().from(jobPosts)
  const owners = await testApp.db.select().from(companies)
  expect([posts.length, owners.length]).toEqual([200, 40])
  for (const language of ['en', 'zh', 'my'] as const)
    expect(posts.filter((post) => post.language === language).length).toBeGreaterThanOrEqual(65)
  for (const { industry, position, city, title } of posts)
    expect([title, isIndustry(industry), isPosition(position), isCity(city)]).toEqual([
      title,
      true,
      true,
      true,
    ])
  for (const nature of [1, 2, 3]) expect(posts.some((post) => post.nature === nature)).toBe(true)
  expect(posts.filter(({ remote }) => remote).length).toBeGreaterThan(5)
  const ended = posts.filter((post) => stateOf(post, testApp.clock.now()) === 'ended')
  expect(ended.length).toBeGreaterThan(5)
  expect(ended.length).toBeLessThan(20)
})

it('[JOB-089] gives the demo student live and ended posts as favourites', async () => {
  const { data } = (await testApp.ask(employment.collectedPositions, {}, student)).body
  expect(new Set(data?.list.map(({ state }) => state))).toEqual(new Set(['live', 'ended']))
})
