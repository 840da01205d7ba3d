import { randomUUID } from 'node:crypto'
import { usualWeights } from '@titian/contract'
import { replay } from '@titian/practice/engine'
import { and, asc, eq, ne } from 'drizzle-orm'
import { enrolments } from '../src/modules/courses/index.ts'
import {
  findPractice,
  kindOf,
  type NewRun,
  percentOf,
  practiceAssignments,
  practiceCommands,
  practiceDebriefs,
  practiceRuns,
  practiceSeats,
  practiceSnapshots,
  scored,
} from '../src/modules/practice/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { teacherOfWork } from './data/homework.ts'
import { type DemoGame, demoGames, type DemoGiven, demoGiven } from './data/practice.ts'
import type { SeedContext } from './seed-context.ts'

const dayLength = 24 * 3600
const betweenWeeks = 40

type Player = Pick<NewRun, 'schoolId' | 'userId'>

/** The run of a demo game, with its decisions and the state that the engine reaches by them. */
function played({ practice, seed, seat, daysAgo, orders, notes }: DemoGame, now: Date) {
  const chosen = findPractice(practice)
  if (!chosen) throw new Error(`There is no practice ${practice}.`)
  const kind = kindOf(chosen.kind)
  const startedAt = secondsAfter(now, -daysAgo * dayLength)
  const scenario = kind.played(chosen.scenario, [seat])
  const commands = orders.map((quantity, place) => ({
    number: place + 1,
    place: 0,
    day: place + 1,
    seat,
    command: { type: 'order', week: place + 1, quantity },
    note: notes[place + 1] ?? '',
    at: secondsAfter(startedAt, (place + 1) * betweenWeeks),
  }))
  const states = replay(kind.engine, { scenario, seed, log: commands, days: orders.length })
  const state = states.at(-1)
  const changedAt = commands.at(-1)?.at ?? startedAt
  const isOver = kind.engine.isFinished(state)
  const run: Omit<NewRun, 'schoolId' | 'userId'> = {
    practice,
    practiceVersion: chosen.version,
    kind: chosen.kind,
    engineVersion: kind.engine.engineVersion,
    scenario,
    seed,
    mode: 'oneSeat',
    seats: [seat],
    state: 'active',
    day: kind.dayOf(state),
    days: kind.daysOf(scenario),
    number: orders.length + 1,
    startedAt,
    changedAt,
    ...(isOver && {
      state: 'scored' as const,
      endedAt: changedAt,
      ...scored(kind, { state, seats: [seat], scenario, seed }),
    }),
  }
  return { run, commands, state }
}

type Given = Pick<NewRun, 'assignmentId' | 'attempt' | 'percent'>

async function seedGame(
  { db, now }: SeedContext,
  player: Player,
  game: DemoGame,
  givenTo?: (run: ReturnType<typeof played>['run']) => Given,
) {
  const { run, commands, state } = played(game, now)
  const rows = await db
    .insert(practiceRuns)
    .values({ ...player, ...run, ...givenTo?.(run) })
    .returning({ id: practiceRuns.id })
  for (const { id: runId } of rows) {
    await db.insert(practiceSnapshots).values({ runId, state })
    await db.insert(practiceSeats).values({ runId, seat: game.seat, userId: player.userId })
    await db.insert(practiceCommands).values(commands.map((row) => ({ ...row, runId })))
    const answers = Object.entries(game.debrief ?? {}).map(([question, text]) => ({
      question,
      text,
    }))
    if (answers.length > 0)
      await db
        .insert(practiceDebriefs)
        .values({ ...player, runId, answers, version: 1, changedAt: run.changedAt })
  }
}

/** Students of the course, the demo student left out. */
export function listStudents(
  { db }: SeedContext,
  courseId: number,
  demoStudent: number,
  most: number,
) {
  return db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), ne(enrolments.userId, demoStudent)))
    .orderBy(asc(enrolments.id))
    .limit(most)
}

/** PRC-024: a practice that the teacher of a course has given, with what students have played for it. */
async function seedGiven(context: SeedContext, { schoolId, userId }: Player, given: DemoGiven) {
  const { db, now, courseIds, userIds } = context
  const courseId = courseIds.get(`teratai/${given.courseKey}`)
  const authorId = userIds.get(`teratai/${teacherOfWork[given.courseKey]}`)
  const chosen = findPractice(given.practice)
  if (courseId === undefined || authorId === undefined || !chosen) return
  const { code: practice, version: practiceVersion, kind, scenario } = chosen
  const weights = usualWeights(kindOf(kind).parts)
  const [row] = await db
    .insert(practiceAssignments)
    .values({
      schoolId,
      courseId,
      authorId,
      key: randomUUID(),
      practice,
      practiceVersion,
      kind,
      scenario,
      mode: 'oneSeat',
      opensAt: secondsAfter(now, -given.opensDaysAgo * dayLength),
      dueAt: secondsAfter(now, given.dueInDays * dayLength),
      attempts: given.attempts,
      weights,
      passLine: 60,
      turnSeconds: 90,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: practiceAssignments.id })
  const others = await listStudents(context, courseId, userId, given.games.length)
  const students = given.released ? [{ userId }, ...others] : others
  for (const [at, game] of given.games.entries()) {
    const student = students[at]
    if (!row || !student) continue
    await seedGame(context, { schoolId, ...student }, { ...game, practice }, ({ score }) => ({
      assignmentId: row.id,
      attempt: 1,
      percent: score ? percentOf(score, weights) : null,
    }))
  }
}

/** PRC-083: a game that the demo student has finished, and one that waits for the next order; what teachers have given. */
export async function seedPractice(context: SeedContext): Promise<void> {
  const schoolId = context.schoolIds.get('teratai')
  const userId = context.userIds.get('teratai/student-1')
  if (schoolId === undefined || userId === undefined) return
  for (const game of demoGames) await seedGame(context, { schoolId, userId }, game)
  for (const given of demoGiven) await seedGiven(context, { schoolId, userId }, given)
}
