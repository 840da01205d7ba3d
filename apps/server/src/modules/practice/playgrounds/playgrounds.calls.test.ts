import { randomUUID } from 'node:crypto'
import {
  type InputOf,
  playgroundBytesMost,
  playgroundsMost,
  practice,
  reasons,
} from '@titian/contract'
import { marketplace, standardMarket } from '@titian/practice/marketplace'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { practicePlaygrounds } from '../tables.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person('student,normal')
})

type Content = InputOf<typeof practice.savePlayground>['content']

const content = (more: Partial<Content> = {}): Content => ({
  name: 'Low prices',
  scenario: { ...standardMarket },
  seed: 'a seed',
  engineVersion: marketplace.engineVersion,
  log: [],
  days: 3,
  ...more,
})

const save = (key: string, version: number, more: Partial<Content> = {}, by: Person = student) =>
  testApp.ask(practice.savePlayground, { key, version, content: content(more) }, by)
const list = async (by: Person = student) =>
  (await testApp.ask(practice.playgrounds, {}, by)).body.data ?? []
const read = (key: string, by: Person = student) => testApp.ask(practice.playground, { key }, by)
const rows = () =>
  testApp.db
    .select()
    .from(practicePlaygrounds)
    .where(eq(practicePlaygrounds.userId, student.userId))

describe('[PRC-160] saved playgrounds', () => {
  it("are stored under the page's key, read, renamed and deleted", async () => {
    const [key, origin] = [randomUUID(), randomUUID()]
    await save(origin, 0)
    const made = await save(key, 0, { forkOf: origin, forkDay: 2 })
    await testApp.ask(practice.removePlayground, { key: origin }, student)
    const card = { key, name: 'Low prices', days: 3, version: 1, isOlder: false }
    expect(made.body.data).toMatchObject({ ...card, forkOf: origin, forkDay: 2 })
    expect(await rows()).toMatchObject([{ key, days: 3, content: { seed: 'a seed', log: [] } }])
    expect((await read(key)).body.data?.content).toEqual({
      scenario: standardMarket,
      seed: 'a seed',
      engineVersion: marketplace.engineVersion,
      log: [],
    })
    testApp.clock.pass(5)
    // The origin may have been deleted since.
    const renamed = await save(key, 1, {
      name: 'High prices',
      days: 4,
      forkOf: origin,
      forkDay: 2,
    })
    expect(renamed.body.data).toMatchObject({ name: 'High prices', days: 4, version: 2 })
    const later = randomUUID()
    testApp.clock.pass(5)
    await save(later, 0)
    expect((await list()).map((one) => one.key)).toEqual([later, key])
    for (const _ of [1, 2])
      expect((await testApp.ask(practice.removePlayground, { key }, student)).body.ok).toBe(true)
    expect((await rows()).map((row) => row.key)).toEqual([later])
  })

  it('accept a repeated save, and send an outdated tab the newer version', async () => {
    const key = randomUUID()
    await Promise.all([save(key, 0), save(key, 0)])
    expect(await rows()).toHaveLength(1)
    expect((await save(key, 0)).body.data?.version).toBe(1)
    await save(key, 1, { days: 5 })
    const stale = await save(key, 1, { days: 6 })
    expect(stale.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 2, days: 5 } },
    })
    expect(await rows()).toMatchObject([{ days: 5, version: 2 }])
    await testApp.ask(practice.removePlayground, { key }, student)
    const gone = await save(key, 2)
    expect(gone.body).toMatchObject({ code: -4, extend: { reason: 'playgroundGone' } })
  })

  it('are at most five, also when two tabs save the fifth in parallel', async () => {
    for (let kept = 1; kept < playgroundsMost; kept++) await save(randomUUID(), 0)
    const answers = await Promise.all([save(randomUUID(), 0), save(randomUUID(), 0)])
    const refused = answers.filter(({ body }) => !body.ok)
    expect(refused.map(({ body }) => body)).toMatchObject([
      { code: -4, msg: reasons.playgroundsFull.en, extend: { reason: 'playgroundsFull' } },
    ])
    expect(await rows()).toHaveLength(playgroundsMost)
    const [kept] = await rows()
    expect((await save(kept?.key ?? '', 1, { days: 4 })).body.ok).toBe(true)
  })

  it('are visible to their person only', async () => {
    const key = randomUUID()
    await save(key, 0)
    const other = await testApp.person('student,normal')
    expect((await read(key, other)).body.code).toBe(-2)
    await testApp.ask(practice.removePlayground, { key }, other)
    expect(await rows()).toHaveLength(1)
    expect(await list(other)).toEqual([])
    // The same key of another person is another playground.
    expect((await save(key, 0, {}, other)).body.data?.version).toBe(1)
  })
})

describe('[PRC-161] the content of a playground', () => {
  const fieldsOf = async (more: Partial<Content>) => {
    const { body } = await save(randomUUID(), 0, more)
    expect(body.code).toBe(-2)
    expect(await rows()).toEqual([])
    return body.extend as Record<string, unknown>
  }

  it('is refused with the field of the scenario, and for a day after its end', async () => {
    const few = await fieldsOf({ scenario: { ...standardMarket, days: 1 } })
    expect(few['fields']).toEqual({ 'content.scenario.days': 'At least 5.' })
    const unkept = await fieldsOf({ scenario: { ...standardMarket, contentVersion: 999 } })
    expect(Object.keys(unkept['fields'] as object)).toEqual(['content.scenario.contentVersion'])
    const many = await fieldsOf({ days: standardMarket.days + 1 })
    expect(many['fields']).toEqual({ 'content.days': `At most ${standardMarket.days}.` })
  })

  it('is refused for a decision that the engine refuses, and for one out of order', async () => {
    const entry = { seat: 'seller', command: { type: 'setDeal', day: 1 } }
    const wrong = await fieldsOf({ log: [{ ...entry, day: 1 }] })
    expect(Object.keys(wrong['fields'] as object)).toContain('content.log.0.command.product')
    const negative = { type: 'buyReport', day: 4, niche: 'none' }
    const late = await fieldsOf({ log: [{ seat: 'seller', command: negative, day: 5 }] })
    expect(Object.keys(late['fields'] as object)).toEqual(['content.log.0.day'])
  })

  it('is refused when the origin is not a playground of the same person', async () => {
    const own = randomUUID()
    const other = await testApp.person('student,normal')
    const foreign = randomUUID()
    await save(foreign, 0, {}, other)
    const wrong = { 'content.forkOf': reasons.forkGone.en }
    for (const forkOf of [foreign, randomUUID()])
      expect((await fieldsOf({ forkOf, forkDay: 1 }))['fields']).toEqual(wrong)
    const itself = await save(own, 0, { forkOf: own, forkDay: 1 })
    expect(itself.body).toMatchObject({ code: -2, extend: { fields: wrong } })
    await save(own, 0)
    const changed = await save(own, 1, { forkOf: foreign, forkDay: 1 })
    expect(changed.body).toMatchObject({ code: -2, extend: { fields: wrong } })
    expect(await rows()).toMatchObject([{ key: own, forkOf: null, version: 1 }])
    const copy = randomUUID()
    expect((await save(copy, 0, { forkOf: own, forkDay: 1 })).body.data?.forkOf).toBe(own)
  })

  it('is refused above its size limit', async () => {
    const text = 'x'.repeat(2_000)
    const command = { type: 'answerMessage', day: 1, message: 1, template: '', text }
    const log = Array.from({ length: Math.ceil(playgroundBytesMost / 2_000) }, () => ({
      day: 1,
      seat: 'seller',
      command,
    }))
    const { fields } = await fieldsOf({ log })
    expect(fields).toEqual({ content: reasons.playgroundTooLarge.en })
  })

  it('of an earlier engine is shown, but neither changed nor copied', async () => {
    const key = randomUUID()
    await save(key, 0)
    await testApp.db
      .update(practicePlaygrounds)
      .set({ engineVersion: 0 })
      .where(eq(practicePlaygrounds.key, key))
    expect((await list())[0]).toMatchObject({ key, isOlder: true })
    expect((await read(key)).body.data).toMatchObject({ isOlder: true, content: { log: [] } })
    const engineVersion = marketplace.engineVersion + 1
    const answers = [
      await save(key, 1, { name: 'Another name' }),
      await save(randomUUID(), 0, { engineVersion, forkOf: key, forkDay: 1 }),
    ]
    for (const { body } of answers)
      expect(body).toMatchObject({ code: -4, extend: { reason: 'olderEngine' } })
    expect(await rows()).toMatchObject([{ key, name: 'Low prices', version: 1 }])
  })
})
