import type { AuditAction } from '@titian/contract'
import type { User } from '../actor.ts'
import type { Db } from '../database/database.ts'
import type { Client } from '../http/context.ts'
import { type AuditChange, auditEntries } from './tables.ts'

export interface AuditAct {
  action: AuditAction
  /** The person whom the act concerns. */
  subjectId?: number
  /** The school of the act, when it differs from the actor's school. */
  schoolId?: number
  reason?: string
  detail?: AuditChange[]
}

/** The actor, the client address and the time of a request. */
export interface AuditContext {
  actor: Pick<User, 'schoolId' | 'userId' | 'impersonatorId'>
  client: Pick<Client, 'address'>
  now: Date
}

/** Records one act in the transaction `db` that performs it. */
export const recordAudit = (db: Db, context: AuditContext, act: AuditAct): Promise<void> =>
  recordAudits(db, context, [act])

/** Records several acts at once, such as one for each affected person. */
export async function recordAudits(
  db: Db,
  { actor, client, now }: AuditContext,
  acts: readonly AuditAct[],
): Promise<void> {
  if (acts.length === 0) return
  const { impersonatorId } = actor
  const rows = acts.map(
    ({ action, subjectId, schoolId = actor.schoolId, reason, detail = [] }) => ({
      schoolId,
      at: now,
      action,
      actorId: impersonatorId ?? actor.userId,
      impersonatedId: impersonatorId === null ? null : actor.userId,
      subjectId: subjectId ?? null,
      detail,
      reason: reason ?? null,
      address: client.address,
    }),
  )
  await db.insert(auditEntries).values(rows)
}
