import type { ReportOutcome } from '@titian/contract'
import { and, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { courses } from '../../courses/index.ts'
import { fedBy } from '../practical/queries.ts'
import { homeworkItems, practiceKeys, practiceReports, type ReportRow } from '../tables.ts'

interface Window {
  page: number
  size: number
}

const creatorName = sql<string>`(select u.name from users u where u.id = ${practiceKeys.createdBy})`
const shownKey = { ...getTableColumns(practiceKeys), creatorName }
const total = sql<number>`count(*) over ()`.mapWith(Number)

/** Lists keys in use first, the newest first. */
export async function listKeys(db: Db, schoolId: number, { page, size }: Window) {
  const rows = await db
    .select({ ...shownKey, total })
    .from(practiceKeys)
    .where(eq(practiceKeys.schoolId, schoolId))
    .orderBy(sql`${practiceKeys.revokedAt} is not null`, desc(practiceKeys.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function getKey(db: Db, schoolId: number, id: number) {
  const [row] = await db
    .select(shownKey)
    .from(practiceKeys)
    .where(and(eq(practiceKeys.schoolId, schoolId), eq(practiceKeys.id, id)))
  return found(row)
}
export type ShownKey = Awaited<ReturnType<typeof getKey>>

export async function insertKey(tx: Db, row: typeof practiceKeys.$inferInsert): Promise<number> {
  const [made] = await tx.insert(practiceKeys).values(row).returning({ id: practiceKeys.id })
  return found(made).id
}

/** Revokes a key. Returns false if the key was already revoked. */
export async function revokeKey(
  tx: Db,
  id: number,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(practiceKeys)
    .set({ revokedAt: now, revokedBy: userId })
    .where(and(eq(practiceKeys.id, id), isNull(practiceKeys.revokedAt)))
    .returning({ id: practiceKeys.id })
  return rows.length > 0
}

/** Finds the active key with this code or for this origin. */
export async function findKey(db: Db, schoolId: number, by: { code: string } | { origin: string }) {
  const [row] = await db
    .select()
    .from(practiceKeys)
    .where(
      and(
        eq(practiceKeys.schoolId, schoolId),
        isNull(practiceKeys.revokedAt),
        'code' in by ? eq(practiceKeys.code, by.code) : eq(practiceKeys.origin, by.origin),
      ),
    )
  return row
}

/**
 * Stores the time of use at most once a minute. Otherwise reports at the same moment would wait for
 * each other.
 */
export async function markUsed(db: Db, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60_000)
  await db
    .update(practiceKeys)
    .set({ usedAt: now })
    .where(
      and(
        eq(practiceKeys.id, id),
        or(isNull(practiceKeys.usedAt), lt(practiceKeys.usedAt, before)),
      ),
    )
}

/**
 * Returns the report of a run and locks it, so that the same report at the same moment must wait.
 * If there is none, inserts it.
 */
export async function lockReport(
  tx: Db,
  fresh: typeof practiceReports.$inferInsert,
): Promise<{ row: ReportRow; isNew: boolean }> {
  const made = await tx
    .insert(practiceReports)
    .values(fresh)
    .onConflictDoNothing({ target: [practiceReports.keyId, practiceReports.run] })
    .returning()
  if (made[0]) return { row: made[0], isNew: true }
  const [row] = await tx
    .select()
    .from(practiceReports)
    .where(and(eq(practiceReports.keyId, fresh.keyId), eq(practiceReports.run, fresh.run)))
    .for('update')
  return { row: found(row), isNew: false }
}

export async function storeReport(
  tx: Db,
  id: number,
  values: Partial<typeof practiceReports.$inferInsert>,
): Promise<void> {
  await tx.update(practiceReports).set(values).where(eq(practiceReports.id, id))
}

/** Finds a released practical task, and the practice of the platform from which it gets scores. */
export async function findTask(tx: Db, schoolId: number, id: number) {
  const [row] = await tx
    .select({ item: getTableColumns(homeworkItems), fedBy })
    .from(homeworkItems)
    .where(
      and(
        eq(homeworkItems.schoolId, schoolId),
        eq(homeworkItems.id, id),
        eq(homeworkItems.released, true),
        sql`${homeworkItems.taskNumber} is not null`,
      ),
    )
  return row
}

/** Returns the finishing time in the newest accepted report of a student for a task. */
export async function findLastTime(
  tx: Db,
  { itemId, userId }: { itemId: number; userId: number },
): Promise<Date | undefined> {
  const [row] = await tx
    .select({ at: practiceReports.reportedAt })
    .from(practiceReports)
    .where(
      and(
        eq(practiceReports.itemId, itemId),
        eq(practiceReports.userId, userId),
        eq(practiceReports.outcome, 'accepted'),
      ),
    )
    .orderBy(desc(practiceReports.reportedAt))
    .limit(1)
  return row?.at
}

/** Lists reports, the newest first, each with its system, student and task. */
export async function listReports(
  db: Db,
  schoolId: number,
  { outcome, page, size }: Window & { outcome?: ReportOutcome | undefined },
) {
  const where = and(
    eq(practiceReports.schoolId, schoolId),
    outcome === undefined ? undefined : eq(practiceReports.outcome, outcome),
  )
  const rows = await db
    .select({
      report: getTableColumns(practiceReports),
      system: practiceKeys.name,
      studentName: users.name,
      taskTitle: homeworkItems.title,
      courseNames: courses.names,
      total: db.$count(practiceReports, where),
    })
    .from(practiceReports)
    .innerJoin(practiceKeys, eq(practiceKeys.id, practiceReports.keyId))
    .leftJoin(users, eq(users.id, practiceReports.userId))
    .leftJoin(homeworkItems, eq(homeworkItems.id, practiceReports.itemId))
    .leftJoin(courses, eq(courses.id, homeworkItems.courseId))
    .where(where)
    .orderBy(desc(practiceReports.receivedAt), desc(practiceReports.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type ShownReport = Awaited<ReturnType<typeof listReports>>['rows'][number]
