import { randomUUID } from 'node:crypto'
import { orders, people, statistics } from '@titian/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { makeMember } from '../../accounts/factories.ts'
import { Till } from '../factories.ts'
import { orderEvents } from '../tables.ts'

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

const search = async (filter: object) =>
  (await testApp.ask(orders.searchOrders, filter, till.staff)).body.data

describe('orders for staff', () => {
  it('[ORD-081] are found by number, name, e-mail, phone and course', async () => {
    const sign = await till.bought(course, { email: 'rare.address@example.com' })
    const { orderNo, title } = await till.detail(sign)
    const { body } = await testApp.ask(
      people.getPerson,
      { sign: testApp.seal('user', till.buyer.userId) },
      till.staff,
    )
    const phone = JSON.stringify(body.data).match(/12\d{7}/)?.[0] ?? 'no phone'
    for (const text of [orderNo.toLowerCase(), till.buyer.name, 'RARE.address', phone, title])
      expect(
        (await search({ text }))?.list.map(({ idSign }) => idSign),
        text,
      ).toContain(sign)
    expect((await search({ text: 'nothing like that' }))?.total).toBe(0)
    expect((await testApp.ask(orders.searchOrders, {}, till.buyer)).body.code).toBe(-6)
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await testApp.ask(orders.searchOrders, {}, foreign)).body.data?.total).toBe(0)
    expect((await testApp.ask(orders.staffOrder, { sign }, foreign)).body.code).toBe(-214)
  })

  it('[ORD-118] are listed and exported for one person, also if another order has the digits of the phone number', async () => {
    const sign = await till.bought(course)
    const { mobile } = (await testApp.ask(orders.staffOrder, { sign }, till.staff)).body.data!.order
    const other = await makeMember(testApp, { name: 'Another buyer' })
    const otherSign = await till.bought(course, { email: `x${mobile}@example.com` }, other)
    const signs = async (filter: object) =>
      (await search(filter))?.list.map(({ idSign }) => idSign).toSorted()
    expect(await signs({ text: mobile })).toEqual([sign, otherSign].toSorted())
    expect(await signs({ personSign: testApp.seal('user', till.buyer.userId) })).toEqual([sign])
    expect(await signs({ personSign: testApp.seal('user', other.userId) })).toEqual([otherSign])
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const ofForeign = { personSign: testApp.seal('user', foreign.userId) }
    expect((await testApp.ask(orders.searchOrders, ofForeign, till.staff)).body.ok).toBe(false)
    const forged = await testApp.ask(orders.searchOrders, { personSign: 'forged' }, till.staff)
    expect(forged.body.ok).toBe(false)
  })

  it("[ORD-113] show the buyer's whole phone number, as the list of people does", async () => {
    const sign = await till.bought(course)
    const buyer = testApp.seal('user', till.buyer.userId)
    const { body: person } = await testApp.ask(people.getPerson, { sign: buyer }, till.staff)
    const { areaCode, mobile } = person.data ?? {}
    expect(mobile).toMatch(/^\d{8,}$/)
    const { body } = await testApp.ask(orders.staffOrder, { sign }, till.staff)
    expect(body.data?.order).toMatchObject({ areaCode, mobile })
    const found = (await search({ text: body.data?.order.orderNo }))?.list
    expect(found).toMatchObject([{ areaCode, mobile }])
    await testApp.ask(
      orders.creditCoins,
      { userSign: buyer, amount: 5, reason: 'First prize', key: randomUUID() },
      till.staff,
    )
    const credits = await testApp.ask(orders.listCoinCredits, {}, till.staff)
    expect(credits.body.data?.list).toMatchObject([{ areaCode, mobile }])
  })

  it('[ORD-114] show their events by time, and when a refund was paid', async () => {
    const sign = await till.bought(course)
    await till.wait(600)
    await testApp.ask(
      orders.refundOrder,
      { sign, amount: 5, reason: 'For trouble.', key: randomUUID() },
      till.staff,
    )
    const [paid] = await testApp.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.what, 'refunded'))
      .orderBy(desc(orderEvents.id))
      .limit(1)
    if (!paid) throw new Error('Nothing was refunded.')
    // This event happened first, but is recorded last.
    const at = new Date(paid.at.getTime() - 3_600_000)
    const { schoolId, orderId } = paid
    await testApp.db.insert(orderEvents).values({ schoolId, orderId, what: 'closed', at })
    const { body } = await testApp.ask(orders.staffOrder, { sign }, till.staff)
    const times = body.data?.events.map(({ at: moment }) => moment) ?? []
    expect(times.length).toBeGreaterThan(2)
    expect(times).toEqual(times.toSorted())
    expect(body.data?.refunds).toMatchObject([
      { state: 'refunded', settleTime: paid.at.toISOString() },
    ])
  })

  it('[ORD-081] are exported as filtered, safe for a spreadsheet', async () => {
    const sign = await till.bought(course, { email: 'exported@example.com' })
    const { orderNo } = await till.detail(sign)
    for (const format of ['csv', 'xlsx'] as const) {
      const asked = { text: orderNo, format, timeZone: 'Asia/Kuala_Lumpur' }
      const { body } = await testApp.ask(orders.exportOrders, asked, till.staff)
      expect(body.data?.fileName).toMatch(new RegExp(`^Orders 2026-.*\\.${format}$`))
      const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString('utf8')
      if (format === 'csv') {
        expect(text.trim().split('\r\n')).toHaveLength(2)
        expect(text).toContain('exported@example.com')
      }
    }
  })

  it('[ORD-065] are summed up as takings less refunds by day, course and payment method', async () => {
    const before = await testApp.ask(orders.moneyReport, { days: 2 }, till.staff)
    const today = (report: typeof before) => report.body.data?.days.at(-1)
    const ofCourses = (report: typeof before) =>
      (report.body.data?.courses ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const sign = await till.bought(course)
    await testApp.ask(
      orders.refundOrder,
      { sign, amount: 8, reason: 'For trouble.', key: crypto.randomUUID() },
      till.staff,
    )
    const after = await testApp.ask(orders.moneyReport, { days: 2 }, till.staff)
    expect(after.body.data?.days).toHaveLength(2)
    expect((today(after)?.taken ?? 0) - (today(before)?.taken ?? 0)).toBe(48)
    expect((today(after)?.refunded ?? 0) - (today(before)?.refunded ?? 0)).toBe(8)
    expect(ofCourses(after) - ofCourses(before)).toBe(40)
    expect(after.body.data).toMatchObject({ paidWithoutAccess: [], moneyWithoutOrder: [] })
    expect(after.body.data?.methods.find(({ payType }) => payType === 1)?.orders).toBeGreaterThan(0)
  })

  it('[ORD-115] are reported for chosen days, and errors name their field', async () => {
    const report = async (own: { from: string; to: string }) =>
      (await testApp.ask(orders.moneyReport, { own }, till.staff)).body
    await till.bought(course)
    const all = await testApp.ask(orders.moneyReport, { days: 1 }, till.staff)
    const [today] = all.body.data?.days ?? []
    if (!today) throw new Error('A report has days.')
    expect(today.taken).toBeGreaterThan(0)
    const own = await report({ from: today.day, to: today.day })
    expect(own.data?.days).toEqual([today])
    const earlier = await report({ from: '2020-02-27', to: '2020-03-01' })
    expect(earlier.data?.days.map(({ day, taken }) => [day, taken])).toEqual([
      ['2020-02-27', 0],
      ['2020-02-28', 0],
      ['2020-02-29', 0],
      ['2020-03-01', 0],
    ])
    for (const wrong of [
      { from: '2020-03-02', to: '2020-03-01' },
      { from: '2020-01-01', to: '2021-01-01' },
    ])
      expect(await report(wrong)).toMatchObject({
        code: -2,
        extend: { fields: { 'own.to': expect.any(String) } },
      })
  })

  it('[ORD-115] are not reported for a day that does not exist, and only that field gets the error', async () => {
    const wrongOf = async (own: { from: string; to: string }) => {
      const asked = { own, timeZone: 'Asia/Kuala_Lumpur', format: 'csv' as const }
      const report = await testApp.ask(orders.moneyReport, { own }, till.staff)
      const file = await testApp.ask(orders.exportMoneyReport, asked, till.staff)
      return [report, file].map(({ body }) => [body.code, Object.keys(body.extend?.fields ?? {})])
    }
    const [first, last] = [
      [-2, ['own.from']],
      [-2, ['own.to']],
    ]
    expect(await wrongOf({ from: '0000-01-01', to: '0000-01-02' })).toEqual(
      Array(2).fill([-2, ['own.from', 'own.to']]),
    )
    expect(await wrongOf({ from: '0000-12-31', to: '2026-01-02' })).toEqual([first, first])
    expect(await wrongOf({ from: '2026-03-01', to: '2026-02-30' })).toEqual([last, last])
    const impossible = await testApp.ask(
      orders.moneyReport,
      { own: { from: '2026-03-01', to: '2026-02-30' } },
      till.staff,
    )
    expect(impossible.body.extend?.fields).not.toMatchObject({
      'own.to': expect.stringContaining('before the first'),
    })
  })

  it('[ORD-116] are exported as payments and refunds of each month for the bookkeeper', async () => {
    await till.bought(course)
    const asked = { own: { from: '2026-01-31', to: '2026-12-31' }, timeZone: 'Asia/Kuala_Lumpur' }
    const report = await testApp.ask(orders.moneyReport, { own: asked.own }, till.staff)
    const { body } = await testApp.ask(
      orders.exportMoneyReport,
      { ...asked, format: 'csv' },
      till.staff,
    )
    expect(body.data?.fileName).toBe('Money by month 2026-01-31 – 2026-12-31.csv')
    const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString('utf8')
    const [head, ...rows] = text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(head?.slice(0, 4)).toEqual(['Month', 'First day', 'Last day', 'Payments'])
    expect(rows).toHaveLength(12)
    expect(rows[0]?.slice(0, 3)).toEqual(['2026-01', '2026-01-31', '2026-01-31'])
    const ofDays = (name: 'taken' | 'refunded') =>
      (report.body.data?.days ?? []).reduce((sum, day) => sum + day[name], 0)
    const ofRows = (at: number) => rows.reduce((sum, row) => sum + Number(row[at]), 0)
    expect(ofRows(3)).toBeGreaterThan(0)
    expect(ofRows(3)).toBeCloseTo(ofDays('taken'), 2)
    expect(ofRows(4)).toBeCloseTo(ofDays('refunded'), 2)
    expect(ofRows(5)).toBeCloseTo(ofDays('taken') - ofDays('refunded'), 2)
    const xlsx = await testApp.ask(
      orders.exportMoneyReport,
      { ...asked, format: 'xlsx' },
      till.staff,
    )
    expect(xlsx.body.data?.fileName).toMatch(/\.xlsx$/)
    const teacher = await testApp.person('teacher')
    expect(
      (await testApp.ask(orders.exportMoneyReport, { ...asked, format: 'csv' }, teacher)).body.ok,
    ).toBe(false)
  })

  it('[TCH-131] [ORD-063] [ORD-069] are counted for staff when they need a decision', async () => {
    const waiting = async () =>
      (await testApp.ask(statistics.waitingWork, {}, till.staff)).body.data?.list.find(
        ({ kind }) => kind === 'orders',
      )
    const before = (await waiting())?.count ?? 0
    const sign = await till.bought(course)
    await testApp.ask(orders.requestRefund, { sign, reason: 'Too long.' }, till.buyer)
    const held = await till.order(await till.course())
    await till.play(await till.open(held), 'payOther')
    expect((await waiting())?.count).toBe(before + 2)
    expect((await search({ waiting: 1, size: 100 }))?.total).toBe(before + 2)
  })

  it('[ORD-082] follow payment settings, which are limited and saved over the version that was read', async () => {
    const { body } = await testApp.ask(orders.getPaymentSettings, {}, till.staff)
    const { version = 0, ...was } = body.data ?? {}
    const fields = {
      windowMinutes: 60,
      methods: ['card' as const, 'fpx' as const],
      refundDays: 14,
      creditLimit: 500,
      invoiceName: { en: 'First School Ltd' },
      invoiceNumber: '2026-1',
      taxLabel: { en: 'SST' },
      taxPercent: 8,
      version,
    }
    const save = (more: object = {}) =>
      testApp.ask(orders.savePaymentSettings, { ...fields, ...more }, till.staff)
    for (const more of [{ windowMinutes: 4 }, { windowMinutes: 1441 }, { taxPercent: 51 }])
      expect((await save(more)).body.code).toBe(-2)
    expect((await save()).body.data).toMatchObject({ windowMinutes: 60, taxPercent: 8 })
    expect((await save()).body).toMatchObject({ code: -4, extend: { reason: 'changedMeanwhile' } })
    const sign = await till.bought(course)
    expect((await till.detail(sign)).school).toMatchObject({
      name: 'First School Ltd',
      number: '2026-1',
      taxLabel: 'SST',
      tax: 3.56,
    })
    expect(
      (await testApp.ask(orders.orderOffer, { courseIdSign: course.sign }, till.buyer)).body.data,
    ).toMatchObject({
      owned: true,
      methods: ['card', 'fpx'],
      refundDays: 14,
    })
    const log = await testApp.ask(people.listAuditLog, {}, till.staff)
    expect(log.body.data?.list.map(({ action }) => action)).toContain('order.settingsChanged')
    await save({ ...was, methods: [], version: version + 1 })
    expect((await till.create(await till.course())).body).toMatchObject({
      code: -1,
      extend: { reason: 'noOnlinePayment' },
    })
  })
})
