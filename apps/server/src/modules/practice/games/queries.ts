import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import type { Player } from '../queries.ts'
import {
  practiceAssignments,
  practiceRuns,
  practiceSeats,
  type RunRow,
  type SeatRow,
} from '../tables.ts'

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

/** Returns the person's lobby of a practice, outside of assignments. */
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

/** Returns the course of a game's assignment; null without an assignment. */
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
