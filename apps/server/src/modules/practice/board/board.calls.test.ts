import { boardGamesMost, type InputOf, practice, type TaughtAssignment } from '@titian/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { sheetRows } from '../../../testing/sheet-rows.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { beginGame, giveGame, makeGame } from '../games/factories.ts'

let testApp: TestApp
let scene: Given
let teacher: Person
let student: Person
let given: TaughtAssignment

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
  ;({ teacher, student } = scene)
  given = await scene.give({ idSign: 'chain-first-steps', mode: 'team' })
})

const board = async (more: object = {}) => {
  const { body } = await testApp.ask(practice.practiceBoard, { sign: given.sign, ...more }, teacher)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

const order = (sign: string, by: Person, note = '') =>
  testApp.ask(practice.orderSeat, { sign, week: 1, quantity: 4, note }, by)

async function gameOf(players: readonly Person[]) {
  const game = await beginGame(testApp, players, { turnSeconds: 90 })
  await giveGame(testApp, game, given.sign)
  return game
}

describe('the board of a team assignment', () => {
  it('lists open games, missing decisions, and the game and seat of each student', async () => {
    const mate = await scene.classmate()
    const waiting = await scene.classmate()
    const game = await gameOf([student, mate])
    await order(game.sign, mate)
    const lobby = await makeGame(testApp, [waiting])
    await giveGame(testApp, lobby, given.sign)
    testApp.clock.pass(2)
    const { games, gamesTotal, list } = await board()
    expect(gamesTotal).toBe(2)
    expect(games[0]).toEqual({
      sign: game.sign,
      code: game.game?.code,
      state: 'active',
      day: 1,
      days: 20,
      turnSeconds: 90,
      turnEndsIn: 88,
      seats: [
        { seat: 'retailer', name: student.name, isOwn: false, state: 'playing' },
        { seat: 'wholesaler', name: mate.name, isOwn: false, state: 'ordered' },
        { seat: 'distributor', name: null, isOwn: false, state: 'free' },
        { seat: 'factory', name: null, isOwn: false, state: 'free' },
      ],
    })
    expect(games[1]).toMatchObject({ sign: lobby.sign, state: 'lobby', turnEndsIn: null })
    const placeOf = (person: Person) => {
      const row = list.find(({ userName }) => userName === person.name)
      return [row?.run, row?.game, row?.seat]
    }
    const code = game.game?.code
    expect(placeOf(student)).toEqual([game.sign, code, 'retailer'])
    expect(placeOf(mate)).toEqual([game.sign, code, 'wholesaler'])
    expect(placeOf(waiting)).toEqual([null, lobby.game?.code, 'retailer'])
  })

  it("follows the teacher's acts on a game until its end", async () => {
    const { sign } = await gameOf([student])
    const act = (how: Omit<InputOf<typeof practice.controlGame>, 'sign'>) =>
      testApp.ask(practice.controlGame, { sign, ...how }, teacher)
    await act({ act: 'pause' })
    expect((await board()).games[0]).toMatchObject({ state: 'paused', turnEndsIn: null })
    const refused = await act({ act: 'bot', seat: 'retailer' })
    expect(refused.body).toMatchObject({ code: -4, extend: { reason: 'gameOnHold' } })
    await act({ act: 'resume' })
    await act({ act: 'bot', seat: 'retailer' })
    expect((await board()).games[0]?.seats[0]?.state).toBe('bot')
    await act({ act: 'endWeek', week: 1 })
    expect((await board()).games[0]).toMatchObject({ state: 'active', day: 2 })
    for (let week = 2; week <= 20; week += 1) await act({ act: 'endWeek', week })
    const { games, gamesTotal, list } = await board()
    expect([games, gamesTotal]).toEqual([[], 0])
    expect(list.find(({ userName }) => userName === student.name)).toMatchObject({
      state: 'ended',
      run: sign,
      game: expect.stringMatching(/^\w{6}$/),
    })
  })

  it('shows the games of the listed students when there are too many, in as many statements as for one', async () => {
    const first = await gameOf([student])
    const once = await testApp.statementsOf(() => board())
    // Adds games whose players have left.
    await testApp.database.pool.query(
      `insert into practice_runs overriding system value
       select (jsonb_populate_record(r, jsonb_build_object('code', null, 'attempt', null,
         'id', nextval(pg_get_serial_sequence('practice_runs', 'id'))))).*
       from practice_runs r, generate_series(1, ${boardGamesMost}) where r.id = $1`,
      [testApp.app.deps.signs.open('practiceRun', first.sign)],
    )
    const last = await scene.classmate()
    const own = await gameOf([last])
    expect(await testApp.statementsOf(() => board())).toBe(once)
    const { list } = await board()
    const place = list.findIndex(({ userName }) => userName === last.name)
    const { games, gamesTotal, total } = await board({ size: 1, page: place + 1 })
    expect([games.length, gamesTotal, total]).toEqual([boardGamesMost, boardGamesMost + 2, 2])
    expect(games.map(({ sign }) => sign)).toContain(own.sign)
    const later = await board({ state: 'ended' })
    expect(later.games.map(({ sign }) => sign)).not.toContain(own.sign)
    const other = await scene.give({ idSign: 'chain-first-steps', mode: 'team' })
    const elsewhere = await testApp.ask(practice.practiceBoard, { sign: other.sign }, teacher)
    expect(elsewhere.body.data?.games).toEqual([])
  })

  it('[PRC-107] shows a team by seat with its players and notes', async () => {
    const mate = await scene.classmate()
    const { sign, game } = await gameOf([student, mate])
    await order(sign, student, 'Keep calm')
    await order(sign, mate, 'Buy more')
    const { body } = await testApp.ask(practice.boardRun, { sign }, teacher)
    expect(body.data).toMatchObject({ code: game?.code, mode: 'team', day: 2 })
    expect(body.data?.team).toEqual([
      { seat: 'retailer', name: student.name, isOwn: false },
      { seat: 'wholesaler', name: mate.name, isOwn: false },
    ])
    expect(body.data?.notes).toEqual([
      { day: 1, seat: 'retailer', note: 'Keep calm' },
      { day: 1, seat: 'wholesaler', note: 'Buy more' },
    ])
    const alone = await scene.begun(await scene.give())
    const own = await testApp.ask(practice.boardRun, { sign: alone.sign }, teacher)
    expect(own.body.data).toMatchObject({ team: null, code: null })
  })
})

it('[PRC-094] counts a run in which a student plays all seats as one attempt', async () => {
  given = await scene.give({ mode: 'allSeats' })
  await scene.begun(given)
  expect((await board()).list[0]).toMatchObject({ attempt: 1, game: null, seat: null })
})

describe('the export of the board', () => {
  const sheetOf = async (how: object = {}, by = teacher) =>
    testApp.ask(practice.exportBoard, { sign: given.sign, ...how }, by)
  const textOf = async (how: object = {}) => {
    const { body } = await sheetOf(how)
    return Buffer.from(body.data?.base64 ?? '', 'base64').toString('utf8')
  }

  it('[PRC-108] contains every student of the course with everything on the board', async () => {
    given = await scene.give({ dueAt: scene.inHours(24), passLine: 0 })
    const mates = [await scene.classmate(), await scene.classmate()]
    const run = await scene.begun(given)
    await testApp.ask(practice.submitRun, { sign: run.sign }, student)
    const { list } = await board({ size: 1 })
    expect(list).toHaveLength(1)
    const lines = (await textOf()).trim().split(/\r?\n/)
    expect(lines).toHaveLength(4)
    for (const { name } of [student, ...mates]) expect(lines.join('\n')).toContain(name)
    const row = (await board()).list.find(({ userName }) => userName === student.name)
    const own = lines.find((line) => line.includes(student.name)) ?? ''
    const cells = own.split(',')
    expect(cells[2]).toBe('Ended')
    expect(cells.slice(3, 10)).toEqual(
      [1, 36, 36, row?.percent, 'Yes', row?.points, row?.pointsOf].map(String),
    )
    expect(cells.slice(10, 14)).toEqual(row?.parts.map(({ points }) => String(points ?? '')))
    const zone = await textOf({ timeZone: 'Asia/Shanghai' })
    expect(zone).not.toBe(await textOf())
    const ended = (await textOf({ state: 'ended' })).trim().split(/\r?\n/)
    expect(ended).toHaveLength(2)
    const xlsx = await sheetOf({ format: 'xlsx' })
    expect((await sheetRows(xlsx.body.data?.base64)).flat()).toContain(student.name)
  })

  it("[PRC-108] uses the caller's language, escapes formulas and names game and seat", async () => {
    const { sign, game } = await gameOf([student])
    await testApp.database.pool.query('update users set name = $1 where id = $2', [
      '=1+1 李',
      student.userId,
    ])
    const by = { person: teacher, language: 'zh' as const }
    const { body } = await testApp.ask(practice.exportBoard, { sign: given.sign }, by)
    const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString('utf8')
    expect(text).toContain("'=1+1 李")
    expect(text).toContain(game?.code ?? sign)
    expect(text).toContain('学员')
    expect(text).toContain('零售商')
    expect(body.data?.fileName).toContain('进度')
  })

  it('[PRC-108] is for the teachers of the course', async () => {
    expect((await sheetOf({}, student)).body.code).toBe(-6)
    expect((await sheetOf({}, await testApp.person('teacher,normal'))).body.code).toBe(-6)
    const staff = await testApp.person('schoolAdmin,normal')
    expect((await sheetOf({}, staff)).body.ok).toBe(true)
  })
})

it('[PRC-109] logs each changed individual due date once', async () => {
  given = await scene.give({ dueAt: scene.inHours(24) })
  const logged = () =>
    testApp.db
      .select({ by: auditEntries.actorId, detail: auditEntries.detail })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'practice.dueMoved'),
          eq(auditEntries.subjectId, student.userId),
        ),
      )
      .orderBy(asc(auditEntries.id))
  const [first, later] = [scene.inHours(30), scene.inHours(40)]
  await scene.extend(given, first)
  await scene.extend(given, first)
  expect(await logged()).toEqual([
    {
      by: teacher.userId,
      detail: [
        { field: 'practice', before: '', after: given.practice.title },
        { field: 'dueAt', before: given.dueAt, after: first },
      ],
    },
  ])
  await scene.extend(given, later)
  await scene.extend(given, null)
  const moves = (await logged()).map(({ detail }) => detail[1])
  expect(moves.slice(1)).toEqual([
    { field: 'dueAt', before: first, after: later },
    { field: 'dueAt', before: later, after: given.dueAt },
  ])
  expect((await scene.extend(given, scene.inHours(1))).body.ok).toBe(false)
  expect(await logged()).toHaveLength(3)
})

it('the practice list states whether luck influences the marks', async () => {
  const fit = async (idSign: string) =>
    (await testApp.ask(practice.practiceDetail, { idSign })).body.data?.fitForMarks
  expect(await fit('chain-first-steps')).toBe(false)
  expect(await fit('beer-game')).toBe(true)
  expect(await fit('beer-game-shared')).toBe(true)
  expect(await fit('inventory-bench')).toBe(true)
})
