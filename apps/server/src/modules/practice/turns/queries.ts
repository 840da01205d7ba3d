import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { lockRow, ofRun, type RunWithState, withState } from '../queries.ts'
import { practiceRuns, practiceSeats, practiceSnapshots, type SeatRow } from '../tables.ts'

export type NamedSeat = SeatRow & { name: string }

/** Lists the seats of a run with their players. */
export const listSeats = (db: Db, runId: number): Promise<NamedSeat[]> =>
  db
    .select({
      runId: practiceSeats.runId,
      seat: practiceSeats.seat,
      userId: practiceSeats.userId,
      botSince: practiceSeats.botSince,
      seenAt: practiceSeats.seenAt,
      name: users.name,
    })
    .from(practiceSeats)
    .innerJoin(users, eq(users.id, practiceSeats.userId))
    .where(eq(practiceSeats.runId, runId))
    .orderBy(asc(practiceSeats.seat))

/** Locks a team's run with its seats; undefined when it was deleted. */
export async function lockGame(tx: Db, id: number): Promise<RunWithState | undefined> {
  await lockRow(tx, id)
  const [row] = await tx
    .select(withState)
    .from(practiceRuns)
    .innerJoin(practiceSnapshots, ofRun)
    .where(and(eq(practiceRuns.id, id), eq(practiceRuns.mode, 'team')))
  return row
}

/** The players of the run of the row. */
export const players = sql<number[]>`array(select distinct s.user_id from practice_seats s
  where s.run_id = ${practiceRuns.id} order by s.user_id)`.mapWith((ids: unknown) =>
  (ids as (string | number)[]).map(Number),
)

/** Locks the runs of an assignment with their players. */
export const lockGamesOf = (tx: Db, assignmentId: number) =>
  tx
    .select({ id: practiceRuns.id, state: practiceRuns.state, players })
    .from(practiceRuns)
    .where(eq(practiceRuns.assignmentId, assignmentId))
    .orderBy(asc(practiceRuns.id))
    .for('update')

/** PRC-054: marks these seats as played by a bot. */
export async function leaveToBots(
  tx: Db,
  runId: number,
  seats: readonly string[],
  now: Date,
): Promise<void> {
  if (seats.length === 0) return
  await tx
    .update(practiceSeats)
    .set({ botSince: now })
    .where(and(eq(practiceSeats.runId, runId), inArray(practiceSeats.seat, [...seats])))
}

/** Deletes a game that never began and has no decisions. */
export async function removeLobby(tx: Db, id: number): Promise<void> {
  await tx
    .delete(practiceRuns)
    .where(and(eq(practiceRuns.id, id), sql`${practiceRuns.state} = 'lobby'`))
}

/** Lists games whose lobby, week or pause has expired. */
export async function listDue(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: practiceRuns.id })
    .from(practiceRuns)
    .where(lte(practiceRuns.turnEndsAt, now))
    .orderBy(asc(practiceRuns.turnEndsAt))
    .limit(most)
  return rows.map(({ id }) => id)
}
