import { evaluations, type Rubric } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeRubric, rubricForm } from '../factories.ts'
import { rubrics } from '../tables.ts'

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

const idOf = ({ sign }: { sign: string }) => testApp.app.deps.signs.open('rubric', sign) ?? 0

async function rowOf(rubric: { sign: string }) {
  const [row] = await testApp.db
    .select()
    .from(rubrics)
    .where(eq(rubrics.id, idOf(rubric)))
  return row
}

const save = (fields: object, by = teacher) =>
  testApp.ask(evaluations.saveRubric, fields as never, by)

const seen = ({ sign, version }: Rubric) => ({ sign, version })

describe('a rubric', () => {
  it('is stored as a draft, and once for each form', async () => {
    const form = rubricForm()
    const first = (await save(form)).body.data
    const second = (await save(form)).body.data
    expect(first).toMatchObject({
      state: 'draft',
      number: 1,
      name: 'A calm chain',
      mayChange: true,
    })
    expect(second?.sign).toBe(first?.sign)
    const row = await rowOf(first ?? { sign: '' })
    expect(row).toMatchObject({ family: row?.id, authorId: teacher.userId, kind: 'supply-chain' })
    expect(row?.criteria.map(({ key, weight }) => [key, weight])).toEqual([
      ['service', 60],
      ['reasons', 40],
    ])
  })

  it('is changed by its author and staff, only at the version that they read', async () => {
    const rubric = await makeRubric(testApp, teacher)
    const { sign, version } = rubric
    const form = { ...rubricForm({ names: { en: 'Other' } }), sign, version }
    expect((await save(form, colleague)).body.code).toBe(-6)
    expect((await save(form)).body.data).toMatchObject({ name: 'Other', version: 1 })
    expect((await save(form)).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile' },
    })
    expect((await rowOf(rubric))?.names).toEqual({ en: 'Other' })
    const read = (await testApp.ask(evaluations.rubricBySign, { sign }, colleague)).body.data
    expect(read).toMatchObject({ name: 'Other', mayChange: false })
  })

  it('is fixed after it is published; its next version is one draft, also from two tabs', async () => {
    const rubric = await makeRubric(testApp, teacher)
    const published = (await testApp.ask(evaluations.publishRubric, seen(rubric), teacher)).body
      .data
    expect(published).toMatchObject({ state: 'published' })
    const again = await testApp.ask(evaluations.publishRubric, seen(rubric), teacher)
    expect(again.body.data).toEqual(published)
    const changed = await save({ ...rubricForm(), ...seen(published ?? rubric) })
    expect(changed.body).toMatchObject({ code: -4, extend: { reason: 'rubricNotDraft' } })
    const [one, two] = await Promise.all(
      [1, 2].map(() => testApp.ask(evaluations.newRubricVersion, { sign: rubric.sign }, teacher)),
    )
    expect(one?.body.data).toMatchObject({ state: 'draft', number: 2, name: 'A calm chain' })
    expect(two?.body.data?.sign).toBe(one?.body.data?.sign)
    expect((await rowOf(rubric))?.state).toBe('published')
    const removed = await testApp.ask(evaluations.removeRubric, seen(published ?? rubric), teacher)
    expect(removed.body).toMatchObject({ code: -4, extend: { reason: 'rubricInUse' } })
  })

  it('can be retired after it was published, and removed before', async () => {
    const draft = await makeRubric(testApp, teacher)
    const early = await testApp.ask(evaluations.retireRubric, seen(draft), teacher)
    expect(early.body.code).toBe(-4)
    const foreign = await testApp.ask(evaluations.removeRubric, seen(draft), colleague)
    expect(foreign.body.code).toBe(-6)
    expect((await testApp.ask(evaluations.removeRubric, seen(draft), teacher)).body.ok).toBe(true)
    expect(await rowOf(draft)).toBeUndefined()
    const other = await makeRubric(testApp, teacher)
    const published = (await testApp.ask(evaluations.publishRubric, seen(other), teacher)).body.data
    const retired = await testApp.ask(evaluations.retireRubric, seen(published ?? other), teacher)
    expect(retired.body.data?.state).toBe('retired')
  })

  it('is listed by name in any language, state and kind, the latest change first', async () => {
    const word = `名${teacher.userId}`
    const first = await makeRubric(testApp, teacher, { names: { zh: `${word}甲` } })
    testApp.clock.pass(60)
    const second = await makeRubric(testApp, teacher, {
      names: { zh: `${word}乙` },
      kind: 'inventory',
      criteria: rubricForm()
        .criteria.slice(1)
        .map((one) => ({ ...one, weight: 100 })),
    })
    const listed = async (input: object) =>
      (await testApp.ask(evaluations.listRubrics, { name: word, ...input }, colleague)).body.data
    expect((await listed({}))?.list.map(({ sign }) => sign)).toEqual([second.sign, first.sign])
    expect((await listed({ kind: 'inventory' }))?.list.map(({ sign }) => sign)).toEqual([
      second.sign,
    ])
    expect(await listed({ state: 'published' })).toEqual({ list: [], total: 0 })
    expect((await listed({ size: 1, page: 2 }))?.total).toBe(2)
  })

  it('is refused with the name of the wrong field', async () => {
    const { criteria } = rubricForm()
    const [service, reasons] = criteria
    const faults: [object, string][] = [
      [{ criteria: [service, { ...reasons, weight: 41 }] }, 'criteria.0.weight'],
      [{ criteria: [service, { ...reasons, key: 'service' }] }, 'criteria.1.key'],
      [{ criteria: [{ ...service, evidence: '' }, reasons] }, 'criteria.0.evidence'],
      [{ criteria: [{ ...service, evidence: 'profit' }, reasons] }, 'criteria.0.evidence'],
      [{ kind: null }, 'criteria.0.evidence'],
      [{ gates: [{ evidence: 'profit', below: 50, cap: 59 }] }, 'gates.0.evidence'],
      [{ names: {} }, 'names'],
      [{ criteria: [] }, 'criteria'],
    ]
    for (const [change, field] of faults) {
      const { body } = await save({ ...rubricForm(), ...change })
      expect(body.code, field).toBe(-2)
      expect(Object.keys((body.extend as { fields: object }).fields), field).toContain(field)
    }
    const wrongLevels = async (levels: unknown) => {
      const { body } = await save({ ...rubricForm(), criteria: [{ ...service, levels }, reasons] })
      return (body.extend as { fields: Record<string, string> }).fields
    }
    const [low, middle] = service?.levels ?? []
    expect(await wrongLevels(service?.levels.toReversed())).toEqual({
      'criteria.0.levels.1.percent': expect.stringContaining('higher'),
      'criteria.0.levels.2.percent': expect.stringContaining('higher'),
    })
    expect(await wrongLevels([low, middle])).toEqual({
      'criteria.0.levels.1.percent': expect.stringContaining('100'),
    })
  })
})
