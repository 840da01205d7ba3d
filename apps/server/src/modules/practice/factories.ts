import { randomUUID } from 'node:crypto'
import { type InputOf, practice, type PracticeRun, type TaughtAssignment } from '@titian/contract'
import { asc, eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { practiceCommands, practiceRuns, practiceSnapshots } from './tables.ts'

type Begun = Partial<InputOf<typeof practice.startRun>>

/** Begins a run by its call. */
export async function startRun(
  testApp: TestApp,
  by: Person,
  { idSign = 'beer-game', ...how }: Begun = {},
): Promise<PracticeRun> {
  const { body } = await testApp.ask(practice.startRun, { idSign, ...how }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

/** Returns a seat's order for a week, as the page sends it. */
export const order = (week: number, quantity: number, seat = 'retailer', note = '') => ({
  seat,
  command: { type: 'order', week, quantity },
  note,
})

/** Reads a run from the database: its row, its decisions in order, and its state. */
export async function readKept({ app, db }: TestApp, { sign }: { sign: string }) {
  const id = app.deps.signs.open('practiceRun', sign) ?? 0
  const [run] = await db.select().from(practiceRuns).where(eq(practiceRuns.id, id))
  const [snapshot] = await db
    .select()
    .from(practiceSnapshots)
    .where(eq(practiceSnapshots.runId, id))
  if (!run || !snapshot) throw new Error('The run is not there.')
  const log = await db
    .select()
    .from(practiceCommands)
    .where(eq(practiceCommands.runId, id))
    .orderBy(asc(practiceCommands.number), asc(practiceCommands.place))
  return { run, log, state: snapshot.state }
}

type Given = Partial<InputOf<typeof practice.addAssignment>>

/** Lets a teacher assign a practice to a course. */
export async function giveAssignment(
  testApp: TestApp,
  by: Person,
  courseIdSign: string,
  plan: Given = {},
): Promise<TaughtAssignment> {
  const input = { idSign: 'beer-game', key: randomUUID(), ...plan, courseIdSign }
  const { body } = await testApp.ask(practice.addAssignment, input, by)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
