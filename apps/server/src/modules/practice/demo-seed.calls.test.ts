import { practice } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedAccounts } from '../../../seeds/seed-accounts.ts'
import { seedAll } from '../../../seeds/seed-all.ts'
import { seedArticles } from '../../../seeds/seed-articles.ts'
import { seedPractice } from '../../../seeds/seed-practice.ts'
import { seedSchools } from '../../../seeds/seed-schools.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { createSession } from '../accounts/sessions/factories.ts'
import { order } from './factories.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  const { db, clock } = testApp
  await db.execute('delete from school_hosts')
  const { files } = testApp.app.services
  const seeds = [seedSchools, seedAccounts, seedPractice, seedArticles]
  const { schoolIds, userIds } = await seedAll({ db, clock, files }, seeds)
  const schoolId = schoolIds.get('teratai') ?? 0
  const userId = userIds.get('teratai/student-1') ?? 0
  const token = await createSession(db, { schoolId, userId }, clock.now())
  student = { userId, schoolId, token, host: 'localhost', name: 'Demo' }
}, 90_000)
afterAll(() => testApp.close())

it('the demo student has a scored game with a review, and an open one that accepts the next order', async () => {
  const { data } = (await testApp.ask(practice.practiceRuns, {}, student)).body
  const [open, scored] = data?.list ?? []
  expect(data?.list.map(({ state, day, days }) => [state, day, days])).toEqual([
    ['active', 9, 36],
    ['scored', 20, 20],
  ])
  const sign = scored?.sign ?? ''
  const review = (await testApp.ask(practice.runReview, { sign }, student)).body.data
  expect(review?.score?.points).toBeGreaterThan(0)
  expect(review?.notes).toHaveLength(2)
  const next = await testApp.ask(
    practice.decideRun,
    { sign: open?.sign ?? '', number: 9, decisions: [order(9, 8, 'distributor')] },
    student,
  )
  expect(next.body.data).toMatchObject({ day: 10, number: 10 })
})

it('the demo school shows a banner, both lists of partners, and news in each of its languages', async () => {
  const banner = await testApp.ask(practice.practiceBanner, {}, student)
  expect(banner.body.data?.map(({ title }) => title)).toEqual(['The beer game week'])
  for (const call of [practice.whaleCreation, practice.whaleTrainIndex])
    expect((await testApp.ask(call, {}, student)).body.data).toHaveLength(2)
  const news = await testApp.ask(practice.practiceInformationList, { page: 1 }, student)
  const titles = news.body.data?.list.map(({ title }) => title) ?? []
  expect(titles).toEqual([
    expect.stringContaining('Short chain'),
    expect.stringContaining('啤酒游戏'),
    expect.stringContaining('Sepuluh soalan'),
  ])
})
