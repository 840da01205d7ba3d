import { type DebriefAnswer, debriefMost, practice } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AskedBy, openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate } from '../../accounts/factories.ts'
import { Given } from '../assignments/factories.ts'
import { readKept, startRun } from '../factories.ts'
import { beginGame } from '../games/factories.ts'
import { practiceDebriefs } from '../tables.ts'
import { listDebriefs, lockDebriefs } from './actions.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person()
})

type Run = { sign: string }
type By = Person | AskedBy

async function ended(by = student, idSign = 'chain-first-steps'): Promise<Run> {
  const run = await startRun(testApp, by, { idSign })
  await testApp.ask(practice.submitRun, { sign: run.sign }, by)
  return run
}

const swings = (text: string): DebriefAnswer[] => [{ question: 'swings', text }]

const save = ({ sign }: Run, version: number, answers: DebriefAnswer[], by: By = student) =>
  testApp.ask(practice.saveDebrief, { sign, version, answers }, by)

const review = async ({ sign }: Run, by = student) =>
  (await testApp.ask(practice.runReview, { sign }, by)).body.data?.debrief

const keyOf = async (run: Run) => {
  const { id, schoolId } = (await readKept(testApp, run)).run
  return { schoolId, runId: id }
}

async function rows(run: Run) {
  const { runId } = await keyOf(run)
  return testApp.db.select().from(practiceDebriefs).where(eq(practiceDebriefs.runId, runId))
}

const lock = async (run: Run) => lockDebriefs(testApp.db, await keyOf(run))

const refused = ({ body }: Awaited<ReturnType<typeof save>>) => [
  body.code,
  (body.extend as { reason?: string }).reason,
]

describe('the debrief of a run', () => {
  it("[PRC-110] asks in the player's language, and stores the answers in the order of the questions", async () => {
    const run = await ended()
    const before = await review(run)
    expect(before).toMatchObject({ isLocked: false })
    expect(before?.questions.map(({ name }) => name)).toEqual([
      'swings',
      'pipeline',
      'ownSeat',
      'secondRound',
    ])
    expect(before?.players).toEqual([
      {
        name: student.name,
        seats: ['retailer'],
        isOwn: true,
        answers: [],
        version: 0,
        savedAt: null,
      },
    ])
    for (const [language, text] of [
      ['zh', '二轮'],
      ['my', 'Dalam pusingan kedua'],
    ] as const) {
      const asked = await testApp.ask(
        practice.runReview,
        { sign: run.sign },
        { person: student, language },
      )
      expect(asked.body.data?.debrief?.questions[3]?.text).toContain(text)
    }
    const { body } = await save(run, 0, [
      { question: 'pipeline', text: '  I forgot what was on its way.\n\nTwice. ' },
      { question: 'swings', text: '放大效应' },
      { question: 'ownSeat', text: ' ' },
    ])
    const answers = [
      { question: 'swings', text: '放大效应' },
      { question: 'pipeline', text: 'I forgot what was on its way.\n\nTwice.' },
    ]
    const savedAt = testApp.clock.now().toISOString()
    expect(body.data).toEqual({ answers, version: 1, savedAt })
    expect(await rows(run)).toEqual([
      {
        ...(await keyOf(run)),
        userId: student.userId,
        answers,
        version: 1,
        changedAt: testApp.clock.now(),
        lockedAt: null,
      },
    ])
    expect((await review(run))?.players).toMatchObject([{ answers, version: 1, savedAt }])
    await save(run, 1, swings('Only this'))
    expect((await rows(run))[0]).toMatchObject({ answers: swings('Only this'), version: 2 })
  })

  it("[PRC-110] is refused before the end, for another person's run, and for a practice without questions", async () => {
    const open = await startRun(testApp, student, { idSign: 'chain-first-steps' })
    expect(refused(await save(open, 0, swings('Early')))).toEqual([-4, 'debriefNotYet'])
    const run = await ended()
    const stranger = await testApp.person()
    expect((await save(run, 0, swings('Mine?'), stranger)).body.code).toBe(-2)
    const bench = await ended(student, 'inventory-bench')
    expect(await review(bench)).toBeNull()
    expect((await save(bench, 0, swings('Stock'))).body.extend).toHaveProperty('fields.answers')
    for (const one of [open, run, bench]) expect(await rows(one)).toEqual([])
  })

  it('[PRC-110] reports the field of an answer that is too long, without a question, or a repetition', async () => {
    const run = await ended()
    const fieldsOf = async (answers: DebriefAnswer[]) => {
      const { body } = await save(run, 0, answers)
      expect(body.code).toBe(-2)
      return Object.keys((body.extend as { fields: object }).fields)
    }
    expect(await fieldsOf(swings('a'.repeat(debriefMost + 1)))).toEqual(['answers.0.text'])
    expect(await fieldsOf([{ question: 'weather', text: 'Sun' }])).toEqual(['answers.0.question'])
    const twice = [...swings('One'), ...swings('Two')]
    expect(await fieldsOf(twice)).toEqual(['answers.1.question'])
    expect(await rows(run)).toEqual([])
    const longest = '长'.repeat(debriefMost)
    expect((await save(run, 0, swings(longest))).body.data?.answers).toEqual(swings(longest))
  })

  it('[PRC-111] accepts a repeated save, and answers an outdated version with the newer one', async () => {
    const run = await ended()
    const first = await save(run, 0, swings('From tab one'))
    testApp.clock.pass(60)
    expect((await save(run, 0, swings('From tab one'))).body.data).toEqual(first.body.data)
    const other = await save(run, 0, swings('From tab two'))
    expect(refused(other)).toEqual([-4, 'changedMeanwhile'])
    expect(other.body.extend).toMatchObject({ newer: first.body.data })
    expect((await rows(run))[0]).toMatchObject({ answers: swings('From tab one'), version: 1 })
    const both = await Promise.all([
      save(run, 1, swings('At once, one')),
      save(run, 1, swings('At once, two')),
    ])
    expect(both.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    const [kept] = both.filter(({ body }) => body.data)
    expect((await rows(run))[0]).toMatchObject({
      answers: kept?.body.data?.answers,
      version: 2,
    })
  })

  it('[PRC-112] cannot change after it is locked, also when nothing was answered', async () => {
    const run = await ended()
    const empty = await ended()
    const open = await startRun(testApp, student, { idSign: 'chain-first-steps' })
    await save(run, 0, swings('In time'))
    for (const one of [run, empty, open]) await lock(one)
    const [first] = await rows(run)
    expect(first).toMatchObject({ version: 1, lockedAt: expect.any(Date) as Date })
    await lock(run)
    expect(await rows(run)).toEqual([first])
    expect(refused(await save(run, 1, swings('Too late')))).toEqual([-4, 'debriefLocked'])
    expect((await save(run, 0, swings('In time'))).body.code).toBe(200)
    expect(refused(await save(empty, 0, swings('Too late')))).toEqual([-4, 'debriefLocked'])
    expect(await review(run)).toMatchObject({ isLocked: true })
    expect(await review(empty)).toMatchObject({ isLocked: true, players: [{ answers: [] }] })
    expect(await rows(run)).toEqual([first])
    expect((await rows(empty))[0]).toMatchObject({ answers: [], version: 0, changedAt: null })
    expect(await rows(open)).toEqual([])
    const elsewhere = await ended()
    const { runId } = await keyOf(elsewhere)
    await lockDebriefs(testApp.db, { schoolId: 999_999, runId })
    expect(await rows(elsewhere)).toEqual([])
  })

  it('[PRC-093] is never answered by impersonating staff', async () => {
    const run = await ended()
    const admin = await testApp.person('schoolAdmin,normal')
    const asStudent = await impersonate(testApp, admin, student)
    expect((await save(run, 0, swings('By staff'), asStudent)).body.code).toBe(-6)
    expect(await rows(run)).toEqual([])
  })
})

describe('the debrief of several players', () => {
  async function endedGame(players: readonly Person[]): Promise<Run> {
    const run = await beginGame(testApp, players)
    for (let week = 1; week <= run.days; week += 1)
      for (const by of players)
        await testApp.ask(practice.orderSeat, { sign: run.sign, week, quantity: 6 }, by)
    return run
  }

  it('[PRC-110] shows each player of a team only their own answers, and teachers all of them', async () => {
    const mate = await testApp.person()
    const run = await endedGame([student, mate])
    await save(run, 0, swings('The shop'))
    expect((await save(run, 0, swings('The wholesaler'), mate)).body.data?.version).toBe(1)
    expect((await review(run))?.players).toMatchObject([
      { isOwn: true, seats: ['retailer'], answers: swings('The shop') },
    ])
    const ofMate = await review(run, mate)
    expect(ofMate?.players.map(({ name }) => name)).toEqual([mate.name])
    expect(JSON.stringify(ofMate)).not.toContain('The shop')
    const { schoolId, runId } = await keyOf(run)
    const { questions, players } = await listDebriefs(testApp.db, schoolId, runId)
    expect(questions).toHaveLength(4)
    expect(
      new Map(players.map(({ userId, answers, version }) => [userId, [answers, version]])),
    ).toEqual(
      new Map([
        [student.userId, [swings('The shop'), 1]],
        [mate.userId, [swings('The wholesaler'), 1]],
      ]),
    )
    await lock(run)
    expect((await rows(run)).every(({ lockedAt }) => lockedAt !== null)).toBe(true)
    expect(refused(await save(run, 1, swings('Again'), mate))).toEqual([-4, 'debriefLocked'])
  })

  it('[PRC-113] is readable by the teachers of the course beside the run, and by nobody else', async () => {
    const scene = await Given.open(testApp)
    const run = await scene.begun(await scene.give({ idSign: 'chain-first-steps' }))
    const asTeacher = async (by = scene.teacher) =>
      (await testApp.ask(practice.boardRun, { sign: run.sign }, by)).body
    expect((await asTeacher()).data?.debrief).toBeNull()
    await testApp.ask(practice.submitRun, { sign: run.sign }, scene.student)
    const unanswered = { isOwn: false, name: scene.student.name, answers: [], savedAt: null }
    expect((await asTeacher()).data?.debrief?.players).toMatchObject([unanswered])
    await save(run, 0, swings('The delays'), scene.student)
    expect((await asTeacher()).data?.debrief).toMatchObject({
      isLocked: false,
      players: [{ answers: swings('The delays'), version: 1, seats: ['retailer'] }],
    })
    expect((await save(run, 1, swings('By the teacher'), scene.teacher)).body.code).toBe(-2)
    expect((await asTeacher(await testApp.person('teacher,normal'))).code).toBe(-6)
    expect((await rows(run))[0]?.answers).toEqual(swings('The delays'))
    await expect(listDebriefs(testApp.db, 999_999, (await keyOf(run)).runId)).rejects.toThrow()
  })
})
