import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { accounts, type GivenRole, people } from '@titian/contract'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { appCode } from '../../../testing/app-code.ts'
import { nextNumber, openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, signInAs } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { createSession } from '../../accounts/sessions/factories.ts'
import { sessions } from '../../accounts/tables.ts'
import { forgetSchools } from '../../schools/hosts/actions.ts'

let testApp: TestApp
let admin: Person
let platform: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  platform = await testApp.person('platformAdmin,normal')
})
afterAll(() => testApp.close())

const reason = 'Asked at the office'
const freshPhone = () => `17${String(3_000_000 + nextNumber())}`
const signOf = (userId: number) => testApp.seal('user', userId)

async function rowOf(userId: number) {
  const [row] = await testApp.db.select().from(users).where(eq(users.id, userId))
  return row
}

async function newestEntry(subjectId: number) {
  const [row] = await testApp.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  return row
}

async function openSessions(userId: number): Promise<number> {
  const open = and(eq(sessions.userId, userId), isNull(sessions.endedAt))
  return (await testApp.db.select().from(sessions).where(open)).length
}

async function detail(userId: number, by: Person = admin) {
  return testApp.ask(people.getPerson, { sign: signOf(userId) }, by)
}

describe('one person', () => {
  it('[ACC-218] is shown to staff with the permitted actions', async () => {
    const { userId, mobile } = await makeAccount(testApp, {
      name: 'Mei',
      roles: 'student,normal',
      className: '1B',
    })
    await createSession(testApp.db, { userId, schoolId: testApp.schoolId }, testApp.clock.now())
    const { body } = await detail(userId)
    expect(body.data).toMatchObject({
      sign: signOf(userId),
      name: 'Mei',
      mobile,
      className: '1B',
      photo: null,
      twoStep: false,
      sessions: 1,
      may: { disable: true, changeMobile: true, changeRoles: true, impersonate: true },
    })
    await testApp.db.execute(sql`
      insert into two_steps (school_id, user_id, sealed_secret, created_at, confirmed_at)
      values (${testApp.schoolId}, ${userId}, '', now(), now())`)
    expect((await detail(userId)).body.data?.twoStep).toBe(true)
    const teacher = await testApp.person('teacher,normal')
    expect((await detail(userId, teacher)).body.code).toBe(-6)
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await detail(userId, stranger)).status).toBe(404)
  })

  it('[ACC-218] protects staff from locking themselves out, and protects platform staff', async () => {
    const of = async (userId: number, by: Person) => (await detail(userId, by)).body.data?.may
    const none = {
      removeTwoStep: false,
      disable: false,
      changeMobile: false,
      changeRoles: false,
      correct: false,
      impersonate: false,
    }
    expect(await of(admin.userId, admin)).toEqual({ ...none, changeRoles: true, correct: true })
    expect(await of(platform.userId, admin)).toEqual(none)
    const all = {
      removeTwoStep: true,
      disable: true,
      changeMobile: true,
      changeRoles: true,
      correct: true,
      impersonate: false,
    }
    expect(await of(admin.userId, platform)).toEqual(all)
    const both = await testApp.person('student,teacher,normal')
    expect((await of(both.userId, admin))?.impersonate).toBe(false)
  })
})

describe('new accounts', () => {
  const create = (role: GivenRole, mobile = freshPhone(), areaCode: '60' | '86' = '60') =>
    testApp.ask(people.createPerson, { mobile, areaCode, name: "Siti a/p D'Cruz", role }, admin)

  it('[ACC-219] [ACC-215] are created for staff without a password, who set one by "forgot password"', async () => {
    const mobile = freshPhone()
    const { body } = await create('schoolAdmin', `0${mobile}`)
    const [row] = await testApp.db.select().from(users).where(eq(users.mobile, mobile))
    expect(body.data).toEqual({ sign: signOf(row?.id ?? 0) })
    expect(row).toMatchObject({
      schoolId: testApp.schoolId,
      roles: 'schoolAdmin,normal',
      passwordHash: null,
      auditStatus: 2,
    })
    expect(await newestEntry(row?.id ?? 0)).toMatchObject({
      action: 'person.created',
      actorId: admin.userId,
      detail: [
        { field: 'name', before: '', after: "Siti a/p D'Cruz" },
        { field: 'mobile', before: '', after: `+60 ${mobile}` },
        { field: 'roles', before: '', after: 'schoolAdmin,normal' },
      ],
    })
    const code = await testApp.ask(accounts.sendCodeForMobile, { mobile, areaCode: '60', type: 4 })
    expect(code.body.code).toBe(200)
  })

  it('[ACC-219] are created once for a phone, also in parallel', async () => {
    const mobile = freshPhone()
    const answers = await Promise.all([create('teacher', mobile), create('student', mobile)])
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-208, 200])
    expect(await testApp.db.select().from(users).where(eq(users.mobile, mobile))).toHaveLength(1)
    expect((await create('normal', mobile)).body.code).toBe(-208)
  })

  it('[FRM-168] are refused for an invalid phone, and for a country that the school does not accept', async () => {
    expect((await create('teacher', '12')).body).toMatchObject({
      code: -2,
      extend: { fields: { mobile: 'This is not a mobile number of the chosen country.' } },
    })
    await testApp.db.execute(
      `update schools set area_codes = '["60"]' where id = ${testApp.otherSchoolId}`,
    )
    forgetSchools()
    const there = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const input = {
      mobile: '13800138000',
      areaCode: '86',
      name: 'Li Ming',
      role: 'student',
    } as const
    expect((await testApp.ask(people.createPerson, input, there)).body.code).toBe(-209)
  })
})

describe('a lost authenticator', () => {
  const remove = (userId: number, by: Person = admin) =>
    testApp.ask(people.removePersonTwoStep, { sign: signOf(userId), reason }, by)

  it('can be removed by staff, which ends every session, so that the password alone signs in', async () => {
    const { userId, mobile } = await makeAccount(testApp, { roles: 'teacher,normal' })
    const { cookies } = await signInAs(testApp, mobile, { teacher: true })
    const begun = await testApp.ask(accounts.beginTwoStep, {}, { cookies })
    const code = appCode(begun.body.data?.secret ?? '', testApp.clock.now())
    await testApp.ask(accounts.confirmTwoStep, { code }, { cookies })
    expect((await signInAs(testApp, mobile, { teacher: true })).body.extend?.refusal).toBe(
      'secondStep',
    )
    const teacher = await testApp.person('teacher,normal')
    expect((await remove(userId, teacher)).body.code).toBe(-6)
    expect((await remove(admin.userId)).body.extend?.reason).toBe('notOnYourself')
    expect((await remove(userId)).body.ok).toBe(true)
    expect(await openSessions(userId)).toBe(0)
    expect(await newestEntry(userId)).toMatchObject({ action: 'twoStep.disabled', reason })
    expect((await signInAs(testApp, mobile, { teacher: true })).body.ok).toBe(true)
  })
})

describe('disabling an account', () => {
  const set = (userId: number, disabled: boolean, by: Person = admin) =>
    testApp.ask(people.changePersonState, { sign: signOf(userId), disabled, reason }, by)

  it('[ACC-188] [ACC-189] ends every session, refuses the next sign-in with -204, and is logged', async () => {
    const { userId, mobile } = await makeAccount(testApp)
    const { cookies } = await signInAs(testApp, mobile)
    expect((await set(userId, true)).body.code).toBe(200)
    expect(await openSessions(userId)).toBe(0)
    expect((await testApp.ask(accounts.loginInfo, {}, { cookies })).body.code).toBe(-1001)
    expect((await signInAs(testApp, mobile)).body.code).toBe(-204)
    expect(await newestEntry(userId)).toMatchObject({ action: 'person.disabled', reason })
    expect((await set(userId, false)).body.code).toBe(200)
    expect(await newestEntry(userId)).toMatchObject({ action: 'person.enabled' })
    expect((await signInAs(testApp, mobile)).body.code).toBe(200)
  })

  it('is not logged when nothing changes', async () => {
    const { userId } = await makeAccount(testApp)
    expect((await set(userId, false)).body.code).toBe(200)
    expect(await newestEntry(userId)).toBeUndefined()
  })

  it('[ACC-218] [FRM-168] is refused for oneself, for platform staff, and to callers who are not staff', async () => {
    const own = await set(admin.userId, true)
    expect(own.body).toMatchObject({ code: -6, extend: { reason: 'notOnYourself' } })
    expect((await set(platform.userId, true)).body.code).toBe(-6)
    const teacher = await testApp.person('teacher,normal')
    expect((await set(admin.userId, true, teacher)).body.code).toBe(-6)
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await set(teacher.userId, true, stranger)).status).toBe(404)
    for (const one of [admin, platform, teacher])
      expect((await rowOf(one.userId))?.disabled).toBe(false)
  })
})

describe('a new phone number', () => {
  const set = (userId: number, mobile: string, by: Person = admin) =>
    testApp.ask(
      people.changePersonMobile,
      { sign: signOf(userId), mobile, areaCode: '60', reason },
      by,
    )

  it('[ACC-258] ends every session, is used for signing in, and is logged with the old one', async () => {
    const { userId, mobile } = await makeAccount(testApp)
    await signInAs(testApp, mobile)
    const next = freshPhone()
    expect((await set(userId, next)).body.code).toBe(200)
    expect(await openSessions(userId)).toBe(0)
    expect((await signInAs(testApp, mobile)).body.code).toBe(-201)
    expect((await signInAs(testApp, next)).body.code).toBe(200)
    expect(await newestEntry(userId)).toMatchObject({
      action: 'person.mobileChanged',
      reason,
      detail: [{ field: 'mobile', before: `+60 ${mobile}`, after: `+60 ${next}` }],
    })
  })

  it('[ACC-258] is refused when it is taken, and changes nothing', async () => {
    const [one, other] = [await makeAccount(testApp), await makeAccount(testApp)]
    await signInAs(testApp, one.mobile)
    expect((await set(one.userId, other.mobile)).body.code).toBe(-208)
    expect((await rowOf(one.userId))?.mobile).toBe(one.mobile)
    expect(await openSessions(one.userId)).toBe(1)
    expect(await newestEntry(one.userId)).toBeUndefined()
  })

  it('[ACC-258] cannot be set for oneself, nor for platform staff by the school', async () => {
    expect((await set(admin.userId, freshPhone())).body.extend?.reason).toBe('notOnYourself')
    expect((await set(platform.userId, freshPhone())).body.code).toBe(-6)
  })

  it('keeps the sessions when it equals the old one', async () => {
    const { userId, mobile } = await makeAccount(testApp)
    await signInAs(testApp, mobile)
    expect((await set(userId, `0${mobile}`)).body.code).toBe(200)
    expect(await openSessions(userId)).toBe(1)
  })
})

describe('changing roles', () => {
  const set = (userId: number, roles: GivenRole[], by: Person = admin) =>
    testApp.ask(people.changePersonRoles, { sign: signOf(userId), roles, reason }, by)

  it('[ACC-215] [ACC-219] completes them, takes effect at once, and is logged', async () => {
    const person = await testApp.person('student')
    expect((await set(person.userId, ['schoolAdmin', 'schoolAdmin'])).body.code).toBe(200)
    expect(await rowOf(person.userId)).toMatchObject({
      roles: 'schoolAdmin,normal',
      auditStatus: 2,
    })
    expect((await testApp.ask(people.listPeople, {}, person)).body.code).toBe(200)
    expect(await newestEntry(person.userId)).toMatchObject({
      action: 'person.rolesChanged',
      detail: [{ field: 'roles', before: 'student', after: 'schoolAdmin,normal' }],
    })
    await set(person.userId, ['student'])
    expect((await testApp.ask(people.listPeople, {}, person)).body.code).toBe(-6)
  })

  it('[ACC-218] keeps the roles that only the platform gives', async () => {
    const other = await testApp.person('platformAdmin,normal')
    expect((await set(other.userId, ['teacher'], platform)).body.code).toBe(200)
    expect((await rowOf(other.userId))?.roles).toBe('teacher,platformAdmin')
    expect((await set(other.userId, ['normal'])).body.code).toBe(-6)
    const wish = { sign: signOf(admin.userId), roles: ['platformAdmin'], reason }
    const answer = await testApp.raw('POST', '/user/changePersonRoles', wish, { person: admin })
    expect(answer.body.code).toBe(-2)
  })

  it('does not remove the staff role of the caller', async () => {
    const own = await set(admin.userId, ['teacher'])
    expect(own.body).toMatchObject({ code: -6, extend: { reason: 'notOnYourself' } })
    expect((await set(admin.userId, ['schoolAdmin', 'teacher', 'normal'])).body.code).toBe(200)
    expect((await rowOf(admin.userId))?.roles).toBe('schoolAdmin,teacher,normal')
    await set(admin.userId, ['schoolAdmin', 'normal'])
  })
})
