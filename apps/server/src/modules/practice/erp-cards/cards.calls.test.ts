import { randomUUID } from 'node:crypto'
import { type ErpCardContent, type ErpCardDocument, practice } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { practiceCards } from '../tables.ts'
import { addCard, cardContent } from './factories.ts'

let testApp: TestApp
let teacher: Person
let colleague: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  teacher = await testApp.person('teacher,normal')
  colleague = await testApp.person('teacher,normal')
})

const add = (key: string, content: ErpCardContent, by: Person = teacher) =>
  testApp.ask(practice.addErpCard, { key, content }, by)
const change = (
  { sign, version }: Pick<ErpCardDocument, 'sign' | 'version'>,
  content: ErpCardContent,
  by: Person = teacher,
) => testApp.ask(practice.changeErpCard, { sign, version, content }, by)
const list = async (filter: object = {}, by: Person = teacher) =>
  (await testApp.ask(practice.erpCards, filter, by)).body.data
const read = (sign: string, by: Person = colleague) => testApp.ask(practice.erpCard, { sign }, by)
const remove = (sign: string, by: Person = teacher) =>
  testApp.ask(practice.removeErpCard, { sign }, by)
const rows = (by: Person = teacher) =>
  testApp.db.select().from(practiceCards).where(eq(practiceCards.authorId, by.userId))

describe("[PRC-215] teachers' own cards", () => {
  it('are created once for a form that is sent twice, in parallel or later', async () => {
    const key = randomUUID()
    const sent = await Promise.all([add(key, cardContent()), add(key, cardContent())])
    const again = await add(key, cardContent({ title: 'Another' }))
    const signs = [...sent, again].map(({ body }) => body.data?.sign)
    expect(new Set(signs).size).toBe(1)
    expect(again.body.data).toMatchObject({ title: 'Lamps for the shop', version: 1 })
    expect(await rows()).toMatchObject([{ key, version: 1, content: cardContent() }])
  })

  it('are listed for every teacher of the school, last changed first, and searchable', async () => {
    const word = `w${randomUUID().slice(0, 8)}`
    const first = await addCard(testApp, teacher, { title: `Lamps ${word}` })
    testApp.clock.pass(5)
    const second = await addCard(testApp, colleague, { title: `Chairs ${word.toUpperCase()}` })
    const found = await list({ word })
    expect(found?.total).toBe(2)
    expect(found?.list).toMatchObject([
      { sign: second.sign, author: colleague.name, isOwn: false, statements: 2, used: 0 },
      { sign: first.sign, author: teacher.name, isOwn: true, title: `Lamps ${word}` },
    ])
    testApp.clock.pass(5)
    await change(first, cardContent({ title: `Lamps again ${word}` }))
    expect((await list({ word }))?.list.map(({ sign }) => sign)).toEqual([first.sign, second.sign])
    const page = await list({ word, page: 2, size: 1 })
    expect(page).toMatchObject({ total: 2, list: [{ sign: second.sign }] })
    expect((await list({ word: `${word}%` }))?.total).toBe(0)
    expect((await read(first.sign)).body.data?.content.title).toBe(`Lamps again ${word}`)
    const student = await testApp.person('student,normal')
    expect((await testApp.ask(practice.erpCards, {}, student)).body.code).toBe(-6)
  })

  it('are listed in as many statements for many as for few', async () => {
    const word = `m${randomUUID().slice(0, 8)}`
    await addCard(testApp, teacher, { title: word })
    await list({ word })
    const once = await testApp.statementsOf(() => list({ word }))
    for (const place of [1, 2, 3]) await addCard(testApp, teacher, { title: `${word} ${place}` })
    expect(await testApp.statementsOf(() => list({ word }))).toBe(once)
    expect(once).toBeLessThanOrEqual(3)
  })

  it('are changed by the author and staff, once, and an outdated change gets the newer version', async () => {
    const card = await addCard(testApp, teacher)
    const longer = cardContent({ story: 'Ten lamps.' })
    const changed = await change(card, longer)
    expect(changed.body.data).toMatchObject({ version: 2, content: { story: 'Ten lamps.' } })
    // The same form is sent a second time, as after a double click.
    expect((await change(card, longer)).body.data).toMatchObject({ version: 2 })
    const late = await change(card, cardContent({ story: 'Two lamps.' }))
    expect(late.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 2, content: longer } },
    })
    expect((await change({ ...card, version: 2 }, longer, colleague)).body.code).toBe(-6)
    const staff = await testApp.person('schoolAdmin,normal')
    const byStaff = await change({ ...card, version: 2 }, cardContent({ title: 'Lights' }), staff)
    expect(byStaff.body.data).toMatchObject({ title: 'Lights', version: 3, isOwn: true })
    expect(await rows()).toMatchObject([{ version: 3, authorId: teacher.userId }])
  })

  it('accept one of two parallel changes', async () => {
    const card = await addCard(testApp, teacher)
    const both = await Promise.all(
      ['One.', 'Other.'].map((story) => change(card, cardContent({ story }))),
    )
    expect(new Set(both.map(({ body }) => body.code))).toEqual(new Set([200, -4]))
    expect(await rows()).toMatchObject([{ version: 2 }])
  })

  it('are removed by the author, once, and then appear in no list', async () => {
    const card = await addCard(testApp, teacher)
    expect((await remove(card.sign, colleague)).body.code).toBe(-6)
    for (const _ of [1, 2]) expect((await remove(card.sign)).body.ok).toBe(true)
    expect((await rows())[0]?.removedAt).not.toBeNull()
    expect((await list())?.list.map(({ sign }) => sign)).not.toContain(card.sign)
    expect((await read(card.sign)).body.ok).toBe(false)
    expect((await change(card, cardContent({ story: 'Late.' }))).body.ok).toBe(false)
  })
})

describe('[PRC-197] errors of a card', () => {
  const faultsOf = async (more: Partial<ErpCardContent>, language: 'en' | 'zh' | 'my' = 'en') => {
    const input = { key: randomUUID(), content: cardContent(more) }
    const { body } = await testApp.ask(practice.addErpCard, input, { person: teacher, language })
    expect(body.code).toBe(-2)
    return body.extend?.['fields'] as Record<string, string>
  }

  it("[PRC-215] include contradictions, at both statements and in the caller's language", async () => {
    const statements: ErpCardContent['statements'] = [
      { form: 'trialBalanceZero' },
      { form: 'stockOf', item: 'LAMP', units: 5 },
      { form: 'monthClosed' },
      { form: 'stockOf', item: 'LAMP', units: 6 },
    ]
    const faults = await faultsOf({ statements })
    expect(Object.keys(faults).toSorted()).toEqual(['content.statements.1', 'content.statements.3'])
    expect(faults['content.statements.1']).toContain('statement 4')
    expect(faults['content.statements.3']).toContain('statement 2')
    expect((await faultsOf({ statements }, 'zh'))['content.statements.3']).toContain('第 2 条')
    expect((await faultsOf({ statements }, 'my'))['content.statements.3']).toContain('pernyataan 2')
    expect(await rows()).toEqual([])
  })

  it('include unknown partners and items, and repeated codes, at their fields', async () => {
    const [partner] = cardContent().partners
    if (!partner) throw new Error('The card has no partner.')
    const faults = await faultsOf({
      partners: [partner, { ...partner, name: 'Second' }],
      statements: [
        { form: 'stockOf', item: 'NONE', units: 5 },
        { form: 'reminded', partner: 'NOBODY' },
      ],
    })
    expect(Object.keys(faults).toSorted()).toEqual([
      'content.partners.1.code',
      'content.statements.0.item',
      'content.statements.1.partner',
    ])
    expect(new Set(Object.values(faults)).size).toBe(3)
  })

  it('include an empty title and a list without statements', async () => {
    const faults = await faultsOf({ title: ' ', statements: [] })
    expect(Object.keys(faults).toSorted()).toEqual(['content.statements', 'content.title'])
  })

  it('keep the stored card unchanged', async () => {
    const card = await addCard(testApp, teacher)
    const wrong = cardContent({ statements: [{ form: 'reminded', partner: 'NOBODY' }] })
    expect((await change(card, wrong)).body).toMatchObject({
      code: -2,
      extend: { fields: { 'content.statements.0.partner': expect.any(String) } },
    })
    expect(await rows()).toMatchObject([{ version: 1, content: cardContent() }])
  })
})
