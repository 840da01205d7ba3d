import { practice, type TaughtAssignment } from '@titian/contract'
import { standardErp } from '@titian/practice/erp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { addCard } from '../erp-cards/factories.ts'
import { readKept } from '../factories.ts'
import { beginCard, Clerk, flasks } from './factories.ts'

let testApp: TestApp
let scene: Given
let given: TaughtAssignment

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
})

const clerkOf = async (by: Person) => new Clerk(testApp, by, await scene.begun(given, by))
const ask = (by: Person = scene.teacher, sign = given.sign) =>
  testApp.ask(practice.erpCommonErrors, { sign }, by)
const errors = async () => {
  const { body } = await ask()
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
/** Writes and cancels an order, which counts as a mistake of the student. */
async function cancelOrder(clerk: Clerk, units: number) {
  const { erp } = await clerk.do([flasks(units)])
  const order = erp?.documents.findLast(({ kind }) => kind === 'purchaseOrder')
  await clerk.do([{ type: 'cancel', document: order?.id }])
}

describe('[PRC-217] common errors of a class', () => {
  it('are counted in the newest run of each student, compared with the number of students who have begun the card', async () => {
    const lamps = await addCard(testApp, scene.teacher)
    const erpCards = { school: ['stockRule' as const], own: [lamps.sign] }
    given = await scene.give({ idSign: 'erp-ten-cards', attempts: 2, erpCards })
    expect(await errors()).toEqual({ runs: 0, failures: [], slips: [] })
    const [second, third] = [await scene.classmate(), await scene.classmate()]
    await scene.classmate()
    const first = await clerkOf(scene.student)
    await first.do([beginCard('stockRule')])
    await first.do([flasks(100)])
    const other = await clerkOf(second)
    await other.do([beginCard('stockRule')])
    await cancelOrder(other, 5)
    await cancelOrder(other, 6)
    await clerkOf(third)
    const found = await errors()
    expect(found.runs).toBe(3)
    expect(found.slips).toEqual([{ code: 'cancelled', count: 2 }])
    // Statement 0 requires an order of a hundred. Only the second student has not written this
    // order.
    expect(found.failures.find(({ place }) => place === 0)).toEqual({
      card: 'stockRule',
      title: '',
      place: 0,
      statement: {
        form: 'documentExists',
        document: 'purchaseOrder',
        partner: 'S20',
        item: 'I20',
        units: 100,
      },
      runs: 1,
      of: 2,
    })
    expect(found.failures[0]).toMatchObject({ card: 'stockRule', runs: 2, of: 2 })
    const runs = found.failures.map((one) => one.runs)
    expect(runs).toEqual(runs.toSorted((one, next) => next - one))
    // A second attempt replaces the first.
    await testApp.ask(practice.submitRun, { sign: other.sign }, second)
    const again = await clerkOf(second)
    await again.do([beginCard(`T${testApp.app.deps.signs.open('erpCard', lamps.sign)}`)])
    const later = await errors()
    expect(later.slips).toEqual([])
    const own = later.failures.filter(({ title }) => title === 'Lamps for the shop')
    expect(own).toMatchObject([
      { place: 0, runs: 1, of: 1, statement: { form: 'stockOf', item: 'LAMP', units: 5 } },
      { place: 1, runs: 1, of: 1 },
    ])
    expect(later.failures.find(({ place, title }) => place === 0 && !title)).toBeUndefined()
  })

  it("are read without books, in as many statements for many as for one, by the course's teachers", async () => {
    given = await scene.give({ idSign: 'erp-ten-cards' })
    const clerk = await clerkOf(scene.student)
    await clerk.do(standardErp.cards.map(beginCard))
    await errors()
    const once = await testApp.statementsOf(ask)
    for (const _ of [1, 2, 3]) {
      const mate = await clerkOf(await scene.classmate())
      await mate.do(standardErp.cards.map(beginCard))
    }
    expect(await testApp.statementsOf(ask)).toBe(once)
    expect(once).toBeLessThanOrEqual(3)
    const { failures, runs } = await errors()
    expect([failures.length, runs]).toEqual([20, 4])
    expect(failures.every((one) => one.runs === 4 && one.of === 4)).toBe(true)
    for (const by of [scene.student, await testApp.person('teacher,normal')])
      expect((await ask(by)).body.code).toBe(-6)
    const game = await scene.give()
    await scene.begun(game)
    const none = await ask(scene.teacher, game.sign)
    expect(none.body.data).toEqual({ runs: 0, failures: [], slips: [] })
  })

  it('are in the exported board with cash, statements, hints, mistakes and each card', async () => {
    const lamps = await addCard(testApp, scene.teacher)
    const erpCards = { school: ['stockRule' as const], own: [lamps.sign] }
    given = await scene.give({ idSign: 'erp-ten-cards', erpCards })
    const mate = await scene.classmate()
    const clerk = await clerkOf(scene.student)
    await clerk.do([beginCard('stockRule'), { type: 'hint', card: 'stockRule' }, flasks(100)])
    await cancelOrder(clerk, 7)
    const sheet = async (language: 'en' | 'zh') => {
      const by = { person: scene.teacher, language }
      const { body } = await testApp.ask(practice.exportBoard, { sign: given.sign }, by)
      const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString('utf8')
      return text.trim().split(/\r?\n/)
    }
    const lines = await sheet('en')
    const own = lines.find((line) => line.includes(scene.student.name))?.split(',') ?? []
    const head = lines[0]?.split(',') ?? []
    const at = head.indexOf('Statements met')
    expect(head.slice(at - 1)).toEqual([
      'Cash',
      'Statements met',
      'Hints',
      'Document cancelled',
      'Invoice does not match',
      'Paid before the match',
      'Wrong price billed',
      'Dispute without reason',
      expect.stringMatching(/^Buying by a stock rule \(\d+\)$/),
      'Lamps for the shop (2)',
    ])
    const { run } = await readKept(testApp, clerk)
    const [card] = run.progress && 'slips' in run.progress ? run.progress.cards : []
    expect(own.slice(at - 1)).toEqual(
      ['50000', card?.met, 1, 1, 0, 0, 0, 0, card?.met, ''].map(String),
    )
    expect(card?.met).toBeGreaterThan(0)
    const none = lines.find((line) => line.includes(mate.name))?.split(',') ?? []
    expect(none.slice(at - 1).join('')).toBe('')
    expect((await sheet('zh'))[0]).toContain('按库存规则采购')
  })
})

describe('[PRC-219] the books of a student for teachers', () => {
  it('are read by document, account and item in their current state, without changes', async () => {
    given = await scene.give({ idSign: 'erp-first-steps' })
    const clerk = await clerkOf(scene.student)
    await clerk.do([beginCard('stockRule')])
    const { erp } = await clerk.do([flasks(100)])
    const before = await readKept(testApp, clerk)
    const order = erp?.documents.find(({ kind }) => kind === 'purchaseOrder')
    const { sign } = clerk
    const document = await testApp.ask(
      practice.boardErpDocument,
      { sign, document: order?.id ?? 0 },
      scene.teacher,
    )
    expect(document.body.data).toMatchObject({
      number: order?.number,
      lines: [{ item: 'I20', units: 100, price: 1_250 }],
    })
    const ledger = await testApp.ask(
      practice.boardErpLedger,
      { sign, account: 'capital', size: 1 },
      scene.teacher,
    )
    // The capital of the first day, and then the card's thirty flasks.
    expect(ledger.body.data).toMatchObject({ total: 2, list: [{ credit: 36_000, day: 1 }] })
    const older = await testApp.ask(
      practice.boardErpLedger,
      { sign, account: 'capital', size: 1, page: 2 },
      scene.teacher,
    )
    expect(older.body.data).toMatchObject({ total: 2, list: [{ credit: 5_000_000 }] })
    const stock = await testApp.ask(practice.boardErpStock, { sign, item: 'I20' }, scene.teacher)
    expect(stock.body.data).toMatchObject({ total: 1, list: [{ units: 30, stock: 30 }] })
    expect(await readKept(testApp, clerk)).toEqual(before)
  })

  it("report an unknown field, and are for the course's teachers only", async () => {
    given = await scene.give({ idSign: 'erp-first-steps' })
    const { sign } = await clerkOf(scene.student)
    const document = (by: Person, number: number, of = sign) =>
      testApp.ask(practice.boardErpDocument, { sign: of, document: number }, by)
    const unknown = await document(scene.teacher, 99)
    expect(unknown.body).toMatchObject({
      code: -2,
      extend: { fields: { document: expect.any(String) } },
    })
    const item = await testApp.ask(practice.boardErpStock, { sign, item: 'I20' }, scene.teacher)
    expect(item.body).toMatchObject({ code: -2, extend: { fields: { item: expect.any(String) } } })
    const game = await scene.begun(await scene.give())
    expect((await document(scene.teacher, 1, game.sign)).body.code).toBe(-2)
    const others = [scene.student, await testApp.person('teacher,normal')]
    for (const by of others) {
      const asked = [
        await document(by, 1),
        await testApp.ask(practice.boardErpLedger, { sign, account: 'bank' }, by),
        await testApp.ask(practice.boardErpStock, { sign, item: 'I20' }, by),
      ]
      expect(asked.map(({ body }) => body.code)).toEqual([-6, -6, -6])
    }
  })
})
