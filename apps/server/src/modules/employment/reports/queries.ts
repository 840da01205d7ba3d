import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import type { Window } from '../queries.ts'
import { companies, jobPosts, postReports } from '../tables.ts'

/**
 * Stores a report. Returns false if the person has already reported the post; the earlier report
 * does not change.
 */
export async function addReport(
  db: Db,
  report: Pick<typeof postReports.$inferInsert, 'schoolId' | 'postId' | 'userId' | 'reason'>,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insert(postReports)
    .values({ ...report, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: postReports.id })
  return added.length > 0
}

const columns = {
  report: postReports,
  post: jobPosts,
  companyName: companies.name,
  reporterName: users.name,
}

const reports = (db: Db) =>
  db
    .select(columns)
    .from(postReports)
    .innerJoin(jobPosts, eq(jobPosts.id, postReports.postId))
    .innerJoin(companies, eq(companies.id, jobPosts.companyId))
    .innerJoin(users, eq(users.id, postReports.userId))

export async function getReport(db: Db, schoolId: number, reportId: number) {
  const [row] = await reports(db).where(
    and(eq(postReports.schoolId, schoolId), eq(postReports.id, reportId)),
  )
  return found(row)
}
export type ReportRow = Awaited<ReturnType<typeof getReport>>

/** Lists open reports with the oldest first, decided ones with the latest decision first. */
export async function listReports(
  db: Db,
  schoolId: number,
  { state, page, size }: Window & { state: 'open' | 'decided' },
) {
  const isOpen = state === 'open'
  const where = and(
    eq(postReports.schoolId, schoolId),
    isOpen ? isNull(postReports.decidedAt) : isNotNull(postReports.decidedAt),
  )
  const order = isOpen
    ? [asc(postReports.createdAt), asc(postReports.id)]
    : [desc(postReports.decidedAt), desc(postReports.id)]
  const rows = await reports(db)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(postReports, where) }
}

/** Decides all open reports of a post, or only one, and returns the decided reports. */
export function decide(
  tx: Db,
  which: { postId: number; reportId?: number },
  values: Pick<
    typeof postReports.$inferInsert,
    'decidedAt' | 'decidedBy' | 'takenDown' | 'decisionReason'
  >,
) {
  const { postId, reportId } = which
  return tx
    .update(postReports)
    .set(values)
    .where(
      and(
        eq(postReports.postId, postId),
        isNull(postReports.decidedAt),
        reportId === undefined ? undefined : eq(postReports.id, reportId),
      ),
    )
    .returning({ id: postReports.id, userId: postReports.userId })
}
