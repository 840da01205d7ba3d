import { randomUUID } from 'node:crypto'
import { orders } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { paymentAttempts } from '../tables.ts'

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

/** Makes a paid order with its payment page. */
async function paid(more: { payType?: 1 | 4 } = {}) {
  const sign = await till.order(course, more)
  const page = await till.open(sign)
  await till.play(page, 'pay')
  return { sign, page }
}

const waiting = async () =>
  (await testApp.ask(orders.searchOrders, { waiting: 1 }, till.staff)).body.data?.list.map(
    ({ idSign }) => idSign,
  )

const refund = (sign: string, amount: number) =>
  testApp.ask(
    orders.refundOrder,
    { sign, amount, reason: 'For your trouble.', key: randomUUID() },
    till.staff,
  )

/**
 * Sends one notice about the newest payment. The page of the sandbox would send all earlier notices
 * too.
 */
async function post(kind: 'disputed' | 'disputeWon' | 'disputeLost', named: object = {}) {
  const [attempt] = await testApp.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.schoolId, testApp.schoolId))
    .orderBy(paymentAttempts.id)
    .then((rows) => rows.slice(-1))
  const payload = JSON.stringify({
    id: randomUUID(),
    reference: attempt?.reference,
    attempt: String(attempt?.id),
    schoolId: testApp.schoolId,
    kind,
    dispute: `dispute of ${attempt?.id} told by hand`,
    amountMinor: 4800,
    currency: 'MYR',
    reason: 'general',
    ...named,
  })
  return testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/pay/notice/sandbox',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'sandbox-signature': testApp.app.services.sealers.payment.sign(payload),
    },
    payload,
  })
}

describe('a payment that a bank disputes', () => {
  it('[ORD-098] [ORD-104] marks the order, suspends the course with its records, and notifies buyer and staff', async () => {
    const { sign, page } = await paid()
    await till.classroom.watch(course, 0, 60)
    const progress = await till.classroom.progressOf(course, 0)
    expect(progress).toBeTruthy()
    await till.play(page, 'dispute')
    expect(await till.has(course)).toBe(false)
    expect(await till.classroom.progressOf(course, 0)).toEqual(progress)
    expect(await till.detail(sign)).toMatchObject({ status: 2, disputed: true })
    expect(await till.listNotices()).toEqual(['orderPaid', 'orderDisputed'])
    expect(await waiting()).toContain(sign)
    const seen = await till.seen(sign)
    expect(seen.disputes).toMatchObject([
      { amount: 48, currency: 'MYR', state: 'open', closeTime: null },
    ])
    const inMalay = { person: till.staff, language: 'my' }
    const { body } = await testApp.ask(orders.staffOrder, { sign }, inMalay)
    const reason = 'Pemegang kad menafikan bayaran ini'
    expect(body.data?.disputes).toMatchObject([{ reason }])
    expect(body.data?.events.at(-1)).toMatchObject({ what: 'disputed', note: reason })
    expect(seen.refundable).toBe(0)
    expect(seen.events.at(-1)).toMatchObject({ what: 'disputed', amount: 48 })
    expect(await till.faults()).toEqual([])
  })

  it("[ORD-098] refunds nothing in addition to the bank's withdrawal", async () => {
    const { sign, page } = await paid()
    const asked = await testApp.ask(
      orders.requestRefund,
      { sign, reason: 'Not what I needed.' },
      till.buyer,
    )
    const requested = asked.body.data?.refund?.sign ?? ''
    await till.play(page, 'dispute')
    expect((await till.detail(sign)).may.refund).toBe(false)
    const answers = [
      await refund(sign, 5),
      await testApp.ask(orders.decideRefund, { sign: requested, action: 'grant' }, till.staff),
    ]
    for (const { body } of answers) expect(body.extend).toMatchObject({ reason: 'orderDisputed' })
    expect(await till.faults()).toEqual([])
  })

  it.each([
    ['disputed', { status: 2, disputed: true, refunded: 0 }],
    ['disputeLost', { status: 4, disputed: false, refunded: 48 }],
  ] as const)(
    '[ORD-098] waits for its payment when the dispute is reported first: %s',
    async (kind, then) => {
      const sign = await till.order(course)
      const page = await till.open(sign)
      await till.play(page, 'payQuietly')
      expect((await post(kind)).statusCode).toBe(200)
      expect(await till.detail(sign)).toMatchObject({ disputed: false })
      expect(await till.has(course)).toBe(false)
      await till.play(page, 'resend')
      await till.run('handleNotices')
      expect(await till.detail(sign)).toMatchObject(then)
      expect(await till.has(course)).toBe(false)
      expect(await till.faults()).toEqual([])
    },
  )

  it('[ORD-098] queries the provider about a payment known only from its dispute', async () => {
    const sign = await till.order(course)
    await till.play(await till.open(sign), 'payQuietly')
    await post('disputed')
    for (const job of ['askProvider', 'handleNotices'] as const) await till.run(job)
    expect(await till.detail(sign)).toMatchObject({ status: 2, disputed: true })
    expect(await till.has(course)).toBe(false)
    expect(await till.faults()).toEqual([])
  })
})

describe('a payment that was received before payment ids were stored', () => {
  async function received() {
    const name = `pi_${randomUUID()}`
    const { sign, page } = await paid()
    const reference = page.split('/').at(-1) ?? ''
    const ofPayment = eq(paymentAttempts.reference, reference)
    await testApp.db.update(paymentAttempts).set({ payment: null }).where(ofPayment)
    const { services } = testApp.app
    const sandbox = services.payment
    const found: { answer: 'providerUnavailable' | { reference: string | undefined } } = {
      answer: { reference },
    }
    services.payment = {
      ...sandbox,
      find: async (payment) => (payment === name ? found.answer : { reference: undefined }),
    }
    const restore = () => {
      services.payment = sandbox
    }
    // The notice names the payment id only, like a notice of Stripe.
    return { sign, found, reference, restore, named: { reference: name, attempt: '' } }
  }

  it('[ORD-098] [ORD-099] [ORD-103] is found at the provider when a bank disputes it', async () => {
    const { sign, named, restore } = await received()
    try {
      await post('disputed', named)
      expect(await till.detail(sign)).toMatchObject({ status: 2, disputed: true })
      expect(await till.has(course)).toBe(false)
      await post('disputeLost', named)
    } finally {
      restore()
    }
    expect(await till.detail(sign)).toMatchObject({ status: 4, disputed: false, refunded: 48 })
    const { body } = await testApp.ask(orders.moneyReport, {}, till.staff)
    expect(body.data?.moneyWithoutOrder.map(({ reference }) => reference)).not.toContain(
      named.reference,
    )
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-098] [ORD-103] waits while the provider does not respond, and is queried once', async () => {
    const { sign, named, found, reference, restore } = await received()
    try {
      found.answer = 'providerUnavailable'
      expect((await post('disputed', named)).statusCode).toBe(200)
      expect(await till.detail(sign)).toMatchObject({ disputed: false })
      found.answer = { reference }
      await till.run('handleNotices')
      expect(await till.detail(sign)).toMatchObject({ disputed: true })
      // The first notice stored the payment id. So for the second notice, the provider need not be
      // asked.
      found.answer = { reference: undefined }
      await post('disputeWon', named)
      expect(await till.detail(sign)).toMatchObject({ status: 2, disputed: false })
    } finally {
      restore()
    }
    expect(await till.has(course)).toBe(true)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-039] [ORD-065] [ORD-103] is queried and refunded by its reference', async () => {
    const { sign, reference, restore } = await received()
    try {
      const { payment } = testApp.app.services
      expect(await payment.ask(reference)).toMatchObject({ state: 'captured', amountMinor: 4800 })
      expect((await refund(sign, 5)).body.data?.state).toBe('refunded')
    } finally {
      restore()
    }
    expect(await till.detail(sign)).toMatchObject({ status: 2, refunded: 5 })
    expect(await till.faults()).toEqual([])
  })
})

describe('the end of a dispute', () => {
  it('[ORD-099] restores the course when the school keeps the money, and may be reported twice', async () => {
    const { sign, page } = await paid()
    await till.play(page, 'dispute')
    await till.play(page, 'disputeWon')
    for (const act of ['resend', 'backwards'] as const) await till.play(page, act)
    expect(await till.has(course)).toBe(true)
    expect(await till.detail(sign)).toMatchObject({ status: 2, disputed: false, refunded: 0 })
    expect((await till.seen(sign)).disputes).toMatchObject([{ state: 'won' }])
    expect(await till.listNotices()).toEqual(['orderPaid', 'orderDisputed', 'disputeOver'])
    expect(await waiting()).not.toContain(sign)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-099] becomes a refund when the bank keeps the money, including the coins', async () => {
    await till.give(800)
    const { sign, page } = await paid({ payType: 4 })
    expect(await till.balance()).toBe(0)
    await till.play(page, 'dispute')
    await till.play(page, 'disputeLost')
    expect(await till.detail(sign)).toMatchObject({ status: 4, disputed: false, refunded: 48 })
    expect(await till.balance()).toBe(800)
    expect(await till.has(course)).toBe(false)
    const seen = await till.seen(sign)
    expect(seen.disputes).toMatchObject([{ amount: 40, state: 'lost' }])
    expect(seen.refunds).toMatchObject([{ kind: 'dispute', state: 'refunded', amount: 48 }])
    expect(await till.faults()).toEqual([])
    // The course can be bought again.
    expect((await till.create(course)).status).toBe(200)
  })

  it('[ORD-099] withdraws the refund that the bank forestalled', async () => {
    const { sign, page } = await paid()
    await till.play(page, 'silence')
    await refund(sign, 20)
    await till.play(page, 'speak')
    await till.play(page, 'dispute')
    await till.play(page, 'disputeLost')
    expect(await till.detail(sign)).toMatchObject({ status: 4, refunded: 48 })
    const { refunds } = await till.seen(sign)
    expect(refunds).toMatchObject([
      { kind: 'dispute', state: 'refunded', amount: 48 },
      { kind: 'staff', state: 'refused', amount: 20 },
    ])
    await till.wait(7200)
    await till.run('giveBack')
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-099] is applied when it is reported before its beginning', async () => {
    const { sign } = await paid()
    await post('disputeWon')
    await post('disputed')
    expect(await till.detail(sign)).toMatchObject({ status: 2, disputed: false })
    expect(await till.has(course)).toBe(true)
    expect((await till.seen(sign)).events.map(({ what }) => what).slice(-2)).toEqual([
      'disputed',
      'disputeWon',
    ])
  })

  it('[ORD-099] counts held money as refunded', async () => {
    const sign = await till.order(course)
    const page = await till.open(sign)
    await till.play(page, 'payOther')
    await till.play(page, 'dispute')
    const accept = { sign, action: 'accept' as const, reason: 'One more.' }
    const refused = await testApp.ask(orders.decideHeld, accept, till.staff)
    expect(refused.body.extend).toMatchObject({ reason: 'orderDisputed' })
    await till.play(page, 'disputeLost')
    const seen = await till.seen(sign)
    expect(seen.order.held).toBe(0)
    expect(seen.refunds).toMatchObject([{ kind: 'held', state: 'refunded', amount: 49 }])
    expect(await till.has(course)).toBe(false)
    expect(await till.faults()).toEqual([])
  })
})

it('[ORD-100] keeps the notes of staff on an order, with name and time', async () => {
  const { sign } = await paid()
  const note = (words: string, by = till.staff) =>
    testApp.ask(orders.noteOrder, { sign, note: words }, by)
  expect((await note('Sent the records of study to the bank.')).status).toBe(200)
  expect((await note('Mine.', till.buyer)).body.code).toBe(-6)
  expect((await note('   ')).body.code).toBe(-2)
  const { events } = await till.seen(sign)
  expect(events.at(-1)).toMatchObject({
    what: 'noted',
    note: 'Sent the records of study to the bank.',
    by: expect.any(String),
    at: testApp.clock.now().toISOString(),
  })
})
