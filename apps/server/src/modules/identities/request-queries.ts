import { auditStatus } from '@titian/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { identityRequests, type NewRequest, type RequestRow } from './tables.ts'

/** The id of the new request, or nothing where one of this kind waits already. */
export async function insertWaiting(tx: Db, values: NewRequest): Promise<number | undefined> {
  const [row] = await tx
    .insert(identityRequests)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: identityRequests.id })
  return row?.id
}

const own = (schoolId: number, id: number) =>
  and(eq(identityRequests.schoolId, schoolId), eq(identityRequests.id, id))

export async function getRequest(db: Db, schoolId: number, id: number): Promise<RequestRow> {
  const [row] = await db.select().from(identityRequests).where(own(schoolId, id))
  return found(row)
}

export interface Decision {
  status: number
  reason?: string
  decidedBy: number | null
  decidedAt: Date
}

/** True for the one who decided; whoever comes second finds it decided. */
export async function decide(
  tx: Db,
  schoolId: number,
  id: number,
  { reason = '', ...decision }: Decision,
): Promise<boolean> {
  const rows = await tx
    .update(identityRequests)
    .set({ ...decision, reason: reason || null })
    .where(and(own(schoolId, id), eq(identityRequests.status, auditStatus.waiting)))
    .returning({ id: identityRequests.id })
  return rows.length > 0
}

export async function hasWaiting(tx: Db, schoolId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: identityRequests.id })
    .from(identityRequests)
    .where(
      and(
        eq(identityRequests.schoolId, schoolId),
        eq(identityRequests.userId, userId),
        eq(identityRequests.status, auditStatus.waiting),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The newest submission of somebody as a student (ACC-185). */
export async function findNewestOfStudent(
  db: Db,
  schoolId: number,
  userId: number,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(identityRequests)
    .where(
      and(
        eq(identityRequests.schoolId, schoolId),
        eq(identityRequests.userId, userId),
        inArray(identityRequests.kind, ['student', 'studentInfo']),
      ),
    )
    .orderBy(desc(identityRequests.id))
    .limit(1)
  return row
}
