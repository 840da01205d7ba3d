import { randomUUID } from 'node:crypto'
import {
  courses as courseCalls,
  orders,
  schools as calls,
  study,
  studyRules,
} from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { makeChapter } from '../../courses/factories.ts'
import { courses, enrol, leave, leftEnrolments } from '../../courses/index.ts'
import { schools } from '../../schools/index.ts'
import { forgetSchools } from '../../schools/hosts/actions.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { activationCodes, orders as orderTable, refunds } from '../tables.ts'

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

const rowsOf = ({ userId }: { userId: number }) =>
  testApp.db.select().from(orderTable).where(eq(orderTable.userId, userId))

describe('the order form', () => {
  it('[CRS-148] counts only lessons with a video, as the course page does', async () => {
    await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId: course.courseId }, [null])
    const { body } = await testApp.ask(orders.orderOffer, { courseIdSign: course.sign }, till.buyer)
    const detail = await testApp.ask(courseCalls.courseByCourseId, { sign: course.sign })
    const listed = (detail.body.data?.catalogue ?? []).flatMap(({ lessons }) => lessons)
    expect(studyRules.countLessons(listed)).toMatchObject({ all: 2 })
    expect(listed).toHaveLength(3)
    expect(body.data?.lessons).toBe(2)
  })

  it('[ORD-080] shows price, balance, payment methods, window and refund terms', async () => {
    await till.give(700)
    const { body } = await testApp.ask(orders.orderOffer, { courseIdSign: course.sign }, till.buyer)
    expect(body.data).toMatchObject({
      price: 48,
      currencySymbol: 'RM',
      lessons: 2,
      balance: 700,
      methods: ['card'],
      windowMinutes: 30,
      refundDays: 7,
      owned: false,
      unpaidSign: null,
    })
    const sign = await till.order(course, { email: 'last@example.com' })
    const after = await testApp.ask(orders.orderOffer, { courseIdSign: course.sign }, till.buyer)
    expect(after.body.data).toMatchObject({ unpaidSign: sign, email: 'last@example.com' })
  })
})

describe('creating an order', () => {
  it('[CNT-074] [CNT-084] accepts the newest version of the refund terms, each version once', async () => {
    await till.order(course)
    const first = testApp.clock.now().toISOString()
    testApp.clock.pass(5)
    await till.order(await till.course())
    const { body } = await testApp.ask(calls.myAgreements, {}, till.buyer)
    expect(body.data).toMatchObject([{ form: 3, version: 1, at: first, isCurrent: true }])
  })

  it("[ORD-003] [ORD-004] [ORD-005] [ORD-006] [ORD-014] [ORD-056] uses the server's price, whatever the client sends", async () => {
    const forged = { ...till.form(course), price: 1, subtotal: 0, discount: 47, coins: 9 }
    const { body } = await testApp.ask(orders.createCourseOrder, forged, till.buyer)
    const detail = await till.detail(body.data?.sign ?? '')
    expect(detail).toMatchObject({
      orderNo: body.data?.orderNo,
      price: 48,
      discount: 0,
      subtotal: 48,
      coins: 0,
      currency: 'MYR',
      currencySymbol: 'RM',
      status: 1,
      payType: 1,
      payEmail: 'buyer@example.com',
      courseIdSign: course.sign,
      payTime: null,
      may: { pay: true, cancel: true, remove: false, refund: false },
    })
    expect(Date.parse(detail.closeTime) - Date.parse(detail.createTime)).toBe(30 * 60_000)
    expect(detail.now).toBe(testApp.clock.now().toISOString())
  })

  it('[ORD-024] [ORD-025] needs a valid e-mail address', async () => {
    for (const email of ['', 'nobody', 'a@', 'a@b'])
      expect((await till.create(course, { email })).body).toMatchObject({
        code: -2,
        extend: { fields: { email: expect.any(String) } },
      })
    expect(await rowsOf(till.buyer)).toHaveLength(0)
  })

  it('[ORD-054] happens once for one form, also when it is sent many times in parallel, and refuses other content', async () => {
    const form = till.form(course)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => testApp.ask(orders.createCourseOrder, form, till.buyer)),
    )
    const signs = new Set(answers.map(({ body }) => body.data?.sign))
    expect(signs.size).toBe(1)
    expect(await rowsOf(till.buyer)).toHaveLength(1)
    const other = await testApp.ask(
      orders.createCourseOrder,
      { ...form, email: 'other@example.com' },
      till.buyer,
    )
    expect(other.body).toMatchObject({ code: -4, extend: { reason: 'sameKeyOtherOrder' } })
  })

  it('[ORD-029] [ORD-030] happens once for one course: a second form returns the first order, or reports that the course is owned', async () => {
    const exists = async () =>
      (await testApp.ask(orders.checkOrderPayExist, { courseIdSign: course.sign }, till.buyer)).body
        .data
    expect(await exists()).toBe(false)
    const answers = await Promise.all(Array.from({ length: 6 }, () => till.create(course)))
    const made = answers.filter(({ body }) => body.ok)
    expect(made).toHaveLength(1)
    const sign = made[0]?.body.data?.sign ?? ''
    for (const { body } of answers)
      if (!body.ok)
        expect(body).toMatchObject({ code: -4, extend: { reason: 'unpaidExists', sign } })
    expect(await exists()).toBe(true)
    await till.play(await till.open(sign), 'pay')
    expect((await till.create(course)).body).toMatchObject({
      code: -215,
      extend: { reason: 'courseOwned' },
    })
    expect(await exists()).toBe(true)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-055] [ORD-082] freezes title, price and window when the course and the school change', async () => {
    const sign = await till.order(course)
    await testApp.db
      .update(courses)
      .set({ priceMinor: 9900, names: { en: 'Another name' } })
      .where(eq(courses.id, course.courseId))
    const before = await till.detail(sign)
    const settings = await testApp.ask(orders.getPaymentSettings, {}, till.staff)
    const { version = 0 } = settings.body.data ?? {}
    const fields = {
      windowMinutes: 5,
      methods: ['card' as const],
      refundDays: 7,
      creditLimit: 10_000,
      invoiceName: {},
      invoiceNumber: '',
      taxLabel: {},
      taxPercent: 0,
    }
    const saved = await testApp.ask(orders.savePaymentSettings, { ...fields, version }, till.staff)
    expect(saved.body.ok).toBe(true)
    expect(await till.detail(sign)).toMatchObject({
      title: before.title,
      price: 48,
      closeTime: before.closeTime,
    })
    const next = await till.detail(await till.order(await till.course()))
    expect(Date.parse(next.closeTime) - Date.parse(next.createTime)).toBe(5 * 60_000)
    const back = { ...fields, windowMinutes: 30, version: saved.body.data?.version ?? 0 }
    await testApp.ask(orders.savePaymentSettings, back, till.staff)
  })

  it('[ORD-059] is refused for a free course, and pays at once when a code makes it free', async () => {
    const free = await till.course(0)
    expect((await till.create(free)).body).toMatchObject({
      code: -1,
      extend: { reason: 'notForSale' },
    })
    const code = `ALL-${randomUUID().slice(0, 8)}`
    const fields = { discountsCode: code, kind: 'percent' as const, value: 100 }
    await testApp.ask(orders.saveDiscountCode, fields, till.staff)
    const { body } = await till.create(course, { discountsCode: code.toLowerCase() })
    expect(body.data?.status).toBe(2)
    expect(await till.has(course)).toBe(true)
    expect(await till.detail(body.data?.sign ?? '')).toMatchObject({ discount: 48, subtotal: 0 })
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-023] [ORD-086] requires a name and, if the school wants it, an identity', async () => {
    const rename = (name: string) =>
      testApp.db.update(users).set({ name }).where(eq(users.id, till.buyer.userId))
    await rename('Student 12345')
    expect((await till.create(course)).body.code).toBe(-217)
    await rename('Aisyah')
    const sign = await till.order(course)
    const asks = async (requiresAuthentication: boolean) => {
      await testApp.db
        .update(schools)
        .set({ requiresAuthentication })
        .where(eq(schools.id, testApp.schoolId))
      forgetSchools()
    }
    await asks(true)
    await testApp.db.update(users).set({ auditStatus: 0 }).where(eq(users.id, till.buyer.userId))
    expect((await till.create(await till.course())).body.code).toBe(-217)
    for (const call of [orders.toOrderPay, orders.balancePay] as const)
      expect((await testApp.ask(call, { sign }, till.buyer)).body.code).toBe(-217)
    await asks(false)
    expect((await testApp.ask(orders.toOrderPay, { sign }, till.buyer)).body.ok).toBe(true)
  })
})

describe('the list of orders', () => {
  it("[ORD-007] [ORD-008] [ORD-009] [ORD-013] contains the buyer's orders, filtered by state, payment method, time and title", async () => {
    const bought = await till.bought(course)
    const second = await till.course()
    await till.order(second)
    const list = async (filter: object, by = till.buyer) =>
      (await testApp.ask(orders.orderList, filter, by)).body.data
    expect(await list({})).toMatchObject({ total: 2 })
    expect((await list({ orderType: 1 }))?.list.map(({ status }) => status)).toEqual([1])
    expect((await list({ orderType: 2 }))?.list.map(({ idSign }) => idSign)).toEqual([bought])
    expect((await list({ payType: 2 }))?.total).toBe(0)
    const { title } = await till.detail(bought)
    expect((await list({ title: title.toUpperCase() }))?.list.map(({ idSign }) => idSign)).toEqual([
      bought,
    ])
    const later = new Date(testApp.clock.now().getTime() + 60_000).toISOString()
    expect((await list({ startTime: later }))?.total).toBe(0)
    expect((await list({}, await testApp.person()))?.total).toBe(0)
    expect(await testApp.statementsOf(() => list({}))).toBeLessThanOrEqual(5)
  })

  it('[ORD-010] [ORD-013] [ORD-020] shows an order to its buyer only', async () => {
    const sign = await till.order(course)
    const { orderNo } = await till.detail(sign)
    const other = await testApp.person()
    for (const call of [
      orders.orderDetail,
      orders.toOrderPay,
      orders.balancePay,
      orders.cancelOrder,
      orders.deleteOrder,
      orders.showOrder,
      orders.continuePayType,
    ] as const)
      expect((await testApp.ask(call, { sign }, other)).body.code).toBe(-214)
    expect((await testApp.ask(orders.orderSuccess, { orderNo }, other)).body.code).toBe(-214)
    expect((await till.detail(sign)).status).toBe(1)
  })

  it('[ORD-011] [ORD-012] hides finished orders, and an unpaid one only after it was cancelled', async () => {
    const sign = await till.order(course)
    const remove = () => testApp.ask(orders.deleteOrder, { sign }, till.buyer)
    expect((await remove()).body).toMatchObject({ code: -1, extend: { reason: 'cancelFirst' } })
    await testApp.ask(orders.cancelOrder, { sign }, till.buyer)
    expect((await remove()).body.ok).toBe(true)
    const [{ hiddenAt } = {}] = await rowsOf(till.buyer)
    expect(hiddenAt).not.toBeNull()
    testApp.clock.pass(5)
    expect((await remove()).body.ok).toBe(true)
    expect((await rowsOf(till.buyer))[0]?.hiddenAt).toEqual(hiddenAt)
    expect((await testApp.ask(orders.orderList, {}, till.buyer)).body.data?.total).toBe(0)
    expect((await till.seen(sign)).order.status).toBe(3)
  })

  it('[ORD-108] shows hidden orders with their invoice on request, and restores them', async () => {
    const sign = await till.bought(course)
    const list = async (orderType = 0) =>
      (await testApp.ask(orders.orderList, { orderType }, till.buyer)).body.data
    await testApp.ask(orders.deleteOrder, { sign }, till.buyer)
    expect(await list()).toMatchObject({ total: 0, list: [] })
    const hidden = { idSign: sign, may: { remove: false, show: true } }
    expect(await list(5)).toMatchObject({ total: 1, list: [hidden] })
    expect(await till.detail(sign)).toMatchObject({ buyer: till.buyer.name, may: { show: true } })
    const show = () => testApp.ask(orders.showOrder, { sign }, till.buyer)
    expect((await show()).body.ok).toBe(true)
    // Restoring a visible order changes nothing.
    expect((await show()).body.ok).toBe(true)
    expect((await rowsOf(till.buyer)).map(({ hiddenAt }) => hiddenAt)).toEqual([null])
    expect(await list(5)).toMatchObject({ total: 0 })
    const shown = { idSign: sign, may: { remove: true, show: false } }
    expect(await list()).toMatchObject({ total: 1, list: [shown] })
  })

  it('[ORD-109] shows a hidden order while its refund, dispute or payment is open', async () => {
    const sign = await till.bought(course)
    await testApp.ask(orders.deleteOrder, { sign }, till.buyer)
    const [row] = await rowsOf(till.buyer)
    const id = row?.id ?? 0
    const signs = async (orderType = 0) =>
      (await testApp.ask(orders.orderList, { orderType }, till.buyer)).body.data?.list.map(
        ({ idSign, may }) => [idSign, may.show],
      )
    const isInSight = async (is: boolean) => {
      expect(await signs()).toEqual(is ? [[sign, false]] : [])
      expect(await signs(5)).toEqual(is ? [] : [[sign, true]])
    }
    await isInSight(false)
    for (const one of ['disputed', 'moneyReview'] as const) {
      const set = (value: boolean) =>
        testApp.db
          .update(orderTable)
          .set({ [one]: value })
          .where(eq(orderTable.id, id))
      await set(true)
      await isInSight(true)
      await set(false)
      await isInSight(false)
    }
    await testApp.ask(orders.requestRefund, { sign, reason: 'Bought by mistake' }, till.buyer)
    await isInSight(true)
    const settle = (state: 'granted' | 'refunded') =>
      testApp.db.update(refunds).set({ state }).where(eq(refunds.orderId, id))
    await settle('granted')
    await isInSight(true)
    await settle('refunded')
    await isInSight(false)
  })

  it('[ORD-109] refuses to hide an order while a refund or a dispute is open, and allows it afterwards', async () => {
    const sign = await till.bought(course)
    const remove = () => testApp.ask(orders.deleteOrder, { sign }, till.buyer)
    const list = async (orderType = 0) =>
      (await testApp.ask(orders.orderList, { orderType }, till.buyer)).body.data?.list
    const [row] = await rowsOf(till.buyer)
    await testApp.ask(orders.requestRefund, { sign, reason: 'Bought by mistake' }, till.buyer)
    expect((await list())?.[0]?.may.remove).toBe(false)
    const open = { code: -1, extend: { reason: 'refundOpen' } }
    expect((await remove()).body).toMatchObject(open)
    expect((await rowsOf(till.buyer))[0]?.hiddenAt).toBeNull()
    const [refund] = await testApp.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, row?.id ?? 0))
    testApp.clock.pass(2)
    await testApp.ask(
      orders.decideRefund,
      {
        sign: testApp.seal('refund', refund?.id ?? 0),
        action: 'refuse',
        reason: 'Watched already',
      },
      till.staff,
    )
    const disputed = (value: boolean) =>
      testApp.db
        .update(orderTable)
        .set({ disputed: value })
        .where(eq(orderTable.id, row?.id ?? 0))
    await disputed(true)
    expect((await remove()).body).toMatchObject(open)
    await disputed(false)
    expect((await list())?.[0]?.may.remove).toBe(true)
    expect((await remove()).body.ok).toBe(true)
    expect(await list()).toEqual([])
    expect(await list(5)).toMatchObject([{ idSign: sign, may: { remove: false } }])
  })

  it('[ORD-084] contains an invoice with buyer, school and the tax included in the price', async () => {
    const sign = await till.bought(course)
    const detail = await till.detail(sign)
    expect(detail).toMatchObject({ buyer: till.buyer.name, school: { tax: null } })
    expect(detail.school.name).toBe('First School')
  })
})

it('[CRS-197] lets a person who left a bought course return for free', async () => {
  await till.bought(course)
  const { courseId } = course
  const student = { schoolId: testApp.schoolId, userId: till.buyer.userId, courseId }
  await testApp.db.transaction((tx) => leave(tx, student, testApp.clock.now()))
  expect(await till.has(course)).toBe(false)
  expect((await till.create(course)).body.code).toBe(-215)
  expect((await testApp.ask(study.joinStudy, { sign: course.sign }, till.buyer)).body.ok).toBe(true)
  expect(await till.has(course)).toBe(true)
})

it('[TCH-165] refuses a permanently removed person, who neither buys the course nor uses up a code', async () => {
  const { courseId, sign } = course
  const student = { schoolId: testApp.schoolId, userId: till.buyer.userId, courseId }
  await enrol(testApp.db, student, testApp.clock.now())
  await testApp.db.transaction((tx) => leave(tx, student, testApp.clock.now()))
  await testApp.db.update(leftEnrolments).set({ mayReturn: false, barred: true })
  const refused = { extend: { reason: 'removedForGood' } }
  const joined = await testApp.ask(study.joinStudy, { sign }, till.buyer)
  expect(joined.body).toMatchObject({ code: -6, ...refused })
  const { codes } = await till.codes({ courseSigns: [sign] })
  expect((await till.create(course)).body).toMatchObject({ code: -1, ...refused })
  expect((await till.redeem(codes[0] ?? '')).body).toMatchObject({ code: -1, ...refused })
  const unused = eq(activationCodes.state, 'issued')
  expect(await testApp.db.$count(activationCodes, unused)).toBe(1)
  expect(await till.has(course)).toBe(false)
})
