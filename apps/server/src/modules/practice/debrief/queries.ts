import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { lockRow } from '../queries.ts'
import { practiceDebriefs, practiceRuns, practiceSeats } from '../tables.ts'

export interface RunKey {
  schoolId: number
  runId: number
}

const columns = getTableColumns(practiceDebriefs)
const ofSeat = and(
  eq(practiceDebriefs.runId, practiceSeats.runId),
  eq(practiceDebriefs.userId, practiceSeats.userId),
)

/** Lists the players of a run with their answers; null for a player without answers. */
export const listPlayers = (db: Db, { schoolId, runId }: RunKey, userId?: number) =>
  db
    .select({
      userId: practiceSeats.userId,
      name: users.name,
      seats: sql<string[]>`array_agg(${practiceSeats.seat})`,
      debrief: columns,
    })
    .from(practiceSeats)
    .innerJoin(users, eq(users.id, practiceSeats.userId))
    .leftJoin(practiceDebriefs, ofSeat)
    .where(
      and(
        eq(practiceSeats.runId, runId),
        eq(users.schoolId, schoolId),
        userId === undefined ? undefined : eq(practiceSeats.userId, userId),
      ),
    )
    .groupBy(practiceSeats.userId, users.name, practiceDebriefs.runId, practiceDebriefs.userId)
export type DebriefPlayer = Awaited<ReturnType<typeof listPlayers>>[number]

export async function findKind(db: Db, { schoolId, runId }: RunKey) {
  const [row] = await db
    .select({ kind: practiceRuns.kind, engineVersion: practiceRuns.engineVersion })
    .from(practiceRuns)
    .where(and(eq(practiceRuns.schoolId, schoolId), eq(practiceRuns.id, runId)))
  return row
}

export async function findDebrief(tx: Db, runId: number, userId: number) {
  const [row] = await tx
    .select()
    .from(practiceDebriefs)
    .where(and(eq(practiceDebriefs.runId, runId), eq(practiceDebriefs.userId, userId)))
  return row
}

type NewDebrief = typeof practiceDebriefs.$inferInsert

/** Adds or replaces the answers. The caller's transaction has locked the run. */
export async function saveDebrief(tx: Db, row: NewDebrief): Promise<void> {
  const { answers, version, changedAt } = row
  await tx
    .insert(practiceDebriefs)
    .values(row)
    .onConflictDoUpdate({
      target: [practiceDebriefs.runId, practiceDebriefs.userId],
      set: { answers, version, changedAt },
    })
}

/**
 * PRC-112: locks the answers of every player of an ended run, including players without answers.
 */
export async function lockAll(tx: Db, { schoolId, runId }: RunKey): Promise<void> {
  // Waits until a save that has begun is finished.
  await lockRow(tx, runId)
  await tx.execute(sql`
    insert into ${practiceDebriefs} (school_id, run_id, user_id, locked_at)
    select distinct r.school_id, r.id, s.user_id, now()
    from ${practiceRuns} r join ${practiceSeats} s on s.run_id = r.id
    where r.id = ${runId} and r.school_id = ${schoolId} and r.state = 'scored'
    on conflict (run_id, user_id) do update set locked_at = excluded.locked_at
      where practice_debriefs.locked_at is null`)
}
