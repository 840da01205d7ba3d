import { randomUUID } from 'node:crypto'
import { accounts, activationCodeLength, checkLetter, orders, plainCode } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { activationCodes, entitlements, ledgerEntries } from '../tables.ts'

let testApp: TestApp
let till: Till
let course: MadeCourse

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  till = await Till.open(testApp)
  course = await till.course()
})

const oneCode = async (more: Parameters<Till['codes']>[0] = {}) => {
  const made = await till.codes({ courseSigns: [course.sign], ...more })
  return { ...made, code: made.codes[0] ?? '' }
}
const rowsOf = (state: string) =>
  testApp.db.$count(
    activationCodes,
    sql`${activationCodes.schoolId} = ${testApp.schoolId} and ${activationCodes.state} = ${state}`,
  )
const inDays = (days: number) =>
  new Date(testApp.clock.now().getTime() + days * 86_400_000).toISOString()
const reasonOf = ({ body }: { body: { extend?: unknown } | { extend: unknown } }) =>
  (body.extend as { reason?: string } | null)?.reason
/** Returns a code of the right form that belongs to no batch. */
const unknown = () => {
  const body = plainCode(randomUUID().replaceAll(/[ilou]/g, '1')).slice(0, 15)
  return body + checkLetter(body)
}

describe('redeeming an activation code', () => {
  it('[ORD-045] [ORD-074] grants the course once, and succeeds again for the same person', async () => {
    const { code } = await oneCode()
    const first = await till.redeem(code)
    expect(first.body.data).toMatchObject({ already: false, courses: [{ sign: course.sign }] })
    expect(await till.has(course)).toBe(true)
    const again = await till.redeem(code)
    expect(again.body).toMatchObject({ code: 200, data: { already: true } })
    const given = eq(entitlements.userId, till.buyer.userId)
    expect(await testApp.db.$count(entitlements, given)).toBe(1)
    const other = await till.redeem(code, await testApp.person())
    expect([other.body.code, reasonOf(other)]).toEqual([-1, 'codeUsed'])
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-052] [ORD-074] books the coins of a code once', async () => {
    const { code } = await oneCode({ courseSigns: [], coins: 700 })
    expect((await till.redeem(code)).body.data).toMatchObject({ coins: 700, balance: 700 })
    expect((await till.redeem(code)).body.data).toMatchObject({ already: true, balance: 700 })
    expect(await till.balance()).toBe(700)
    const entries = await testApp.db.$count(ledgerEntries, eq(ledgerEntries.kind, 'code'))
    expect(entries).toBe(1)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-074] does not use up the code of a person who has the course', async () => {
    const { code } = await oneCode()
    await till.bought(course)
    const response = await till.redeem(code)
    expect(response.body.data).toMatchObject({ already: true, courses: [{ sign: course.sign }] })
    const other = await testApp.person()
    expect((await till.redeem(code, other)).body.data?.already).toBe(false)
    expect(await till.has(course, other)).toBe(true)
  })

  it('[ORD-074] grants the missing ones of several courses', async () => {
    const second = await till.course()
    const { code } = await oneCode({ courseSigns: [course.sign, second.sign] })
    await till.bought(course)
    expect((await till.redeem(code)).body.data?.already).toBe(false)
    expect(await till.has(second)).toBe(true)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-075] accepts lower case, spaces, hyphens and look-alike letters', async () => {
    const { codes } = await oneCode({ quantity: 40, perUser: 40, courseSigns: [], coins: 1 })
    const [first = '', second = ''] = codes
    expect((await till.redeem(` ${first.toLowerCase().replaceAll('-', ' ')} `)).body.code).toBe(200)
    const alike = codes.find((code) => /[01]/.test(code.slice(0, -1))) ?? second
    const typed = alike.replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await till.redeem(typed)).body.code).toBe(200)
    expect(await till.balance()).toBe(alike === first ? 1 : 2)
  })

  it('[ORD-075] reports a typing error, and accepts other issued codes of 16 letters', async () => {
    const { codes } = await oneCode({ quantity: 2 })
    const [code = '', other = ''] = codes
    const swapped = code.replace(/^(.)/, (letter) => (letter === 'A' ? 'B' : 'A'))
    expect(reasonOf(await till.redeem(swapped))).toBe('codeMistyped')
    const old = 'OLDSCHOOLCODE001'
    await testApp.db
      .update(activationCodes)
      .set({ codeHash: testApp.app.services.sealers.codes.sign(old), lastFour: 'E001' })
      .where(
        eq(activationCodes.codeHash, testApp.app.services.sealers.codes.sign(plainCode(other))),
      )
    expect((await till.redeem('oldschool-code-001')).body.code).toBe(200)
  })

  it('[ORD-042] [ORD-043] reports in three languages that a code is missing or malformed', async () => {
    const said = async (activationCode: string, language: 'en' | 'zh' | 'my') => {
      const { body } = await testApp.ask(
        orders.redeemActivationCode,
        { activationCode },
        { person: till.buyer, language },
      )
      return (body.extend as { fields: Record<string, string> }).fields['activationCode']
    }
    expect(await said('  ', 'zh')).toBe('激活码不能为空')
    expect(await said('ABCD-EFGH', 'zh')).toBe('激活码必须是 16 位字母或数字')
    expect(await said('ABCD-EFGH-JKMN-PQ!R', 'en')).toBe('A code has exactly 16 letters or digits.')
    expect(await said('ABCD-EFGH-JKMN-PQRS-T', 'my')).toMatch(/16/)
  })

  it('[ORD-092] reports why a code is refused, and does not use it up', async () => {
    const later = await oneCode({ startTime: inDays(2) })
    expect(reasonOf(await till.redeem(later.code))).toBe('codeNotYet')
    const over = await oneCode({ endTime: inDays(1) })
    const ofClass = await oneCode({ className: 'Class 7' })
    expect(reasonOf(await till.redeem(ofClass.code))).toBe('codeOtherClass')
    await till.wait(2 * 86_400 + 60)
    expect(reasonOf(await till.redeem(over.code))).toBe('codeExpired')
    expect((await till.redeem(later.code)).body.code).toBe(200)
    const pupil = await testApp.person()
    await testApp.db.execute(
      sql`update users set class_name = 'class 7' where id = ${pupil.userId}`,
    )
    expect((await till.redeem(ofClass.code, pupil)).body.code).toBe(200)
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    expect(reasonOf(await till.redeem(over.code, stranger))).toBe('codeNotValid')
    expect(await till.faults()).toEqual([])
  })

  it('[ACC-176] [ACC-243] [ACC-244] [ACC-245] [ACC-246] [ACC-247] requires name and number when the batch does', async () => {
    const { code } = await oneCode({ asksName: true, asksNumber: true })
    const zh = { person: till.buyer, language: 'zh' as const }
    const ask = (more: object) =>
      testApp.ask(orders.redeemActivationCode, { activationCode: code, ...more }, zh)
    const fieldsOf = async (more: object) =>
      ((await ask(more)).body.extend as { fields: object } | undefined)?.fields
    expect(await fieldsOf({})).toEqual({
      name: '姓名不能为空',
      employeeNumber: '工号或学号不能为空',
    })
    expect(await fieldsOf({ name: 'N'.repeat(20), employeeNumber: '1'.repeat(21) })).toEqual({
      name: '姓名过长',
      employeeNumber: '工号或学号不能超过 20 位',
    })
    expect(await till.has(course)).toBe(false)
    const whole = { name: 'N'.repeat(19), employeeNumber: '1'.repeat(20) }
    expect((await ask(whole)).body.code).toBe(200)
    const [row] = await testApp.db
      .select()
      .from(activationCodes)
      .where(eq(activationCodes.redeemedBy, till.buyer.userId))
    expect([row?.traineeName, row?.traineeNumber]).toEqual([whole.name, whole.employeeNumber])
  })

  it('[ACC-247] stores neither name nor number when the batch does not require them', async () => {
    const { code } = await oneCode()
    expect((await till.redeem(code, till.buyer, { name: 'Aminah' })).body.code).toBe(200)
    const of = sql`${activationCodes.redeemedBy} = ${till.buyer.userId} and ${activationCodes.traineeName} = ''`
    expect(await testApp.db.$count(activationCodes, of)).toBe(1)
  })

  it("[ORD-094] closes the unpaid order, and a later refund does not end the code's access", async () => {
    const { code } = await oneCode()
    const sign = await till.order(course)
    const page = await till.open(sign)
    expect((await till.redeem(code)).body.code).toBe(200)
    expect((await till.detail(sign)).closing).toBe(true)
    // The buyer pays at the same moment: the order is paid, and staff refund it.
    await till.play(page, 'pay')
    expect((await till.detail(sign)).status).toBe(2)
    const refund = { sign, amount: 48, reason: 'Had a code.', key: randomUUID() }
    expect((await testApp.ask(orders.refundOrder, refund, till.staff)).body.code).toBe(200)
    await till.run('giveBack')
    expect((await till.detail(sign)).status).toBe(4)
    expect(await till.has(course)).toBe(true)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-044] lists the courses granted by codes', async () => {
    const { code } = await oneCode()
    const list = async (by: Person) =>
      (await testApp.ask(orders.courseActivateList, {}, by)).body.data
    expect(await list(till.buyer)).toEqual({ list: [], total: 0 })
    await till.redeem(code)
    expect(await list(till.buyer)).toMatchObject({
      total: 1,
      list: [{ courseIdSign: course.sign, way: 'code' }],
    })
    expect((await list(await testApp.person()))?.total).toBe(0)
  })
})

describe('redeeming in parallel', () => {
  it('[ORD-073] succeeds for exactly one of 50 people with one code', async () => {
    const { code } = await oneCode()
    const people = await Promise.all(Array.from({ length: 50 }, () => testApp.person()))
    const answers = await Promise.all(people.map((person) => till.redeem(code, person)))
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(1)
    expect(answers.filter((one) => reasonOf(one) === 'codeUsed')).toHaveLength(49)
    const inCourse = sql`course_id = ${course.courseId}`
    expect(await testApp.db.$count(entitlements, inCourse)).toBe(1)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-074] succeeds twice for two clicks of one person and uses the code once', async () => {
    const { code } = await oneCode({ courseSigns: [], coins: 5 })
    const both = await Promise.all([till.redeem(code), till.redeem(code)])
    expect(both.map(({ body }) => body.data?.already)).toEqual(
      expect.arrayContaining([false, true]),
    )
    expect(await till.balance()).toBe(5)
  })

  it('[ORD-072] [ORD-092] respects the limit of codes for one person, whatever the timing', async () => {
    const { codes } = await oneCode({ courseSigns: [], coins: 3, quantity: 4, perUser: 2 })
    const answers = await Promise.all(codes.map((code) => till.redeem(code)))
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(2)
    expect(answers.filter((one) => reasonOf(one) === 'codeLimit')).toHaveLength(2)
    expect(await till.balance()).toBe(6)
    expect(await till.faults()).toEqual([])
  })
})

describe('wrong activation codes', () => {
  const captcha = async (person: Person) => {
    const { body, cookies } = await testApp.ask(accounts.puzzle, {}, person)
    if (!body.data) throw new Error(body.msg)
    return cookies['captcha'] ?? ''
  }

  it('[ORD-045] require the captcha after five of one person, even for a right code', async () => {
    const { code } = await oneCode()
    for (let tries = 0; tries < 5; tries++)
      expect(reasonOf(await till.redeem(unknown()))).toBe('codeNotValid')
    const asked = await till.redeem(code)
    expect([asked.body.code, reasonOf(asked)]).toEqual([-5, 'codeCaptcha'])
    expect((await till.redeem(code, till.buyer, { code: '0000' })).body.code).toBe(-5)
    const by = { person: till.buyer, cookies: { captcha: await captcha(till.buyer) } }
    const solved = await testApp.ask(
      orders.redeemActivationCode,
      { activationCode: code, code: '8888' },
      by,
    )
    expect(solved.body.code).toBe(200)
    expect(await till.has(course)).toBe(true)
  })

  it('[ORD-045] require the captcha of a whole address after twenty, for a quarter of an hour', async () => {
    const { code } = await oneCode()
    const address = '10.9.8.7'
    for (let one = 0; one < 5; one++) {
      const person = await testApp.person()
      for (let tries = 0; tries < 4; tries++)
        await testApp.ask(
          orders.redeemActivationCode,
          { activationCode: unknown() },
          { person, address },
        )
    }
    const from = { person: till.buyer, address }
    const redeem = () => testApp.ask(orders.redeemActivationCode, { activationCode: code }, from)
    expect((await redeem()).body.code).toBe(-5)
    await till.wait(15 * 60 + 1)
    expect((await redeem()).body.code).toBe(200)
  })

  it('[ORD-092] do not include existing codes', async () => {
    const { code } = await oneCode()
    await till.redeem(code, await testApp.person())
    for (let tries = 0; tries < 8; tries++)
      expect(reasonOf(await till.redeem(code))).toBe('codeUsed')
  })
})

it('[ORD-072] cannot be derived from stored data: a keyed hash and the last four letters', async () => {
  const { codes, sign } = await oneCode({ quantity: 3 })
  expect(codes.map((code) => plainCode(code).length)).toEqual(Array(3).fill(activationCodeLength))
  const { rows } = await testApp.db.execute<{ everything: string }>(
    sql`select string_agg(to_jsonb(a)::text, '') as everything from activation_codes a`,
  )
  for (const code of codes) {
    expect(rows[0]?.everything).not.toContain(plainCode(code))
    expect(rows[0]?.everything).toContain(`"last_four": "${code.slice(-4)}"`)
  }
  const seen = await testApp.ask(orders.listBatchCodes, { sign }, till.staff)
  expect(seen.body.data?.list.map(({ lastFour }) => lastFour)).toEqual(
    codes.map((code) => code.slice(-4)),
  )
  expect(await rowsOf('issued')).toBeGreaterThanOrEqual(3)
})
