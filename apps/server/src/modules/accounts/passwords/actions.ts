import {
  type AreaCode,
  isPassword,
  type Language,
  reasons,
  smsTypes,
  wrongField,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { clearUses, isOverLimit } from '../../../platform/security/limits.ts'
import { isPlain, openPassword } from '../../../platform/security/password-key.ts'
import { hashPassword, isPasswordOf } from '../../../platform/security/passwords.ts'
import { hashToken, randomToken } from '../../../platform/security/secrets.ts'
import { checkCode, refuseManyChecks } from '../codes/actions.ts'
import * as codeQueries from '../codes/queries.ts'
import { liftLocks } from '../locks/actions.ts'
import * as queries from '../queries.ts'
import { limits, readPhone, verifiedCodeSeconds } from '../rules.ts'
import { endSessionsOf, isSessionOf, renewSessions } from '../sessions/actions.ts'
import type { UserRow } from '../tables.ts'
import { consumeTicket, insertTicket, removeTicketsOf } from '../tickets/queries.ts'

/**
 * ACC-294: refuses a password that was sent in plain text. Only a page without https, whose browser
 * has no cryptography, sends a plain password.
 */
export function refuseUnreadable(field: string, sent: string, language: Language) {
  if (!isPlain(sent)) return refusal('invalidInput', { fields: wrongField(field, language) })
  const fields = { [field]: reasons.needsHttps[language] }
  return refusal('invalidInput', { reason: 'needsHttps', fields })
}

/**
 * ACC-067: decrypts a password. If it was not encrypted for this server, it is refused with the
 * name in `field`.
 */
export async function readSecret(
  field: string,
  sent: string,
  context: Context,
): Promise<string | Refusal<'invalidInput'>> {
  const opened = await openPassword(context, sent)
  return opened ?? refuseUnreadable(field, sent, context.language)
}

/**
 * ACC-111, ACC-115: decrypts a new password and checks it by `isPassword`, the only rule for
 * passwords.
 */
export async function readNewPassword(
  field: string,
  sent: string,
  context: Context,
): Promise<string | Refusal<'badPassword' | 'invalidInput'>> {
  const password = await readSecret(field, sent, context)
  if (password instanceof Refusal) return password
  return isPassword(password) ? password : refusal('badPassword')
}

export interface PasswordChange {
  password: string
  newPassword: string
  confirmNewPwd: string
}

interface Opened {
  old: string
  fresh: string
}

/** ACC-113, ACC-116: checks readability, equality and strength before a try is counted. */
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

/**
 * ACC-157, ACC-158, ACC-257, ACC-320: changes the password. This browser gets a new session; all
 * other sessions of the account end.
 */
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
  const giveCookies = await db.transaction(async (tx) => {
    if (!(await queries.replacePassword(tx, user, hash))) return undefined
    return renewSessions(tx, context)
  })
  if (!giveCookies) return refusal('wrongOldPassword')
  giveCookies()
  await clearUses(db, key)
  return undefined
}

/**
 * ACC-156: verifies the code for a forgotten password. The code stays valid for ten minutes, and
 * the reset consumes it.
 */
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

/** Hours for which the printed link of the first administrator is valid. */
export const firstPasswordHours = 24

/**
 * ACC-293: creates a link that can be used once and replaces the person's earlier links. Returns
 * the secret part of the link.
 */
export async function createPasswordLink(
  tx: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  now: Date,
): Promise<string> {
  const link = randomToken(24)
  await removeTicketsOf(tx, schoolId, userId)
  await insertTicket(tx, {
    tokenHash: hashToken(link),
    schoolId,
    userId,
    remembered: false,
    purpose: 'password',
    expiresAt: secondsAfter(now, firstPasswordHours * 60 * 60),
  })
  return link
}

/**
 * OPS-025: makes a link with which a person chooses a password, also if the person has one. Returns
 * the secret part of the link.
 */
export function makePasswordLink(
  db: Db,
  { id: userId, schoolId, disabled }: Pick<UserRow, 'id' | 'schoolId' | 'disabled'>,
  context: AuditContext,
): Promise<string | Refusal<'accountDisabled'>> {
  if (disabled) return Promise.resolve(refusal('accountDisabled'))
  return db.transaction(async (tx) => {
    const act = { action: 'person.passwordLinkMade' as const, schoolId, subjectId: userId }
    await recordAudit(tx, context, act)
    return createPasswordLink(tx, { schoolId, userId }, context.now)
  })
}

/**
 * ACC-293, ACC-295: sets the first password by a link and returns the account. If the password is
 * too weak, the link can still be used.
 */
export async function setFirstPassword(
  { link, newPwd }: { link: string; newPwd: string },
  context: Context,
) {
  const { db, school, client, now } = context
  const key = `first passwords ${client.network}`
  if (await isOverLimit(db, { key, ...limits.temporaryLoginsFromOneAddress }, now))
    return refusal('waitBefore', 'tooManyRequests')
  const password = await readNewPassword('newPwd', newPwd, context)
  if (password instanceof Refusal) return password
  const passwordHash = await hashPassword(password)
  const account = await db.transaction(async (tx) => {
    const taken = await consumeTicket(tx, school.id, hashToken(link), now, 'password')
    if (!taken) return undefined
    const { user } = taken
    await queries.changePassword(tx, school.id, user.id, passwordHash)
    await endSessionsOf(tx, school.id, user.id, now)
    const actor = { schoolId: school.id, userId: user.id, impersonatorId: null }
    await recordAudit(
      tx,
      { actor, client, now },
      { action: 'person.firstPasswordSet', subjectId: user.id },
    )
    return { areaCode: user.areaCode, mobile: user.mobile }
  })
  return account ?? refusal('waitBefore', 'passwordLinkOver')
}

export interface Reset {
  mobile: string
  areaCode?: AreaCode
  mobileCode: string
  newPwd: string
}

export async function resetPassword(input: Reset, context: Context) {
  const { db, school, now, actor, client } = context
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
  const giveCookies = await db.transaction(async (tx) => {
    if (!(await codeQueries.useCode(tx, code.key, code.codeHash, now))) return undefined
    await queries.changePassword(tx, school.id, user.id, passwordHash)
    if (actor.kind === 'user' && isSessionOf(actor, user))
      return renewSessions(tx, { actor, client, now })
    await endSessionsOf(tx, school.id, user.id, now)
    return () => undefined
  })
  if (!giveCookies) return refusal('smsCodeInvalid')
  giveCookies()
  await liftLocks(context, phone)
  return undefined
}
