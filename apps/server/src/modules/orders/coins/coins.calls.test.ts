import { randomUUID } from 'node:crypto'
import { orders, people } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { ledgerAccounts, ledgerEntries, ledgerPostings, ledgerProofs } from '../tables.ts'

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

const records = async (by = till.buyer) =>
  (await testApp.ask(orders.virtualRecordList, {}, by)).body.data
const pay = (sign: string, by = till.buyer) => testApp.ask(orders.balancePay, { sign }, by)

describe('paying with coins', () => {
  it('[ORD-046] [ORD-048] [ORD-050] [ORD-051] books and grants the course together', async () => {
    await till.give(5000)
    const sign = await till.order(course, { payType: 2 })
    expect(await till.balance()).toBe(5000)
    expect((await pay(sign)).body.data).toBe(true)
    expect(await till.balance()).toBe(200)
    expect(await till.detail(sign)).toMatchObject({ status: 2, payType: 2, coins: 4800 })
    expect(await till.has(course)).toBe(true)
    expect((await pay(sign)).body.code).toBe(-215)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-051] responds with false and books nothing when the coins are not enough', async () => {
    await till.give(5000)
    const [first, second] = [
      await till.order(course, { payType: 2 }),
      await till.order(await till.course(), { payType: 2 }),
    ]
    expect((await till.create(await till.course(9900), { payType: 2 })).body).toMatchObject({
      code: -1,
      extend: { reason: 'notEnoughCoins' },
    })
    const both = await Promise.all([pay(first), pay(second)])
    expect(both.filter(({ body }) => body.data === true)).toHaveLength(1)
    expect(both.filter(({ body }) => body.data === false)).toHaveLength(1)
    expect(await till.balance()).toBe(200)
    expect(await till.faults()).toEqual([])
  })

  it("[ORD-078] reserves a part until the provider's part is paid, and releases it at the close", async () => {
    await till.give(1000)
    const sign = await till.order(course, { payType: 4 })
    expect(await till.detail(sign)).toMatchObject({ payType: 4, coins: 1000, status: 1 })
    expect(await till.balance()).toBe(0)
    const url = await till.open(sign)
    await testApp.ask(orders.cancelOrder, { sign }, till.buyer)
    expect(await till.balance()).toBe(1000)
    expect((await records())?.list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['release', 1000],
      ['hold', -1000],
      ['grant', 1000],
    ])
    const again = await till.bought(course, { payType: 4 })
    expect(await till.balance()).toBe(0)
    expect((await till.detail(again)).status).toBe(2)
    await till.play(url, 'payLate')
    expect((await till.seen(sign)).refunds).toMatchObject([{ kind: 'late', amount: 38 }])
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-078] needs no provider with enough coins, and is paid online without any', async () => {
    const online = await till.order(course, { payType: 4 })
    expect((await till.detail(online)).payType).toBe(1)
    await till.give(6000)
    const { body } = await till.create(await till.course(), { payType: 4 })
    expect(body.data?.status).toBe(2)
    expect(await till.balance()).toBe(1200)
    expect(await till.faults()).toEqual([])
  })
})

describe('the coin records of a person', () => {
  it('[ORD-047] [ORD-049] [ORD-079] show time, kind, amount, order and the balance after each', async () => {
    await till.give(4900)
    const sign = await till.order(course, { payType: 2 })
    await pay(sign)
    const { orderNo } = await till.detail(sign)
    const list = await records()
    expect(list).toMatchObject({
      total: 2,
      list: [
        { kind: 'capture', amount: -4800, balance: 100, orderNo },
        { kind: 'grant', amount: 4900, balance: 4900, orderNo: null, note: 'For the test.' },
      ],
    })
    expect((await records(await testApp.person()))?.total).toBe(0)
  })
})

describe('a credit of coins', () => {
  const credit = (amount: number, more: { by?: Person; to?: Person; key?: string } = {}) =>
    testApp.ask(
      orders.creditCoins,
      {
        userSign: testApp.seal('user', (more.to ?? till.buyer).userId),
        amount,
        reason: 'First prize',
        key: more.key ?? randomUUID(),
      },
      more.by ?? till.staff,
    )

  it('[ORD-052] [ORD-085] is booked at once up to the limit, and above it by a second person only', async () => {
    expect((await credit(10_000)).body.data).toMatchObject({ state: 'approved' })
    // The limit applies to a day, so a large sum cannot be split into small ones.
    expect((await credit(1)).body.data?.state).toBe('waiting')
    const large = await credit(20_000, { by: till.otherStaff })
    expect(large.body.data).toMatchObject({ state: 'waiting', may: { decide: false } })
    expect(await till.balance()).toBe(10_000)
    const sign = large.body.data?.sign ?? ''
    const decide = (by: Person) =>
      testApp.ask(orders.decideCoinCredit, { sign, action: 'approve', reason: 'As announced' }, by)
    expect((await decide(till.otherStaff)).body).toMatchObject({
      code: -6,
      extend: { reason: 'creditOwn' },
    })
    const both = await Promise.all([decide(till.staff), decide(till.staff)])
    expect(both.filter(({ body }) => body.ok)).toHaveLength(1)
    expect(await till.balance()).toBe(30_000)
    const { body } = await testApp.ask(orders.listCoinCredits, { state: 'approved' }, till.staff)
    expect(body.data?.list[0]).toMatchObject({ amount: 20_000, decidedBy: till.staff.name })
    const log = await testApp.ask(people.listAuditLog, {}, till.staff)
    expect(log.body.data?.list[0]).toMatchObject({ action: 'coins.credited' })
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-106] is approved or refused by a second person with a reason, which the row and the log keep', async () => {
    const signs = []
    for (const amount of [20_000, 30_000]) signs.push((await credit(amount)).body.data?.sign ?? '')
    const [approved = '', refused = ''] = signs
    const decide = (sign: string, action: 'approve' | 'refuse', reason: string) =>
      testApp.ask(orders.decideCoinCredit, { sign, action, reason }, till.otherStaff)
    for (const reason of ['', '  ', 'no'])
      expect((await decide(approved, 'approve', reason)).body).toMatchObject({
        ok: false,
        extend: { refusal: 'invalidInput', fields: { reason: expect.anything() } },
      })
    expect(await till.balance()).toBe(0)
    expect((await decide(approved, 'approve', 'Jury signed it')).body.data).toMatchObject({
      state: 'approved',
      decision: 'Jury signed it',
      reason: 'First prize',
    })
    expect((await decide(refused, 'refuse', 'Given twice')).body.data).toMatchObject({
      state: 'refused',
      decision: 'Given twice',
    })
    expect(await till.balance()).toBe(20_000)
    const { list } = (await testApp.ask(people.listAuditLog, {}, till.staff)).body.data ?? {}
    expect(list?.slice(0, 2)).toMatchObject([
      { action: 'coins.refused', reason: 'Given twice' },
      { action: 'coins.credited', reason: 'Jury signed it' },
    ])
    const { body } = await testApp.ask(orders.virtualRecordList, {}, till.buyer)
    expect(body.data?.list[0]).toMatchObject({ amount: 20_000, note: 'First prize' })
  })

  it('[ORD-052] [ORD-085] for oneself waits for another person, and the same form is one credit', async () => {
    expect((await credit(5, { to: till.staff })).body.data?.state).toBe('waiting')
    const key = randomUUID()
    await Promise.all([credit(50, { key }), credit(50, { key })])
    expect(await till.balance()).toBe(50)
    expect((await credit(60, { key })).body.code).toBe(-4)
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    expect((await credit(5, { to: stranger })).status).toBe(404)
  })
})

describe('the coin books', () => {
  const fails = (run: () => Promise<unknown>) => expect(run()).rejects.toThrow()

  it('[ORD-076] refuse an unbalanced entry, and every change of a booked one', async () => {
    await till.give(100)
    const [account] = await testApp.db
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.userId, till.buyer.userId))
    const schoolId = testApp.schoolId
    await fails(() =>
      testApp.db.transaction(async (tx) => {
        const [entry] = await tx
          .insert(ledgerEntries)
          .values({ schoolId, kind: 'grant', key: 'uneven', at: testApp.clock.now() })
          .returning()
        await tx.insert(ledgerPostings).values({
          schoolId,
          entryId: entry?.id ?? 0,
          accountId: account?.id ?? 0,
          amount: 5,
          balance: 105,
        })
      }),
    )
    await fails(() =>
      testApp.db.insert(ledgerEntries).values({
        schoolId,
        kind: 'grant',
        key: 'empty',
        at: testApp.clock.now(),
      }),
    )
    await fails(() => testApp.db.update(ledgerPostings).set({ amount: 1 }))
    await fails(() => testApp.db.update(ledgerEntries).set({ note: 'x' }))
    await fails(() => testApp.db.delete(ledgerPostings))
    await fails(() => testApp.db.delete(ledgerEntries))
    await fails(() => testApp.db.execute(sql`truncate ledger_postings`))
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-077] have no negative balance, and are verified every night', async () => {
    await till.give(100)
    const own = eq(ledgerAccounts.userId, till.buyer.userId)
    await fails(() => testApp.db.update(ledgerAccounts).set({ balance: -1 }).where(own))
    await till.run('proveCoins')
    const proof = async () =>
      (await testApp.ask(orders.moneyReport, {}, till.staff)).body.data?.proof
    expect(await proof()).toEqual({ at: testApp.clock.now().toISOString(), balanced: true })
    await testApp.db
      .update(ledgerAccounts)
      .set({ balance: sql`balance + 7` })
      .where(own)
    await fails(() => till.run('proveCoins'))
    expect((await proof())?.balanced).toBe(false)
    await testApp.db
      .update(ledgerAccounts)
      .set({ balance: sql`balance - 7` })
      .where(own)
    await till.run('proveCoins')
    expect(await testApp.db.$count(ledgerProofs)).toBe(1)
  })
})
