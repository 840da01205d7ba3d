import { replay } from '@titian/practice/engine'
import { kindOf } from '../src/modules/practice/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { type DemoGame, demoGames, type DemoGiven, demoGiven } from './data/practice.ts'
import {
  dayLength,
  givePractice,
  insertPlayed,
  listStudents,
  type PlayedRun,
  type Player,
  practiceOf,
} from './played-run.ts'
import type { SeedContext } from './seed-context.ts'

const betweenWeeks = 40

/** Returns the run of a demo game, with its decisions and the resulting state. */
function played(game: DemoGame, now: Date): PlayedRun {
  const { practice, seed, seat, daysAgo, orders, notes, debrief } = game
  const chosen = practiceOf(practice)
  const kind = kindOf(chosen.kind)
  const startedAt = secondsAfter(now, -daysAgo * dayLength)
  const scenario = kind.played(chosen.scenario, [seat])
  const log = orders.map((quantity, place) => ({
    day: place + 1,
    seat,
    command: { type: 'order', week: place + 1, quantity },
    note: notes[place + 1] ?? '',
  }))
  const state = replay(kind.engine, { scenario, seed, log, days: orders.length }).at(-1)
  const changedAt = secondsAfter(startedAt, orders.length * betweenWeeks)
  const at = { startedAt, pace: betweenWeeks, changedAt }
  return { practice, scenario, seed, seat, state, log, ...at, debrief }
}

/** PRC-024: inserts a practice assigned by the teacher of a course, with runs of students. */
async function seedGiven(context: SeedContext, { schoolId, userId }: Player, plan: DemoGiven) {
  const given = await givePractice(context, plan)
  if (!given) return
  const { practice, games, released } = plan
  const others = await listStudents(context, given.courseId, userId, games.length)
  const students = released ? [{ userId }, ...others] : others
  for (const [at, game] of games.entries()) {
    const student = students[at]
    if (!student) continue
    const run = played({ ...game, practice }, context.now)
    await insertPlayed(context, { schoolId, ...student }, run, given)
  }
}

/**
 * PRC-083: inserts a finished game of the demo student, one that expects the next order, and
 * assigned practices.
 */
export async function seedPractice(context: SeedContext): Promise<void> {
  const schoolId = context.schoolIds.get('teratai')
  const userId = context.userIds.get('teratai/student-1')
  if (schoolId === undefined || userId === undefined) return
  for (const game of demoGames)
    await insertPlayed(context, { schoolId, userId }, played(game, context.now))
  for (const given of demoGiven) await seedGiven(context, { schoolId, userId }, given)
}
