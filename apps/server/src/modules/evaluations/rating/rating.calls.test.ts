import { type Assessment, evaluations as calls } from '@titian/contract'
import type { Seat, SupplyChainState } from '@titian/practice/supply-chain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { addTeacher } from '../../courses/index.ts'
import { readKept } from '../../practice/factories.ts'
import { Rated } from '../factories.ts'
import { assessmentAppeals, assessmentChanges, assessmentRatings } from '../tables.ts'

let testApp: TestApp
let rated: Rated
let sign: string

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  rated = await Rated.open(testApp)
  sign = await rated.played()
})

async function colleague(): Promise<Person> {
  const person = await testApp.person('teacher')
  const { courseId } = rated.given.course
  const enrolment = { schoolId: testApp.schoolId, courseId, userId: person.userId }
  await addTeacher(testApp.db, enrolment)
  return person
}

const read = (by = rated.teacher) => testApp.ask(calls.assessmentBySign, { sign }, by)
const versionNow = async () => (await rated.rowOf()).version

async function rate(level: number, by = rated.teacher, comment = '') {
  return rated.rate(sign, await versionNow(), [{ key: 'reasons', level, comment }], by)
}

async function askSecond(asked = true, by = rated.teacher) {
  return testApp.ask(calls.askSecondRater, { sign, version: await versionNow(), asked }, by)
}

const ratingRows = async () =>
  testApp.db
    .select()
    .from(assessmentRatings)
    .where(eq(assessmentRatings.assessmentId, (await rated.rowOf()).id))

const criterion = (assessment: Assessment | null | undefined, key: string) =>
  assessment?.criteria.find((one) => one.key === key)

describe('the evidence of a rating by the program', () => {
  it('[PRC-063] [PRC-140] names week, seat and order of the run, at once for the teacher, later for the student', async () => {
    const shown = (await read()).body.data
    const run = { sign: shown?.run ?? '' }
    const { state } = await readKept(testApp, run)
    const { desks } = state as SupplyChainState
    expect(shown?.decisions.map(({ part }) => part)).toEqual(['cost', 'service', 'bullwhip'])
    for (const { day, seat, decided } of shown?.decisions ?? [])
      expect(desks[seat as Seat].rows[day - 1]).toMatchObject({ week: day, ordered: decided })
    const costs = Object.values(desks).flatMap(({ rows }) => rows.map(({ cost }) => cost))
    expect(shown?.decisions[0]?.amount).toBe(Math.max(...costs))
    const own = async () =>
      (await testApp.ask(calls.ownAssessment, { sign }, rated.student)).body.data?.decisions
    expect(await own()).toEqual([])
    await rate(2)
    await rated.release()
    expect(await own()).toEqual(shown?.decisions)
  })
})

describe('the rating of a teacher', () => {
  it('[PRC-065] counts with the rating of the program, and before it the open criteria are listed', async () => {
    const before = (await read()).body.data
    expect(before).toMatchObject({ total: null, role: 'first', state: 'autoRated' })
    expect(criterion(before, 'reasons')).toMatchObject({ percent: null, isTeachers: true })
    const service = criterion(before, 'service')
    expect(service?.machine).toMatchObject({ of: 30 })
    const after = (await rate(1, rated.teacher, 'Sound.')).body.data
    const total = Math.round((60 * (service?.percent ?? 0)) / 100 + 24)
    expect(after).toMatchObject({ total, state: 'ready', firstName: expect.any(String) })
    expect(criterion(after, 'reasons')?.first).toEqual({ level: 1, comment: 'Sound.' })
    expect(await rated.rowOf()).toMatchObject({ total, firstId: rated.teacher.userId })
    expect(await ratingRows()).toMatchObject([{ role: 'first', level: 1, comment: 'Sound.' }])
  })

  it('is accepted when it is repeated, and refused with the newer one if another was saved', async () => {
    const { version } = await rated.rowOf()
    const ratings = [{ key: 'reasons', level: 2 }]
    const [one, again] = await Promise.all([
      rated.rate(sign, version, ratings),
      rated.rate(sign, version, ratings),
    ])
    expect([one.body.code, again.body.code]).toEqual([200, 200])
    expect(await ratingRows()).toHaveLength(1)
    const stale = await rated.rate(sign, version, [{ key: 'reasons', level: 0 }])
    expect(stale.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', assessment: { version: version + 1 } },
    })
    expect(await ratingRows()).toMatchObject([{ level: 2 }])
  })

  it('is refused at its field for a criterion of the program, an unknown one, or a level too high', async () => {
    const { version } = await rated.rowOf()
    const wrong = [
      [{ key: 'service', level: 0 }, 'ratings.0.key'],
      [{ key: 'nothing', level: 0 }, 'ratings.0.key'],
      [{ key: 'reasons', level: 3 }, 'ratings.0.level'],
    ] as const
    for (const [rating, field] of wrong) {
      const { body } = await rated.rate(sign, version, [rating])
      expect(body).toMatchObject({ code: -2, extend: { fields: { [field]: expect.any(String) } } })
    }
    expect(await ratingRows()).toEqual([])
  })

  it('is refused to students and to teachers of other courses, and after the release', async () => {
    const stranger = await testApp.person('teacher')
    expect((await rate(1, stranger)).body.code).toBe(-6)
    expect((await rate(1, rated.student)).body.code).toBe(-6)
    await rate(1)
    await rated.release()
    expect((await rate(2)).body).toMatchObject({
      code: -4,
      extend: { reason: 'assessmentReleased' },
    })
  })
})

describe('a second rater', () => {
  it('[PRC-067] sees no levels of the first before rating, and a third person decides if they differ by more than 15', async () => {
    const [second, third] = [await colleague(), await colleague()]
    await rate(2, rated.teacher, 'firstword')
    expect((await rate(0, second)).body).toMatchObject({ extend: { reason: 'otherRater' } })
    await askSecond()
    expect((await rated.rowOf()).state).toBe('secondRating')
    const blind = await read(second)
    expect(JSON.stringify(blind.body)).not.toContain('firstword')
    expect(blind.body.data).toMatchObject({ role: 'second', total: null })
    expect(criterion(blind.body.data, 'reasons')).toMatchObject({ first: null, percent: null })
    const rows = await rated.rows(second)
    expect(rows.body.data?.list[0]).toMatchObject({ total: null, criteria: [null, null] })
    const whole = (await rate(0, second, 'secondword')).body.data
    expect(whole).toMatchObject({ state: 'moderating' })
    expect(criterion(whole, 'reasons')?.first?.comment).toBe('firstword')
    expect((await rate(1)).body).toMatchObject({ extend: { reason: 'moderatorIsRater' } })
    const queue = await testApp.ask(calls.assessmentQueue, { page: 1, size: 20 }, third)
    expect(queue.body.data?.list).toMatchObject([{ sign, role: 'moderator', state: 'moderating' }])
    expect((await rate(1, third)).body.data).toMatchObject({ state: 'ready', role: 'moderator' })
    expect(await rated.rowOf()).toMatchObject({
      firstId: rated.teacher.userId,
      secondId: second.userId,
      moderatorId: third.userId,
    })
  })

  it('is requested and withdrawn until one has rated; two who agree need no moderator', async () => {
    const second = await colleague()
    await rate(1)
    await askSecond()
    expect((await askSecond(false)).body.data).toMatchObject({ state: 'ready' })
    await askSecond()
    await rate(1, second)
    expect(await rated.rowOf()).toMatchObject({ state: 'ready', secondId: second.userId })
    expect((await askSecond(false)).body).toMatchObject({ extend: { reason: 'secondHasRated' } })
    expect((await rated.read()).body.data?.agreement).toMatchObject([
      { key: 'reasons', pairs: 1, kappa: null },
    ])
  })
})

describe('an override', () => {
  const override = async (percent: number | null, key: string | null = null) => {
    const reason = 'The supplier was closed.'
    const input = { sign, version: await versionNow(), key, percent, reason }
    return testApp.ask(calls.overrideAssessment, input, rated.teacher)
  }

  it('[PRC-066] sets the total or a criterion with a reason, stores both values, and is withdrawn', async () => {
    const { total } = (await rate(1)).body.data ?? { total: null }
    expect((await override(91)).body.data).toMatchObject({ total: 91 })
    expect((await override(91)).body.data?.changes).toHaveLength(1)
    const criterionSet = (await override(40, 'reasons')).body.data
    expect(criterion(criterionSet, 'reasons')).toMatchObject({ override: 40, percent: 40 })
    const back = (await override(null)).body.data
    expect(back?.changes.map(({ before, after }) => [before, after])).toEqual([
      [total, 91],
      [60, 40],
      [91, null],
    ])
    const rows = await testApp.db
      .select()
      .from(assessmentChanges)
      .where(eq(assessmentChanges.assessmentId, (await rated.rowOf()).id))
    expect(rows).toHaveLength(3)
    expect((await rated.rowOf()).total).toBe((total ?? 0) - 8)
    expect((await override(10, 'nothing')).body).toMatchObject({ code: -2 })
  })
})

describe('an appeal', () => {
  it('[PRC-070] is answered once, and stores the answer and both totals', async () => {
    const { total } = (await rate(1)).body.data ?? { total: null }
    const answer = { sign, version: 0, answer: 'You are right about week 9.', percent: 77 }
    const early = await testApp.ask(calls.answerAppeal, answer, rated.teacher)
    expect(early.body).toMatchObject({ extend: { reason: 'noAppeal' } })
    await rated.release()
    const text = 'Week 9 was the supplier.'
    await testApp.ask(calls.appealAssessment, { sign, text }, rated.student)
    const queue = await testApp.ask(calls.assessmentQueue, { page: 1, size: 20 }, rated.teacher)
    expect(queue.body.data?.list).toMatchObject([{ sign, state: 'appealed' }])
    const given = { ...answer, version: await versionNow() }
    const both = await Promise.all([
      testApp.ask(calls.answerAppeal, given, rated.teacher),
      testApp.ask(calls.answerAppeal, given, rated.teacher),
    ])
    expect(both.map(({ body }) => body.code)).toEqual([200, 200])
    expect(await rated.rowOf()).toMatchObject({ state: 'final', total: 77 })
    const { id } = await rated.rowOf()
    const [appeal] = await testApp.db
      .select()
      .from(assessmentAppeals)
      .where(eq(assessmentAppeals.assessmentId, id))
    expect(appeal).toMatchObject({ answer: answer.answer, totalBefore: total, totalAfter: 77 })
  })
})
