import { type AreaCode, wrongField } from '@titian/contract'
import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { isCaptchaAnswer } from '../../platform/security/captcha.ts'
import { openPassword } from '../../platform/security/password-key.ts'
import { isPasswordOf } from '../../platform/security/passwords.ts'
import { hashToken, randomToken } from '../../platform/security/secrets.ts'
import { beginTry, countWrong, forgetWrong } from './locks.ts'
import * as queries from './queries.ts'
import * as sessionQueries from './session-queries.ts'
import { mayUseTeacherTab, needsIdentity, readPhone, ticketSeconds } from './rules.ts'
import { flagCookie, isSessionOf, startSession } from './sessions.ts'
import type { UserRow } from './tables.ts'
import { askSecondStep } from './two-step-tickets.ts'

export const captchaCookie = 'captcha'

export interface Credentials {
  phone: string
  areaCode?: AreaCode
  password: string
  isRemeber: boolean
  code: string
}

/** `unknown`: no account has this phone; each tab says it in its own way. */
type Checked =
  | UserRow
  | 'unknown'
  | Refusal<'wrongCode' | 'wrongCredentials' | 'accountDisabled' | 'waitBefore' | 'invalidInput'>

/** ACC-041, ACC-064: captcha, lock, password, state, in this order; a phone that nobody has takes as long as any. */
export async function checkCredentials(input: Credentials, context: Context): Promise<Checked> {
  const { db, school, now, client, sealers, settings, language } = context
  const phone = readPhone(input.phone, input.areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('phone', language) })
  if (!(await isCaptchaAnswer(db, client.cookies[captchaCookie], input.code, now)))
    return refusal('wrongCode')
  const password = await openPassword(db, sealers.keys, input.password, settings.production)
  if (password === undefined)
    return refusal('invalidInput', { fields: wrongField('password', language) })
  const user = await queries.findUserByPhone(db, school.id, phone)
  const begun = await beginTry(context, phone, user)
  if (begun instanceof Refusal) return begun
  if (!(await isPasswordOf(user?.passwordHash, password))) {
    await countWrong(context, phone, begun)
    return user ? refusal('wrongCredentials') : 'unknown'
  }
  await forgetWrong(context, phone)
  if (!user) return 'unknown'
  return user.disabled ? refusal('accountDisabled') : user
}

/** ACC-254: the teacher tab says everything under -1000, with the true code beside it (ACC-087). */
export function refuseTeacher(checked: UserRow | 'unknown'): Refusal<'waitBefore'> | undefined {
  if (checked === 'unknown')
    return refusal('waitBefore', { reason: 'notTaughtHere', extend: { code: -201 } })
  return mayUseTeacherTab(checked.roles)
    ? undefined
    : refusal('waitBefore', { reason: 'noTeacherLogin', extend: { code: -202 } })
}

export interface SignedIn {
  pcToken: string
  auditStatus: number
}

/**
 * ACC-053, ACC-252: a valid session of this very account stays; an account that owes its identity is signed in and
 * told so. Where the account has a second step, nothing begins before it (decision 0006).
 */
export async function signIn(
  user: UserRow,
  remembered: boolean,
  context: Context,
  tab: 'student' | 'teacher' = 'student',
): Promise<
  SignedIn | Refusal<'signedInAlready' | 'needsAuthentication' | 'secondStep' | 'waitBefore'>
> {
  if (isSessionOf(context.actor, user)) {
    context.client.setCookie(flagCookie, '1', {})
    return refusal('signedInAlready')
  }
  const asked = await askSecondStep(user, { remembered, teacher: tab === 'teacher' }, context)
  return asked ?? newSession(user, remembered, context)
}

export async function newSession(
  user: UserRow,
  remembered: boolean,
  context: Context,
): Promise<SignedIn | Refusal<'needsAuthentication' | 'waitBefore'>> {
  const sessionId = await startSession(context, user, remembered)
  if (sessionId instanceof Refusal) return sessionId
  const required = await queries.isAuthenticationRequired(context.db, user.schoolId)
  if (needsIdentity(required, user))
    return refusal('needsAuthentication', { extend: { auditStatus: user.auditStatus } })
  return { pcToken: context.seal('session', sessionId), auditStatus: user.auditStatus }
}

/** ACC-083: a code for one use within a minute, with which the teacher site opens its session. */
export async function createTicket(
  user: UserRow,
  remembered: boolean,
  { db, now }: Context,
): Promise<string> {
  const ticket = randomToken(24)
  await sessionQueries.insertTicket(db, {
    tokenHash: hashToken(ticket),
    schoolId: user.schoolId,
    userId: user.id,
    remembered,
    expiresAt: secondsAfter(now, ticketSeconds),
  })
  return ticket
}

export async function exchangeTicket(
  ticket: string,
  context: Context,
): Promise<SignedIn | Refusal<'waitBefore'>> {
  const { db, school, now, actor, seal } = context
  const taken = await sessionQueries.takeTicket(db, school.id, hashToken(ticket), now)
  if (!taken) return refusal('waitBefore', 'loginTicketUsed')
  const { user, remembered } = taken
  const own = actor.kind === 'user' && isSessionOf(actor, user) ? actor.sessionId : undefined
  const sessionId = own ?? (await startSession(context, user, remembered))
  if (sessionId instanceof Refusal) return sessionId
  return { pcToken: seal('session', sessionId), auditStatus: user.auditStatus }
}
