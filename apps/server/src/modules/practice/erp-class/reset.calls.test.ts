import { practice, reasons, type TaughtAssignment } from '@titian/contract'
import { replay } from '@titian/practice/engine'
import { erp, type ErpScenario, type ErpState } from '@titian/practice/erp'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { readKept } from '../factories.ts'
import { beginCard, Clerk, flasks } from './factories.ts'

let testApp: TestApp
let scene: Given
let given: TaughtAssignment
let clerk: Clerk

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  given = await scene.give({ idSign: 'erp-first-steps', dueAt: scene.inHours(24), attempts: 2 })
  clerk = new Clerk(testApp, scene.student, await scene.begun(given))
})

const reset = (card = 'stockRule', by: Person = scene.teacher, sign = clerk.sign) =>
  testApp.ask(practice.resetErpCard, { sign, card }, by)
const audits = () =>
  testApp.db
    .select({ by: auditEntries.actorId, detail: auditEntries.detail })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'practice.cardReset'),
        eq(auditEntries.subjectId, scene.student.userId),
      ),
    )
    .orderBy(asc(auditEntries.id))
const read = async () =>
  (await testApp.ask(practice.practiceRun, { sign: clerk.sign }, scene.student)).body.data
const begun = () => clerk.do([beginCard('stockRule'), { type: 'hint', card: 'stockRule' }])

/** Returns the states of both seats after replaying the whole log. */
async function replayed() {
  const { run, log, state } = await readKept(testApp, clerk)
  const days = run.endedAt ? run.days : run.day - 1
  // A run of this kind always has an ERP scenario.
  const scenario = run.scenario as ErpScenario
  const states = replay(erp, { scenario, seed: run.seed, log, days })
  return { last: states.at(-1), kept: state as ErpState, log, run }
}

describe("[PRC-218] restarting a student's card", () => {
  it('[PRC-196] adds a log entry with the running number, and restarts within the same books', async () => {
    await begun()
    const before = await clerk.do([flasks(90)])
    expect(before.erp?.counts).toContainEqual({
      kind: 'purchaseOrder',
      state: 'submitted',
      count: 1,
    })
    expect((await reset()).body).toMatchObject({ ok: true, data: null })
    const { log, run } = await replayed()
    expect(log.at(-1)).toMatchObject({
      number: 3,
      place: 0,
      day: 1,
      seat: 'teacher',
      command: { type: 'resetCard', day: 1, card: 'stockRule' },
    })
    expect(run.number).toBe(4)
    const card = { code: 'stockRule', begun: true, hints: 0 }
    expect(run.progress).toMatchObject({ cards: [{ code: 'masterData', begun: false }, card] })
    const now = await read()
    expect(now).toMatchObject({ number: 4, day: 1 })
    expect(now?.erp?.cards[1]).toMatchObject({ code: 'stockRule', round: 2, hints: 0 })
    const orders = now?.erp?.documents.filter(({ kind }) => kind === 'purchaseOrder')
    expect(orders?.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'done'])
    expect(orders?.every(({ byTeacher }) => byTeacher)).toBe(true)
    expect(now?.erp?.slips).toEqual([])
  })

  it("makes the student's open page get the current run, also when it ends a day", async () => {
    await begun()
    await reset()
    for (const late of [await clerk.send([flasks()]), await clerk.send([], 1)]) {
      expect(late.body).toMatchObject({
        code: -4,
        extend: { reason: 'runChanged', run: { number: 3, day: 1 } },
      })
    }
    clerk.number = 3
    expect(await clerk.do([flasks()], 1)).toMatchObject({ day: 2, number: 4 })
    // Pressing the button again returns the current run, and the day ends only once.
    Object.assign(clerk, { number: 3, day: 1 })
    expect((await clerk.send([flasks()], 1)).body.data).toMatchObject({ day: 2, number: 4 })
  })

  it('is ordered before or after a parallel decision, and the log reproduces the stored state', async () => {
    await begun()
    await clerk.do([], 1)
    for (const units of [10, 20, 30]) {
      const [decided, done] = await Promise.all([clerk.send([flasks(units)]), reset()])
      expect(done.body.ok).toBe(true)
      expect([200, -4]).toContain(decided.body.code)
      const { log, run } = await replayed()
      const numbers = log.map((entry) => `${entry.number}.${entry.place}`)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(run.number).toBe((log.at(-1)?.number ?? 0) + 1)
      const now = await read()
      clerk.number = now?.number ?? 0
      expect(run.progress).toMatchObject({ cash: now?.erp?.cash })
    }
    await clerk.do([flasks()], 1)
    await clerk.do([], 1)
    const { last, kept } = await replayed()
    expect(kept).toEqual(last)
    expect(kept.cards[0]?.round).toBeGreaterThan(2)
    await testApp.ask(practice.submitRun, { sign: clerk.sign }, scene.student)
    const ended = await replayed()
    expect(ended.run.state).toBe('scored')
    expect(ended.kept).toEqual(ended.last)
  })

  it('happens once for a double press, and again after a further decision', async () => {
    await begun()
    const both = await Promise.all([reset(), reset()])
    expect(both.map(({ body }) => body.ok)).toEqual([true, true])
    expect((await replayed()).run.number).toBe(3)
    expect(await audits()).toEqual([
      {
        by: scene.teacher.userId,
        detail: [
          { field: 'practice', before: '', after: given.practice.title },
          { field: 'card', before: '', after: 'stockRule' },
        ],
      },
    ])
    clerk.number = 3
    await clerk.do([flasks()])
    await reset()
    expect((await read())?.erp?.cards[1]?.round).toBe(3)
    expect(await audits()).toHaveLength(2)
  })

  it('is refused with a reason: card not begun or unknown, run ended or of another kind', async () => {
    const none = await reset()
    expect(none.body).toMatchObject({ code: -4, extend: { reason: 'cardNotBegun' } })
    expect(none.body.msg).toBe(reasons.cardNotBegun.en)
    const unknown = await reset('creditLimit')
    expect(unknown.body).toMatchObject({
      code: -2,
      extend: { fields: { card: expect.any(String) } },
    })
    const game = await scene.begun(await scene.give())
    expect((await reset('stockRule', scene.teacher, game.sign)).body.code).toBe(-2)
    await begun()
    await testApp.ask(practice.submitRun, { sign: clerk.sign }, scene.student)
    const before = await readKept(testApp, clerk)
    const over = await reset()
    expect(over.body).toMatchObject({ code: -4, extend: { reason: 'runOver' } })
    expect(await readKept(testApp, clerk)).toEqual(before)
    expect(await audits()).toEqual([])
  })

  it("is refused while other documents have used the card's goods, and possible after they are cancelled", async () => {
    await begun()
    const sale = { item: 'I20', units: 30, price: 2_990 }
    const customer = { code: 'C1', name: 'Shop', role: 'customer', currency: 'home' }
    await clerk.do([
      { type: 'savePartner', ...customer, creditLimit: 1_000_000, paymentDays: 14 },
      { type: 'write', kind: 'salesOrder', partner: 'C1', lines: [sale], submit: true },
    ])
    const order = (await read())?.erp?.documents.find(({ kind }) => kind === 'salesOrder')?.id
    await clerk.do([
      { type: 'write', kind: 'delivery', source: order, lines: [sale], submit: true },
    ])
    const refused = await reset()
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'cardInUse' } })
    expect(refused.body.msg).toBe(reasons.cardInUse.en)
    expect((await replayed()).log.map(({ seat }) => seat)).not.toContain('teacher')
    const delivery = (await read())?.erp?.documents.find(({ kind }) => kind === 'delivery')?.id
    await clerk.do([{ type: 'cancel', document: delivery }])
    expect((await reset()).body.ok).toBe(true)
  })

  it('first submits a run after its due date, and is then refused', async () => {
    await begun()
    testApp.clock.pass(25 * 3_600)
    expect((await reset()).body).toMatchObject({ code: -4, extend: { reason: 'runOver' } })
    const { run, log } = await readKept(testApp, clerk)
    expect(run.state).toBe('scored')
    expect(log.map(({ seat }) => seat)).not.toContain('teacher')
  })

  it('is for the teachers of the course', async () => {
    await begun()
    for (const by of [scene.student, await testApp.person('teacher,normal')])
      expect((await reset('stockRule', by)).body.code).toBe(-6)
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await reset('stockRule', staff)).body.ok).toBe(true)
  })
})
