import { evaluations, type OwnAssessment } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSession } from '../../accounts/sessions/factories.ts'
import { messages } from '../../messages/index.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Rated, rubricForm } from '../factories.ts'
import { keep, lockWhole } from '../queries.ts'
import {
  assessmentAppeals,
  assessmentChanges,
  assessmentPeers,
  assessmentRatings,
  assessments,
} from '../tables.ts'

let testApp: TestApp
let rated: Rated
let sign: string

const levels = rubricForm().criteria[0]?.levels ?? []
const criterion = (
  key: string,
  weight: number,
  source: 'machine' | 'teacher' | 'self' | 'peer',
) => ({
  key,
  names: { en: key },
  weight,
  source,
  evidence: source === 'machine' ? 'service' : '',
  levels,
})
const criteria = [
  criterion('service', 40, 'machine'),
  criterion('reasons', 30, 'teacher'),
  criterion('calm', 10, 'self'),
  criterion('clear', 20, 'peer'),
]

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  rated = await Rated.open(testApp, { criteria })
  sign = await rated.played()
})

const own = (by = rated.student, assessmentSign = sign) =>
  testApp.ask(evaluations.ownAssessment, { sign: assessmentSign }, by)
const data = async (by = rated.student, assessmentSign = sign): Promise<OwnAssessment> => {
  const { body } = await own(by, assessmentSign)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const rateSelf = (ratings: object[], by: Person = rated.student, assessmentSign = sign) =>
  testApp.ask(evaluations.rateSelf, { sign: assessmentSign, ratings } as never, by)
const ratePeer = (ratings: object[], by: Person) =>
  testApp.ask(evaluations.ratePeer, { sign, ratings } as never, by)
const appeal = (text: string, by = rated.student) =>
  testApp.ask(evaluations.appealAssessment, { sign, text }, by)

const calm = { key: 'calm', level: 2, comment: 'I kept calm.' }

type Role = 'first' | 'second' | 'moderator' | 'peer'

/** Stores a rating as the calls of a rater do. */
async function write(
  assessmentSign: string,
  key: string,
  role: Role,
  by: Person,
  level: number,
  comment = '',
) {
  const assessmentId = testApp.app.deps.signs.open('assessment', assessmentSign) ?? 0
  const time = testApp.clock.now()
  const { schoolId, userId: raterId } = by
  await testApp.db.transaction(async (tx) => {
    const row = { schoolId, assessmentId, criterion: key, role, raterId, level, comment, at: time }
    await tx.insert(assessmentRatings).values(row)
    const whole = await lockWhole(tx, schoolId, assessmentId, raterId)
    await keep(tx, whole, time, role === 'first' ? { firstId: raterId } : {})
  })
}

/** Rates the criteria that no person has rated as the teacher, so that the assessment is ready. */
async function teacherRates(assessmentSign: string, level = 2, comment = 'Well said.') {
  for (const key of ['reasons', 'calm', 'clear'])
    await write(
      assessmentSign,
      key,
      'first',
      rated.teacher,
      level,
      key === 'reasons' ? comment : '',
    )
}

async function released() {
  await teacherRates(sign)
  expect((await rated.release()).body.data).toMatchObject({ released: 1 })
}

/** Passes the time and signs the person in again, because the session has expired. */
async function later(seconds: number, { userId, schoolId, ...person }: Person): Promise<Person> {
  testApp.clock.pass(seconds)
  const session = { userId, schoolId, remembered: true }
  return {
    ...person,
    userId,
    schoolId,
    token: await createSession(testApp.db, session, testApp.clock.now()),
  }
}

/** Signs in a member of staff who impersonates the student. */
async function impersonating(student: Person): Promise<Person> {
  const admin = await testApp.person('schoolAdmin,normal')
  const { userId, schoolId } = student
  const now = testApp.clock.now()
  const token = await createSession(testApp.db, { userId, schoolId, remembered: true }, now)
  await testApp.database.pool.query(
    'update sessions set acting_admin_id = $1 where id = (select max(id) from sessions where user_id = $2)',
    [admin.userId, userId],
  )
  return { ...student, token }
}

const fieldsOf = ({ body }: { body: { extend?: unknown } }) =>
  (body.extend as { fields?: Record<string, string> }).fields

describe('the own assessment of a student', () => {
  it('shows the rubric and the state before the release, and no ratings', async () => {
    await write(sign, 'reasons', 'first', rated.teacher, 1, 'Rambutan')
    const read = await data()
    expect(read).toMatchObject({
      state: 'selfRating',
      maySelfRate: true,
      total: null,
      passed: null,
      gate: null,
      median: null,
      changes: [],
      appeal: null,
      appealUntil: null,
      releasedAt: null,
    })
    expect(read.criteria.map(({ key, weight }) => [key, weight])).toEqual([
      ['service', 40],
      ['reasons', 30],
      ['calm', 10],
      ['clear', 20],
    ])
    for (const one of read.criteria)
      expect(one).toMatchObject({
        machine: null,
        percent: null,
        level: null,
        comments: [],
        median: null,
        self: null,
        override: null,
      })
    const list = await testApp.ask(evaluations.ownAssessments, { page: 1, size: 20 }, rated.student)
    expect(list.body.data).toMatchObject({ total: 1, list: [{ sign, total: null, passed: null }] })
    expect(JSON.stringify([read, list.body])).not.toContain('Rambutan')
  })

  it('shows level, comments and self-assessment of each criterion after the release', async () => {
    await rateSelf([calm])
    await write(sign, 'reasons', 'first', rated.teacher, 1, 'Say why.')
    await write(sign, 'clear', 'first', rated.teacher, 2)
    await testApp.db.insert(assessmentChanges).values({
      schoolId: testApp.schoolId,
      assessmentId: testApp.app.deps.signs.open('assessment', sign) ?? 0,
      criterion: 'clear',
      before: 100,
      after: 80,
      reason: 'One page is missing.',
      userId: rated.teacher.userId,
      at: testApp.clock.now(),
    })
    const id = testApp.app.deps.signs.open('assessment', sign) ?? 0
    await testApp.db.transaction(async (tx) =>
      keep(tx, await lockWhole(tx, testApp.schoolId, id, 0), testApp.clock.now()),
    )
    await rated.release()
    const row = await rated.rowOf()
    const read = await data()
    const [service, reasons, self, clear] = read.criteria
    expect(read).toMatchObject({ state: 'released', total: row.total, maySelfRate: false })
    expect(read.passed).toBe((row.total ?? 0) >= read.passLine)
    expect(service?.machine?.of).toBe(30)
    expect(service?.percent).toBe(levels[service?.level ?? 0]?.percent)
    expect(reasons).toMatchObject({ percent: 60, level: 1, comments: ['Say why.'], machine: null })
    expect(self).toMatchObject({ percent: 100, level: 2, self: { level: 2 }, comments: [] })
    expect(clear).toMatchObject({ percent: 80, level: 1, override: 80 })
    expect(read.changes).toEqual([
      expect.objectContaining({ key: 'clear', before: 100, after: 80, byName: '' }),
    ])
    expect(JSON.stringify(read)).not.toContain(rated.teacher.name)
  })

  it('[PRC-071] shows the rubric before the start, and after the release the level, the next level and the class', async () => {
    const others = [await rated.given.classmate(), await rated.given.classmate()]
    const [first] = others as [Person]
    const input = { assignment: rated.assignment.sign }
    expect((await testApp.ask(evaluations.rubricOf, input, first)).body.data).toMatchObject({
      criteria,
    })
    await released()
    expect((await data()).median).toBeNull()
    for (const [at, person] of others.entries())
      await teacherRates(await rated.played(person), at, `Comment ${at}`)
    await rated.release()
    const totals = await Promise.all(
      [rated.student, ...others].map(async (one) => (await rated.rowOf(one)).total ?? 0),
    )
    const read = await data(first, testApp.seal('assessment', (await rated.rowOf(first)).id))
    expect(read.median).toBe(totals.toSorted((one, other) => one - other)[1])
    const [service, reasons] = read.criteria
    expect(reasons).toMatchObject({ percent: 0, level: 0, median: 60, comments: ['Comment 0'] })
    // The description of the next level is the text of the rubric.
    expect(reasons?.levels[(reasons.level ?? 0) + 1]).toEqual(levels[1])
    expect(service).toMatchObject({ evidence: 'service', machine: { of: 30 } })
    expect(read.criteria.map(({ median }) => median).slice(1)).toEqual([60, 60, 60])
  })

  it('is shown only to its student', async () => {
    const classmate = await rated.given.classmate()
    for (const by of [classmate, rated.teacher])
      expect((await own(by)).body.extend).toMatchObject({ refusal: 'notFound' })
    expect((await rateSelf([calm], classmate)).body.extend).toMatchObject({ refusal: 'notFound' })
    await released()
    expect((await appeal('Please look again.', classmate)).body.extend).toMatchObject({
      refusal: 'notFound',
    })
  })
})

describe('the self-assessment of a student', () => {
  it('must be complete, is possible until the release, and the last one counts', async () => {
    expect((await rateSelf([calm])).body.data).toMatchObject({ state: 'waiting' })
    const second = await rateSelf([{ ...calm, level: 1 }])
    expect(second.body.data?.criteria[2]?.self).toEqual({ level: 1, comment: 'I kept calm.' })
    const rows = await testApp.db
      .select()
      .from(assessmentRatings)
      .where(eq(assessmentRatings.raterId, rated.student.userId))
    expect(rows).toMatchObject([{ criterion: 'calm', role: 'self', level: 1 }])
    expect((await rated.rowOf()).percents).toMatchObject({ calm: 60 })
    await released()
    expect((await rateSelf([calm])).body).toMatchObject({
      code: -4,
      extend: { reason: 'ratingOver' },
    })
  })

  it('is refused with the wrong field, and from staff who impersonate the student', async () => {
    const faults: [object, string][] = [
      [{ ...calm, key: 'reasons' }, 'ratings.0.key'],
      [{ ...calm, level: 3 }, 'ratings.0.level'],
    ]
    for (const [one, field] of faults)
      expect(Object.keys(fieldsOf(await rateSelf([one])) ?? {})).toEqual([field])
    expect(fieldsOf(await rateSelf([calm, calm]))).toHaveProperty(['ratings.1.key'])
    const staff = await impersonating(rated.student)
    expect((await own(staff)).body.ok).toBe(true)
    expect((await rateSelf([calm], staff)).body.code).toBe(-6)
    await released()
    expect((await appeal('Please look again.', staff)).body.code).toBe(-6)
    expect(await testApp.db.$count(assessmentRatings, eq(assessmentRatings.role, 'self'))).toBe(
      await testApp.db.$count(
        assessmentRatings,
        and(eq(assessmentRatings.role, 'self'), eq(assessmentRatings.criterion, 'calm')),
      ),
    )
  })
})

describe('works of other students', () => {
  let peers: Person[]
  let fourth: Person
  const clear = { key: 'clear', level: 2, comment: 'Easy to follow.' }
  beforeEach(async () => {
    peers = []
    for (let count = 0; count < 4; count += 1) {
      const person = await rated.given.classmate()
      await rated.played(person)
      if (count < 3) peers.push(person)
      else fourth = person
    }
  })
  const task = (by: Person) => testApp.ask(evaluations.peerTask, { sign }, by)
  const tasks = async (by: Person) =>
    (await testApp.ask(evaluations.peerTasks, {}, by)).body.data ?? []

  it('[PRC-068] are given to three who see neither name nor run, and their median counts from two on', async () => {
    const [one, two, three] = peers as [Person, Person, Person]
    for (const by of peers) expect((await tasks(by)).map((row) => row.sign)).toContain(sign)
    const answers = [await tasks(one), (await task(one)).body]
    const text = JSON.stringify(answers)
    const row = await rated.rowOf()
    for (const secret of [
      rated.student.name,
      testApp.seal('user', rated.student.userId),
      testApp.seal('practiceRun', row.runId ?? 0),
    ])
      expect(text).not.toContain(secret)
    const shown = (await task(one)).body.data
    expect(shown?.criteria.map(({ key, own: given }) => [key, given])).toEqual([['clear', null]])
    expect(shown).toMatchObject({ isDone: false, mayRate: true })
    await ratePeer([{ ...clear, level: 0 }], one)
    expect((await rated.rowOf()).percents).not.toHaveProperty('clear')
    await ratePeer([{ ...clear, level: 2 }], two)
    expect((await rated.rowOf()).percents).toMatchObject({ clear: 0 })
    const done = await ratePeer([{ ...clear, level: 1, comment: 'Fine.' }], three)
    expect(done.body.data).toMatchObject({ isDone: true, criteria: [{ own: { level: 1 } }] })
    expect((await rated.rowOf()).percents).toMatchObject({ clear: 60 })
    const kept = await testApp.db
      .select()
      .from(assessmentPeers)
      .where(eq(assessmentPeers.assessmentId, row.id))
    expect(kept.map(({ doneAt }) => doneAt)).toEqual(
      Array.from({ length: 3 }, () => testApp.clock.now()),
    )
    await write(sign, 'reasons', 'first', rated.teacher, 2)
    await rateSelf([calm])
    await rated.release()
    const { criteria: shownLater } = await data()
    expect(shownLater[3]?.comments.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'Easy to follow.',
      'Easy to follow.',
      'Fine.',
    ])
    expect(JSON.stringify(shownLater)).not.toContain(one.name)
    expect((await ratePeer([clear], one)).body).toMatchObject({
      code: -4,
      extend: { reason: 'ratingOver' },
    })
    expect((await task(one)).body.data?.mayRate).toBe(false)
  })

  it('are shown only to their raters, who must rate every criterion', async () => {
    for (const by of [fourth, rated.student])
      expect((await task(by)).body.extend).toMatchObject({ refusal: 'notFound' })
    expect((await ratePeer([clear], fourth)).body.extend).toMatchObject({ refusal: 'notFound' })
    const [one] = peers as [Person]
    const twice = await ratePeer([clear, { ...clear, level: 0 }], one)
    expect(fieldsOf(twice)).toHaveProperty(['ratings.1.key'])
    expect((await ratePeer([clear], await impersonating(one))).body.code).toBe(-6)
  })
})

describe('an appeal', () => {
  const day = 86_400

  it('is made once within seven days, notified to the teachers, and stored with the total', async () => {
    expect((await appeal('Please look again.')).body).toMatchObject({
      code: -4,
      extend: { reason: 'appealOver' },
    })
    await released()
    const before = await data()
    expect(before.appealUntil).not.toBeNull()
    const student = await later(7 * day, rated.student)
    const made = await appeal('Please look again.', student)
    expect(made.body.data).toMatchObject({
      state: 'appealed',
      appealUntil: null,
      appeal: { text: 'Please look again.', totalBefore: before.total, totalAfter: null },
    })
    const row = await rated.rowOf()
    expect(row.state).toBe('appealed')
    const rows = await testApp.db
      .select()
      .from(assessmentAppeals)
      .where(eq(assessmentAppeals.assessmentId, row.id))
    expect(rows).toMatchObject([{ text: 'Please look again.', totalBefore: before.total }])
    expect((await appeal('Please look again.', student)).body.ok).toBe(true)
    expect((await appeal('And again.', student)).body).toMatchObject({
      code: -4,
      extend: { reason: 'appealMade' },
    })
    const notices = await testApp.db
      .select()
      .from(messages)
      .where(eq(messages.userId, rated.teacher.userId))
    expect(notices.filter(({ words }) => words === 'appealMade')).toHaveLength(1)
  })

  it('is refused a second after the seventh day, when the assessment is final', async () => {
    await released()
    const student = await later(7 * day + 1, rated.student)
    expect((await appeal('Too late.', student)).body).toMatchObject({
      extend: { reason: 'appealOver' },
    })
    expect(await data(student)).toMatchObject({ state: 'final', appealUntil: null, appeal: null })
    expect((await rated.rowOf()).state).toBe('released')
  })
})

describe('the rubric', () => {
  it('is shown to people of the course before they begin, and is null if none is chosen', async () => {
    const { given, assignment } = rated
    const classmate = await given.classmate()
    const ask = (by: Person, assignmentSign = assignment.sign) =>
      testApp.ask(evaluations.rubricOf, { assignment: assignmentSign }, by)
    for (const by of [classmate, rated.teacher])
      expect((await ask(by)).body.data).toMatchObject({
        name: 'A calm chain',
        passLine: assignment.passLine,
        criteria,
      })
    expect((await ask(classmate, (await given.give()).sign)).body).toMatchObject({
      ok: true,
      data: null,
    })
    expect((await ask(await testApp.person())).body.code).toBe(-6)
  })
})

it('counts assessments of one person only in the list', async () => {
  const classmate = await rated.given.classmate()
  await rated.played(classmate)
  expect(await testApp.db.$count(assessments)).toBeGreaterThan(1)
  const { body } = await testApp.ask(evaluations.ownAssessments, { page: 1, size: 1 }, classmate)
  expect(body.data?.total).toBe(1)
})
