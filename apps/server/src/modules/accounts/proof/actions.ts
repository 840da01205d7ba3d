import { type AreaCode, reasons, smsTypes } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { clearUses, isOverLimit } from '../../../platform/security/limits.ts'
import { isPasswordOf } from '../../../platform/security/passwords.ts'
import { checkCode, refuseManyChecks } from '../codes/actions.ts'
import * as codeQueries from '../codes/queries.ts'
import { readSecret } from '../passwords/actions.ts'
import * as accountQueries from '../queries.ts'
import { limits, proofSeconds } from '../rules.ts'
import type { UserRow } from '../tables.ts'
import * as queries from './queries.ts'

type Own = Context & { actor: User }

export interface OwnerProof {
  password?: string | undefined
  code?: string | undefined
}

async function provePassword(user: UserRow, sent: string, context: Own) {
  const { db, now } = context
  const password = await readSecret('password', sent, context)
  if (password instanceof Refusal) return password
  // Shares the limit with password changes, because both reveal whether a password is right.
  const key = `old password ${user.id}`
  if (await isOverLimit(db, { key, ...limits.wrongOldPasswords }, now))
    return refusal('waitBefore', 'loginLocked')
  if (!(await isPasswordOf(user.passwordHash, password))) return refusal('wrongOldPassword')
  await clearUses(db, key)
  return undefined
}

async function proveCode(user: UserRow, sent: string, context: Own) {
  const { db, now } = context
  const wait = await refuseManyChecks(context)
  if (wait) return wait
  const areaCode: AreaCode = user.areaCode === '86' ? '86' : '60'
  const phone = { areaCode, mobile: user.mobile }
  const code = await checkCode(context, phone, smsTypes.verifyOldNumber, sent)
  if (code instanceof Refusal) return code
  return (await codeQueries.useCode(db, code.key, code.codeHash, now))
    ? undefined
    : refusal('smsCodeInvalid')
}

/**
 * ACC-301: checks a proof that the caller owns the account. A session alone is no proof, because
 * the owner may have left the browser open. A code is consumed.
 */
export async function proveOwner({ password, code }: OwnerProof, context: Own) {
  const user = await accountQueries.getUser(context.db, context.school.id, context.actor.userId)
  if (password !== undefined) return provePassword(user, password, context)
  if (code !== undefined) return proveCode(user, code, context)
  const fields = { password: reasons.proofMissing[context.language] }
  return refusal('invalidInput', { reason: 'proofMissing', fields })
}

/** ACC-326: stores the proof for this session, and returns its end. Wrong proofs are logged too. */
export async function confirmOwner(proof: OwnerProof, context: Own) {
  const { db, actor, now } = context
  const subjectId = actor.userId
  const refused = await proveOwner(proof, context)
  if (refused?.name === 'wrongOldPassword')
    await recordAudit(db, context, { action: 'proof.failed', subjectId })
  if (refused) return refused
  await db.transaction(async (tx) => {
    await queries.noteProof(tx, actor, now)
    await recordAudit(tx, context, { action: 'proof.given', subjectId })
  })
  return { until: secondsAfter(now, proofSeconds) }
}

/**
 * ACC-326: refuses people without a proof in this session within ten minutes, with an error at its
 * field.
 */
export async function refuseUnproved({
  db,
  actor,
  now,
  language,
}: Pick<Own, 'db' | 'actor' | 'now' | 'language'>) {
  if (await queries.isProved(db, actor, secondsAfter(now, -proofSeconds))) return undefined
  const fields = { password: reasons.proofNeeded[language] }
  return refusal('invalidInput', { reason: 'proofNeeded', fields })
}
