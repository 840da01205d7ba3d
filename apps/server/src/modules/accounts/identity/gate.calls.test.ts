import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, type AnyCall, contract, courses } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { send } from '../../files/factories.ts'
import { schools } from '../../schools/index.ts'
import { forgetSchools } from '../../schools/hosts/actions.ts'
import { impersonate, makeAccount, makeMember, signInAs } from '../factories.ts'
import { sessions, users } from '../tables.ts'

let testApp: TestApp

async function require(requiresAuthentication: boolean) {
  await testApp.db
    .update(schools)
    .set({ requiresAuthentication })
    .where(eq(schools.id, testApp.schoolId))
  forgetSchools()
}

beforeAll(async () => {
  testApp = await openTestApp()
  await require(true)
})
afterAll(() => testApp.close())

const setStatus = (person: Person, auditStatus: number) =>
  testApp.db.update(users).set({ auditStatus }).where(eq(users.id, person.userId))
const codeOf = async (call: AnyCall, person: Person) =>
  (await testApp.raw(call.method, call.path, {}, { person })).body.code

const everyCall: AnyCall[] = Object.values(contract).flatMap((noun) => Object.values(noun))
const needsPerson = everyCall.filter(({ who }) => who !== 'anyone')

it.each(needsPerson.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '[ACC-004] [ACC-252] [FRM-148] %s: 301 until the identity is given, unless the contract allows it before',
  async (_, call) => {
    // A missing identity is refused before a missing role.
    const person = await testApp.person('normal')
    await setStatus(person, 3)
    const before = await testApp.raw(call.method, call.path, {}, { person })
    const isGiven = call.beforeIdentity === 'allowed' && call !== accounts.loginInfo
    if (isGiven) expect(before.body.code).not.toBe(301)
    else expect([before.status, before.body.ok, before.body.code]).toEqual([403, false, 301])
  },
)

it('[ACC-252] admits pending and approved people, and everybody when the school requires no identity', async () => {
  const person = await makeMember(testApp)
  const outcomes: number[] = []
  for (const status of [0, 1, 2, 3]) {
    await setStatus(person, status)
    outcomes.push(await codeOf(accounts.listSessions, person))
  }
  expect(outcomes).toEqual([301, 200, 200, 301])
  const staff = await testApp.person('schoolAdmin,normal')
  await setStatus(staff, 3)
  expect(await codeOf(accounts.listSessions, staff), 'somebody has to decide').toBe(200)
  await require(false)
  expect(await codeOf(accounts.listSessions, person)).toBe(200)
  await require(true)
})

it('[ACC-252] allows public calls, login info with 301 and logout while the identity is missing', async () => {
  const person = await makeMember(testApp)
  expect((await testApp.ask(courses.courseList, {}, person)).body.code).toBe(200)
  expect((await testApp.ask(accounts.publicKey, {}, person)).body.code).toBe(200)
  expect((await testApp.ask(accounts.loginInfo, {}, person)).body.code).toBe(301)
  expect((await testApp.ask(accounts.logout, {}, person)).body.code).toBe(200)
})

it('[ACC-251] [ACC-252] sets the session together with the 301 of a login and of a token', async () => {
  const { mobile, userId } = await makeAccount(testApp, { roles: 'student,normal' })
  const answer = await signInAs(testApp, mobile)
  expect([answer.body.ok, answer.body.code, answer.body.extend?.auditStatus]).toEqual([
    false,
    301,
    0,
  ])
  expect(answer.cookies.token).toBeTruthy()
  const person = await makeMember(testApp, { auditStatus: 2 })
  const { temporaryToken = '' } =
    (await testApp.ask(accounts.createTemporaryToken, {}, person)).body.data ?? {}
  await setStatus(person, 3)
  const jumped = await testApp.ask(accounts.temporaryTokenLogin, { temporaryToken })
  expect([jumped.body.code, Boolean(jumped.cookies.token)]).toEqual([301, true])
  expect(await testApp.db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
})

it('[ACC-252] refuses uploads while the identity is missing', async () => {
  const person = await makeMember(testApp)
  const answer = await send(testApp, {
    method: 'POST',
    url: '/api/v1/file/server/upload',
    person,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.from('--x--\r\n'),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 301])
  const captcha = await send(testApp, { url: '/api/v1/baseVerify/getQrImage', person })
  expect(captcha.statusCode).toBe(200)
})

it('[ACC-241] allows staff to impersonate a student with a missing identity', async () => {
  const [admin, student] = [await testApp.person('schoolAdmin,normal'), await makeMember(testApp)]
  const impersonating = await impersonate(testApp, admin, student)
  const info = await testApp.ask(accounts.loginInfo, {}, impersonating)
  expect(info.body.data?.impersonation?.studentName).toBe('Somebody')
  expect((await testApp.ask(accounts.listSessions, {}, impersonating)).body.code).toBe(200)
})
