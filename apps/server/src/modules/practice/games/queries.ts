import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { players } from '../assignments/queries.ts'
import { lockRow, ofRun, type Player, type RunWithState, withState } from '../queries.ts'
import {
  practiceAssignments,
  practiceRuns,
  practiceSeats,
  practiceSnapshots,
  type RunRow,
  type SeatRow,
} from '../tables.ts'

export type NamedSeat = SeatRow & { name: string }

/** The seats of a run with their players. */
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

/** Locks the runs of an assignment with their players. */
export const lockGamesOf = (tx: Db, assignmentId: number) =>
  tx
    .select({ id: practiceRuns.id, state: practiceRuns.state, players })
    .from(practiceRuns)
    .where(eq(practiceRuns.assignmentId, assignmentId))
    .orderBy(asc(practiceRuns.id))
    .for('update')

export async function findByCode(
  db: Db,
  schoolId: number,
  code: string,
): Promise<Pick<RunRow, 'id' | 'assignmentId'> | undefined> {
  const [row] = await db
    .select({ id: practiceRuns.id, assignmentId: practiceRuns.assignmentId })
    .from(practiceRuns)
    .where(and(eq(practiceRuns.schoolId, schoolId), eq(practiceRuns.code, code)))
  return row
}

/** The person's lobby of a practice, outside of assignments. */
export async function findLobby(
  tx: Db,
  { schoolId, userId }: Player,
  practice: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: practiceRuns.id })
    .from(practiceRuns)
    .innerJoin(practiceSeats, eq(practiceSeats.runId, practiceRuns.id))
    .where(
      and(
        eq(practiceSeats.userId, userId),
        eq(practiceRuns.schoolId, schoolId),
        eq(practiceRuns.practice, practice),
        isNull(practiceRuns.assignmentId),
        eq(practiceRuns.mode, 'team'),
        eq(practiceRuns.state, 'lobby'),
      ),
    )
    .limit(1)
  return row?.id
}

export async function addSeat(tx: Db, seat: typeof practiceSeats.$inferInsert): Promise<void> {
  await tx.insert(practiceSeats).values(seat)
}

const seatOf = (runId: number, userId: number) =>
  and(eq(practiceSeats.runId, runId), eq(practiceSeats.userId, userId))

export async function saveSeat(
  tx: Db,
  runId: number,
  userId: number,
  change: Partial<SeatRow>,
): Promise<void> {
  await tx.update(practiceSeats).set(change).where(seatOf(runId, userId))
}

export async function freeSeat(tx: Db, runId: number, userId: number): Promise<void> {
  await tx.delete(practiceSeats).where(seatOf(runId, userId))
}

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

/** Games whose lobby, week or pause has expired. */
export async function listDue(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ id: practiceRuns.id })
    .from(practiceRuns)
    .where(lte(practiceRuns.turnEndsAt, now))
    .orderBy(asc(practiceRuns.turnEndsAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The course of a game's assignment; null without an assignment. */
export async function getPlace(
  db: Db,
  schoolId: number,
  id: number,
): Promise<{ courseId: number | null }> {
  const [row] = await db
    .select({ courseId: practiceAssignments.courseId })
    .from(practiceRuns)
    .leftJoin(practiceAssignments, eq(practiceAssignments.id, practiceRuns.assignmentId))
    .where(
      and(
        eq(practiceRuns.id, id),
        eq(practiceRuns.schoolId, schoolId),
        eq(practiceRuns.mode, 'team'),
      ),
    )
  return found(row)
}
