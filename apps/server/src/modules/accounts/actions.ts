import { type AreaCode, smsTypes, wrongField } from '@titian/contract'
import { secondsAfter } from '../../platform/clock.ts'
import { type Db, isConflict } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { isOverLimit } from '../../platform/security/limits.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { checkCode } from './codes.ts'
import { liftLocks } from './locks.ts'
import { readNewPassword } from './new-password.ts'
import * as codeQueries from './code-queries.ts'
import * as queries from './queries.ts'
import * as sessionQueries from './session-queries.ts'
import {
  completeRoles,
  firstAuditStatus,
  limits,
  type Phone,
  readPhone,
  verifiedCodeSeconds,
} from './rules.ts'
import type { NewUser, UserRow } from './tables.ts'

/** Fills in what follows from the rest: the further role of staff, and the state of its identity. */
export function completeUser(plan: NewUser): NewUser {
  const roles = completeRoles(plan.roles ?? 'normal')
  return { auditStatus: firstAuditStatus(roles), ...plan, roles }
}

/** Makes an account and answers its id. @throws when the phone has one at this school. */
export function createUser(db: Db, plan: NewUser): Promise<number> {
  return queries.insertUser(db, completeUser(plan))
}

/** Many at once, in one statement; answers their ids by phone number. */
export async function createUsers(db: Db, plans: NewUser[]): Promise<Map<string, number>> {
  const rows = await queries.insertUsers(db, plans.map(completeUser))
  return new Map(rows.map(({ mobile, id }) => [mobile, id]))
}

/** Until somebody gives a name, the phone stands for it, half hidden. */
function maskedPhone({ mobile }: Phone): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-3)}`
}

export interface Registration {
  mobile: string
  areaCode?: AreaCode
  mobileCode: string
  password: string
  schoolCode?: string
}

async function insertRegistered(
  context: Context,
  code: { key: codeQueries.CodeKey; codeHash: string },
  values: NewUser,
): Promise<UserRow | Refusal<'smsCodeInvalid' | 'phoneTaken'>> {
  const { db, now } = context
  try {
    return await db.transaction(async (tx) => {
      if (!(await codeQueries.useCode(tx, code.key, code.codeHash, now)))
        return refusal('smsCodeInvalid')
      return queries.getUser(tx, values.schoolId, await queries.insertUser(tx, values))
    })
  } catch (error) {
    if (isConflict(error, 'users_phone')) return refusal('phoneTaken')
    throw error
  }
}

/** ACC-088 to ACC-110: a new account with role `normal`. */
export async function register(input: Registration, context: Context) {
  const { db, school, now } = context
  const phone = readPhone(input.mobile, input.areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('mobile', context.language) })
  if (!school.areaCodes.includes(phone.areaCode)) return refusal('nonResident')
  const password = await readNewPassword('password', input.password, context)
  if (password instanceof Refusal) return password
  if (await queries.findUserByPhone(db, school.id, phone)) return refusal('phoneTaken')
  const code = await checkCode(context, phone, smsTypes.register, input.mobileCode)
  if (code instanceof Refusal) return code
  const passwordHash = await hashPassword(password)
  return insertRegistered(context, code, {
    ...phone,
    schoolId: school.id,
    name: maskedPhone(phone),
    passwordHash,
    schoolCode: input.schoolCode ?? null,
    createdAt: now,
  })
}

export async function checkUnique(
  digits: string,
  areaCode: AreaCode | undefined,
  { db, school, client, now, language }: Context,
) {
  const phone = readPhone(digits, areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('mobile', language) })
  const overAddress = await isOverLimit(
    db,
    { key: `phone checks ${client.address}`, ...limits.phoneChecksFromOneAddress },
    now,
  )
  const overPhone = await isOverLimit(
    db,
    {
      key: `phone checks ${school.id} ${phone.areaCode} ${phone.mobile}`,
      ...limits.phoneChecksOfOnePhone,
    },
    now,
  )
  if (overAddress || overPhone) return refusal('waitBefore', 'tooManyRequests')
  return (await queries.findUserByPhone(db, school.id, phone)) ? refusal('phoneTaken') : undefined
}

/** ACC-156: the code stays usable for ten minutes and is used up by the reset. */
export async function verifyForgot(
  digits: string,
  areaCode: AreaCode | undefined,
  sent: string,
  context: Context,
) {
  const phone = readPhone(digits, areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('account', context.language) })
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
    await sessionQueries.endSessionsOf(tx, school.id, user.id, now, present)
    await sessionQueries.removeTicketsOf(tx, school.id, user.id)
    return true
  })
  if (!wasUsed) return refusal('smsCodeInvalid')
  await liftLocks(context, phone)
  return undefined
}
