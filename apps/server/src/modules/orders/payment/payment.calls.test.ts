import { orders } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noPayment } from '../../../platform/payment/payment.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { courses } from '../../courses/index.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { paymentAttempts, providerEvents } from '../tables.ts'

let testApp: TestApp
let till: Till
let course: MadeCourse

const hour = 3600

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  till = await Till.open(testApp)
  course = await till.course()
})

const events = async (sign: string) => (await till.seen(sign)).events.map(({ what }) => what)

describe('paying online', () => {
  it("[FRM-426] [ORD-015] [ORD-026] [ORD-028] [ORD-037] grants the course with the money, and returns to the school in the page's language", async () => {
    const sign = await till.order(course)
    const { orderNo } = await till.detail(sign)
    const inMalay = { person: till.buyer, language: 'my' } as const
    const { body } = await testApp.ask(orders.toOrderPay, { sign }, inMalay)
    expect(body.data).toMatchObject({ orderNo, closeTime: expect.stringMatching(/Z$/) })
    const payUrl = body.data?.payUrl ?? ''
    const page = await testApp.app.http.inject({ url: payUrl, headers: { host: 'localhost' } })
    expect(page.body).toContain(`http://localhost/my/pay-in?orderNo=${orderNo}`)
    expect(page.body).toContain('MYR 48.00')
    expect(await till.has(course)).toBe(false)
    await till.play(payUrl, 'pay')
    expect(await till.detail(sign)).toMatchObject({ status: 2, may: { pay: false, refund: true } })
    expect(await till.has(course)).toBe(true)
    expect(await till.listNotices()).toEqual(['orderPaid'])
    expect(await events(sign)).toEqual(['created', 'payStarted', 'received'])
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-031] [ORD-032] is never confirmed by the browser: the page after paying only reads', async () => {
    const sign = await till.order(course)
    const { orderNo } = await till.detail(sign)
    await till.open(sign)
    const { body } = await testApp.ask(orders.orderSuccess, { orderNo }, till.buyer)
    expect(body.data).toMatchObject({ status: 1, orderNo })
    expect(await till.has(course)).toBe(false)
  })

  it('[ORD-027] [ORD-028] returns the payment method', async () => {
    await till.give(5000)
    const sign = await till.order(course, { payType: 2 })
    const ask = () => testApp.ask(orders.continuePayType, { sign }, till.buyer)
    expect((await ask()).body.data).toEqual({ payType: 2 })
    await testApp.ask(orders.balancePay, { sign }, till.buyer)
    expect((await ask()).body.code).toBe(-215)
  })

  it('[ORD-021] [ORD-022] is refused for paid and closed orders', async () => {
    const paid = await till.bought(course)
    const closed = await till.order(await till.course())
    await testApp.ask(orders.cancelOrder, { sign: closed }, till.buyer)
    for (const call of [orders.toOrderPay, orders.balancePay, orders.cancelOrder] as const) {
      expect((await testApp.ask(call, { sign: paid }, till.buyer)).body.code).toBe(-215)
      expect((await testApp.ask(call, { sign: closed }, till.buyer)).body.code).toBe(-216)
    }
    const { orderNo } = await till.detail(closed)
    expect((await testApp.ask(orders.orderSuccess, { orderNo }, till.buyer)).body.code).toBe(-216)
  })

  it("[ORD-062] cancels an older tab's payment, and refunds money that still arrives there", async () => {
    const sign = await till.order(course)
    const first = await till.open(sign)
    const second = await till.open(sign)
    expect(await till.play(first, 'pay')).toBe(409)
    await till.play(second, 'pay')
    await till.play(first, 'payLate')
    const seen = await till.seen(sign)
    expect(seen.order).toMatchObject({ status: 2, refunded: 0, held: 0 })
    expect(seen.refunds).toMatchObject([{ kind: 'double', state: 'refunded', amount: 48 }])
    expect(await till.listNotices()).toEqual(['orderPaid', 'paymentReturned'])
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-062] keeps one open payment when tabs open in parallel', async () => {
    const sign = await till.order(course)
    await Promise.all([1, 2, 3].map(() => testApp.ask(orders.toOrderPay, { sign }, till.buyer)))
    const rows = await testApp.db.select().from(paymentAttempts)
    const open = rows.filter(
      ({ state, request }) =>
        ['created', 'pending'].includes(state) && request.orderNo === rows.at(-1)?.request.orderNo,
    )
    expect(open.length).toBeLessThanOrEqual(1)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-063] holds a wrong amount, grants nothing, and applies the decision of staff', async () => {
    const sign = await till.order(course)
    await till.play(await till.open(sign), 'payOther')
    expect((await till.detail(sign)).status).toBe(1)
    expect(await till.has(course)).toBe(false)
    expect((await till.seen(sign)).order.held).toBe(49)
    const { body } = await testApp.ask(orders.searchOrders, { waiting: 1 }, till.staff)
    expect(body.data?.list.map(({ idSign }) => idSign)).toContain(sign)
    const decide = (action: 'accept' | 'giveBack', of = sign) =>
      testApp.ask(orders.decideHeld, { sign: of, action, reason: 'Looked at it.' }, till.staff)
    expect((await decide('accept')).body.data).toMatchObject({ status: 2, held: 0 })
    expect(await till.has(course)).toBe(true)
    expect((await decide('accept')).body.code).toBe(-4)
    const other = await till.course()
    const second = await till.order(other)
    await till.play(await till.open(second), 'payOther')
    expect((await decide('giveBack', second)).body.data).toMatchObject({ status: 1, held: 0 })
    expect((await till.seen(second)).refunds).toMatchObject([
      { kind: 'held', state: 'refunded', amount: 49 },
    ])
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-064] keeps an order paid, whatever notices follow, in any order and number', async () => {
    const sign = await till.order(course)
    const url = await till.open(sign)
    await till.play(url, 'pay')
    for (const act of ['failAfter', 'resend', 'backwards', 'resend'] as const)
      await till.play(url, act)
    expect((await till.detail(sign)).status).toBe(2)
    expect((await events(sign)).filter((what) => what === 'received')).toHaveLength(1)
    expect(await till.listNotices()).toEqual(['orderPaid'])
    expect(await till.faults()).toEqual([])
  })
})

describe('the payment window', () => {
  it("[ORD-016] [ORD-018] [ORD-060] ends after 30 minutes by the server's clock, and the course can be ordered again", async () => {
    const sign = await till.order(course)
    const url = await till.open(sign)
    testApp.clock.pass(30 * 60 - 1)
    expect((await till.detail(sign)).closing).toBe(false)
    testApp.clock.pass(1)
    expect(await till.detail(sign)).toMatchObject({ closing: true, may: { pay: false } })
    expect((await testApp.ask(orders.toOrderPay, { sign }, till.buyer)).body.code).toBe(-216)
    await till.run('closeDue')
    expect(await till.detail(sign)).toMatchObject({ status: 3, closing: false })
    expect(await till.play(url, 'pay')).toBe(409)
    await till.order(course)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-060] stays open while the provider does not respond, and accepts a payment it reports later', async () => {
    const sign = await till.order(course)
    const url = await till.open(sign)
    await till.play(url, 'silence')
    testApp.clock.pass(hour)
    await till.run('closeDue')
    expect(await till.detail(sign)).toMatchObject({ status: 1, closing: true })
    await till.play(url, 'payQuietly')
    await till.play(url, 'speak')
    await till.run('closeDue')
    expect((await till.detail(sign)).status).toBe(2)
    expect(await till.has(course)).toBe(true)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-057] can be ended by the buyer', async () => {
    const sign = await till.order(course)
    await till.open(sign)
    expect((await testApp.ask(orders.cancelOrder, { sign }, till.buyer)).body.ok).toBe(true)
    expect((await till.detail(sign)).status).toBe(3)
    expect(await events(sign)).toEqual(['created', 'payStarted', 'cancelled', 'closed'])
  })

  it('[ORD-061] [ORD-087] [ORD-111] is reopened by a payment within 72 hours after the close', async () => {
    const sign = await till.order(course)
    const url = await till.open(sign)
    testApp.clock.pass(hour)
    await till.run('closeDue')
    // A second, unpaid order of the course is closed for the reopened one.
    const second = await till.order(course)
    await testApp.ask(orders.deleteOrder, { sign }, till.buyer)
    await till.wait(71 * hour)
    await till.play(url, 'payLate')
    expect((await till.detail(sign)).status).toBe(2)
    await till.run('closeDue')
    expect((await till.detail(second)).status).toBe(3)
    const { body } = await testApp.ask(orders.orderList, { orderType: 2 }, till.buyer)
    expect(body.data?.list.map(({ idSign }) => idSign)).toEqual([sign])
    expect(await till.has(course)).toBe(true)
    expect(await till.listNotices()).toEqual(['orderReopened'])
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-061] stays closed, with a full refund, for a later payment or when the course is no longer sold or already owned', async () => {
    const late = async (spoil: (of: MadeCourse) => Promise<unknown>) => {
      const other = await till.course()
      const sign = await till.order(other)
      const url = await till.open(sign)
      await testApp.ask(orders.cancelOrder, { sign }, till.buyer)
      await spoil(other)
      await till.play(url, 'payLate')
      expect((await till.detail(sign)).status).toBe(3)
      expect((await till.seen(sign)).refunds).toMatchObject([{ kind: 'late', state: 'refunded' }])
    }
    await late(() => till.wait(73 * hour))
    await late(({ courseId }) =>
      testApp.db.update(courses).set({ onList: false }).where(eq(courses.id, courseId)),
    )
    await late((other) => till.bought(other))
    expect(await till.listNotices()).toEqual(expect.arrayContaining(['paymentReturned']))
    expect(await till.faults()).toEqual([])
  })
})

describe('notices of the provider', () => {
  const post = (payload: string, signature = testApp.app.services.sealers.payment.sign(payload)) =>
    testApp.app.http.inject({
      method: 'POST',
      url: '/api/v1/pay/notice/sandbox',
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        'sandbox-signature': signature,
      },
      payload,
    })
  const notice = (more: object) =>
    JSON.stringify({
      id: `event-${Math.random()}`,
      reference: 'nowhere',
      attempt: '0',
      schoolId: testApp.schoolId,
      kind: 'captured',
      amountMinor: 4800,
      currency: 'MYR',
      ...more,
    })

  it('[ORD-038] are accepted only with a signature over their unchanged body, and up to a size limit', async () => {
    const before = await testApp.db.$count(providerEvents)
    expect((await post(notice({}), 'forged')).statusCode).toBe(403)
    const payload = notice({})
    const signature = testApp.app.services.sealers.payment.sign(payload)
    expect((await post(payload.replace('4800', '1'), signature)).statusCode).toBe(403)
    expect((await post('x'.repeat(1024 * 1024))).statusCode).toBe(413)
    expect((await post('no json at all')).statusCode).toBe(200)
    const elsewhere = await testApp.app.http.inject({
      method: 'POST',
      url: '/api/v1/pay/notice/stripe',
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload,
    })
    expect(elsewhere.statusCode).toBe(404)
    expect(await testApp.db.$count(providerEvents)).toBe(before)
  })

  it('[ORD-038] [ORD-065] are stored once, and show money without an order to staff', async () => {
    const payload = notice({ reference: 'lost-1', amountMinor: 1234 })
    for (let times = 0; times < 3; times += 1) expect((await post(payload)).statusCode).toBe(200)
    const rows = await testApp.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.result, 'noAttempt'))
    expect(rows).toMatchObject([{ raw: payload, schoolId: testApp.schoolId }])
    const { body } = await testApp.ask(orders.moneyReport, {}, till.staff)
    expect(body.data?.moneyWithoutOrder).toMatchObject([{ reference: 'lost-1', amount: 12.34 }])
    expect(body.data?.paidWithoutAccess).toEqual([])
  })

  it('[ORD-038] [ORD-066] are applied from the store after a process ended in between', async () => {
    const sign = await till.order(course)
    const url = await till.open(sign)
    const reference = url.split('/').at(-1) ?? ''
    const parsed = JSON.parse(notice({ reference, id: 'kept-1' }))
    const { id: eventId, ...rest } = parsed
    await testApp.db.insert(providerEvents).values({
      provider: 'sandbox',
      eventId,
      raw: '{}',
      notice: { ...rest, eventId },
      receivedAt: testApp.clock.now(),
    })
    expect((await till.detail(sign)).status).toBe(1)
    await Promise.all([till.run('handleNotices'), till.run('handleNotices')])
    expect((await till.detail(sign)).status).toBe(2)
    expect(await till.has(course)).toBe(true)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-065] are replaced by queries when they do not arrive', async () => {
    const sign = await till.order(course)
    await till.play(await till.open(sign), 'payQuietly')
    await till.run('askProvider')
    expect((await till.detail(sign)).status).toBe(1)
    testApp.clock.pass(301)
    await till.run('askProvider')
    expect((await till.detail(sign)).status).toBe(2)
    expect(await till.faults()).toEqual([])
  })
})

describe('a provider that is no longer set', () => {
  it('[ORD-101] lets the order close a day after its window, and treats received money as late', async () => {
    await till.give(800)
    const sign = await till.order(course, { payType: 4 })
    const page = await till.open(sign)
    const { services } = testApp.app
    const { payment } = services
    services.payment = noPayment
    try {
      await till.wait(2 * hour)
      await till.run('closeDue')
      // The order is not closed yet, because the provider's page may still be open in a browser.
      expect(await till.detail(sign)).toMatchObject({ status: 1, closing: true })
      expect(await till.balance()).toBe(0)
      await till.wait(23 * hour)
      await till.run('closeDue')
      expect(await till.detail(sign)).toMatchObject({ status: 3, closing: false })
      expect(await till.balance()).toBe(800)
      expect(await events(sign)).toContain('closedUnheard')
      await till.run('askProvider')
    } finally {
      services.payment = payment
    }
    await till.play(page, 'payQuietly')
    await till.wait(24 * hour)
    await till.run('askProvider')
    // ORD-061: the payment came within 72 hours after the close, so it reopened the order.
    expect(await till.detail(sign)).toMatchObject({ status: 2 })
    expect(await till.balance()).toBe(0)
    expect(await till.faults()).toEqual([])
  })
})
