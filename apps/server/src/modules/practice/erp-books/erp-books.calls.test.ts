import {
  decisionsADayMost,
  type ErpView,
  type MarketView,
  practice,
  type PracticeRun,
} from '@titian/contract'
import { replay } from '@titian/practice/engine'
import { kindOf } from '@titian/practice/kinds'
import { marketplace } from '@titian/practice/marketplace'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { readKept, startRun } from '../factories.ts'
import { practiceCommands, practiceImports } from '../tables.ts'
import { playOfCards, playShop, sendPlay } from './factories.ts'

let testApp: TestApp
let student: Person
let run: PracticeRun

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person('student,normal')
  run = await startRun(testApp, student, { idSign: 'erp-ten-cards' })
})

const viewOf = (one: PracticeRun | null | undefined): ErpView => {
  if (!one?.erp) throw new Error('The run shows no books.')
  return one.erp
}
const fieldsOf = (body: { extend?: Record<string, unknown> | null | undefined }) =>
  (body.extend?.['fields'] ?? {}) as Record<string, string>
const idOf = ({ sign }: { sign: string }) => testApp.app.deps.signs.open('practiceRun', sign) ?? 0

describe("[PRC-211] the books beside a run's page", () => {
  const readDocument = async (document: number, sign = run.sign, by = student) =>
    (await testApp.ask(practice.erpDocument, { sign, document }, by)).body
  const readLedger = async (page: number, size: number, sign = run.sign) =>
    (await testApp.ask(practice.erpLedger, { sign, account: 'inventory', page, size }, student))
      .body
  const readStock = async (item: string, sign = run.sign) =>
    (await testApp.ask(practice.erpStock, { sign, item, size: 100 }, student)).body

  it('contain a document with its postings, an account and the movements of an item, newest first', async () => {
    run = await sendPlay(testApp, student, run, playOfCards())
    const view = viewOf(run)
    const receipts = view.documents.filter(({ kind }) => kind === 'goodsReceipt')
    for (const header of receipts) {
      const { data } = await readDocument(header.id)
      expect(data).toMatchObject(header)
      const [entry] = data?.entries ?? []
      expect(entry?.lines.map(({ account }) => account)).toEqual(['inventory', 'grni'])
    }
    const all = await readLedger(1, 100)
    const rows = all.data?.list ?? []
    const { debit, credit } = view.trialBalance.rows.find(
      ({ account }) => account === 'inventory',
    ) ?? { debit: 0, credit: 0 }
    expect(rows[0]?.balance).toBe(debit - credit)
    expect(rows.map(({ entry }) => entry)).toEqual(
      rows.map(({ entry }) => entry).toSorted((one, other) => other - one),
    )
    for (const [at, row] of rows.entries())
      expect(row.balance).toBe((rows[at + 1]?.balance ?? 0) + row.debit - row.credit)
    expect(all.data?.total).toBe(rows.length)
    const pages = [await readLedger(1, 3), await readLedger(2, 3), await readLedger(50, 3)]
    expect(pages.map(({ data }) => data?.list)).toEqual([rows.slice(0, 3), rows.slice(3, 6), []])
    expect(pages.map(({ data }) => data?.total)).toEqual([rows.length, rows.length, rows.length])
    const stock = (await readStock('I30')).data?.list ?? []
    const now = view.stock.find(({ item }) => item === 'I30')
    expect(stock[0]).toMatchObject({ stock: now?.units, worth: now?.value })
    expect(stock[0]?.number).toBe((await readDocument(stock[0]?.document ?? 0)).data?.number)
    expect(stock.reduce((sum, { units }) => sum + units, 0)).toBe(now?.units)
  })

  it("include today's decisions, and do not change after the run has ended", async () => {
    const decisions = ['masterData', 'stockCount'].map((card) => ({
      seat: 'clerk',
      command: { type: 'beginCard', day: 1, card },
      note: '',
    }))
    await testApp.ask(practice.decideRun, { sign: run.sign, number: 1, decisions }, student)
    const opening = await readDocument(2)
    expect(opening.data?.card).toBe('stockCount')
    await testApp.ask(practice.submitRun, { sign: run.sign }, student)
    expect((await readDocument(2)).data).toEqual(opening.data)
  })

  it('need three statements each, and refuse an unknown thing at its field', async () => {
    run = await sendPlay(testApp, student, run, playOfCards())
    for (const read of [() => readDocument(2), () => readLedger(1, 20), () => readStock('I30')])
      expect(await testApp.statementsOf(read)).toBeLessThanOrEqual(3)
    const other = await startRun(testApp, student, { idSign: 'inventory-bench' })
    const refused = [
      [await readDocument(9_999), 'document'],
      [await readStock('nothing'), 'item'],
      [await readDocument(1, other.sign), 'sign'],
      [await readLedger(1, 20, other.sign), 'sign'],
      [await readStock('I30', other.sign), 'sign'],
    ] as const
    for (const [body, field] of refused) {
      expect(body).toMatchObject({ code: -2, data: null })
      expect(Object.keys(fieldsOf(body))).toEqual([field])
    }
    const mate = await testApp.person('student,normal', student.schoolId)
    expect((await readDocument(1, run.sign, mate)).data).toBeNull()
  })
})

describe("[PRC-049] [PRC-212] importing the sales of the student's shop", () => {
  let shop: PracticeRun

  beforeEach(async () => {
    shop = await startRun(testApp, student, { idSign: 'market-60-days' })
  })

  async function bring(number = run.number, language = 'en', by = student, market = shop.sign) {
    const asker = { person: by, language: language as 'en' }
    return (await testApp.ask(practice.importErpSales, { sign: run.sign, number, market }, asker))
      .body
  }

  const soldIn = ({ products }: MarketView) =>
    products.flatMap(({ product, rows }) =>
      rows
        .filter(({ units }) => units > 0)
        .map(({ day, units, price }) => ({ day, product, units, price })),
    )
  const linesOf = async (view: ErpView) => {
    const orders = view.documents.filter(({ kind }) => kind === 'salesOrder')
    const lines = []
    for (const { id } of orders) {
      const input = { sign: run.sign, document: id }
      const { body } = await testApp.ask(practice.erpDocument, input, student)
      lines.push(...(body.data?.lines ?? []))
    }
    return lines
  }

  it('[PRC-198] creates orders of today with all units at their prices, the customer, the items and a supplier', async () => {
    const sold = soldIn(
      marketplace.viewOf(await playShop(testApp, shop, 30), 'seller') as MarketView,
    )
    const days = new Set(sold.map(({ day }) => day))
    expect(days.size).toBeGreaterThan(3)
    const { data } = await bring()
    const view = viewOf(data)
    expect(data).toMatchObject({ day: 1, number: 2 })
    expect(view.partners).toMatchObject([
      { code: 'MKT', name: 'Marketplace customers', role: 'customer', paymentDays: 0, own: true },
      { code: 'MKTS', role: 'supplier' },
    ])
    expect(new Set(view.items.map(({ code }) => code))).toEqual(
      new Set(sold.map(({ product }) => product)),
    )
    const orders = view.documents.filter(({ kind }) => kind === 'salesOrder')
    expect(orders).toHaveLength(days.size)
    expect(orders.every(({ day, state }) => day === 1 && state === 'submitted')).toBe(true)
    const worth = (rows: readonly { units: number; price: number }[]) =>
      rows.reduce((sum, { units, price }) => sum + units * price, 0)
    const units = (rows: readonly { units: number }[]) =>
      rows.reduce((sum, row) => sum + row.units, 0)
    const lines = await linesOf(view)
    expect([units(lines), worth(lines)]).toEqual([units(sold), worth(sold)])
    const kept = await readKept(testApp, run)
    expect(
      kept.log.every(({ seat, number, day }) => seat === 'clerk' && number === 1 && day === 1),
    ).toBe(true)
    expect(kept.log.map(({ place }) => place)).toEqual(kept.log.map((_, at) => at))
    const imports = await testApp.db
      .select()
      .from(practiceImports)
      .where(eq(practiceImports.runId, idOf(run)))
    expect(imports).toEqual([{ runId: idOf(run), marketId: idOf(shop), number: 1 }])
  })

  it('allows buying, delivering and billing, and a replay of the log gives the same books', async () => {
    await playShop(testApp, shop, 30)
    run = (await bring()).data ?? run
    const [order] = viewOf(run).documents.filter(({ kind }) => kind === 'salesOrder')
    const input = { sign: run.sign, document: order?.id ?? 0 }
    const { data: sale } = (await testApp.ask(practice.erpDocument, input, student)).body
    const lines = (sale?.lines ?? []).map(({ item, units }) => ({ item, units }))
    const act = async (commands: object[], endDay: 0 | 1 = 0) => {
      const decisions = commands.map((command) => ({
        seat: 'clerk',
        command: { type: 'write', submit: true, day: run.day, ...command },
        note: '',
      }))
      const call = { sign: run.sign, number: run.number, decisions, endDay }
      const { body } = await testApp.ask(practice.decideRun, call, student)
      if (!body.data) throw new Error(JSON.stringify(body))
      run = body.data
    }
    const bought = lines.map((line) => ({ ...line, price: 400 }))
    await act([{ kind: 'purchaseOrder', partner: 'MKTS', lines: bought }])
    const purchase = viewOf(run).documentsInAll
    for (let day = 0; day < 3; day++) await act([], 1)
    await act([
      { kind: 'goodsReceipt', source: purchase, lines },
      { kind: 'delivery', source: order?.id, lines },
      { kind: 'customerInvoice', source: order?.id, lines },
    ])
    await act([], 1)
    const { documents, papers } = viewOf(run)
    expect(documents.find(({ id }) => id === order?.id)?.state ?? 'done').toBe('done')
    expect(papers.find(({ kind }) => kind === 'bankLine')).toMatchObject({ partner: 'MKT' })
    const kept = await readKept(testApp, run)
    const { scenario, seed } = kept.run
    const log = kept.log.map(({ day, seat, command }) => ({ day, seat, command }))
    const played = { scenario, seed, log, days: run.day - 1 }
    const states = replay(kindOf('erp') ?? expect.fail(), played)
    expect(JSON.parse(JSON.stringify(states.at(-1)))).toEqual(kept.state)
  })

  it('happens once: a double press counts once, another tab and a repetition are refused', async () => {
    await playShop(testApp, shop, 30)
    const both = await Promise.all([bring(), bring()])
    expect(both.map(({ data }) => data?.number)).toEqual([2, 2])
    const kept = await readKept(testApp, run)
    const tab = await bring(5)
    expect(tab).toMatchObject({ code: -4, extend: { reason: 'runChanged', run: { number: 2 } } })
    const said = []
    for (const language of ['en', 'zh', 'my']) {
      const again = await bring(2, language)
      expect(again).toMatchObject({ code: -4, extend: { reason: 'salesImported' } })
      said.push(again.msg)
    }
    expect(new Set(said).size).toBe(3)
    expect(await readKept(testApp, run)).toEqual(kept)
    // A second shop that has ended is added to the first. Customer and items exist already.
    const second = await startRun(testApp, student, { idSign: 'market-first-shop' })
    await playShop(testApp, second, 13)
    await testApp.ask(practice.submitRun, { sign: second.sign }, student)
    expect((await readKept(testApp, second)).run.state).toBe('scored')
    const more = await bring(2, 'en', student, second.sign)
    expect(more.data?.number).toBe(3)
    expect(viewOf(more.data).partners).toHaveLength(2)
  })

  it("is refused for another person's shop, a run of another kind, and a shop without sales", async () => {
    const kept = await readKept(testApp, run)
    const mate = await testApp.person('student,normal', student.schoolId)
    const others = await startRun(testApp, mate, { idSign: 'market-first-shop' })
    const bench = await startRun(testApp, student, { idSign: 'inventory-bench' })
    for (const market of [others.sign, bench.sign, shop.sign]) {
      const body = await bring(1, 'en', student, market)
      expect(body.code).toBe(-2)
      expect(Object.keys(fieldsOf(body))).toEqual(['market'])
    }
    expect((await bring(1, 'zh')).extend?.['reason']).toBe('nothingSold')
    expect((await bring(1, 'en', mate)).data).toBeNull()
    expect(await readKept(testApp, run)).toEqual(kept)
  })

  it('needs space among the decisions of the day, and reports refusals of the books at the shop', async () => {
    await playShop(testApp, shop, 30)
    const customer = (creditLimit: number, number: number, place: number) => ({
      runId: idOf(run),
      number,
      place,
      day: 1,
      seat: 'clerk',
      command: {
        type: 'savePartner',
        day: 1,
        code: 'MKT',
        name: 'Mine',
        role: 'customer',
        creditLimit,
        paymentDays: 0,
        currency: 'home',
      },
      note: '',
      at: new Date(),
    })
    await testApp.db.insert(practiceCommands).values(customer(100, 1, 0))
    const limit = await bring()
    expect(limit.code).toBe(-2)
    expect(fieldsOf(limit)['market']).toContain('RM1.00')
    const rows = Array.from({ length: decisionsADayMost - 3 }, (_, at) => customer(100, 1, at + 1))
    await testApp.db.insert(practiceCommands).values(rows)
    expect(await bring()).toMatchObject({ code: -4, extend: { reason: 'dayFull' } })
    expect((await readKept(testApp, run)).run.number).toBe(1)
  })

  it('stores nothing of an interrupted call, and succeeds when it is repeated', async () => {
    await playShop(testApp, shop, 30)
    const before = await readKept(testApp, run)
    const { pool } = testApp.database
    await pool.query(
      `alter table practice_imports add constraint cut_off check (run_id <> ${before.run.id}) not valid`,
    )
    expect((await bring()).ok).toBe(false)
    expect(await readKept(testApp, run)).toEqual(before)
    await pool.query('alter table practice_imports drop constraint cut_off')
    expect((await bring()).data?.number).toBe(2)
  })
})
