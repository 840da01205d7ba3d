import { accounts, people } from '@titian/contract'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextNumber, openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, sentCode } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { preview } from '../factories.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())
beforeEach(() => setMost(null))

const reason = 'Left the school'
const own = () => eq(users.schoolId, testApp.schoolId)
const countActive = () => testApp.db.$count(users, and(own(), eq(users.disabled, false)))

async function setMost(most: number | null) {
  await testApp.db.execute(
    sql`update schools set most_people = ${most} where id = ${testApp.schoolId}`,
  )
}

/** Sets the limit so that the school may have `left` more accounts. Returns the limit. */
async function leaveRoom(left: number): Promise<number> {
  const most = (await countActive()) + left
  await setMost(most)
  return most
}

const create = () =>
  testApp.ask(
    people.createPerson,
    {
      name: 'New Teacher',
      areaCode: '60',
      mobile: `18${nextNumber() + 1_000_000}`,
      role: 'teacher',
    },
    admin,
  )
const setState = (userId: number, disabled: boolean) =>
  testApp.ask(
    people.changePersonState,
    { sign: testApp.seal('user', userId), disabled, reason },
    admin,
  )

/** Sends the code to a new phone, and returns a function that registers. */
async function newcomer(language: 'en' | 'zh' | 'my' = 'en') {
  const mobile = `19${nextNumber() + 1_000_000}`
  const by = { address: `10.12.0.${(nextNumber() % 250) + 1}`, language }
  await testApp.ask(accounts.sendCodeForMobile, { mobile, type: 1 }, by)
  const mobileCode = await sentCode(testApp, mobile)
  return () =>
    testApp.ask(accounts.register, { mobile, mobileCode, password: 'plain:Titian2026' }, by)
}

describe('a school with a limit of accounts', () => {
  it('[OPS-071] takes a registration only below the limit, does not disclose the limit, and the code can be used later', async () => {
    await leaveRoom(0)
    const before = await countActive()
    const words = { en: /ask your school/, zh: /请联系学校/, my: /hubungi sekolah/ }
    const waiting: (() => ReturnType<typeof create>)[] = []
    for (const language of ['en', 'zh', 'my'] as const) {
      const register = await newcomer(language)
      const { body } = await register()
      expect(body).toMatchObject({ ok: false, code: -2, extend: { reason: 'noNewAccounts' } })
      expect(body.msg).toMatch(words[language])
      expect(JSON.stringify(body)).not.toContain(String(before))
      waiting.push(register as never)
    }
    expect(await countActive()).toBe(before)
    await leaveRoom(1)
    // The same request within a few seconds counts as a second click.
    testApp.clock.pass(10)
    expect((await waiting[0]?.())?.body).toMatchObject({ ok: true })
    expect(await countActive()).toBe(before + 1)
  })

  it('[OPS-071] refuses an account of staff with the number, and takes it after another one was disabled', async () => {
    const leaving = await makeAccount(testApp)
    const most = await leaveRoom(0)
    const { body } = await create()
    expect(body).toMatchObject({ ok: false, extend: { reason: 'schoolPeopleFull', most } })
    expect(body.msg).toContain(String(most))
    expect((await setState(leaving.userId, true)).body.ok).toBe(true)
    expect((await create()).body.ok).toBe(true)
    expect(await countActive()).toBe(most)
    // An account that is enabled again needs a place too.
    const refused = await setState(leaving.userId, false)
    expect(refused.body.extend?.reason).toBe('schoolPeopleFull')
    const all = await testApp.ask(
      people.changePeople,
      { signs: [testApp.seal('user', leaving.userId)], act: 'enable', reason },
      admin,
    )
    expect(all.body.extend?.reason).toBe('schoolPeopleFull')
    const rows = await testApp.db.select().from(users).where(eq(users.id, leaving.userId))
    expect(rows.map(({ disabled }) => disabled)).toEqual([true])
    await setMost(most + 1)
    expect((await setState(leaving.userId, false)).body.ok).toBe(true)
  })

  it('[OPS-072] imports the first rows that fit, and shows the others as refused before and at the confirmation', async () => {
    const rows = [1, 2, 3, 4].map((row) => `Student,17440${1000 + row},17440${row},1A`)
    const sheet = ['Name,Phone,Student number,Class', ...rows].join('\n')
    await leaveRoom(3)
    const { body } = await preview(testApp, admin, sheet)
    expect(body.data).toMatchObject({ fresh: 3, faulty: 1 })
    expect(body.data?.faults[0]).toMatchObject({ line: 5 })
    expect(body.data?.faults[0]?.text).toMatch(/may not have so many accounts/)
    // Another account takes a place after the preview.
    expect((await create()).body.ok).toBe(true)
    const importSign = body.data?.importSign ?? ''
    const confirmed = await testApp.ask(people.confirmPeopleImport, { importSign }, admin)
    expect(confirmed.body.data).toEqual({ fresh: 2, changed: 0 })
    const made = await testApp.db
      .select({ mobile: users.mobile })
      .from(users)
      .where(and(own(), like(users.mobile, '17440%')))
      .orderBy(users.mobile)
    expect(made.map(({ mobile }) => mobile)).toEqual(['174401001', '174401002'])
  })

  it('[OPS-071] gives the last places once when registrations, staff and an import ask at the same moment', async () => {
    const registrations = await Promise.all([newcomer(), newcomer(), newcomer()])
    const rows = [1, 2, 3].map((row) => `Student,17550${1000 + row},17550${row},1A`)
    const sheet = ['Name,Phone,Student number,Class', ...rows].join('\n')
    const importSign = (await preview(testApp, admin, sheet)).body.data?.importSign ?? ''
    const leaving = await makeAccount(testApp)
    await setState(leaving.userId, true)
    const most = await leaveRoom(4)
    const answers = await Promise.all([
      ...registrations.map((register) => register()),
      create(),
      create(),
      setState(leaving.userId, false),
      testApp.ask(people.confirmPeopleImport, { importSign }, admin),
    ])
    expect(
      answers.map(({ body }) => body.code).filter((code) => ![200, -2].includes(code)),
    ).toEqual([])
    expect(await countActive()).toBe(most)
  })
})
