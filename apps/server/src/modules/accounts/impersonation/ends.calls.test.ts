import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '@titian/contract'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate, makeMember, sentCode } from '../factories.ts'
import { removeExpired } from '../jobs.ts'
import { sessions } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const staff = () => testApp.person('schoolAdmin,normal')
const sweep = () => removeExpired(testApp.app.services, testApp.clock.now())
const endsOf = ({ userId }: Pick<Person, 'userId'>) =>
  testApp.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, userId), eq(auditEntries.action, 'impersonation.ended')))

describe('an impersonation without a regular end', () => {
  it('[ACC-241] is recorded once after it expired, with the time of its expiry', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const began = testApp.clock.now()
    await impersonate(testApp, admin, student)
    testApp.clock.pass(1799)
    await sweep()
    expect(await endsOf(student)).toEqual([])
    testApp.clock.pass(1800)
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await endsOf(student)).toMatchObject([
      {
        schoolId: testApp.schoolId,
        at: secondsAfter(began, 1800),
        actorId: admin.userId,
        impersonatedId: student.userId,
        address: '127.0.0.1',
      },
    ])
  })

  it('[ACC-241] ended when the session ended from which it was begun', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    await impersonate(testApp, admin, student)
    testApp.clock.pass(600)
    const left = testApp.clock.now()
    await testApp.ask(accounts.logout, {}, admin)
    testApp.clock.pass(1800)
    await sweep()
    expect((await endsOf(student)).map(({ at }) => at)).toEqual([left])
  })

  it('[ACC-241] is not recorded again when it was ended before its expiry', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    await testApp.ask(accounts.exitImpersonation, {}, await impersonate(testApp, admin, student))
    testApp.clock.pass(3600)
    await sweep()
    expect(await endsOf(student)).toHaveLength(1)
  })

  it('[ACC-241] is recorded when the next one starts, at its expiry at the latest', async () => {
    const [admin, one, two] = [await staff(), await makeMember(testApp), await makeMember(testApp)]
    await impersonate(testApp, admin, one)
    testApp.clock.pass(60)
    const left = testApp.clock.now()
    await impersonate(testApp, admin, two)
    expect((await endsOf(one)).map(({ at }) => at)).toEqual([left])
    testApp.clock.pass(3600)
    await impersonate(testApp, admin, one)
    expect((await endsOf(two)).map(({ at }) => at)).toEqual([secondsAfter(left, 1800)])
  })

  it("[ACC-156] [ACC-241] is recorded when the student's password reset ends it", async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const { mobile } = student
    await impersonate(testApp, admin, student)
    await testApp.ask(accounts.sendCodeForMobile, { mobile, type: 4 })
    const reset = { mobile, mobileCode: await sentCode(testApp, mobile), newPwd: 'plain:Newer2026' }
    expect((await testApp.ask(accounts.resetPassword, reset)).body.ok).toBe(true)
    expect((await endsOf(student)).map(({ at }) => at)).toEqual([testApp.clock.now()])
  })
})

it('[ACC-241] is limited to one student for each session, also with two parallel starts', async () => {
  const admin = await staff()
  const students = [await makeMember(testApp), await makeMember(testApp), await makeMember(testApp)]
  await Promise.all(students.map((student) => impersonate(testApp, admin, student)))
  const living = await testApp.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.impersonatorId, admin.userId), isNull(sessions.endedAt)))
  expect(living).toHaveLength(1)
  const ended = await Promise.all(students.map(endsOf))
  expect(ended.flat()).toHaveLength(2)
})
