import {
  type ErpDocument,
  type ErpRefusal,
  type ErpView,
  type InputOf,
  practice,
  type PracticeRun,
} from '@titian/contract'
import { kindOf } from '@titian/practice/kinds'
import { replay } from '@titian/practice/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { playOfCards, sendPlay } from '../erp-books/factories.ts'
import { readKept, startRun } from '../factories.ts'
import { erpRefusalText } from './erp-refusals.ts'

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

type Sent = InputOf<typeof practice.decideRun>['decisions'][number]

const sent = (type: string, fields: object = {}, day = 1): Sent => ({
  seat: 'clerk',
  command: { type, day, ...fields },
  note: '',
})
const write = (kind: string, fields: object, submit = true, day = 1) =>
  sent('write', { kind, submit, ...fields }, day)
const lines = (item: string, units: number, price?: number) => [{ item, units, price }]

const viewOf = (one: PracticeRun | null | undefined): ErpView => {
  if (!one?.erp) throw new Error('The run shows no books.')
  return one.erp
}

async function decide(number: number, decisions: Sent[], endDay: 0 | 1 = 0, language = 'en') {
  const input = { sign: run.sign, number, decisions, endDay }
  const by = { person: student, language: language as 'en' }
  return (await testApp.ask(practice.decideRun, input, by)).body
}

/** Sends decisions and fails if they are refused. Can also end the day. */
async function act(decisions: Sent[], endDay: 0 | 1 = 0): Promise<ErpView> {
  const body = await decide(run.number, decisions, endDay)
  if (!body.data) throw new Error(JSON.stringify(body))
  run = body.data
  return viewOf(run)
}

async function documentOf(id: number): Promise<ErpDocument> {
  const input = { sign: run.sign, document: id }
  const { body } = await testApp.ask(practice.erpDocument, input, student)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

const fieldsOf = (body: { extend?: Record<string, unknown> | null | undefined }) =>
  (body.extend?.['fields'] ?? {}) as Record<string, string>

const partners = [
  sent('savePartner', {
    code: 'SUP',
    name: 'Supplier',
    role: 'supplier',
    creditLimit: 0,
    paymentDays: 30,
    currency: 'home',
  }),
  sent('savePartner', {
    code: 'CUS',
    name: 'Customer',
    role: 'customer',
    creditLimit: 1_000_000,
    paymentDays: 5,
    currency: 'home',
  }),
  sent('saveItem', { code: 'BOX', name: 'Box', price: 500, reorderPoint: 0, reorderUnits: 0 }),
]

/** Buys at a price, receives the goods after the supplier's three days, and books the bill. */
async function bought(units: number, price: number): Promise<number> {
  const { documentsInAll, day } = await act([
    write(
      'purchaseOrder',
      { partner: 'SUP', lines: lines('BOX', units, price) },
      true,
      viewOf(run).day,
    ),
  ])
  const order = documentsInAll
  for (let passed = 0; passed < 3; passed++) await act([], 1)
  await act([write('goodsReceipt', { source: order, lines: lines('BOX', units) }, true, day + 3)])
  return order
}

describe('[PRC-042] the documents of the company', () => {
  it('exist in every kind, with number, lines, source and state, and in the log', async () => {
    const player = playOfCards(['goodsBack'])
    run = await sendPlay(testApp, student, run, player)
    const { day, partners: known, items, warehouses } = viewOf(run)
    expect(day).toBe(player.state().day)
    expect(known.map(({ role }) => role)).toEqual(expect.arrayContaining(['customer', 'supplier']))
    expect(items.length).toBeGreaterThan(5)
    expect(warehouses).toBe(1)
    const { documents } = player.state()
    const kinds = new Map<string, ErpDocument>()
    for (const kind of new Set(documents.map((document) => document.kind))) {
      const ofKind = documents.filter((document) => document.kind === kind)
      // Prefers a document with an order, because an invoice from before the first day has none.
      const { id } = ofKind.find(({ source }) => source !== null) ?? ofKind[0] ?? expect.fail()
      const document = await documentOf(id)
      kinds.set(document.kind, document)
      expect(document.number).toMatch(/^[A-Z]{2}-\d{4}$/)
    }
    expect([...kinds.keys()].toSorted()).toEqual(
      [
        'purchaseRequest',
        'quotationRequest',
        'purchaseOrder',
        'goodsReceipt',
        'supplierInvoice',
        'quotation',
        'salesOrder',
        'delivery',
        'customerInvoice',
        'payment',
        'return',
        'stockCount',
        'opening',
      ].toSorted(),
    )
    const before: Record<string, string> = {
      goodsReceipt: 'purchaseOrder',
      supplierInvoice: 'purchaseOrder',
      delivery: 'salesOrder',
      customerInvoice: 'salesOrder',
      return: 'delivery',
    }
    for (const [kind, source] of Object.entries(before)) {
      const document = kinds.get(kind)
      expect(document?.lines.length).toBeGreaterThan(0)
      expect((await documentOf(document?.source ?? 0)).kind).toBe(source)
    }
    const kept = await readKept(testApp, run)
    expect(kept.log.map(({ command }) => command['type'])).toEqual(
      player.log.map(({ command }) => command.type),
    )
  })

  it('change from draft to submitted, partly done and done, and a draft can be edited', async () => {
    await act(partners)
    const order = { partner: 'CUS', lines: lines('BOX', 4) }
    const first = await act([write('salesOrder', order, false)])
    const id = first.documentsInAll
    const stateOf = async () => (await documentOf(id)).state
    expect(await stateOf()).toBe('draft')
    await act([
      sent('rewrite', { kind: 'salesOrder', document: id, ...order, lines: lines('BOX', 6) }),
    ])
    expect((await documentOf(id)).lines).toMatchObject([{ item: 'BOX', units: 6, price: 500 }])
    await act([sent('submit', { document: id })])
    expect(await stateOf()).toBe('submitted')
    await bought(6, 300)
    const { day } = viewOf(run)
    await act([write('delivery', { source: id, lines: lines('BOX', 2) }, true, day)])
    expect(await stateOf()).toBe('partlyDone')
    await act([write('delivery', { source: id, lines: lines('BOX', 4) }, true, day)])
    expect(await stateOf()).toBe('done')
    const counts = viewOf(run).counts.filter(({ kind }) => kind === 'salesOrder')
    expect(counts).toEqual([{ kind: 'salesOrder', state: 'done', count: 1 }])
  })
})

it('[PRC-043] cannot be edited after submission, and are cancelled by a reversing document', async () => {
  await act(partners)
  const order = await bought(10, 200)
  const receipt = viewOf(run).documentsInAll
  const { day } = viewOf(run)
  const before = await documentOf(receipt)
  const again = { kind: 'goodsReceipt', document: receipt, source: order, lines: lines('BOX', 9) }
  const edited = await decide(run.number, [sent('rewrite', again, day)])
  expect(Object.keys(fieldsOf(edited))).toEqual(['decisions.0.command.document'])
  expect(await documentOf(receipt)).toEqual(before)
  const { stock, documentsInAll } = await act([sent('cancel', { document: receipt }, day)])
  const reversal = await documentOf(documentsInAll)
  const after = await documentOf(receipt)
  expect(reversal).toMatchObject({ kind: 'goodsReceipt', reverses: receipt })
  expect(after).toEqual({
    ...before,
    state: 'cancelled',
    reversedBy: reversal.id,
    entries: after.entries,
  })
  expect(after.entries).toEqual(before.entries)
  expect(stock.find(({ item }) => item === 'BOX')).toMatchObject({ units: 0, value: 0 })
  const total = (account: string) =>
    [...after.entries, ...reversal.entries]
      .flatMap((entry) => entry.lines)
      .filter((line) => line.account === account)
      .reduce((sum, { debit, credit }) => sum + debit - credit, 0)
  expect([total('inventory'), total('grni')]).toEqual([0, 0])
  const twice = await decide(run.number, [sent('cancel', { document: receipt }, day)])
  expect(twice.code).toBe(-2)
})

it('[PRC-044] post balanced entries, with stock at the moving average', async () => {
  await act(partners)
  const order = await act([write('salesOrder', { partner: 'CUS', lines: lines('BOX', 6) })])
  const sale = order.documentsInAll
  await bought(10, 200)
  await bought(10, 300)
  const { day, documentsInAll } = viewOf(run)
  const receipt = await documentOf(documentsInAll)
  expect(receipt.entries.map((entry) => entry.lines)).toEqual([
    [
      { account: 'inventory', debit: 3_000, credit: 0 },
      { account: 'grni', debit: 0, credit: 3_000 },
    ],
  ])
  const view = await act([write('delivery', { source: sale, lines: lines('BOX', 6) }, true, day)])
  // Ten at 2.00 and ten at 3.00 average 2.50 each.
  const delivery = await documentOf(view.documentsInAll)
  expect(delivery.entries.map((entry) => entry.lines)).toEqual([
    [
      { account: 'costOfGoods', debit: 1_500, credit: 0 },
      { account: 'inventory', debit: 0, credit: 1_500 },
    ],
  ])
  expect(view.stock).toMatchObject([{ item: 'BOX', units: 14, value: 3_500 }])
  expect(view.trialBalance.debit).toBe(view.trialBalance.credit)
  const { state } = await readKept(testApp, run)
  const { entries } = state as { entries: { lines: { debit: number; credit: number }[] }[] }
  expect(entries.length).toBeGreaterThan(1)
  for (const entry of entries)
    expect(entry.lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
})

describe('[PRC-045] [PRC-210] a refusal of the books', () => {
  const said = (reason: ErpRefusal, details: Record<string, number | string>) =>
    (['en', 'zh', 'my'] as const).map((language) => erpRefusalText(reason, details, language))

  async function textsOf(decisions: Sent[], field: string): Promise<(string | undefined)[]> {
    const texts: (string | undefined)[] = []
    for (const language of ['en', 'zh', 'my']) {
      const body = await decide(run.number, decisions, 0, language)
      expect(body.code).toBe(-2)
      expect(Object.keys(fieldsOf(body))).toEqual([field])
      texts.push(fieldsOf(body)[field])
    }
    return texts
  }

  it("is shown at its field in the caller's language, and stores nothing of the call", async () => {
    await act(partners)
    await act([], 1)
    const kept = await readKept(testApp, run)
    const order = write('salesOrder', { partner: 'CUS', lines: lines('BOX', 1) }, true, 2)
    const early = write('salesOrder', { partner: 'CUS', lines: lines('BOX', 1), date: 1 }, true, 2)
    const backDated = await textsOf([order, early], 'decisions.1.command.date')
    expect(backDated).toEqual(said('backDated', { day: 2, date: 1 }))
    expect(new Set(backDated).size).toBe(3)
    const dear = write('salesOrder', { partner: 'CUS', lines: lines('BOX', 2_000) }, true, 2)
    const limit = await textsOf([dear], 'decisions.0.command.lines')
    expect(limit[0]).toContain('RM10,000.00')
    expect(await readKept(testApp, run)).toEqual(kept)
  })

  it('prevents stock below zero', async () => {
    await act(partners)
    const view = await act([write('salesOrder', { partner: 'CUS', lines: lines('BOX', 3) })])
    const delivery = write('delivery', { source: view.documentsInAll, lines: lines('BOX', 3) })
    const texts = await textsOf([delivery], 'decisions.0.command.lines.0.units')
    expect(texts).toEqual(said('negativeStock', { item: 'BOX', stock: 0, units: 3 }))
    expect((await readKept(testApp, run)).log).toHaveLength(4)
  })
})

const failing = (view: ErpView) =>
  view.cards.flatMap(({ code, statements }) =>
    statements.filter(({ met }) => !met).map(({ statement }) => `${code} ${statement.form}`),
  )

describe('[PRC-046] [PRC-047] the ten cards', () => {
  const codes = playOfCards()
    .state()
    .cards.map(({ code }) => code)

  it.each([
    ['the first ways', []],
    ['the second ways', codes],
  ])('are passed by %s, and [PRC-048] score by statements, accuracy and result', async (_, by) => {
    expect(viewOf(run).cards.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'masterData',
        'stockRule',
        'partialReceipt',
        'invoiceMismatch',
        'creditLimit',
        'backOrder',
        'goodsBack',
        'stockCount',
        'latePayer',
        'monthClose',
      ]),
    )
    const begun = failing(viewOf(run))
    expect(begun).toHaveLength(viewOf(run).cards.flatMap(({ statements }) => statements).length)
    run = await sendPlay(testApp, student, run, playOfCards(by))
    expect(failing(viewOf(run))).toEqual([])
    const { data } = (await testApp.ask(practice.submitRun, { sign: run.sign }, student)).body
    const kept = await readKept(testApp, run)
    expect(data?.state).toBe('scored')
    expect(kept.run.score).toEqual(data?.score?.parts)
    expect(data?.score?.parts).toMatchObject([
      { name: 'statements', points: 70, of: 70 },
      { name: 'accuracy', points: 15, of: 15 },
      { name: 'result', of: 15 },
    ])
    const { body } = await testApp.ask(practice.runReview, { sign: run.sign }, student)
    const measures = body.data?.erp?.result ?? []
    expect(measures.map(({ name }) => name)).toEqual([
      'trialBalance',
      'stockAccuracy',
      'onTime',
      'overduePayables',
      'cashCycle',
    ])
    const result = measures.reduce((sum, { points }) => sum + points, 0)
    expect(data?.score?.parts[2]?.points).toBe(result)
    const log = kept.log.map(({ day, seat, command }) => ({ day, seat, command }))
    const { scenario, seed, days } = kept.run
    const states = replay(kindOf('erp') ?? expect.fail(), { scenario, seed, log, days })
    expect(JSON.parse(JSON.stringify(states.at(-1)))).toEqual(kept.state)
  })

  it('cost a point for a hint, and show what a failed statement expects and finds', async () => {
    const player = playOfCards()
    player.do({ type: 'hint', card: 'monthClose' })
    run = await sendPlay(testApp, student, run, player)
    expect(viewOf(run).cards.find(({ code }) => code === 'monthClose')?.hints).toBe(1)
    const { data } = (await testApp.ask(practice.submitRun, { sign: run.sign }, student)).body
    expect(data?.score?.parts[0]).toMatchObject({ points: 69 })
    const other = await startRun(testApp, student, { idSign: 'erp-first-steps' })
    const input = {
      sign: other.sign,
      number: 1,
      decisions: [sent('beginCard', { card: 'stockRule' })],
    }
    const { body } = await testApp.ask(practice.decideRun, input, student)
    const card = viewOf(body.data).cards.find(({ code }) => code === 'stockRule')
    const open = card?.statements.filter(({ met }) => !met) ?? []
    expect(open.length).toBeGreaterThan(0)
    expect(open.some(({ expected, found }) => expected !== null && expected !== found)).toBe(true)
    const { run: row } = await readKept(testApp, other)
    expect(row.progress).toMatchObject({
      cards: expect.arrayContaining([
        expect.objectContaining({
          code: 'stockRule',
          begun: true,
          failed: expect.arrayContaining([
            expect.objectContaining({ expected: expect.any(Number), place: expect.any(Number) }),
          ]),
        }),
      ]),
    })
  })
})

describe('[PRC-192] a forged call', () => {
  const forged: [string, Sent][] = [
    ['another seat', { ...sent('hint', { card: 'masterData' }), seat: 'teacher' }],
    ['a seat that is not there', { ...sent('hint', { card: 'masterData' }), seat: 'owner' }],
    ['a command of the teacher', sent('resetCard', { card: 'masterData' })],
    ['an unknown command', sent('setBalance', { account: 'bank', amount: 1 })],
    ['an opening', write('opening', { lines: lines('I10', 5) })],
    ['units below zero', write('salesOrder', { partner: 'CUS', lines: lines('BOX', -1) })],
    ['units in parts', write('salesOrder', { partner: 'CUS', lines: lines('BOX', 1.5) })],
    ['a document of nobody', sent('cancel', { document: 99 })],
    ['money that did not come', write('payment', { source: 1, amount: 5, direction: 'in' })],
    ['a card that was not begun', sent('hint', { card: 'masterData' })],
  ]

  it.each(forged)('with %s changes nothing', async (_, decision) => {
    await act(partners)
    const kept = await readKept(testApp, run)
    const body = await decide(run.number, [decision])
    expect(body).toMatchObject({ ok: false, code: -2 })
    expect(Object.keys(fieldsOf(body))[0]).toMatch(/^decisions\.0/)
    expect(await readKept(testApp, run)).toEqual(kept)
  })

  it('for another day gets the current run', async () => {
    const body = await decide(1, [sent('beginCard', { card: 'masterData' }, 2)])
    expect(body).toMatchObject({ code: -4, extend: { reason: 'runChanged', run: { day: 1 } } })
    expect((await readKept(testApp, run)).log).toEqual([])
  })
})

describe('[PRC-163] [PRC-027] the books of one person', () => {
  const begin = sent('beginCard', { card: 'masterData' })

  it('accept a double press once, and send another tab the current run', async () => {
    const both = await Promise.all([decide(1, [begin]), decide(1, [begin])])
    expect(both.map(({ data }) => data?.number)).toEqual([2, 2])
    const tab = await decide(1, [sent('beginCard', { card: 'stockRule' })])
    expect(tab).toMatchObject({ code: -4, extend: { reason: 'runChanged', run: { number: 2 } } })
    expect((await readKept(testApp, run)).log).toHaveLength(1)
  })

  it('store nothing of an interrupted day, and count it when it is sent again', async () => {
    const before = await readKept(testApp, run)
    const { pool } = testApp.database
    await pool.query(
      `alter table practice_snapshots add constraint cut_off_erp check (run_id <> ${before.run.id}) not valid`,
    )
    expect((await decide(1, [begin], 1)).ok).toBe(false)
    expect(await readKept(testApp, run)).toEqual(before)
    await pool.query('alter table practice_snapshots drop constraint cut_off_erp')
    expect((await decide(1, [begin], 1)).data).toMatchObject({ day: 2, number: 2 })
    expect((await decide(1, [begin], 1)).data).toMatchObject({ day: 2, number: 2 })
    const kept = await readKept(testApp, run)
    expect(kept.log).toHaveLength(1)
    expect(kept.state).toMatchObject({ day: 2, cards: [{ code: 'masterData' }] })
  })
})
