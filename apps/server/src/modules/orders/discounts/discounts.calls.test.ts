import { randomUUID } from 'node:crypto'
import { type InputOf, orders } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { discountCodes } from '../tables.ts'

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

type Fields = InputOf<typeof orders.saveDiscountCode>

async function code(more: Partial<Fields> = {}): Promise<string> {
  const discountsCode = `C-${randomUUID().slice(0, 8)}`.toUpperCase()
  const fields = { discountsCode, kind: 'percent' as const, value: 25, ...more }
  const { body } = await testApp.ask(orders.saveDiscountCode, fields, till.staff)
  if (!body.ok) throw new Error(JSON.stringify(body))
  return discountsCode
}
const check = (discountsCode: string, of = course) =>
  testApp.ask(orders.checkDiscountsCode, { discountsCode, courseIdSign: of.sign }, till.buyer)
const usedOf = async (discountsCode: string) =>
  (await testApp.db.select().from(discountCodes).where(eq(discountCodes.code, discountsCode)))[0]
    ?.used

describe('a discount code', () => {
  it('[ORD-040] [ORD-041] shows its discount without a reservation, reserves one use by an order, and is released at the close', async () => {
    const one = await code()
    expect((await check(one.toLowerCase())).body.data).toEqual({
      price: 48,
      discount: 12,
      subtotal: 36,
    })
    expect(await usedOf(one)).toBe(0)
    const sign = await till.order(course, { discountsCode: one })
    expect(await till.detail(sign)).toMatchObject({ price: 48, discount: 12, subtotal: 36 })
    expect(await usedOf(one)).toBe(1)
    await testApp.ask(orders.cancelOrder, { sign }, till.buyer)
    expect(await usedOf(one)).toBe(0)
    await till.bought(course, { discountsCode: one })
    expect(await usedOf(one)).toBe(1)
    expect(await till.faults()).toEqual([])
  })

  it('[FRM-447] is accepted and found in full-width and copied forms', async () => {
    const one = await code()
    const wide = one.replace(/[A-Z\d]/g, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
    )
    expect((await check(` ${wide.replace('-', '\u2011')}\u200B`)).body.data).toMatchObject({
      discount: 12,
    })
    const listed = await testApp.ask(
      orders.listDiscountCodes,
      { text: wide.toLowerCase() },
      till.staff,
    )
    expect(listed.body.data?.list.map(({ discountsCode }) => discountsCode)).toEqual([one])
  })

  it('[ORD-040] [ORD-070] [ORD-071] is refused with the reason, in the check and in the order', async () => {
    const hour = 3_600_000
    const at = (hours: number) =>
      new Date(testApp.clock.now().getTime() + hours * hour).toISOString()
    const other = await till.course()
    const cases: [string, string][] = [
      ['NO-SUCH-CODE', 'discountUnknown'],
      [await code({ active: false }), 'discountUnknown'],
      [await code({ startTime: at(1) }), 'discountOver'],
      [await code({ endTime: at(-1) }), 'discountOver'],
      [await code({ courseSigns: [other.sign] }), 'discountOtherCourse'],
      [await code({ leastPrice: 48.01 }), 'discountTooLittle'],
    ]
    for (const [discountsCode, reason] of cases) {
      expect((await check(discountsCode)).body).toMatchObject({ code: -1, extend: { reason } })
      const made = await till.create(course, { discountsCode })
      expect(made.body).toMatchObject({ code: -1, extend: { reason } })
    }
  })

  it('[ORD-041] [ORD-070] of another school is unknown, and cannot be changed', async () => {
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const discountsCode = `OTHERS-${randomUUID().slice(0, 8)}`.toUpperCase()
    const fields = { discountsCode, kind: 'percent' as const, value: 100 }
    expect((await testApp.ask(orders.saveDiscountCode, fields, stranger)).body.ok).toBe(true)
    const refused = { code: -1, extend: { reason: 'discountUnknown' } }
    expect((await check(discountsCode)).body).toMatchObject(refused)
    expect((await till.create(course, { discountsCode })).body).toMatchObject(refused)
    expect(await usedOf(discountsCode)).toBe(0)
  })

  it('[ORD-070] gives at most its cap, and never more than the price', async () => {
    expect((await check(await code({ value: 50, cap: 10 }))).body.data?.discount).toBe(10)
    expect((await check(await code({ kind: 'fixed', value: 99 }))).body.data?.subtotal).toBe(0)
  })

  it('[ORD-070] never exceeds its limit with 50 parallel orders', async () => {
    const one = await code({ limit: 7 })
    const buyers = await Promise.all(Array.from({ length: 50 }, () => testApp.person()))
    const answers = await Promise.all(
      buyers.map((buyer) => till.create(course, { discountsCode: one }, buyer)),
    )
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(7)
    for (const { body } of answers)
      if (!body.ok) expect(body).toMatchObject({ extend: { reason: 'discountUsedUp' } })
    expect(await usedOf(one)).toBe(7)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-070] never exceeds the limit of one person, also with parallel orders', async () => {
    const one = await code({ perUser: 2 })
    const some = await Promise.all([1, 2, 3, 4].map(() => till.course()))
    const answers = await Promise.all(some.map((each) => till.create(each, { discountsCode: one })))
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(2)
    expect((await check(one)).body).toMatchObject({ extend: { reason: 'discountUsedByYou' } })
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-041] [ORD-089] cannot be guessed', async () => {
    for (let tries = 0; tries < 10; tries += 1) await check(`GUESS-${tries}`)
    expect((await check(await code())).body).toMatchObject({
      extend: { reason: 'discountGuesses' },
    })
  })
})

describe('discount codes for staff', () => {
  it('[ORD-070] are added, changed from the version that was read, and have unique codes', async () => {
    const discountsCode = await code({ limit: 3 })
    const list = (text: string) => testApp.ask(orders.listDiscountCodes, { text }, till.staff)
    const [row] = (await list(discountsCode.toLowerCase())).body.data?.list ?? []
    expect(row).toMatchObject({ discountsCode, value: 25, limit: 3, used: 0, version: 1 })
    const change = { discountsCode, kind: 'fixed' as const, value: 5.5, sign: row?.sign ?? '' }
    const save = (input: Fields) => testApp.ask(orders.saveDiscountCode, input, till.staff)
    expect((await save({ ...change, version: 1 })).body.data).toMatchObject({
      kind: 'fixed',
      value: 5.5,
      version: 2,
    })
    expect((await save({ ...change, version: 1 })).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile' },
    })
    expect((await save({ ...change, sign: null })).body).toMatchObject({
      code: -4,
      extend: { reason: 'discountTaken' },
    })
    const wrong = [
      { kind: 'percent' as const, value: 101 },
      { value: -5 },
      { value: 0 },
      { value: 0.001 },
      { value: 5, cap: -1 },
      { value: 5, leastPrice: -1 },
      { value: 5, limit: -1 },
      { value: 5, perUser: 0 },
    ]
    for (const one of wrong)
      expect(
        (await save({ ...change, version: 2, ...one })).body,
        JSON.stringify(one),
      ).toMatchObject({ code: -2, extend: { fields: expect.any(Object) } })
    expect((await testApp.ask(orders.listDiscountCodes, {}, till.buyer)).body.code).toBe(-6)
  })
})
