import { randomUUID } from 'node:crypto'
import { orders, progress, study } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { leftEnrolments } from '../../courses/index.ts'
import { messages } from '../../messages/index.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { mostTries } from '../rules.ts'

let testApp: TestApp
let till: Till
let course: MadeCourse

const day = 24 * 3600

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  till = await Till.open(testApp)
  course = await till.course()
})

const ask = (sign: string, by = till.buyer) =>
  testApp.ask(orders.requestRefund, { sign, reason: 'Not what I needed.' }, by)
const asked = async (sign: string) => {
  const { body } = await ask(sign)
  return body.data?.refund?.sign ?? ''
}
const decide = (sign: string, more: object = {}) =>
  testApp.ask(orders.decideRefund, { sign, action: 'grant', ...more }, till.staff)
const refund = (sign: string, amount: number, key = randomUUID()) =>
  testApp.ask(orders.refundOrder, { sign, amount, reason: 'For trouble.', key }, till.staff)

describe('a refund request', () => {
  it('[ORD-039] [ORD-069] is made once by the buyer within the days, and shows its state', async () => {
    const sign = await till.bought(course)
    expect((await ask(sign, await testApp.person())).body.code).toBe(-214)
    expect((await ask(sign)).body.data).toMatchObject({
      status: 2,
      refund: { state: 'requested', amount: 48, kind: 'asked' },
      may: { refund: false },
    })
    expect((await ask(sign)).body.code).toBe(-4)
    const second = await till.course()
    const late = await till.bought(second)
    await till.wait(7 * day + 60)
    expect((await ask(late)).body).toMatchObject({ code: -1, extend: { reason: 'refundOver' } })
    const unpaid = await till.order(await till.course())
    expect((await ask(unpaid)).body.ok).toBe(false)
  })

  it('[ORD-039] is refused with a reason, which the buyer receives', async () => {
    const sign = await till.bought(course)
    const request = await asked(sign)
    const refuse = { action: 'refuse' as const }
    expect((await decide(request, refuse)).body.code).toBe(-2)
    const reason = 'The course was finished.'
    expect((await decide(request, { ...refuse, reason })).body.data).toMatchObject({
      state: 'refused',
      decision: reason,
    })
    expect((await decide(request)).body.code).toBe(-4)
    expect(await till.has(course)).toBe(true)
    const rows = await testApp.db
      .select()
      .from(messages)
      .where(eq(messages.userId, till.buyer.userId))
    expect(rows.at(-1)).toMatchObject({ words: 'refundRefused', gaps: { reason } })
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-058] [ORD-068] [ORD-088] granted in part keeps course and state, granted in full ends the access and keeps the records', async () => {
    const sign = await till.bought(course)
    expect((await decide(await asked(sign), { amount: 10 })).body.data).toMatchObject({
      state: 'refunded',
      amount: 10,
    })
    expect(await till.detail(sign)).toMatchObject({ status: 2, refunded: 10 })
    expect(await till.has(course)).toBe(true)
    expect((await decide(await asked(sign))).body.data).toMatchObject({ amount: 38 })
    expect(await till.detail(sign)).toMatchObject({ status: 4, refunded: 48 })
    expect(await till.has(course)).toBe(false)
    const left = eq(leftEnrolments.courseId, course.courseId)
    expect(await testApp.db.$count(leftEnrolments, left)).toBe(1)
    // A refunded person has to pay again.
    const again = await testApp.ask(study.joinStudy, { sign: course.sign }, till.buyer)
    expect(again.body.code).toBe(-6)
    const listed = await testApp.ask(progress.listLeftCourses, {}, till.buyer)
    expect(listed.body.data?.total).toBe(0)
    await till.bought(course)
    expect(await till.has(course)).toBe(true)
    expect(await till.faults()).toEqual([])
  })
})

describe('all refunds of an order', () => {
  it('[ORD-067] never exceed the received money, also in parallel', async () => {
    const sign = await till.bought(course)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(sign, 20)))
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(2)
    for (const { body } of answers)
      if (!body.ok)
        expect(body).toMatchObject({
          code: -2,
          extend: { reason: 'refundTooMuch', most: 8, fields: { amount: expect.any(String) } },
        })
    expect(await till.detail(sign)).toMatchObject({ refunded: 40, status: 2 })
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-067] are one refund for the same form', async () => {
    const sign = await till.bought(course)
    const key = randomUUID()
    const both = await Promise.all([refund(sign, 5, key), refund(sign, 5, key)])
    expect(new Set(both.map(({ body }) => body.data?.sign)).size).toBe(1)
    expect((await refund(sign, 6, key)).body.code).toBe(-4)
    expect((await till.detail(sign)).refunded).toBe(5)
  })

  it("[ORD-039] [ORD-078] go back to their source: first the provider's part, then coins", async () => {
    await till.give(1800)
    const sign = await till.bought(course, { payType: 4 })
    expect(await till.balance()).toBe(0)
    await refund(sign, 40)
    expect(await till.balance()).toBe(1000)
    await refund(sign, 8)
    expect(await till.balance()).toBe(1800)
    expect((await till.detail(sign)).status).toBe(4)
    expect(await till.faults()).toEqual([])
  })
})

it('[ORD-069] are retried when the provider fails, then shown to staff, who can retry', async () => {
  const sign = await till.order(course)
  const url = await till.open(sign)
  await till.play(url, 'pay')
  await till.play(url, 'silence')
  const first = await decide(await asked(sign))
  expect(first.body.data?.state).toBe('granted')
  for (let tries = 0; tries < mostTries; tries += 1) {
    await till.wait(day)
    await till.run('giveBack')
  }
  expect((await till.detail(sign)).refund?.state).toBe('failed')
  const waiting = await testApp.ask(orders.searchOrders, { waiting: 1 }, till.staff)
  expect(waiting.body.data?.list.map(({ idSign }) => idSign)).toContain(sign)
  expect(await till.has(course)).toBe(true)
  await till.play(url, 'speak')
  const retried = await decide(first.body.data?.sign ?? '', { action: 'retry' })
  expect(retried.body.data?.state).toBe('refunded')
  expect(await till.has(course)).toBe(false)
  expect(await till.faults()).toEqual([])
})

it('[ORD-056] [ORD-067] refuse an amount below one unit, with fractions of a unit, or no number, and write nothing', async () => {
  const sign = await till.bought(course)
  const reason = 'For the test.'
  const userSign = testApp.seal('user', till.buyer.userId)
  for (const amount of [-5, 0, 0.001, 1e9, Number.NaN, '-5', null]) {
    const key = randomUUID()
    const refused = await testApp.raw(
      'POST',
      orders.refundOrder.path,
      { sign, amount, reason, key },
      { person: till.staff },
    )
    expect([refused.status, refused.body.code]).toEqual([422, -2])
    const coins = await testApp.raw(
      'POST',
      orders.creditCoins.path,
      { userSign, amount, reason, key },
      { person: till.staff },
    )
    expect([coins.status, coins.body.code]).toEqual([422, -2])
  }
  const { refunds, order } = await till.seen(sign)
  expect([refunds, order.refunded, await till.balance()]).toEqual([[], 0, 0])
})
