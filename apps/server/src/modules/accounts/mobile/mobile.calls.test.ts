import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { type AskedBy, nextNumber, openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { anotherSession, makeMember, type Member, sentCode, signInAs } from '../factories.ts'
import { smsCodes, users } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const freshPhone = () => `18${String(1_000_000 + nextNumber())}`
const fresh = () => `10.8.${nextNumber() % 250}.${(nextNumber() % 250) + 1}`

async function codeFor(mobile: string, type: 1 | 2 | 3 | 4, by: AskedBy = {}): Promise<string> {
  const asked = { address: fresh(), ...by }
  const { body } = await testApp.ask(accounts.sendCodeForMobile, { mobile, type }, asked)
  if (!body.ok) throw new Error(`No code was sent: ${JSON.stringify(body)}`)
  return sentCode(testApp, mobile)
}

const verify = (
  mobile: string,
  mobileCode: string,
  type: 1 | 2 | 3 | 4,
  by: AskedBy,
  saveVerifyCache = true,
) => testApp.ask(accounts.verifyCode, { mobile, mobileCode, type, saveVerifyCache }, by)
const update = (mobile: string, mobileCode: string, person: Member) =>
  testApp.ask(accounts.updateMobile, { mobile, mobileCode }, person)
const rowOf = async ({ userId }: { userId: number }) =>
  (await testApp.db.select().from(users).where(eq(users.id, userId)))[0]

/** Proves the member's old number in this session. */
async function proveOld(person: Member) {
  const code = await codeFor(person.mobile, 2, { person })
  return verify(person.mobile, code, 2, { person })
}

describe('changing the phone', () => {
  it('[ACC-132] [ACC-161] [ACC-162] [ACC-164] [ACC-257] verifies the old number, stores the new one and ends the other sessions', async () => {
    const person = await makeMember(testApp)
    const elsewhere = { ...person, token: await anotherSession(testApp, person) }
    const proved = await proveOld(person)
    expect([proved.status, proved.body.ok]).toEqual([200, true])
    const mobile = freshPhone()
    const code = await codeFor(mobile, 3, { person })
    const bound = await update(`0${mobile}`, ` ${code} `, person)
    expect([bound.status, bound.body.ok]).toEqual([200, true])
    expect(await rowOf(person)).toMatchObject({ areaCode: '60', mobile })
    expect((await testApp.ask(accounts.loginInfo, {}, elsewhere)).body.code).toBe(-1001)
    expect((await testApp.ask(accounts.loginInfo, {}, person)).body.data?.mobile).toBe(mobile)
    expect((await signInAs(testApp, mobile)).body.code).toBe(200)
    expect((await signInAs(testApp, person.mobile)).body.code).toBe(-201)
  })

  it('[ACC-163] refuses a new number unless the old one was verified in the same session', async () => {
    const person = await makeMember(testApp)
    const mobile = freshPhone()
    const code = await codeFor(mobile, 3, { person })
    const early = await update(mobile, code, person)
    expect([early.body.code, early.body.extend?.reason]).toEqual([-6, 'oldNumberFirst'])
    await proveOld(person)
    const elsewhere = { ...person, token: await anotherSession(testApp, person) }
    expect((await update(mobile, code, elsewhere)).body.extend?.reason).toBe('oldNumberFirst')
    expect(await rowOf(person)).toMatchObject({ mobile: person.mobile })
    expect((await update(mobile, code, person)).body.code).toBe(200)
  })

  it('[ACC-133] [ACC-163] forgets the proof after ten minutes, after one use, and when it was not to be kept', async () => {
    const person = await makeMember(testApp)
    await proveOld(person)
    testApp.clock.pass(601)
    const mobile = freshPhone()
    const late = await update(mobile, await codeFor(mobile, 3, { person }), person)
    expect(late.body.extend?.reason).toBe('oldNumberFirst')
    const unsavedCode = await codeFor(person.mobile, 2, { person })
    expect((await verify(person.mobile, unsavedCode, 2, { person }, false)).body.ok).toBe(true)
    testApp.clock.pass(61)
    const again = await update(mobile, await codeFor(mobile, 3, { person }), person)
    expect(again.body.extend?.reason).toBe('oldNumberFirst')
    await proveOld(person)
    testApp.clock.pass(61)
    expect((await update(mobile, await codeFor(mobile, 3, { person }), person)).body.ok).toBe(true)
    const next = freshPhone()
    const second = await update(next, await codeFor(next, 3, { person }), person)
    expect(second.body.extend?.reason).toBe('oldNumberFirst')
  })

  it('[ACC-163] refuses a registered number, also when two people take it at once', async () => {
    const [one, two, third] = [
      await makeMember(testApp),
      await makeMember(testApp),
      await makeMember(testApp),
    ]
    await proveOld(one)
    await proveOld(two)
    const taken = await update(third.mobile, '123456', one)
    expect([taken.status, taken.body.code]).toEqual([409, -208])
    const mobile = freshPhone()
    const code = await codeFor(mobile, 3, { person: one })
    const answers = await Promise.all([update(mobile, code, one), update(mobile, code, two)])
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
    const owners = await testApp.db.select().from(users).where(eq(users.mobile, mobile))
    expect(owners).toHaveLength(1)
  })

  it('[ACC-163] keeps proof and code when the unique constraint refuses the number', async () => {
    const person = await makeMember(testApp)
    await proveOld(person)
    const mobile = freshPhone()
    const code = await codeFor(mobile, 3, { person })
    const rival = await makeMember(testApp)
    // Another person takes the number after the check. So only the constraint of the database can
    // refuse the change.
    const takes = `update users set mobile = '${mobile}' where id = ${rival.userId}`
    await testApp.database.pool.query(
      `create function take_number() returns trigger language plpgsql as $$ begin ${takes}; return new; end $$`,
    )
    await testApp.database.pool.query(
      'create trigger racing before update of old_number_verified_at on sessions for each row execute function take_number()',
    )
    const lost = await update(mobile, code, person)
    await testApp.database.pool.query('drop trigger racing on sessions')
    expect([lost.status, lost.body.code]).toEqual([409, -208])
    expect(await rowOf(person)).toMatchObject({ mobile: person.mobile })
    expect((await update(mobile, code, person)).body.code).toBe(200)
  })

  it('[ACC-162] refuses an invalid number, one of another country, or a wrong code', async () => {
    const person = await makeMember(testApp)
    await proveOld(person)
    expect((await update('12', '123456', person)).body.code).toBe(-2)
    const mobile = freshPhone()
    const code = await codeFor(mobile, 3, { person })
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await update(mobile, wrong, person)).body.code).toBe(-207)
    const other = freshPhone()
    expect((await update(other, code, person)).body.code).toBe(-206)
    expect(await rowOf(person)).toMatchObject({ mobile: person.mobile })
  })
})

describe('verifying a code', () => {
  it('[ACC-132] verifies the old number for its owner only', async () => {
    const [person, other] = [await makeMember(testApp), await makeMember(testApp)]
    const code = await codeFor(person.mobile, 2, { person })
    expect((await verify(person.mobile, code, 2, {})).body.code).toBe(-1001)
    expect((await verify(person.mobile, code, 2, { person: other })).body.code).toBe(-2)
    expect((await verify(person.mobile, code, 2, { person })).body.ok).toBe(true)
    expect((await verify(person.mobile, code, 2, { person })).body.code).toBe(-206)
  })

  it('[ACC-133] keeps the result for ten minutes for the same browser, phone and type', async () => {
    const { mobile } = await makeMember(testApp)
    const code = await codeFor(mobile, 4)
    const verified = await verify(mobile, code, 4, {})
    expect(verified.body.ok).toBe(true)
    const { browser = '' } = verified.cookies
    testApp.clock.pass(590)
    const reset = (cookies: Record<string, string>) =>
      testApp.ask(
        accounts.resetPassword,
        { mobile, mobileCode: code, newPwd: 'plain:Newer2026' },
        { cookies, address: fresh() },
      )
    expect((await reset({})).body.code).toBe(-206)
    expect((await reset({ browser: 'another' })).body.code).toBe(-206)
    expect((await reset({ browser })).body.code).toBe(200)
  })

  it('[ACC-133] consumes the code when the result is not to be kept', async () => {
    const { mobile } = await makeMember(testApp)
    const code = await codeFor(mobile, 4)
    expect((await verify(mobile, code, 4, {}, false)).body.ok).toBe(true)
    expect((await verify(mobile, code, 4, {}, false)).body.code).toBe(-206)
    const [row] = await testApp.db
      .select()
      .from(smsCodes)
      .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.type, 4)))
    expect(row?.usedAt).toEqual(testApp.clock.now())
  })

  it.each(['', '   ', '123', '1234567'])(
    '[ACC-128] [ACC-130] [ACC-132] refuses %j as an invalid code at its field',
    async (mobileCode) => {
      const { body } = await verify(freshPhone(), mobileCode, 1, { language: 'zh' })
      expect([body.code, body.msg]).toEqual([-2, '请检查填写的内容'])
      expect(Object.keys(body.extend?.fields ?? {})).toEqual(['mobileCode'])
    },
  )

  it('[ACC-129] trims a code before the check', async () => {
    const mobile = freshPhone()
    const code = await codeFor(mobile, 1)
    expect((await verify(mobile, `  ${code} `, 1, {})).body.ok).toBe(true)
  })

  it('[ACC-141] responds with -2 to an invalid phone', async () => {
    const { body, status } = await verify('12', '123456', 1, { language: 'zh' })
    expect([status, body.code, body.msg]).toEqual([422, -2, '请检查填写的内容'])
    expect(Object.keys(body.extend?.fields ?? {})).toEqual(['mobile'])
  })

  it('[ACC-131] [ACC-138] [ACC-139] prevents guessing: five wrong tries cancel the code', async () => {
    const mobile = freshPhone()
    const code = await codeFor(mobile, 1)
    const guesses = Array.from({ length: 12 }, (_, index) => String(100_000 + index)).filter(
      (guess) => guess !== code,
    )
    const answers = await Promise.all(guesses.map((guess) => verify(mobile, guess, 1, {})))
    expect(answers.filter(({ body }) => body.code === -207)).toHaveLength(5)
    expect((await verify(mobile, code, 1, {})).body.code).toBe(-206)
  })

  it('[ACC-063] limits guesses from one address at many phones', async () => {
    const address = fresh()
    const codes = new Set<number>()
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 80 }, () => verify(freshPhone(), '123456', 1, { address })),
      )
      for (const { body } of answers) codes.add(body.code)
    }
    expect(codes).toEqual(new Set([-206, -1000]))
  })
})
