import {
  type InputOf,
  practice,
  type PracticeRun,
  progress,
  type TaughtAssignment,
} from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { readSeats } from '../games/factories.ts'
import { practiceAssignments, practiceRuns } from '../tables.ts'

let testApp: TestApp
let scene: Given
let student: Person
let mate: Person
let given: TaughtAssignment

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  ;({ student } = scene)
  mate = await scene.classmate()
  given = await scene.giveTeam({ attempts: 2, passLine: 55, turnSeconds: 45 })
})

/** Lets bots finish the game after its due date. */
async function ended(players: readonly Person[]): Promise<PracticeRun> {
  const [first, ...others] = players
  if (!first) throw new Error('A team has somebody.')
  const game = await scene.game(given, players)
  for (const one of others) await testApp.ask(practice.leaveGame, { sign: game.sign }, one)
  for (let week = 1; week <= 20; week += 1) {
    const order = { sign: game.sign, week, quantity: 4, note: week === 3 ? 'Calm' : '' }
    await testApp.ask(practice.orderSeat, order, first)
  }
  return game
}

type Wish = Partial<InputOf<typeof practice.startNextRound>>
const next = (wish: Wish = {}, by = scene.teacher) =>
  testApp.ask(
    practice.startNextRound,
    { sign: given.sign, idSign: 'beer-game-shared', ...wish },
    by,
  )
const following = () =>
  testApp.db
    .select()
    .from(practiceAssignments)
    .where(eq(practiceAssignments.followsId, scene.idOf(given)))
const runsOf = (assignmentId: number) =>
  testApp.db.select().from(practiceRuns).where(eq(practiceRuns.assignmentId, assignmentId))
const ownOf = async (by: Person) => (await scene.own(by)).find(({ sign }) => sign !== given.sign)

describe('the next round of an assignment', () => {
  it('[PRC-060] [PRC-143] is assigned once with the rules of the previous one, with the same teams in their seats', async () => {
    const third = await scene.classmate()
    await ended([student, mate])
    await ended([third])
    const answers = await Promise.all([next(), next(), next()])
    const [first] = answers
    const data = first?.body.data
    expect(data).toMatchObject({
      practice: { idSign: 'beer-game-shared' },
      mode: 'team',
      attempts: 2,
      passLine: 55,
      turnSeconds: 45,
      weights: given.weights,
      opensAt: null,
      next: null,
    })
    expect(new Set(answers.map(({ body }) => body.data?.sign)).size).toBe(1)
    const [row, ...more] = await following()
    expect(more).toEqual([])
    expect(row).toMatchObject({ practice: 'beer-game-shared', authorId: scene.teacher.userId })
    expect(row?.scenario).toMatchObject({ sharedDemand: true })
    expect(await runsOf(row?.id ?? 0)).toMatchObject([
      { state: 'lobby', mode: 'team' },
      { state: 'lobby', mode: 'team' },
    ])
    const own = await ownOf(student)
    expect(own).toMatchObject({ sign: data?.sign, state: 'inProgress' })
    expect((await ownOf(mate))?.run).toBe(own?.run)
    const seats = await readSeats(testApp, { sign: own?.run ?? '' })
    expect(seats.map(({ seat, userId }) => [seat, userId])).toEqual(
      expect.arrayContaining([
        ['retailer', student.userId],
        ['wholesaler', mate.userId],
      ]),
    )
    const begun = await testApp.ask(practice.beginGame, { sign: own?.run ?? '' }, mate)
    expect(begun.body.data).toMatchObject({ state: 'active', seats: ['wholesaler'] })
    // The board of the first round links to the next round.
    const board = await testApp.ask(practice.practiceBoard, { sign: given.sign }, scene.teacher)
    expect(board.body.data?.assignment.next).toBe(data?.sign)
  })

  it('[PRC-143] begins without teams when the students form new ones', async () => {
    const { body } = await next({ teams: 'new' })
    expect(body.code).toBe(200)
    const [row] = await following()
    expect(await runsOf(row?.id ?? 0)).toEqual([])
    expect(await ownOf(student)).toMatchObject({ state: 'open', attemptsLeft: 2 })
  })

  it('[PRC-143] is refused at the field before any team has ended and for an unsuitable practice, and creates nothing', async () => {
    await scene.game(given, [student, mate])
    const wrong = [
      [{}, 'teams'],
      [{ teams: 'new', idSign: 'inventory-bench' }, 'idSign'],
      [{ teams: 'new', idSign: 'nothing' }, 'idSign'],
    ] as const
    for (const [wish, field] of wrong) {
      const { body } = await next(wish)
      expect(body.code).toBe(-2)
      expect(Object.keys((body.extend as { fields: object }).fields)).toEqual([field])
    }
    expect(await following()).toEqual([])
  })

  it('[PRC-143] excludes students who have left the course', async () => {
    await ended([student, mate])
    await testApp.ask(progress.leaveCourse, { sign: scene.course.sign }, mate)
    expect((await next()).body.code).toBe(200)
    const { run: sign = '' } = (await ownOf(student)) ?? {}
    const seats = await readSeats(testApp, { sign: sign ?? '' })
    expect(seats.map(({ userId }) => userId)).toEqual([student.userId])
  })

  it('[PRC-143] is assigned by the teachers of the course only', async () => {
    const other = await testApp.person('teacher')
    expect((await next({ teams: 'new' }, other)).body.code).toBe(-6)
    expect(await following()).toEqual([])
  })
})

describe('[PRC-181] a next round with the same teams', () => {
  it('requires a decision to exclude teams that have not ended, and shows their number', async () => {
    const third = await scene.classmate()
    await ended([student, mate])
    await scene.game(given, [third])
    await scene.lobby(given, [await scene.classmate()])
    const board = await testApp.ask(practice.practiceBoard, { sign: given.sign }, scene.teacher)
    expect(board.body.data?.assignment.leftOut).toBe(2)
    const { body } = await next()
    expect(body).toMatchObject({ code: -2, extend: { leftOut: 2 } })
    expect(Object.keys((body.extend as { fields: object }).fields)).toEqual(['leaveOut'])
    expect(await following()).toEqual([])
    expect((await next({ leaveOut: true })).body.code).toBe(200)
    const [row] = await following()
    expect(await runsOf(row?.id ?? 0)).toMatchObject([{ state: 'lobby', userId: student.userId }])
    expect((await ownOf(third))?.run).toBeNull()
  })

  it('excludes nobody who plays again after an ended game', async () => {
    await ended([student])
    await scene.game(given, [student])
    expect((await next()).body.data?.lobbies).toBe(1)
  })

  it('requires no decision when the students form new teams', async () => {
    await scene.game(given, [student])
    expect((await next({ teams: 'new' })).body.code).toBe(200)
  })
})

describe('[PRC-180] deleting a next round', () => {
  const remove = (sign: string) => testApp.ask(practice.deleteAssignment, { sign }, scene.teacher)

  it('is possible with its lobbies while no student has begun, and another one can be assigned', async () => {
    await ended([student, mate])
    const round = (await next()).body.data
    expect(round).toMatchObject({ hasRuns: true, canRemove: true, lobbies: 1 })
    const [row] = await following()
    expect((await remove(round?.sign ?? '')).body.ok).toBe(true)
    expect(await following()).toEqual([])
    expect(await runsOf(row?.id ?? 0)).toEqual([])
    expect(await ownOf(student)).toBeUndefined()
    expect((await next({ idSign: 'chain-first-steps' })).body.data?.sign).not.toBe(round?.sign)
    expect(await following()).toHaveLength(1)
  })

  it('is refused, with all its lobbies kept, once a team has begun', async () => {
    const third = await scene.classmate()
    await ended([student, mate])
    await ended([third])
    const round = (await next()).body.data
    const own = await ownOf(student)
    await testApp.ask(practice.beginGame, { sign: own?.run ?? '' }, student)
    const refused = await remove(round?.sign ?? '')
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'runsBegun' } })
    const [row] = await following()
    expect((await runsOf(row?.id ?? 0)).map(({ state }) => state).toSorted()).toEqual([
      'active',
      'lobby',
    ])
    const board = await testApp.ask(
      practice.practiceBoard,
      { sign: round?.sign ?? '' },
      scene.teacher,
    )
    expect(board.body.data?.assignment).toMatchObject({ canRemove: false, lobbies: 1 })
  })
})

describe('the ended games', () => {
  it('[PRC-060] [PRC-144] are listed with their players, best result first, without open ones', async () => {
    const third = await scene.classmate()
    const one = await ended([student, mate])
    const two = await ended([third])
    await scene.game(given, [await scene.classmate()])
    const ask = (by: Person) => testApp.ask(practice.finishedGames, { sign: given.sign }, by)
    const { body } = await ask(scene.teacher)
    expect(body.data?.total).toBe(2)
    const { list = [] } = body.data ?? {}
    expect(new Set(list.map(({ code }) => code))).toEqual(new Set([one.game?.code, two.game?.code]))
    const percents = list.map(({ percent }) => percent ?? -1)
    expect(percents).toEqual(percents.toSorted((first, second) => second - first))
    const rows = await runsOf(scene.idOf(given))
    for (const { code, points, percent } of list)
      expect(rows.find((row) => row.code === code)).toMatchObject({ points, percent })
    expect(list.find(({ code }) => code === one.game?.code)?.players).toMatchObject([
      { seats: ['retailer'] },
      { seats: ['wholesaler'] },
    ])
    expect((await ask(await testApp.person('teacher'))).body.code).toBe(-6)
  })
})
