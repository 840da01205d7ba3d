import { employment } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCompany, makePost } from '../factories.ts'
import { jobPosts, postReports } from '../tables.ts'

let testApp: TestApp
let admin: Person
let student: Person
let classmate: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
  classmate = await testApp.person()
}, 90_000)
afterAll(() => testApp.close())

async function post(title: string) {
  const kept = { schoolId: admin.schoolId, createdBy: admin.userId }
  const now = testApp.clock.now()
  const companyId = await makeCompany(testApp.db, kept, now)
  const id = await makePost(testApp.db, { ...kept, companyId, title }, now)
  return { id, positionId: testApp.seal('jobPost', id) }
}
const report = (positionId: string, person: Person, reason = 'Asks for a deposit') =>
  testApp.ask(employment.reportPost, { positionId, reason }, person)
const listed = async (state: 'open' | 'decided' = 'open') =>
  (await testApp.ask(employment.listPostReports, { state, size: 100 }, admin)).body.data?.list ?? []
const reportsOf = async (title: string, state: 'open' | 'decided' = 'open') =>
  (await listed(state)).filter((row) => row.title === title)
const decide = (sign: string, takeDown: boolean, person = admin) =>
  testApp.ask(employment.decidePostReport, { sign, takeDown, reason: 'Called the company' }, person)
const noticesOf = async ({ userId }: Person, title: string) =>
  (
    await testApp.db.execute<{ words: string }>(
      sql`select words from messages where user_id = ${userId} and gaps->>'title' = ${title}`,
    )
  ).rows.map(({ words }) => words)

it('[JOB-051] [JOB-100] stores one report of a person about a post, with its reason', async () => {
  const { id, positionId } = await post('Deposit')
  expect((await report(positionId, student, 'x')).status).toBe(422)
  expect((await report(positionId, student)).body.data).toEqual({ already: false })
  expect((await report(positionId, student, 'Another reason')).body.data).toEqual({ already: true })
  const rows = await testApp.db.select().from(postReports).where(eq(postReports.postId, id))
  expect(rows).toMatchObject([{ userId: student.userId, reason: 'Asks for a deposit' }])
  expect(await reportsOf('Deposit')).toMatchObject([
    { reason: 'Asks for a deposit', reporterName: student.name, state: 'live', decidedAt: null },
  ])
  expect((await testApp.ask(employment.reportPost, { positionId, reason: 'Fraud' })).status).toBe(
    401,
  )
})

it('[JOB-101] keeps a post, and notifies the one reporter', async () => {
  const { id, positionId } = await post('Fine')
  await report(positionId, student)
  await report(positionId, classmate)
  const own = (await reportsOf('Fine')).find(({ reporterName }) => reporterName === student.name)
  expect((await decide(own?.sign ?? '', false, student)).status).toBe(403)
  const { body } = await decide(own?.sign ?? '', false)
  expect(body.data).toMatchObject({ takenDown: false, decisionReason: 'Called the company' })
  const [row] = await testApp.db.select().from(jobPosts).where(eq(jobPosts.id, id))
  expect(row?.takenDownAt).toBeNull()
  expect(await noticesOf(student, 'Fine')).toEqual(['postLeft'])
  expect(await noticesOf(classmate, 'Fine')).toEqual([])
  expect(await reportsOf('Fine')).toHaveLength(1)
  expect(await reportsOf('Fine', 'decided')).toHaveLength(1)
})

it('[JOB-051] [JOB-101] takes a post down once, and notifies everybody who reported it', async () => {
  const { id, positionId } = await post('Fraud')
  await report(positionId, student)
  await report(positionId, classmate)
  const [first, second] = await reportsOf('Fraud')
  expect((await decide(first?.sign ?? '', true)).body.data).toMatchObject({
    takenDown: true,
    state: 'takenDown',
  })
  expect((await decide(second?.sign ?? '', false)).body.extend).toMatchObject({
    reason: 'reportDecided',
  })
  const [row] = await testApp.db.select().from(jobPosts).where(eq(jobPosts.id, id))
  expect(row?.takenDownReason).toBe('Called the company')
  for (const person of [student, classmate])
    expect(await noticesOf(person, 'Fraud')).toEqual(['postTakenDown'])
})
