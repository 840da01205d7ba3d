import { randomUUID } from 'node:crypto'
import { usualWeights } from '@titian/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import { enrolments } from '../src/modules/courses/index.ts'
import {
  capped,
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
import { atWork, endOfDay, schoolTime } from './school-time.ts'
import type { SeedContext } from './seed-context.ts'

export const dayLength = 24 * 3600

export type Player = Pick<NewRun, 'schoolId' | 'userId'>

export function practiceOf(code: string) {
  const practice = findPractice(code)
  if (!practice) throw new Error(`There is no practice ${code}.`)
  return practice
}

/** A practice assigned by a demo teacher. */
export interface Given {
  id: number
  schoolId: number
  courseId: number
  weights: ReturnType<typeof usualWeights>
}

interface GivenPlan {
  practice: string
  courseKey: string
  opensDaysAgo: number
  /** Days from now to the due date; negative when it has passed. */
  dueInDays: number
  attempts: number
}

/**
 * PRC-024: assigns a practice to a course of the first school; undefined when the course is not in
 * the demo.
 */
export async function givePractice(
  { db, now, schoolIds, courseIds, userIds }: SeedContext,
  { practice, courseKey, opensDaysAgo, dueInDays, attempts }: GivenPlan,
): Promise<Given | undefined> {
  const schoolId = schoolIds.get('teratai')
  const courseId = courseIds.get(`teratai/${courseKey}`)
  const authorId = userIds.get(`teratai/${teacherOfWork[courseKey]}`)
  if (schoolId === undefined || courseId === undefined || authorId === undefined) return undefined
  const { code, version: practiceVersion, kind, scenario } = practiceOf(practice)
  const weights = usualWeights(kindOf(kind).parts)
  const opensAt = schoolTime(now, -opensDaysAgo, 8)
  const [row] = await db
    .insert(practiceAssignments)
    .values({
      schoolId,
      courseId,
      authorId,
      key: randomUUID(),
      practice: code,
      practiceVersion,
      kind,
      scenario,
      mode: 'oneSeat',
      opensAt,
      dueAt: endOfDay(now, dueInDays),
      attempts,
      weights,
      passLine: 60,
      turnSeconds: 90,
      createdAt: atWork(opensAt, 1),
      updatedAt: atWork(opensAt, 1),
    })
    .returning({ id: practiceAssignments.id })
  return row && { ...row, schoolId, courseId, weights }
}

/** Lists students of the course in order of joining, without the demo student. */
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
    .orderBy(asc(enrolments.joinedAt), asc(enrolments.id))
    .limit(most)
}

interface Entry {
  day: number
  command: Record<string, unknown>
  note?: string
}

export interface PlayedRun {
  practice: string
  scenario: unknown
  seed: string
  seat: string
  /** The state at the beginning of the open day. */
  state: unknown
  log: readonly Entry[]
  startedAt: Date
  /** Seconds of real time for each day. */
  pace: number
  changedAt: Date
  /** PRC-110: the debrief answers, by the names of the questions. */
  debrief?: Readonly<Record<string, string>> | undefined
}

/** Returns the row of a played run, scored if it is over. */
function rowOf(player: Player, played: PlayedRun, given: Given | undefined): NewRun {
  const { scenario, seed, seat, state, log, startedAt, changedAt } = played
  const { code, version: practiceVersion, kind: name } = practiceOf(played.practice)
  const kind = kindOf(name)
  const { engine } = kind
  const day = kind.dayOf(state)
  const today = log.filter((entry) => entry.day === day).map((entry) => ({ ...entry, seat }))
  const isOver = engine.isFinished(state)
  const seen = isOver ? state : (engine.decided?.(state, today, scenario, seed) ?? state)
  const result = isOver ? scored(kind, { state, scenario, seed, seats: [seat] }) : undefined
  return {
    ...player,
    practice: code,
    practiceVersion,
    kind: name,
    engineVersion: engine.engineVersion,
    scenario,
    seed,
    mode: 'oneSeat',
    seats: [seat],
    state: 'active',
    day,
    days: kind.daysOf(scenario),
    // All decisions of one day have the same number.
    number: isOver || today.length > 0 ? day + 1 : day,
    startedAt,
    changedAt,
    progress: kind.progressOf?.(seen) ?? null,
    ...(given && { assignmentId: given.id, attempt: 1 }),
    ...(result && {
      ...result,
      state: 'scored' as const,
      endedAt: changedAt,
      percent: given ? capped(percentOf(result.score, given.weights), result.cap) : null,
    }),
  }
}

/**
 * PRC-029: inserts a run of one person as if it had been played by calls, with its seat, state and
 * decisions.
 */
export async function insertPlayed(
  { db }: SeedContext,
  player: Player,
  played: PlayedRun,
  given?: Given,
): Promise<void> {
  const { seat, state, log, startedAt, pace, changedAt, debrief } = played
  const [run] = await db
    .insert(practiceRuns)
    .values(rowOf(player, played, given))
    .returning({ id: practiceRuns.id })
  if (!run) return
  const runId = run.id
  await db.insert(practiceSnapshots).values({ runId, state })
  await db.insert(practiceSeats).values({ runId, seat, userId: player.userId })
  const places = new Map<number, number>()
  const rows = log.map(({ day, command, note = '' }) => {
    const place = places.get(day) ?? 0
    places.set(day, place + 1)
    return {
      runId,
      number: day,
      place,
      day,
      seat,
      command,
      note,
      at: secondsAfter(startedAt, day * pace),
    }
  })
  if (rows.length > 0) await db.insert(practiceCommands).values(rows)
  const answers = Object.entries(debrief ?? {}).map(([question, text]) => ({ question, text }))
  if (answers.length > 0)
    await db.insert(practiceDebriefs).values({ ...player, runId, answers, version: 1, changedAt })
}

interface PlayedClass<Plan> {
  /** The demo student's run outside of assignments. */
  own: Plan
  given: GivenPlan
  /** The runs of the other students, in order of joining. */
  students: readonly Plan[]
  played: (plan: Plan, userId: number, isGiven: boolean) => PlayedRun
}

/** PRC-040: inserts the demo student's own run, and a class with the assigned practice. */
export async function insertClass<Plan>(
  context: SeedContext,
  { own, given: plan, students: plans, played }: PlayedClass<Plan>,
): Promise<void> {
  const schoolId = context.schoolIds.get('teratai')
  const userId = context.userIds.get('teratai/student-1')
  if (schoolId === undefined || userId === undefined) return
  await insertPlayed(context, { schoolId, userId }, played(own, userId, false))
  const given = await givePractice(context, plan)
  if (!given) return
  const students = await listStudents(context, given.courseId, userId, plans.length)
  for (const [at, student] of students.entries()) {
    const one = plans[at]
    if (one === undefined) continue
    const run = played(one, student.userId, true)
    await insertPlayed(context, { schoolId, ...student }, run, given)
  }
}
