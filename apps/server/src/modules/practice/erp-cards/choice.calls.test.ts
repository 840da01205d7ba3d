import { randomUUID } from 'node:crypto'
import { type ErpCardDocument, practice, reasons, type TaughtAssignment } from '@titian/contract'
import { builtInCard, type ErpScenario } from '@titian/practice/erp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { practiceAssignments } from '../tables.ts'
import { addCard, cardContent } from './factories.ts'

let testApp: TestApp
let scene: Given
let card: ErpCardDocument

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  card = await addCard(testApp, scene.teacher)
})

type School = ('masterData' | 'stockRule' | 'creditLimit')[]
const chosen = (school: School, own: { sign: string }[] = []) => ({
  idSign: 'erp-first-steps',
  erpCards: { school, own: own.map(({ sign }) => sign) },
})

async function scenarioOf(assignment: TaughtAssignment): Promise<ErpScenario> {
  const [row] = await testApp.db
    .select({ scenario: practiceAssignments.scenario })
    .from(practiceAssignments)
    .where(eq(practiceAssignments.id, scene.idOf(assignment)))
  return row?.scenario as ErpScenario
}
const rewrite = (of: ErpCardDocument, more: Parameters<typeof cardContent>[0]) =>
  testApp.ask(
    practice.changeErpCard,
    { sign: of.sign, version: of.version, content: cardContent(more) },
    scene.teacher,
  )
const remove = ({ sign }: ErpCardDocument) =>
  testApp.ask(practice.removeErpCard, { sign }, scene.teacher)
const faultsOf = async (more: object) => {
  const input = { courseIdSign: scene.course.sign, key: randomUUID(), ...more }
  const { body } = await testApp.ask(practice.addAssignment, input as never, scene.teacher)
  expect(body.code).toBe(-2)
  return body.extend?.['fields'] as Record<string, string>
}
async function changed(assignment: TaughtAssignment, more: object) {
  const { body } = await scene.change(assignment, more)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

describe('[PRC-216] the cards of an assignment', () => {
  it('are those of the practice, or chosen ones of the school and of teachers', async () => {
    const usual = await scene.give({ idSign: 'erp-first-steps' })
    expect(usual.erp).toEqual({ cards: ['masterData', 'stockRule'], own: [] })
    const given = await scene.give(chosen(['stockRule', 'masterData'], [card]))
    expect(given.erp).toEqual({
      cards: ['masterData', 'stockRule'],
      own: [{ sign: card.sign, title: 'Lamps for the shop' }],
    })
    const { cards, ownCards, days } = await scenarioOf(given)
    expect({ cards, days }).toEqual({ cards: ['masterData', 'stockRule'], days: 20 })
    const id = testApp.app.deps.signs.open('erpCard', card.sign)
    expect(ownCards).toEqual([{ ...cardContent(), code: `T${id}` }])
    const used = await testApp.ask(practice.erpCard, { sign: card.sign }, scene.teacher)
    expect(used.body.data?.used).toBe(1)
    expect((await scene.give({ idSign: 'beer-game' })).erp).toBeNull()
    const students = (await scene.own()).find(({ sign }) => sign === given.sign)
    expect(students?.erp?.own).toEqual([{ sign: null, title: 'Lamps for the shop' }])
    const run = await scene.begun(given)
    expect(run.erp?.cards.map(({ code }) => code)).toEqual(['masterData', 'stockRule', `T${id}`])
  })

  it('are copies, which stay when a card is changed or removed', async () => {
    const given = await scene.give(chosen(['stockRule'], [card]))
    await rewrite(card, { title: 'Bright lamps' })
    const same = await changed(given, { ...chosen(['stockRule'], [card]), passLine: 70 })
    expect(same).toMatchObject({ passLine: 70, erp: { own: [{ title: 'Lamps for the shop' }] } })
    const second = await addCard(testApp, scene.teacher, {
      title: 'Chairs',
      partners: [],
      supplies: [],
      items: [{ code: 'CHAIR', name: 'Chair', price: 1, reorderPoint: 0, reorderUnits: 0 }],
      statements: [{ form: 'stockOf', item: 'CHAIR', units: 1 }],
    })
    const both = await changed(same, chosen(['stockRule'], [card, second]))
    expect((await scenarioOf(both)).ownCards.map(({ title }) => title)).toEqual([
      'Lamps for the shop',
      'Chairs',
    ])
    await remove(second)
    const gone = await changed(both, { ...chosen(['stockRule'], [card]), passLine: 80 })
    expect(gone.erp?.own).toEqual([
      { sign: card.sign, title: 'Lamps for the shop' },
      { sign: null, title: 'Chairs' },
    ])
    // If a card is deselected and chosen again, its newest form is copied.
    const without = await changed(gone, chosen(['masterData']))
    expect(without.erp).toEqual({ cards: ['masterData'], own: [] })
    const again = await changed(without, chosen([], [card]))
    expect(again.erp).toEqual({ cards: [], own: [{ sign: card.sign, title: 'Bright lamps' }] })
  })

  it('are refused at the field when none is chosen, one was removed, or one belongs to another kind of practice', async () => {
    expect(Object.keys(await faultsOf(chosen([])))).toEqual(['erpCards'])
    await remove(card)
    expect(Object.keys(await faultsOf(chosen(['stockRule'], [card])))).toEqual(['erpCards.own'])
    const elsewhere = { ...chosen(['stockRule']), idSign: 'beer-game' }
    expect(Object.keys(await faultsOf(elsewhere))).toEqual(['erpCards'])
    const where = eq(practiceAssignments.courseId, scene.course.courseId)
    expect(await testApp.db.$count(practiceAssignments, where)).toBe(0)
  })

  it('are refused when two use one code for different things, but not for the same thing', async () => {
    const [item] = cardContent().items
    if (!item) throw new Error('The card has no item.')
    const dearer = await addCard(testApp, scene.teacher, {
      title: 'Dear lamps',
      items: [{ ...item, price: 9_900 }],
    })
    const faults = await faultsOf(chosen([], [card, dearer]))
    expect(Object.keys(faults)).toEqual(['erpCards.own'])
    expect(faults['erpCards.own']).toContain('Dear lamps')
    expect(faults['erpCards.own']).toContain('LAMP')
    const twin = await addCard(testApp, scene.teacher, { title: 'The same lamps' })
    expect((await scene.give(chosen([], [card, twin]))).erp?.own).toHaveLength(2)
    // A teacher's card uses another name for the supplier of a school's card.
    const [partner] = cardContent().partners
    if (!partner) throw new Error('The card has no partner.')
    const school = await scene.give(chosen(['stockRule']))
    const { erp } = await scene.begun(school)
    expect(erp?.partners).toEqual([])
    const code = builtInCard('stockRule')?.partners[0]?.code ?? ''
    const likeSchool = await addCard(testApp, scene.teacher, {
      title: 'Other supplier',
      partners: [{ ...partner, code }],
      supplies: [],
      statements: [{ form: 'owedBy', partner: code, amount: 0 }],
    })
    const other = await faultsOf(chosen(['stockRule'], [likeSchool]))
    expect(other['erpCards.own']).toContain(code)
    expect((await scene.give(chosen(['masterData'], [likeSchool]))).erp?.own).toHaveLength(1)
    // A partner that the student of a school card has to create.
    const made = await addCard(testApp, scene.teacher, {
      title: 'Made already',
      partners: [{ ...partner, code: 'S10' }],
      supplies: [],
      statements: [{ form: 'owedBy', partner: 'S10', amount: 0 }],
    })
    const third = await faultsOf(chosen(['masterData'], [made]))
    expect(third['erpCards.own']).toContain('S10')
  })

  it('are frozen by the first run, while dates and attempts can change', async () => {
    const given = await scene.give(chosen(['stockRule'], [card]))
    await scene.begun(given)
    const before = await scenarioOf(given)
    for (const more of [chosen(['stockRule']), chosen(['masterData'], [card])]) {
      const { body } = await scene.change(given, more)
      expect(body).toMatchObject({
        code: -2,
        extend: { fields: { erpCards: reasons.frozenByRuns.en } },
      })
    }
    await remove(card)
    const later = await changed(given, { ...chosen(['stockRule'], [card]), attempts: 3 })
    expect(later).toMatchObject({ attempts: 3, erp: { own: [{ sign: null }] } })
    expect(await scenarioOf(given)).toEqual(before)
  })

  it('are listed in as many statements for many as for one', async () => {
    await scene.give(chosen(['stockRule'], [card]))
    const list = () =>
      testApp.ask(practice.listAssignments, { courseIdSign: scene.course.sign }, scene.teacher)
    await list()
    const once = await testApp.statementsOf(list)
    for (const _ of [1, 2, 3]) await scene.give(chosen(['masterData'], [card]))
    expect(await testApp.statementsOf(list)).toBe(once)
  })
})
