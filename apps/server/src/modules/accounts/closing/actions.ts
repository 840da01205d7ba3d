import { type AreaCode, smsTypes } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { clearUses, isOverLimit } from '../../../platform/security/limits.ts'
import { isPasswordOf } from '../../../platform/security/passwords.ts'
import { checkCode, refuseManyChecks } from '../codes/actions.ts'
import * as codeQueries from '../codes/queries.ts'
import { readSecret } from '../passwords/actions.ts'
import * as queries from '../queries.ts'
import { limits } from '../rules.ts'
import type { UserRow } from '../tables.ts'

type Own = Context & { actor: User }

export interface OwnerProof {
  password?: string | undefined
  code?: string | undefined
}

async function provePassword(user: UserRow, sent: string, context: Own) {
  const { db, now } = context
  const password = await readSecret('password', sent, context)
  if (password instanceof Refusal) return password
  // Counted together with the changes of the password: both answer whether a password is right.
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

/** ACC-301: the password, or a code that was sent to the own phone and is used up by it. */
export async function proveOwner({ password, code }: OwnerProof, context: Own) {
  const user = await queries.getUser(context.db, context.school.id, context.actor.userId)
  if (password !== undefined) return provePassword(user, password, context)
  return code === undefined ? undefined : proveCode(user, code, context)
}
