import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { practiceRuns } from '../tables.ts'

const hasEnded = and(isNotNull(practiceRuns.assignmentId), isNotNull(practiceRuns.endedAt))

const players = sql<number[]>`array(select distinct s.user_id from practice_seats s
  where s.run_id = ${practiceRuns.id} order by s.user_id)`.mapWith((ids: unknown) =>
  (ids as (string | number)[]).map(Number),
)

const ended = {
  id: practiceRuns.id,
  schoolId: practiceRuns.schoolId,
  assignmentId: practiceRuns.assignmentId,
  percent: practiceRuns.percent,
  score: practiceRuns.score,
  endedAt: practiceRuns.endedAt,
  players,
}

/** Runs of assignments that have ended and that nobody has taken up. Two that ask at once get different ones. */
export const lockEnded = (tx: Db, most: number) =>
  tx
    .select(ended)
    .from(practiceRuns)
    .where(and(hasEnded, isNull(practiceRuns.gatheredAt)))
    .orderBy(asc(practiceRuns.id))
    .limit(most)
    .for('update', { skipLocked: true })
export type EndedRun = Awaited<ReturnType<typeof lockEnded>>[number]

/** All runs of an assignment that have ended, in the order in which they were begun. */
export const listEnded = (tx: Db, schoolId: number, assignmentId: number): Promise<EndedRun[]> =>
  tx
    .select(ended)
    .from(practiceRuns)
    .where(
      and(
        hasEnded,
        eq(practiceRuns.schoolId, schoolId),
        eq(practiceRuns.assignmentId, assignmentId),
      ),
    )
    .orderBy(asc(practiceRuns.id))

export async function markGathered(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(practiceRuns)
      .set({ gatheredAt: now })
      .where(inArray(practiceRuns.id, [...ids]))
}
