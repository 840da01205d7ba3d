import { type AreaCode, smsTypes, wrongField } from '@titian/contract'
import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { checkCode, refuseManyChecks } from './codes.ts'
import * as codeQueries from './code-queries.ts'
import { liftLocks } from './locks.ts'
import { readNewPassword } from './new-password.ts'
import * as queries from './queries.ts'
import { readPhone, verifiedCodeSeconds } from './rules.ts'
import { endSessionsOf } from './session-ends.ts'

/** ACC-156: the code stays usable for ten minutes and is used up by the reset. */
export async function verifyForgot(
  digits: string,
  areaCode: AreaCode | undefined,
  sent: string,
  context: Context,
) {
  const phone = readPhone(digits, areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('account', context.language) })
  const wait = await refuseManyChecks(context)
  if (wait) return wait
  if (!(await queries.findUserByPhone(context.db, context.school.id, phone)))
    return refusal('phoneNotRegistered')
  const code = await checkCode(context, phone, smsTypes.forgotPassword, sent)
  if (code instanceof Refusal) return code
  await codeQueries.extendCode(
    context.db,
    code.key,
    code.codeHash,
    secondsAfter(context.now, verifiedCodeSeconds),
  )
  return undefined
}

export interface Reset {
  mobile: string
  areaCode?: AreaCode
  mobileCode: string
  newPwd: string
}

export async function resetPassword(input: Reset, context: Context) {
  const { db, school, now, actor } = context
  const phone = readPhone(input.mobile, input.areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('mobile', context.language) })
  const wait = await refuseManyChecks(context)
  if (wait) return wait
  const user = await queries.findUserByPhone(db, school.id, phone)
  if (!user) return refusal('phoneNotRegistered')
  const password = await readNewPassword('newPwd', input.newPwd, context)
  if (password instanceof Refusal) return password
  const code = await checkCode(context, phone, smsTypes.forgotPassword, input.mobileCode)
  if (code instanceof Refusal) return code
  const passwordHash = await hashPassword(password)
  const present = actor.kind === 'user' && actor.userId === user.id ? actor.sessionId : undefined
  const wasUsed = await db.transaction(async (tx) => {
    if (!(await codeQueries.useCode(tx, code.key, code.codeHash, now))) return false
    await queries.changePassword(tx, school.id, user.id, passwordHash)
    await endSessionsOf(tx, school.id, user.id, now, present)
    return true
  })
  if (!wasUsed) return refusal('smsCodeInvalid')
  await liftLocks(context, phone)
  return undefined
}
