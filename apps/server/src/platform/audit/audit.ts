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
export async function recordAudit(
  db: Db,
  { actor, client, now }: AuditContext,
  { action, subjectId, schoolId = actor.schoolId, reason, detail = [] }: AuditAct,
): Promise<void> {
  const { impersonatorId } = actor
  await db.insert(auditEntries).values({
    schoolId,
    at: now,
    action,
    actorId: impersonatorId ?? actor.userId,
    impersonatedId: impersonatorId === null ? null : actor.userId,
    subjectId: subjectId ?? null,
    detail,
    reason: reason ?? null,
    address: client.address,
  })
}
