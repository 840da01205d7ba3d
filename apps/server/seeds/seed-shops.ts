import { randomUUID } from 'node:crypto'
import { usualWeights } from '@titian/contract'
import type { Sent } from '@titian/practice/engine'
import { marketplace, type MarketScenario } from '@titian/practice/marketplace'
import { manners, playDay } from '@titian/practice/marketplace-plays'
import {
  findPractice,
  kindOf,
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
import { type DemoShop, demoShop, demoShops, shopCourse, shopPractice } from './data/shops.ts'
import type { SeedContext } from './seed-context.ts'
import { listStudents } from './seed-practice.ts'

const dayLength = 24 * 3600
const seat = 'seller'

interface Entry {
  day: number
  command: Record<string, unknown>
}

const isFields = (value: unknown): value is Entry['command'] =>
  typeof value === 'object' && value !== null

interface Played {
  scenario: MarketScenario
  seed: string
}

/** Plays a shop by its plan, with the decisions that the engine takes of it. */
function played({ plan, days, until = days }: DemoShop, { scenario, seed }: Played) {
  const manner = plan === 'idle' ? null : manners[plan]
  let state = marketplace.start(scenario, seed)
  const log: Entry[] = []
  while (state.day <= days && !state.finished) {
    const { day } = state
    let now = state
    const taken: Sent[] = []
    for (const sent of manner && day <= until ? playDay(state, manner) : []) {
      if (marketplace.commandProblems(now, sent.command, seat).length > 0) continue
      now = marketplace.decided?.(now, [sent], scenario, seed) ?? now
      taken.push(sent)
      if (isFields(sent.command)) log.push({ day, command: sent.command })
    }
    state = marketplace.step(state, taken, scenario, seed)
  }
  return { state, log }
}

type Row = Pick<typeof practiceRuns.$inferInsert, 'schoolId' | 'userId' | 'assignmentId'>

async function seedShop({ db, now }: SeedContext, row: Row, shop: DemoShop): Promise<void> {
  const practice = findPractice(shopPractice)
  if (!practice) throw new Error(`There is no practice ${shopPractice}.`)
  const kind = kindOf('marketplace')
  const scenario = practice.scenario as MarketScenario
  const seed = `teratai shop ${row.userId}`
  const { state, log } = played(shop, { scenario, seed })
  const { engineVersion } = marketplace
  const startedAt = secondsAfter(now, -9 * dayLength)
  const changedAt = secondsAfter(startedAt, shop.days * 1200)
  const result = state.finished ? scored(kind, { state, scenario, seed, seats: [seat] }) : undefined
  const [run] = await db
    .insert(practiceRuns)
    .values({
      ...row,
      practice: practice.code,
      practiceVersion: practice.version,
      kind: 'marketplace',
      engineVersion,
      scenario,
      seed,
      mode: 'oneSeat',
      seats: [seat],
      state: 'active',
      day: state.day,
      days: state.days,
      number: state.day,
      startedAt,
      changedAt,
      progress: kind.progressOf?.(state) ?? null,
      ...(row.assignmentId !== null && { attempt: 1 }),
      ...(result && {
        ...result,
        state: 'scored' as const,
        number: state.day + 1,
        endedAt: changedAt,
        percent: percentOf(result.score, usualWeights(kind.parts)),
      }),
    })
    .returning({ id: practiceRuns.id })
  if (!run) return
  const runId = run.id
  await db.insert(practiceSnapshots).values({ runId, state })
  await db.insert(practiceSeats).values({ runId, seat, userId: row.userId })
  const places = new Map<number, number>()
  const rows = log.map(({ day, command }) => {
    const place = places.get(day) ?? 0
    places.set(day, place + 1)
    return {
      runId,
      number: day,
      place,
      day,
      seat,
      command,
      at: secondsAfter(startedAt, day * 1200),
    }
  })
  if (rows.length > 0) await db.insert(practiceCommands).values(rows)
  const answers = Object.entries(shop.debrief ?? {}).map(([question, text]) => ({ question, text }))
  const { schoolId, userId } = row
  if (answers.length > 0)
    await db
      .insert(practiceDebriefs)
      .values({ schoolId, userId, runId, answers, version: 1, changedAt })
}

/** PRC-040: a class of shops at different days, and one that the demo student has begun freely. */
export async function seedShops(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, userIds, courseIds } = context
  const schoolId = schoolIds.get('teratai')
  const userId = userIds.get('teratai/student-1')
  const practice = findPractice(shopPractice)
  if (schoolId === undefined || userId === undefined || !practice) return
  await seedShop(context, { schoolId, userId, assignmentId: null }, demoShop)
  const courseId = courseIds.get(`teratai/${shopCourse}`)
  const authorId = userIds.get(`teratai/${teacherOfWork[shopCourse]}`)
  if (courseId === undefined || authorId === undefined) return
  const { code, version: practiceVersion, kind, scenario } = practice
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
      opensAt: secondsAfter(now, -10 * dayLength),
      dueAt: secondsAfter(now, 12 * dayLength),
      attempts: 2,
      weights: usualWeights(kindOf(kind).parts),
      passLine: 60,
      turnSeconds: 90,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: practiceAssignments.id })
  if (!row) return
  const students = await listStudents(context, courseId, userId, demoShops.length)
  for (const [at, shop] of demoShops.entries()) {
    const student = students[at]
    if (student) await seedShop(context, { schoolId, ...student, assignmentId: row.id }, shop)
  }
}
