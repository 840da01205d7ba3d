import { practice, type PracticeRun, type TaughtAssignment } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate } from '../../accounts/factories.ts'
import { Given } from '../assignments/factories.ts'
import { readKept } from '../factories.ts'
import { practiceAssignments, practiceRuns } from '../tables.ts'
import { makeGame, readSeats } from './factories.ts'

let testApp: TestApp
let scene: Given
let student: Person
let mate: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  ;({ student } = scene)
  mate = await scene.classmate()
})

const leave = ({ sign }: PracticeRun, by: Person) => testApp.ask(practice.leaveGame, { sign }, by)
const begin = ({ sign }: PracticeRun, by: Person) => testApp.ask(practice.beginGame, { sign }, by)
const peopleIn = async (run: PracticeRun) =>
  (await readSeats(testApp, run)).map(({ userId }) => userId)
const runsOf = (given: TaughtAssignment) =>
  testApp.db.$count(practiceRuns, eq(practiceRuns.assignmentId, scene.idOf(given)))
const reasonOf = (body: { extend?: unknown }) => (body.extend as { reason: string }).reason

/** Plays all weeks with one player's orders; bots play the other seats. */
async function playToEnd({ sign }: PracticeRun, by: Person, others: Person[] = []) {
  for (const one of others) await testApp.ask(practice.leaveGame, { sign }, one)
  for (let week = 1; week <= 20; week += 1)
    await testApp.ask(practice.orderSeat, { sign, week, quantity: 4 }, by)
}

describe('a game of an assignment', () => {
  it('[PRC-101] has the assigned scenario and seconds, and is the same for two devices', async () => {
    const given = await scene.giveTeam({ turnSeconds: 45, attempts: 2 })
    const edited = { weeks: 7, standIn: 'copy' }
    const [row] = await testApp.db
      .select()
      .from(practiceAssignments)
      .where(eq(practiceAssignments.id, scene.idOf(given)))
    const scenario = { ...(row?.scenario as object), ...edited }
    await testApp.db
      .update(practiceAssignments)
      .set({ scenario })
      .where(eq(practiceAssignments.id, scene.idOf(given)))
    const free = await makeGame(testApp, [student])
    const asked = await Promise.all(
      [1, 2].map(() => scene.make(given, student, { turnSeconds: 600 })),
    )
    const [run, other] = asked.map(({ body }) => body.data)
    expect(other?.sign).toBe(run?.sign)
    expect(run?.sign).not.toBe(free.sign)
    expect(run).toMatchObject({
      state: 'lobby',
      days: 7,
      game: { turnSeconds: 45 },
      assignment: { sign: given.sign, attempt: 1, attempts: 2 },
    })
    const kept = await readKept(testApp, run ?? free)
    expect(kept.run).toMatchObject({
      assignmentId: scene.idOf(given),
      turnSeconds: 45,
      mode: 'team',
      scenario: edited,
      practiceVersion: given.practice.version,
    })
    expect(await runsOf(given)).toBe(1)
    // A game outside of the assignment is separate, even while the person waits in a game of the
    // assignment.
    expect((await makeGame(testApp, [student])).sign).toBe(free.sign)
  })

  it('[PRC-101] is created only by people with a permitted attempt, and each refusal has its reason', async () => {
    const given = await scene.giveTeam()
    const outside = await scene.make(given, await testApp.person())
    expect([outside.body.code, reasonOf(outside.body)]).toEqual([-6, 'joinFirst'])
    const asStudent = await impersonate(
      testApp,
      await testApp.person('schoolAdmin,normal'),
      student,
    )
    const wish = { idSign: given.practice.idSign, assignment: given.sign }
    expect((await testApp.ask(practice.makeGame, wish, asStudent)).body.code).toBe(-6)
    const no: [TaughtAssignment, string][] = [
      [await scene.giveTeam({ opensAt: scene.inHours(1) }), 'assignmentNotOpen'],
      [await scene.giveTeam({ dueAt: scene.inHours(-1) }), 'assignmentOver'],
      [await scene.give(), 'notByTeam'],
    ]
    for (const [one, reason] of no) {
      const { body } = await scene.make(one)
      expect([body.code, reasonOf(body)]).toEqual([-4, reason])
      expect(await runsOf(one)).toBe(0)
    }
    const faults: [object, string][] = [
      [{ idSign: 'beer-game' }, 'idSign'],
      [{ seat: 'brewer' }, 'seat'],
    ]
    for (const [fault, field] of faults) {
      const { body } = await scene.make(given, student, fault)
      expect(body.code).toBe(-2)
      expect(Object.keys((body.extend as { fields: object }).fields)).toEqual([field])
    }
    expect((await scene.make(given, student, { assignment: 'x' })).status).toBe(404)
    expect(await runsOf(given)).toBe(0)
    expect((await scene.begin(given)).body.extend).toMatchObject({ reason: 'teamNeeded' })
  })

  it('[PRC-101] refuses people outside the course at the code, and admits others once', async () => {
    const given = await scene.giveTeam()
    const run = await scene.lobby(given, [student])
    const outside = await scene.join(run, await testApp.person())
    expect(outside.body).toMatchObject({ code: -2, extend: { reason: 'gameOfCourse' } })
    expect(outside.body.extend?.['fields']).toEqual({
      code: 'This game belongs to a course or training that you have not joined.',
    })
    expect(await peopleIn(run)).toEqual([student.userId])
    const twice = await Promise.all([scene.join(run, mate), scene.join(run, mate)])
    expect(twice.map(({ body }) => body.data?.sign)).toEqual([run.sign, run.sign])
    expect(twice[0]?.body.data?.seats).toEqual(twice[1]?.body.data?.seats)
    expect(await peopleIn(run)).toEqual([student.userId, mate.userId])
  })

  it('[PRC-142] does not begin before an opening that was moved later', async () => {
    const given = await scene.giveTeam()
    const lobby = await scene.lobby(given, [student, mate])
    const changed = await scene.change(given, { opensAt: scene.inHours(1) })
    expect(changed.body.code).toBe(200)
    const { body } = await begin(lobby, mate)
    expect(body).toMatchObject({
      code: -4,
      extend: { reason: 'assignmentNotOpen', run: { sign: lobby.sign, state: 'lobby' } },
    })
    expect((await readKept(testApp, lobby)).run.state).toBe('lobby')
    testApp.clock.pass(3_600)
    expect((await begin(lobby, mate)).body.data).toMatchObject({ state: 'active' })
    expect((await readKept(testApp, lobby)).run.state).toBe('active')
  })

  it("[PRC-101] is returned to a player who types another game's code, or creates and joins in parallel", async () => {
    const given = await scene.giveTeam()
    const [run, other] = [await scene.lobby(given, [student]), await scene.lobby(given, [mate])]
    expect((await scene.join(other, student)).body.data?.sign).toBe(run.sign)
    expect(await peopleIn(other)).toEqual([mate.userId])
    const third = await scene.classmate()
    const [made, joined] = await Promise.all([scene.make(given, third), scene.join(run, third)])
    expect(made.body.data?.sign).toBe(joined.body.data?.sign)
    const seats = [...(await peopleIn(run)), ...(await peopleIn(other))]
    const own = made.body.data?.sign === run.sign ? 1 : 0
    expect(seats.filter((userId) => userId === third.userId)).toHaveLength(own)
  })

  it('[PRC-101] gives a seat that two people request in parallel to one of them', async () => {
    const given = await scene.giveTeam()
    const run = await scene.lobby(given, [student, mate, await scene.classmate()])
    const late = [await scene.classmate(), await scene.classmate()]
    const answers = await Promise.all(late.map((by) => scene.join(run, by)))
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-2, 200])
    expect(await peopleIn(run)).toHaveLength(4)
  })

  it('[PRC-101] is closed to people without an attempt, after their due date, or once it has begun', async () => {
    const given = await scene.giveTeam({ dueAt: scene.inHours(2), attempts: 1 })
    const run = await scene.game(given, [student])
    const begun = await scene.join(run, mate)
    expect(begun.body).toMatchObject({ code: -2, extend: { reason: 'gameBegun' } })
    await playToEnd(run, student)
    expect((await readKept(testApp, run)).run.state).toBe('scored')
    const second = await scene.lobby(given, [mate])
    const used = await scene.join(second, student)
    expect(used.body).toMatchObject({ code: -2, extend: { reason: 'noAttemptLeft' } })
    expect(used.body.extend?.['fields']).toHaveProperty('code')
    expect((await scene.make(given)).body.extend).toMatchObject({ reason: 'noAttemptLeft' })
    await scene.extend(given, scene.inHours(9), mate)
    testApp.clock.pass(3 * 3600)
    const late = await scene.join(second, await scene.classmate())
    expect(late.body).toMatchObject({ code: -2, extend: { reason: 'assignmentOver' } })
    expect(await peopleIn(second)).toEqual([mate.userId])
  })
})

describe('the attempts of a team game', () => {
  it('[PRC-101] are used by the players at its beginning, and not by people who left before', async () => {
    const given = await scene.giveTeam({ attempts: 2 })
    const run = await scene.lobby(given, [student, mate])
    expect((await scene.own())[0]).toMatchObject({
      state: 'inProgress',
      run: run.sign,
      attemptsUsed: 0,
      turnSeconds: 90,
    })
    await leave(run, student)
    expect((await scene.own())[0]).toMatchObject({ state: 'open', run: null, attemptsUsed: 0 })
    // The creator of the lobby can play another game of the same assignment.
    const own = await scene.game(given, [student])
    expect(own.sign).not.toBe(run.sign)
    await begin(run, mate)
    for (const by of [student, mate])
      expect((await scene.own(by))[0]).toMatchObject({ state: 'inProgress', attemptsUsed: 1 })
    await playToEnd(own, student)
    await playToEnd(run, mate)
    const { percent, points } = (await readKept(testApp, run)).run
    expect([percent, points]).not.toContain(null)
    expect((await scene.own(mate))[0]).toMatchObject({ state: 'open', best: percent })
    const together = await scene.game(given, [mate, student])
    for (const by of [student, mate]) {
      const shown = await testApp.ask(practice.practiceRun, { sign: together.sign }, by)
      expect(shown.body.data?.assignment).toMatchObject({ attempt: 2, attempts: 2 })
    }
    const list = (await testApp.ask(practice.practiceRuns, {}, student)).body.data?.list ?? []
    expect(list.map(({ sign, assignment }) => [sign, assignment?.attempt])).toEqual([
      [together.sign, 2],
      [own.sign, 1],
    ])
    await playToEnd(together, mate, [student])
    const results = [percent ?? 0, (await readKept(testApp, together)).run.percent ?? 0]
    expect((await scene.own(mate))[0]).toMatchObject({
      state: 'done',
      attemptsLeft: 0,
      ended: together.sign,
      best: Math.max(...results),
    })
    expect((await scene.own())[0]?.best).toBeGreaterThanOrEqual(results[1] ?? 0)
  })

  it("[PRC-101] are numbered by each player's own games, in any order of creation", async () => {
    const given = await scene.giveTeam({ attempts: 3 })
    const early = await scene.lobby(given, [mate, student])
    await leave(early, student)
    const own = await scene.game(given, [student])
    await playToEnd(own, student)
    testApp.clock.pass(60)
    const joined = await scene.join(early, student)
    expect(joined.body.data?.assignment?.attempt).toBe(2)
    const begun = await begin(early, mate)
    expect(begun.body.data?.assignment?.attempt).toBe(1)
    const attemptOf = async ({ sign }: PracticeRun) =>
      (await testApp.ask(practice.practiceRun, { sign }, student)).body.data?.assignment?.attempt
    expect([await attemptOf(own), await attemptOf(early)]).toEqual([1, 2])
  })

  it('[PRC-101] are not used by a lobby, which freezes the assignment and ends when its last player leaves', async () => {
    const given = await scene.giveTeam({ attempts: 2 })
    const run = await scene.lobby(given, [student])
    const board = await testApp.ask(practice.practiceBoard, { sign: given.sign }, scene.teacher)
    expect(board.body.data?.assignment).toMatchObject({ started: 0, hasRuns: true })
    expect(board.body.data?.list.map(({ state }) => state)).toEqual(['notStarted', 'notStarted'])
    const changed = await scene.change(given, { mode: 'oneSeat' })
    expect(changed.body.extend?.['fields']).toHaveProperty('mode')
    const remove = () => testApp.ask(practice.deleteAssignment, { sign: given.sign }, scene.teacher)
    expect((await remove()).body).toMatchObject({ code: -4, extend: { reason: 'runsBegun' } })
    await leave(run, student)
    expect((await remove()).body.ok).toBe(true)
    expect((await scene.join(run, mate)).body.extend).toMatchObject({ reason: 'gameCodeUnknown' })
  })
})
