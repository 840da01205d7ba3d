import type { AuditAction } from '@titian/contract'
import type { User } from '../actor.ts'
import type { Db } from '../database/database.ts'
import type { Client } from '../http/context.ts'
import { type AuditChange, auditEntries } from './tables.ts'

export interface AuditAct {
  action: AuditAction
  /** Whom it was done to. */
  subjectId?: number
  /** The school it was done in, where that is not the actor's own. */
  schoolId?: number
  reason?: string
  detail?: AuditChange[]
}

/** Who acts, from where and when: every request has it. */
export interface AuditContext {
  actor: Pick<User, 'schoolId' | 'userId' | 'impersonatorId'>
  client: Pick<Client, 'address'>
  now: Date
}

/** Writes one act down, in the transaction that does it; `db` is that transaction. */
export const recordAudit = (db: Db, context: AuditContext, act: AuditAct): Promise<void> =>
  recordAudits(db, context, [act])

/** The same for several acts at once, such as one for each of some people. */
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
