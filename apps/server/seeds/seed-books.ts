import { replay } from '@titian/practice/engine'
import { erp, type ErpScenario, playerOf } from '@titian/practice/erp'
import { secondsAfter } from '../src/platform/clock.ts'
import {
  booksCourse,
  booksPractice,
  classBooks,
  demoBooks,
  type DemoBooks,
  firstBooksPractice,
} from './data/books.ts'
import { dayLength, insertClass, type PlayedRun, practiceOf } from './played-run.ts'
import type { SeedContext } from './seed-context.ts'

const pace = 900

/** Plays books; returns the stored parts of a run: the beginning of the day, and all decisions. */
function played(practice: string, books: DemoBooks, userId: number, now: Date): PlayedRun {
  // A practice of this kind always has an ERP scenario.
  const scenario = practiceOf(practice).scenario as ErpScenario
  const { days } = scenario
  const seed = `teratai books ${userId}`
  const player = playerOf(scenario, seed)
  for (const play of books.plays) play(player)
  const { day = days } = books
  while (player.state().day < day) player.nextDay()
  const passed = books.day === undefined ? days : player.state().day - 1
  const log = player.log.map((entry) => ({ ...entry, command: { ...entry.command } }))
  const state = replay(erp, { scenario, seed, log, days: passed }).at(-1)
  const startedAt = secondsAfter(now, -8 * dayLength)
  const changedAt = secondsAfter(startedAt, player.state().day * pace)
  return { practice, scenario, seed, seat: 'clerk', state, log, startedAt, pace, changedAt }
}

/** PRC-050: inserts a class with books on different days, and the demo student's own books. */
export const seedBooks = (context: SeedContext): Promise<void> =>
  insertClass(context, {
    own: demoBooks,
    given: {
      practice: booksPractice,
      courseKey: booksCourse,
      opensDaysAgo: 9,
      dueInDays: 16,
      attempts: 2,
    },
    students: classBooks,
    played: (books, userId, isGiven) =>
      played(isGiven ? booksPractice : firstBooksPractice, books, userId, context.now),
  })
