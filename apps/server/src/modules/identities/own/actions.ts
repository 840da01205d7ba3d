import { auditStatus } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { grantIdentity, lockUser, setAuditStatus, type UserRow } from '../../accounts/index.ts'
import * as requests from '../requests/queries.ts'
import * as roster from '../roster/queries.ts'
import { notifyIdentity } from '../notify.ts'
import { foldNumber, foldText, isApprovedAs, rosterInfo, statusWhileWaiting } from '../rules.ts'
import type { NewRequest, RosterEntryRow } from '../tables.ts'
import type { Submission } from './rules.ts'

type Deps = Pick<Context, 'db' | 'live' | 'now' | 'school'> & { actor: User }
type AuthenticationRefusal = Refusal<'alreadyDone' | 'accountDisabled'>

/**
 * ACC-187: true if a roster entry with the submitted number proves the identity. A student must
 * have the same name, and a teacher also the phone of the account.
 */
function provesPerson(entry: RosterEntryRow, { kind, name }: Submission, user: UserRow): boolean {
  if (entry.nameKey !== foldText(name)) return false
  if (kind === 'student') return true
  return entry.mobile === user.mobile && entry.areaCode === user.areaCode
}

async function claimEntry(
  tx: Db,
  submission: Submission,
  user: UserRow,
  now: Date,
): Promise<RosterEntryRow | undefined> {
  const { kind, number } = submission
  const key = { schoolId: user.schoolId, kind, numberKey: foldNumber(number) }
  const entry = await roster.lockFreeEntry(tx, key, user.id)
  if (!entry || !provesPerson(entry, submission, user)) return undefined
  await roster.assignEntry(tx, entry, user.id, now)
  return entry
}

/** Approves at once if the person is in the roster. Returns the status of the submission. */
async function completeSubmission(
  tx: Db,
  requestId: number,
  submission: Submission,
  user: UserRow,
  { now, school }: Deps,
): Promise<number> {
  const entry = await claimEntry(tx, submission, user, now)
  if (!entry) {
    await setAuditStatus(tx, user, statusWhileWaiting(user))
    return auditStatus.waiting
  }
  const decision = { status: auditStatus.approved, decidedBy: null, decidedAt: now }
  await requests.decide(tx, user.schoolId, requestId, decision)
  const { kind, name } = submission
  const info = kind === 'student' ? { studentCard: entry.number, ...rosterInfo(entry) } : {}
  await grantIdentity(tx, user, { role: kind, name, ...info }, school.defaultLanguage)
  return auditStatus.approved
}

/**
 * ACC-187: submits an identity. An account can have only one pending submission of a kind. If
 * several accounts submit the same roster entry, the first is approved at once.
 */
export async function authenticate(
  submission: Submission,
  deps: Deps,
): Promise<number | AuthenticationRefusal> {
  const { db, actor, now, live } = deps
  const { kind, name, number } = submission
  const status = await db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.schoolId, actor.userId)
    if (user.disabled) return refusal('accountDisabled')
    if (isApprovedAs(user, kind)) return refusal('alreadyDone', 'identityApproved')
    const requestId = await requests.insertWaiting(tx, {
      schoolId: actor.schoolId,
      userId: actor.userId,
      kind,
      name,
      number,
      numberKey: foldNumber(number),
      submittedAt: now,
    })
    if (requestId === undefined) return refusal('alreadyDone', 'identityWaiting')
    return completeSubmission(tx, requestId, submission, user, deps)
  })
  if (status === auditStatus.approved) await notifyIdentity(live, actor.userId, status)
  return status
}

export type InfoInput = Required<
  Pick<NewRequest, 'number' | 'university' | 'department' | 'major' | 'className'>
>

/**
 * ACC-259: submits a student's new data for a decision of the staff. An existing approval stays
 * valid until then.
 */
export async function submitInfo(
  info: InfoInput,
  { db, actor, now }: Deps,
): Promise<number | Refusal<'alreadyDone'>> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.schoolId, actor.userId)
    const requestId = await requests.insertWaiting(tx, {
      ...info,
      schoolId: actor.schoolId,
      userId: actor.userId,
      kind: 'studentInfo',
      name: user.name,
      numberKey: foldNumber(info.number),
      submittedAt: now,
    })
    if (requestId === undefined) return refusal('alreadyDone', 'identityWaiting')
    await setAuditStatus(tx, user, statusWhileWaiting(user))
    return auditStatus.waiting
  })
}
