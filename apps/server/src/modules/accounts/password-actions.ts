import { reasons } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { clearUses, isOverLimit } from '../../platform/security/limits.ts'
import { hashPassword, isPasswordOf } from '../../platform/security/passwords.ts'
import { readNewPassword, readSecret } from './new-password.ts'
import * as queries from './queries.ts'
import { limits } from './rules.ts'
import { endSessionsOf } from './session-ends.ts'

export interface PasswordChange {
  password: string
  newPassword: string
  confirmNewPwd: string
}

interface Opened {
  old: string
  fresh: string
}

/** ACC-113, ACC-116: readable, alike and strong enough, before anything is counted as a try. */
async function readChange(
  input: PasswordChange,
  context: Context,
): Promise<Opened | Refusal<'invalidInput' | 'badPassword'>> {
  const old = await readSecret('password', input.password, context)
  if (old instanceof Refusal) return old
  const confirmed = await readSecret('confirmNewPwd', input.confirmNewPwd, context)
  if (confirmed instanceof Refusal) return confirmed
  const fresh = await readNewPassword('newPassword', input.newPassword, context)
  if (fresh instanceof Refusal) return fresh
  if (fresh === confirmed) return { old, fresh }
  const fields = { confirmNewPwd: reasons.samePassword[context.language] }
  return refusal('invalidInput', { reason: 'samePassword', fields })
}

/** ACC-157, ACC-158, ACC-257: the present session stays, all others of the account end. */
export async function changePassword(input: PasswordChange, context: Context & { actor: User }) {
  const { db, school, actor, now } = context
  const opened = await readChange(input, context)
  if (opened instanceof Refusal) return opened
  const key = `old password ${actor.userId}`
  if (await isOverLimit(db, { key, ...limits.wrongOldPasswords }, now))
    return refusal('waitBefore', 'loginLocked')
  const user = await queries.getUser(db, school.id, actor.userId)
  if (!(await isPasswordOf(user.passwordHash, opened.old))) return refusal('wrongOldPassword')
  const hash = await hashPassword(opened.fresh)
  const isChanged = await db.transaction(async (tx) => {
    if (!(await queries.replacePassword(tx, user, hash))) return false
    await endSessionsOf(tx, school.id, user.id, now, actor.sessionId)
    return true
  })
  if (!isChanged) return refusal('wrongOldPassword')
  await clearUses(db, key)
  return undefined
}
