import { auditStatus } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { afterCommit, type Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import {
  grantIdentity,
  type IdentityGrant,
  lockUser,
  setAuditStatus,
  type UserRow,
} from '../../accounts/index.ts'
import { notifyIdentity } from '../notify.ts'
import * as roster from '../roster/queries.ts'
import { personKind, rosterInfo, statusAfterRefusal } from '../rules.ts'
import type { RequestRow } from '../tables.ts'
import * as queries from './queries.ts'

type Deps = Pick<Context, 'db' | 'events' | 'live' | 'now' | 'school' | 'client'> & {
  actor: User
}

/** Returns the values that an approval writes to the account. */
function grantOf(request: RequestRow, fromRoster: Partial<IdentityGrant>): IdentityGrant {
  const { kind, name, number, university, department, major, className } = request
  if (kind === 'teacher') return { role: 'teacher', name }
  const student = { role: 'student' as const, name, studentCard: number }
  return kind === 'student'
    ? { ...student, ...fromRoster }
    : { ...student, university, department, major, className }
}

/**
 * Sets role and data. If the roster has a free entry with the number, assigns it to the account.
 */
async function approve(tx: Db, request: RequestRow, user: UserRow, deps: Deps) {
  const { schoolId, numberKey } = request
  const kind = personKind(request.kind)
  const entry = await roster.lockFreeEntry(tx, { schoolId, kind, numberKey }, user.id)
  if (entry) await roster.assignEntry(tx, entry, user.id, deps.now)
  const grant = grantOf(request, rosterInfo(entry))
  const detail = await grantIdentity(tx, user, grant, deps.school.defaultLanguage)
  const act = { action: 'identity.approved' as const, subjectId: user.id, detail }
  await recordAudit(tx, deps, act)
  return auditStatus.approved
}

async function refuse(
  tx: Db,
  { schoolId, kind, number }: RequestRow,
  user: UserRow,
  reason: string,
  deps: Deps,
) {
  const status = statusAfterRefusal(user, await queries.hasWaiting(tx, schoolId, user.id))
  await setAuditStatus(tx, user, status)
  const detail = [
    { field: 'kind', before: '', after: kind },
    { field: 'number', before: '', after: number },
  ]
  await recordAudit(tx, deps, {
    action: 'identity.refused',
    subjectId: user.id,
    reason,
    detail,
  })
  return status
}

/**
 * Decides a request. The account is locked before the request, as in a submission. Otherwise both
 * could wait for each other forever.
 */
export async function decideRequest(
  request: RequestRow,
  { approved, reason }: { approved: boolean; reason: string },
  deps: Deps,
): Promise<undefined | Refusal<'alreadyDone'>> {
  const { db, actor, now, live, events } = deps
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, request.schoolId, request.userId)
    const decision = {
      status: approved ? auditStatus.approved : auditStatus.refused,
      reason,
      decidedBy: actor.userId,
      decidedAt: now,
    }
    if (!(await queries.decide(tx, request.schoolId, request.id, decision)))
      return refusal('alreadyDone', 'decidedMeanwhile')
    const status = await (approved
      ? approve(tx, request, user, deps)
      : refuse(tx, request, user, reason, deps))
    const { schoolId, userId } = request
    const decided = { schoolId, userId, status, reason: approved ? null : reason, createdAt: now }
    await events.publish(tx, 'identityDecided', decided)
    afterCommit(tx, () => notifyIdentity(live, userId, status))
    return undefined
  })
}
