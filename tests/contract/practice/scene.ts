import { randomUUID } from 'node:crypto'
import { practice } from '@titian/contract'
import { advancedErp } from '@titian/practice/erp'
import { marketplace, standardMarket } from '@titian/practice/marketplace'
import { playShop } from '../../../apps/server/src/modules/practice/erp-books/factories.ts'
import { addCard } from '../../../apps/server/src/modules/practice/erp-cards/factories.ts'
import { giveAssignment, startRun } from '../../../apps/server/src/modules/practice/factories.ts'
import { beginGame, makeGame } from '../../../apps/server/src/modules/practice/games/factories.ts'
import type { Person, TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { CourseScene } from '../courses/course-scene.ts'
import { rows } from '../rows.ts'
import type { People } from '../people/people-scene.ts'

/** The content of the scene's playground. */
export const playground = {
  scenario: { ...standardMarket },
  seed: 'scene',
  engineVersion: marketplace.engineVersion,
  log: [],
  days: 2,
  forkOf: null,
  forkDay: null,
}

export interface PracticeScene {
  /** The student's open run, with a note at its first order. */
  run: string
  /** The student's ended run. */
  ended: string
  /** The student's ended one-person game, without debrief answers. */
  endedGame: string
  /** A game that the student plays with another student, in its second week. */
  game: string
  /** The other student's lobby, and its code. */
  lobby: { sign: string; code: string }
  /** An assignment of the free course, with an open run of the student. */
  given: string
  /** An assignment of the same course that has steps, and the id of one of its events. */
  shops: string
  event: string
  /**
   * An ERP practice, assigned to the same course; the student's run has all cards and two
   * transfers.
   */
  ledgers: string
  ledgerRun: string
  /** A card of the teacher. */
  card: string
  /** The key with which the student's own version of the playground is saved. */
  playground: string
  /** An assignment of the same course without runs. */
  unused: string
  givenRun: string
  /** An assignment of the same course for teams. */
  teamwork: string
  /** The student's sealed id on the board. */
  member: string
  /** The student's open books with goods in stock, and the student's shop with sales. */
  books: string
  shop: string
}

/** Creates books with a begun card, and a shop whose fourteen days have passed. */
async function makeBooks(testApp: TestApp, student: Person, word: string) {
  const { sign: books } = await startRun(testApp, student, { idSign: 'erp-ten-cards' })
  const command = { type: 'beginCard', day: 1, card: 'stockCount' }
  const decisions = [{ seat: 'clerk', command, note: `${word} note` }]
  await testApp.ask(practice.decideRun, { sign: books, number: 1, decisions }, student)
  const shop = await startRun(testApp, student, { idSign: 'market-first-shop' })
  await playShop(testApp, shop, 14)
  return { books, shop: shop.sign }
}

/** Creates books with several postings of an account and several movements of an item. */
async function keepLedgers(testApp: TestApp, student: Person, assignment: string) {
  const { sign } = await startRun(testApp, student, { idSign: 'erp-two-warehouses', assignment })
  const transfer = {
    type: 'write',
    kind: 'transfer',
    card: 'stockRule',
    warehouse: 'main',
    toWarehouse: 'second',
    lines: [{ item: 'I20', units: 5 }],
    submit: true,
  }
  const begun = advancedErp.cards.map((card) => ({ type: 'beginCard', card }))
  const decisions = [...begun, transfer, transfer].map((command) => ({
    seat: 'clerk',
    command: { day: 1, ...command },
    note: '',
  }))
  await testApp.ask(practice.decideRun, { sign, number: 1, decisions }, student)
  return sign
}

export async function makeRuns(
  testApp: TestApp,
  { student, teacher }: People,
  { free }: CourseScene,
  word: string,
): Promise<PracticeScene> {
  const { sign: run } = await startRun(testApp, student)
  const command = { type: 'order', week: 1, quantity: 5 }
  const decisions = [{ seat: 'retailer', command, note: `${word} note` }]
  await testApp.ask(practice.decideRun, { sign: run, number: 1, decisions }, student)
  const { sign: ended } = await startRun(testApp, student, { idSign: 'inventory-bench' })
  await testApp.ask(practice.submitRun, { sign: ended }, student)
  const { sign: endedGame } = await startRun(testApp, student, { idSign: 'chain-first-steps' })
  await testApp.ask(practice.submitRun, { sign: endedGame }, student)
  const other = await testApp.person('student,normal', student.schoolId)
  const { sign: game } = await beginGame(testApp, [student, other])
  for (const by of [student, other]) {
    const order = { sign: game, week: 1, quantity: 5, note: `${word} note` }
    await testApp.ask(practice.orderSeat, order, by)
  }
  // Makes the turn longer than the tests: any call after the end of a turn would end the week.
  await rows(testApp, 'update practice_runs set turn_ends_at = $1 where turn_ends_at is not null', [
    new Date('2999-01-01'),
  ])
  const { sign, game: made } = await makeGame(testApp, [other])
  const plan = { attempts: 10, dueAt: '2030-01-01T00:00:00Z' }
  const { sign: given } = await giveAssignment(testApp, teacher, free.course, plan)
  const { sign: unused } = await giveAssignment(testApp, teacher, free.course, plan)
  const forTeams = { ...plan, mode: 'team' as const }
  const { sign: teamwork } = await giveAssignment(testApp, teacher, free.course, forTeams)
  const begun = await startRun(testApp, student, { assignment: given })
  const { sign: shops } = await giveAssignment(testApp, teacher, free.course, {
    ...plan,
    idSign: 'market-60-days',
  })
  const portEvent = { sign: shops, event: 'portStrike' as const, day: 12, days: 5 }
  const event = await testApp.ask(practice.addPracticeEvent, portEvent, teacher)
  const { sign: ledgers } = await giveAssignment(testApp, teacher, free.course, {
    ...plan,
    idSign: 'erp-two-warehouses',
  })
  const ledgerRun = await keepLedgers(testApp, student, ledgers)
  const { sign: card } = await addCard(testApp, teacher, { title: `${word} card` })
  const key = randomUUID()
  const content = { ...playground, name: `${word} shop` }
  await testApp.ask(practice.savePlayground, { key, version: 0, content }, student)
  const member = testApp.seal('user', student.userId)
  const lobby = { sign, code: made?.code ?? '' }
  const runs = { run, ended, endedGame, givenRun: begun.sign }
  const ownBooks = await makeBooks(testApp, student, word)
  return {
    ...runs,
    ...ownBooks,
    game,
    lobby,
    given,
    unused,
    teamwork,
    member,
    playground: key,
    shops,
    ledgers,
    ledgerRun,
    card,
    event: event.body.data?.sign ?? '',
  }
}
