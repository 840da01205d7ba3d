import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts, type AnyCall, contract, courses } from '@titian/contract'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { send } from '../../files/factories.ts'
import { schools } from '../../schools/index.ts'
import { forgetSchools } from '../../schools/hosts/actions.ts'
import { actAs, makeAccount, makeMember, signInAs } from '../factories.ts'
import { sessions, users } from '../tables.ts'

let world: World

async function require(requiresAuthentication: boolean) {
  await world.db
    .update(schools)
    .set({ requiresAuthentication })
    .where(eq(schools.id, world.schoolId))
  forgetSchools()
}

beforeAll(async () => {
  world = await openWorld()
  await require(true)
})
afterAll(() => world.close())

const setStatus = (person: Person, auditStatus: number) =>
  world.db.update(users).set({ auditStatus }).where(eq(users.id, person.userId))
const codeOf = async (call: AnyCall, person: Person) =>
  (await world.raw(call.method, call.path, {}, { person })).body.code

const everyCall: AnyCall[] = Object.values(contract).flatMap((noun) => Object.values(noun))
const needsPerson = everyCall.filter(({ who }) => who !== 'anyone')

it.each(needsPerson.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '[ACC-004] [ACC-252] [FRM-148] %s: 301 until the identity is given, unless the contract allows it before',
  async (_, call) => {
    // The identity is asked for before the role is looked at.
    const person = await world.person('normal')
    await setStatus(person, 3)
    const before = await world.raw(call.method, call.path, {}, { person })
    const isGiven = call.beforeIdentity === 'allowed' && call !== accounts.loginInfo
    if (isGiven) expect(before.body.code).not.toBe(301)
    else expect([before.status, before.body.ok, before.body.code]).toEqual([403, false, 301])
  },
)

it('[ACC-252] lets through who waits, who is approved, and everybody where the school does not ask', async () => {
  const person = await makeMember(world)
  const outcomes: number[] = []
  for (const status of [0, 1, 2, 3]) {
    await setStatus(person, status)
    outcomes.push(await codeOf(accounts.listSessions, person))
  }
  expect(outcomes).toEqual([301, 200, 200, 301])
  const staff = await world.person('schoolAdmin,normal')
  await setStatus(staff, 3)
  expect(await codeOf(accounts.listSessions, staff), 'somebody has to decide').toBe(200)
  await require(false)
  expect(await codeOf(accounts.listSessions, person)).toBe(200)
  await require(true)
})

it('[ACC-252] leaves public calls, login info’s 301 and logout to somebody who owes the identity', async () => {
  const person = await makeMember(world)
  expect((await world.ask(courses.courseList, {}, person)).body.code).toBe(200)
  expect((await world.ask(accounts.publicKey, {}, person)).body.code).toBe(200)
  expect((await world.ask(accounts.loginInfo, {}, person)).body.code).toBe(301)
  expect((await world.ask(accounts.logout, {}, person)).body.code).toBe(200)
})

it('[ACC-251] [ACC-252] sets the session with the 301 of a login and of a token', async () => {
  const { mobile, userId } = await makeAccount(world, { roles: 'student,normal' })
  const answer = await signInAs(world, mobile)
  expect([answer.body.ok, answer.body.code, answer.body.extend?.auditStatus]).toEqual([
    false,
    301,
    0,
  ])
  expect(answer.cookies.token).toBeTruthy()
  const person = await makeMember(world, { auditStatus: 2 })
  const { temporaryToken = '' } =
    (await world.ask(accounts.createTemporaryToken, {}, person)).body.data ?? {}
  await setStatus(person, 3)
  const jumped = await world.ask(accounts.temporaryTokenLogin, { temporaryToken })
  expect([jumped.body.code, Boolean(jumped.cookies.token)]).toEqual([301, true])
  expect(await world.db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
})

it('[ACC-252] takes no bytes from somebody who owes the identity', async () => {
  const person = await makeMember(world)
  const answer = await send(world, {
    method: 'POST',
    url: '/api/v1/file/server/upload',
    person,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.from('--x--\r\n'),
  })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 301])
  const captcha = await send(world, { url: '/api/v1/baseVerify/getQrImage', person })
  expect(captcha.statusCode).toBe(200)
})

it('[ACC-241] lets staff look on as a student who still owes the identity', async () => {
  const [admin, student] = [await world.person('schoolAdmin,normal'), await makeMember(world)]
  const acting = await actAs(world, admin, student)
  const info = await world.ask(accounts.loginInfo, {}, acting)
  expect(info.body.data?.impersonation?.studentName).toBe('Somebody')
  expect((await world.ask(accounts.listSessions, {}, acting)).body.code).toBe(200)
})
