import { type InputOf, practice, type PracticeRun } from '@titian/contract'
import { asc, eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { practiceRuns, practiceSeats } from '../tables.ts'

type Made = Partial<InputOf<typeof practice.makeGame>>

/** Creates a lobby by the first person, with the others in the following seats. */
export async function makeGame(
  testApp: TestApp,
  [maker, ...others]: readonly Person[],
  how: Made = {},
): Promise<PracticeRun> {
  if (!maker) throw new Error('A game has somebody who makes it.')
  const made = await testApp.ask(practice.makeGame, { idSign: 'chain-first-steps', ...how }, maker)
  if (!made.body.data) throw new Error(made.body.msg)
  const code = made.body.data.game?.code ?? ''
  for (const one of others) {
    const { body } = await testApp.ask(practice.joinGame, { code }, one)
    if (!body.data) throw new Error(body.msg)
  }
  return made.body.data
}

/** Creates a lobby and begins its game. */
export async function beginGame(
  testApp: TestApp,
  players: readonly Person[],
  how: Made = {},
): Promise<PracticeRun> {
  const { sign } = await makeGame(testApp, players, how)
  const { body } = await testApp.ask(practice.beginGame, { sign }, players[0])
  if (!body.data) throw new Error(body.msg)
  return body.data
}

/** Returns the seats of a run in the database. */
export function readSeats({ app, db }: TestApp, { sign }: { sign: string }) {
  const id = app.deps.signs.open('practiceRun', sign) ?? 0
  return db
    .select()
    .from(practiceSeats)
    .where(eq(practiceSeats.runId, id))
    .orderBy(asc(practiceSeats.seat))
}

/** Turns a game into one of an assignment. */
export async function giveGame({ app, db }: TestApp, { sign }: { sign: string }, given: string) {
  const { signs } = app.deps
  const assignmentId = signs.open('practiceAssignment', given)
  await db
    .update(practiceRuns)
    .set({ assignmentId, attempt: 1 })
    .where(eq(practiceRuns.id, signs.open('practiceRun', sign) ?? 0))
}
