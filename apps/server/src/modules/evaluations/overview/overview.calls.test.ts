import { evaluations as calls, practice } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publishedRubric, Rated, makeRubric } from '../factories.ts'
import { assessmentPeers, assessments, evaluations, rubrics } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

const numberOf = (counts: { state: string; total: number }[] | undefined, state: string) =>
  counts?.find((one) => one.state === state)?.total

async function rubricRow(sign: string) {
  const id = testApp.app.deps.signs.open('rubric', sign) ?? 0
  const [row] = await testApp.db.select().from(rubrics).where(eq(rubrics.id, id))
  return row
}

const evaluationsOf = ({ given, assignment }: Rated) =>
  testApp.db
    .select()
    .from(evaluations)
    .where(eq(evaluations.assignmentId, given.idOf(assignment)))

describe('the rubric of an assignment', () => {
  it('[PRC-062] is chosen once, frozen by the first assessment, and fixed after a person has rated', async () => {
    const rated = await Rated.open(testApp)
    const { teacher, rubric } = rated
    expect((await rubricRow(rubric.sign))?.state).toBe('published')
    const sign = await rated.played()
    expect((await rubricRow(rubric.sign))?.state).toBe('frozen')
    const other = await publishedRubric(testApp, teacher)
    const chosen = await rated.choose(other.sign, 1)
    expect(chosen.body.data).toMatchObject({ version: 2, rubric: { sign: other.sign } })
    expect((await rated.choose(other.sign, 1)).body.code).toBe(200)
    expect((await rated.choose(rubric.sign, 1)).body).toMatchObject({ code: -4 })
    await rated.rate(sign, (await rated.rowOf()).version, [{ key: 'reasons', level: 1 }])
    const late = await rated.choose(rubric.sign, 2)
    expect(late.body).toMatchObject({ code: -4, extend: { reason: 'alreadyRated' } })
    expect((await rated.choose(null, 2)).body).toMatchObject({ code: -4 })
    expect((await evaluationsOf(rated)).map(({ version }) => version)).toEqual([2])
  })

  it('is refused at its field as a draft or for another kind, and removed as long as nobody has rated', async () => {
    const rated = await Rated.open(testApp)
    const draft = await makeRubric(testApp, rated.teacher)
    const written = await publishedRubric(testApp, rated.teacher, {
      kind: null,
      criteria: rated.rubric.criteria.map((one) => ({ ...one, source: 'teacher', evidence: '' })),
    })
    for (const { sign } of [draft, written]) {
      const { body } = await rated.choose(sign, 1)
      expect(body).toMatchObject({ code: -2, extend: { fields: { rubric: expect.any(String) } } })
    }
    await rated.played()
    const without = await rated.choose(null, 1)
    expect(without.body.data).toMatchObject({ rubric: null, version: 0, students: 1, missing: 1 })
    expect(await evaluationsOf(rated)).toEqual([])
  })
})

describe('the runs of an assignment', () => {
  it('[PRC-065] are assessed once, and criteria without a rating are in no total', async () => {
    const rated = await Rated.open(testApp)
    await rated.played()
    await Promise.all([rated.gather(), rated.gather()])
    const row = await rated.rowOf()
    expect(row).toMatchObject({ state: 'autoRated', total: null })
    expect(Object.keys(row.percents)).toEqual(['service'])
    const { body } = await rated.read()
    expect(body.data).toMatchObject({ students: 1, missing: 0, median: null, passed: 0 })
    expect(numberOf(body.data?.counts, 'autoRated')).toBe(1)
  })

  it('are assessed when the rubric is chosen after them', async () => {
    const rated = await Rated.open(testApp)
    await rated.choose(null, 1)
    const run = await rated.given.begun(rated.assignment)
    await testApp.ask(practice.submitRun, { sign: run.sign }, rated.student)
    await rated.gather()
    await expect(rated.rowOf()).rejects.toThrow('no assessment')
    await rated.choose(rated.rubric.sign, 0)
    expect((await rated.rowOf()).state).toBe('autoRated')
  })

  it('[PRC-068] are given to three other students, and nobody rates their own', async () => {
    const peer = { names: { en: 'Peers' }, weight: 100, source: 'peer' as const, evidence: '' }
    const rubric = await Rated.open(testApp)
    const levels = rubric.rubric.criteria[0]?.levels ?? []
    const rated = await Rated.open(testApp, { criteria: [{ key: 'peers', levels, ...peer }] })
    const people = [rated.student]
    for (let count = 0; count < 4; count += 1) people.push(await rated.given.classmate())
    for (const person of people) await rated.played(person)
    const tasks = await testApp.db
      .select({ task: assessmentPeers, owner: assessments.userId })
      .from(assessmentPeers)
      .innerJoin(assessments, eq(assessments.id, assessmentPeers.assessmentId))
      .where(eq(assessmentPeers.schoolId, rated.student.schoolId))
    const ours = tasks.filter(({ owner }) => people.some(({ userId }) => userId === owner))
    for (const { userId } of people) {
      expect(ours.filter(({ owner }) => owner === userId)).toHaveLength(3)
      expect(ours.filter(({ task }) => task.userId === userId).length).toBeLessThanOrEqual(4)
    }
    expect(ours.filter(({ task, owner }) => task.userId === owner)).toEqual([])
    expect((await rated.rowOf()).state).toBe('collecting')
  })
})

describe('the release of assessments', () => {
  it('[PRC-064] releases in one step those that are ready, once, and no others', async () => {
    const rated = await Rated.open(testApp)
    const other = await rated.given.classmate()
    const sign = await rated.played()
    await rated.played(other)
    const { version } = await rated.rowOf()
    await rated.rate(sign, version, [{ key: 'reasons', level: 2 }])
    const both = await Promise.all([rated.release(), rated.release()])
    expect(both.map(({ body }) => body.data?.released ?? -1).toSorted((a, b) => a - b)).toEqual([
      0, 1,
    ])
    expect(both.map(({ body }) => body.data?.left)).toEqual([1, 1])
    expect(await rated.rowOf()).toMatchObject({ state: 'released', releasedAt: expect.any(Date) })
    expect(await rated.rowOf(other)).toMatchObject({ state: 'autoRated', releasedAt: null })
    const rows = await rated.rows(rated.teacher, 'released')
    expect(rows.body.data).toMatchObject({ total: 1, list: [{ sign, state: 'released' }] })
    await testApp.db
      .update(assessments)
      .set({ releasedAt: new Date(testApp.clock.now().getTime() - 7 * 86_400_000 - 60_000) })
      .where(eq(assessments.id, (await rated.rowOf()).id))
    expect((await rated.rows(rated.teacher, 'released')).body.data?.total).toBe(0)
    expect((await rated.rows(rated.teacher, 'final')).body.data?.list).toMatchObject([{ sign }])
  })

  it('[PRC-072] exports every student with the rated criteria', async () => {
    const rated = await Rated.open(testApp)
    await rated.played()
    const input = { assignment: rated.assignment.sign, timeZone: 'Asia/Singapore' }
    const { body } = await testApp.ask(calls.exportEvaluation, input, rated.teacher)
    const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString('utf8')
    const [head = '', row = ''] = text.trim().split('\n')
    expect(head).toContain('1. Customers are served (60%)')
    expect(row).toContain('To rate')
    const { percents } = await rated.rowOf()
    expect(row.trim().endsWith(`,,${percents['service']},`)).toBe(true)
  })

  it('is refused to a teacher of another course', async () => {
    const rated = await Rated.open(testApp)
    await rated.played()
    const stranger = await testApp.person('teacher')
    for (const { body } of [await rated.release(stranger), await rated.read(stranger)])
      expect(body.code).toBe(-6)
    expect((await rated.rowOf()).releasedAt).toBeNull()
  })
})
