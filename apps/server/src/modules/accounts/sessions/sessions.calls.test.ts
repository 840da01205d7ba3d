import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { isImpersonating } from '../../../platform/actor.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate, anotherSession, makeMember, signInAs } from '../factories.ts'
import { loginTickets, sessions, users } from '../tables.ts'
import { findActor } from './queries.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const list = async (person: Person) =>
  (await testApp.ask(accounts.listSessions, {}, person)).body.data ?? []
const isSignedIn = async (person: Person) =>
  (await testApp.ask(accounts.loginInfo, {}, person)).body.ok
const sessionsOf = ({ userId }: Person) =>
  testApp.db.select().from(sessions).where(eq(sessions.userId, userId))

describe('the sessions of the signed-in person', () => {
  it('lists active ones with browser, address and times, and marks the current one', async () => {
    const person = await makeMember(testApp)
    const gone = await anotherSession(testApp, person)
    await testApp.ask(accounts.logout, {}, { ...person, token: gone })
    testApp.clock.pass(120)
    const second = { ...person, token: await anotherSession(testApp, person) }
    const found = await list(second)
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({
      userAgent: 'Another browser',
      address: '10.7.7.7',
      createdAt: testApp.clock.now().toISOString(),
      isCurrent: true,
    })
    expect(found[1]?.isCurrent).toBe(false)
    testApp.clock.pass(13 * 3600)
    expect(await list({ ...person, token: await anotherSession(testApp, person) })).toHaveLength(1)
  })

  it('ends one of them, and succeeds when repeated', async () => {
    const person = await makeMember(testApp)
    const lost = { ...person, token: await anotherSession(testApp, person) }
    const sign = (await list(person)).find(({ isCurrent }) => !isCurrent)?.sign ?? ''
    expect((await testApp.ask(accounts.endSession, { sign }, person)).body.ok).toBe(true)
    expect([await isSignedIn(lost), await isSignedIn(person)]).toEqual([false, true])
    expect((await testApp.ask(accounts.endSession, { sign }, person)).body.ok).toBe(true)
  })

  it('signs out when the current one is ended', async () => {
    const person = await makeMember(testApp)
    const sign = (await list(person))[0]?.sign ?? ''
    const { cookies } = await testApp.ask(accounts.endSession, { sign }, person)
    expect([cookies.token, cookies.isLogin]).toEqual(['', ''])
    expect(await isSignedIn(person)).toBe(false)
  })

  it('finds no session of another person or school, nor one of staff who impersonate this student', async () => {
    const [person, other] = [await makeMember(testApp), await makeMember(testApp)]
    const stranger = await makeMember(testApp, { schoolId: testApp.otherSchoolId })
    const admin = await testApp.person('schoolAdmin,normal')
    await impersonate(testApp, admin, person)
    const impersonating = (await sessionsOf(person)).find((row) => row.impersonatorId !== null)
    const signs = [
      (await list(other))[0]?.sign ?? '',
      (await list(stranger))[0]?.sign ?? '',
      testApp.seal('session', impersonating?.id ?? 0),
      testApp.seal('session', 999_999),
      'x'.repeat(22),
    ]
    for (const sign of signs)
      expect((await testApp.ask(accounts.endSession, { sign }, person)).status).toBe(404)
    expect([await isSignedIn(other), await isSignedIn(stranger)]).toEqual([true, true])
    expect(await list(person)).toHaveLength(1)
  })

  it('ends all others at once, including pending tokens', async () => {
    const person = await makeMember(testApp)
    const others = [await anotherSession(testApp, person), await anotherSession(testApp, person)]
    await testApp.ask(accounts.createTemporaryToken, {}, person)
    const { body } = await testApp.ask(accounts.endOtherSessions, {}, person)
    expect(body.data).toEqual({ ended: 2 })
    for (const token of others) expect(await isSignedIn({ ...person, token })).toBe(false)
    expect(await isSignedIn(person)).toBe(true)
    expect(await testApp.db.$count(loginTickets, eq(loginTickets.userId, person.userId))).toBe(0)
    expect((await testApp.ask(accounts.endOtherSessions, {}, person)).body.data).toEqual({
      ended: 0,
    })
  })
})

describe('temporary tokens', () => {
  const create = async (person: Person) =>
    (await testApp.ask(accounts.createTemporaryToken, {}, person)).body.data?.temporaryToken ?? ''
  const login = (temporaryToken: string, by: Parameters<TestApp['ask']>[2] = {}, replace = false) =>
    testApp.ask(accounts.temporaryTokenLogin, { temporaryToken, replace }, by)

  it('[ACC-225] [ACC-227] sign in once elsewhere, within a minute, and are stored as a hash only', async () => {
    const person = await makeMember(testApp)
    const made = await testApp.ask(accounts.createTemporaryToken, {}, person)
    expect(made.body.data?.seconds).toBe(60)
    const temporaryToken = made.body.data?.temporaryToken ?? ''
    const [row] = await testApp.db
      .select()
      .from(loginTickets)
      .where(eq(loginTickets.userId, person.userId))
    expect(row?.tokenHash).not.toBe(temporaryToken)
    const there = await login(temporaryToken)
    expect([there.status, there.cookies.isLogin]).toEqual([200, '1'])
    const info = await testApp.ask(accounts.loginInfo, {}, { cookies: there.cookies })
    expect(info.body.data?.userId).toBe(testApp.seal('user', person.userId))
    expect(await isSignedIn(person)).toBe(true)
  })

  it('[ACC-226] [ACC-227] are refused a second time, after a minute, at another school, and when invented', async () => {
    const person = await makeMember(testApp)
    const used = await create(person)
    await login(used)
    const away = await create(person)
    const other = await login(away, { host: 'other.localhost' })
    const late = await create(person)
    testApp.clock.pass(61)
    const refused = [other, await login(used), await login(late), await login('x'.repeat(32))]
    for (const { body, cookies } of refused)
      expect([body.code, body.extend?.reason, cookies.token]).toEqual([
        -1000,
        'loginTicketUsed',
        undefined,
      ])
  })

  it('[ACC-227] open one session when used twice in parallel', async () => {
    const person = await makeMember(testApp)
    const temporaryToken = await create(person)
    const answers = await Promise.all([login(temporaryToken), login(temporaryToken)])
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
    expect(await sessionsOf(person)).toHaveLength(2)
  })

  it('[ACC-227] [FRM-161] require a confirmation before they replace another account, and stay valid until then', async () => {
    const [person, other] = [await makeMember(testApp), await makeMember(testApp)]
    const temporaryToken = await create(person)
    const asked = await login(temporaryToken, other)
    expect([asked.status, asked.body.code, asked.body.extend?.reason]).toEqual([
      409,
      -4,
      'otherAccount',
    ])
    expect(await isSignedIn(other)).toBe(true)
    const replaced = await login(temporaryToken, other, true)
    expect(replaced.body.ok).toBe(true)
    expect(await isSignedIn(other)).toBe(false)
  })

  it('[ACC-227] keep the session of the same account', async () => {
    const person = await makeMember(testApp)
    const { body, cookies } = await login(await create(person), person)
    expect([body.ok, cookies.token]).toEqual([true, undefined])
    expect(await sessionsOf(person)).toHaveLength(1)
  })

  it('[ACC-227] are invalid for a disabled account, and as a token of the teacher site', async () => {
    const person = await makeMember(testApp, { roles: 'teacher,normal' })
    const ofOtherSite = await create(person)
    const exchanged = await testApp.ask(accounts.exchangeTeacherToken, {
      teacherToken: ofOtherSite,
    })
    expect(exchanged.body.extend?.reason).toBe('loginTicketUsed')
    expect((await login(ofOtherSite)).body.ok).toBe(true)
    const { body } = await signInAs(testApp, person.mobile, { teacher: true })
    const asTemporary = await login(body.data?.teacherToken ?? '')
    expect(asTemporary.body.extend?.reason).toBe('loginTicketUsed')
    const temporaryToken = await create(person)
    await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, person.userId))
    expect((await login(temporaryToken)).body.extend?.reason).toBe('loginTicketUsed')
  })

  it('are limited in number, and guesses are limited by address', async () => {
    const person = await makeMember(testApp)
    const made = []
    for (let count = 0; count < 31; count += 1)
      made.push((await testApp.ask(accounts.createTemporaryToken, {}, person)).body.code)
    expect(made.filter((code) => code === 200)).toHaveLength(30)
    expect(made.at(-1)).toBe(-1000)
    const reasons = new Set<unknown>()
    for (let count = 0; count < 301; count += 1)
      reasons.add((await login(`guess-${count}`, { address: '10.66.1.1' })).body.extend?.reason)
    expect(reasons).toEqual(new Set(['loginTicketUsed', 'tooManyRequests']))
  })
})

describe('invalid tokens', () => {
  it('[ACC-231] [ACC-253] count as a visitor and clear the cookies when forged, ended or of another school', async () => {
    const person = await makeMember(testApp)
    const ended = { ...person, token: await anotherSession(testApp, person) }
    await testApp.ask(accounts.logout, {}, ended)
    testApp.clock.pass(60)
    const stranger = await makeMember(testApp, { schoolId: testApp.otherSchoolId })
    const handle = (await list(person))[0]?.sign ?? ''
    const tokens = [ended.token, stranger.token, handle, `${person.token}x`, 'x'.repeat(43)]
    for (const token of tokens) {
      const answer = await testApp.ask(
        accounts.listSessions,
        {},
        { cookies: { token, isLogin: '1' }, host: 'localhost', language: 'zh' },
      )
      expect([answer.status, answer.body.code, answer.body.msg]).toEqual([401, -1001, '请登录！'])
      expect([answer.cookies.token, answer.cookies.isLogin]).toEqual(['', ''])
    }
    expect(await isSignedIn(person)).toBe(true)
  })

  it('of a replaced session in a late call leave the new cookies unchanged', async () => {
    const { mobile } = await makeMember(testApp)
    const first = await signInAs(testApp, mobile)
    await testApp.ask(accounts.logout, {}, { cookies: first.cookies })
    const late = await testApp.ask(accounts.listSessions, {}, { cookies: first.cookies })
    expect([late.body.code, late.cookies]).toEqual([-1001, {}])
    testApp.clock.pass(60)
    const later = await testApp.ask(accounts.listSessions, {}, { cookies: first.cookies })
    expect(later.cookies.token).toBe('')
  })

  it('[ACC-066] last 2000 minutes as cookies of a remembered session; others have no age', async () => {
    const { mobile } = await makeMember(testApp)
    const ages = []
    for (const isRemeber of [true, false]) {
      const { cookies } = await signInAs(testApp, mobile, { isRemeber })
      const response = await testApp.app.http.inject({
        method: 'GET',
        url: '/api/v1/user/loginInfo',
        headers: { host: 'localhost' },
        cookies,
      })
      const token = response.cookies.find(({ name }) => name === 'token')
      if (isRemeber) expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      else expect(token, 'without an age nothing is renewed').toBeUndefined()
      ages.push(token?.maxAge)
    }
    expect(ages).toEqual([120_000, undefined])
  })
})

describe('parallel requests', () => {
  it('[ACC-065] find sixteen different people in one statement', async () => {
    const people = [await makeMember(testApp), await makeMember(testApp), await makeMember(testApp)]
    const staff = await testApp.person('schoolAdmin,normal')
    const impersonating = await impersonate(testApp, staff, people[2]!)
    const gone = await anotherSession(testApp, people[0]!)
    await testApp.ask(accounts.logout, {}, { ...people[0]!, token: gone })
    const tokens = [
      ...people.map(({ token }) => token),
      impersonating.cookies.simulateToken,
      gone,
      'made up',
      undefined,
    ]
    const now = testApp.clock.now()
    let actors: Awaited<ReturnType<typeof findActor>>[] = []
    const find = (schoolId: number, many: (string | undefined)[]) => () =>
      Promise.all(many.map((token) => findActor(testApp.db, { id: schoolId }, token, now))).then(
        (found) => {
          actors = found
        },
      )
    const ids = () => actors.map((actor) => (actor.kind === 'user' ? actor.userId : null))
    const own = people.map(({ userId }) => userId)
    const first = await testApp.statementsOf(find(testApp.schoolId, tokens))
    expect([first, ids()]).toEqual([1, [...own, own[2], null, null, null]])
    expect(actors.flatMap((actor, at) => (isImpersonating(actor) ? [at] : []))).toEqual([3])
    // In another school, the same tokens belong to nobody.
    await find(testApp.otherSchoolId, tokens)()
    expect(ids()).toEqual(tokens.map(() => null))
    const class20 = Array.from({ length: 20 }, (_, at) => people[at % 3]!.token)
    const second = await testApp.statementsOf(find(testApp.schoolId, class20))
    expect([second, ids()]).toEqual([2, class20.map((_, at) => own[at % 3])])
  })

  it('[ACC-065] return to each person their login info', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => makeMember(testApp)))
    const ended = { ...people[0]!, token: await anotherSession(testApp, people[0]!) }
    await testApp.ask(accounts.logout, {}, ended)
    const asking = [...people, ended, ...people]
    const responses = await Promise.all(
      asking.map(async (person) => (await testApp.ask(accounts.loginInfo, {}, person)).body),
    )
    expect(responses.map(({ data }) => data?.userId)).toEqual(
      asking.map((person) => (person === ended ? undefined : testApp.seal('user', person.userId))),
    )
    expect(responses[5]?.code).toBe(-1001)
  })
})
