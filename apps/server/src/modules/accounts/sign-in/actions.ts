import { type AreaCode, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit, undoUse } from '../../../platform/security/limits.ts'
import { openPassword } from '../../../platform/security/password-key.ts'
import { inTurn } from '../../../platform/security/passwords.ts'
import { hashToken, randomToken } from '../../../platform/security/secrets.ts'
import { isKnownHere } from '../browsers/actions.ts'
import { refuseCode } from '../captchas/actions.ts'
import { beginTry, countWrong, dropTry, forgetWrong, type LoginTry } from '../locks/actions.ts'
import { countSignedIn, countWrongFromNetwork, refuseNetwork } from '../network/actions.ts'
import { refuseUnreadable } from '../passwords/actions.ts'
import { findUserByPhone, isAuthenticationRequired } from '../queries.ts'
import {
  limits,
  mayUseTeacherTab,
  needsIdentity,
  type Phone,
  readPhone,
  readRoles,
  ticketSeconds,
} from '../rules.ts'
import { flagCookie, isSessionOf, isSomebodyElse, startSession } from '../sessions/actions.ts'
import type { UserRow } from '../tables.ts'
import { consumeTicket, findTicketOwner, insertTicket } from '../tickets/queries.ts'
import { askSecondStep } from '../two-step/actions.ts'

export interface Credentials {
  phone: string
  areaCode?: AreaCode
  password: string
  isRemeber: boolean
  code: string
}

/**
 * `unknown`: no account has this phone. Each tab of the sign-in page reports this in another way.
 */
type Checked =
  | UserRow
  | 'unknown'
  | Refusal<'wrongCode' | 'wrongCredentials' | 'accountDisabled' | 'waitBefore' | 'invalidInput'>

interface Comparing {
  phone: Phone
  password: string
  user: UserRow | undefined
  begun: LoginTry
}

/**
 * Compares the password and counts the result, unless the tries at the same time have used up the
 * limit of the network.
 */
function compare(
  { phone, password, user, begun }: Comparing,
  context: Context,
): Promise<boolean | Refusal<'waitBefore'>> {
  return inTurn(user?.passwordHash, password, async (isRight) => {
    const refused = await refuseNetwork(context)
    if (refused && !(await isKnownHere(context, user))) {
      await dropTry(context, phone)
      return refused
    }
    if (await isRight()) return true
    await countWrongFromNetwork(context)
    await countWrong(context, phone, begun)
    return false
  })
}

/**
 * ACC-041, ACC-064: checks captcha, lock, password and state in this order. For an unknown phone,
 * this takes equally long.
 */
export async function checkCredentials(input: Credentials, context: Context): Promise<Checked> {
  const { db, school, language } = context
  const phone = readPhone(input.phone, input.areaCode)
  if (!phone) return refusal('invalidInput', { fields: wrongField('phone', language) })
  const refused = await refuseCode(input.code, context)
  if (refused) return refused
  const password = await openPassword(context, input.password)
  if (password === undefined) return refuseUnreadable('password', input.password, language)
  const user = await findUserByPhone(db, school.id, phone)
  const begun = await beginTry(context, phone, user)
  if (begun instanceof Refusal) return begun
  const isRight = await compare({ phone, password, user, begun }, context)
  if (isRight instanceof Refusal) return isRight
  if (!isRight) return user ? refusal('wrongCredentials') : 'unknown'
  await forgetWrong(context, phone)
  if (!user) return 'unknown'
  await countSignedIn(context, user.id)
  return user.disabled ? refusal('accountDisabled') : user
}

/**
 * ACC-254: the teacher tab is refused with -1000. The response also contains the specific code
 * (ACC-087).
 */
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
 * ACC-053, ACC-252: signs a person in. A valid session of the same account is kept. A person whose
 * identity is missing is signed in, and the response says so. With two-step sign-in, the session
 * begins only after the second step (decision 0006).
 */
export async function signIn(
  user: UserRow,
  remembered: boolean,
  context: Context,
  tab: 'student' | 'teacher' = 'student',
): Promise<
  | SignedIn
  | Refusal<
      'signedInAlready' | 'needsAuthentication' | 'secondStep' | 'waitBefore' | 'schoolSuspended'
    >
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
): Promise<SignedIn | Refusal<'needsAuthentication' | 'waitBefore' | 'schoolSuspended'>> {
  // OPS-020: the person gets no session, because every page would refuse it.
  if (context.school.isSuspended && !readRoles(user.roles).has('platformAdmin'))
    return refusal('schoolSuspended')
  const sessionId = await startSession(context, user, remembered)
  if (sessionId instanceof Refusal) return sessionId
  const required = await isAuthenticationRequired(context.db, user.schoolId)
  if (needsIdentity(required, user))
    return refusal('needsAuthentication', { extend: { auditStatus: user.auditStatus } })
  return { pcToken: context.seal('session', sessionId), auditStatus: user.auditStatus }
}

/**
 * ACC-083: creates a single-use code, valid for a minute, with which the teacher site opens its
 * session.
 */
export async function createTicket(
  user: UserRow,
  remembered: boolean,
  { db, now }: Context,
): Promise<string> {
  const ticket = randomToken(24)
  await insertTicket(db, {
    tokenHash: hashToken(ticket),
    schoolId: user.schoolId,
    userId: user.id,
    remembered,
    expiresAt: secondsAfter(now, ticketSeconds),
  })
  return ticket
}

/**
 * ACC-272: exchanges a ticket for a session. A person who is signed in with another account has to
 * confirm first; the ticket stays valid until then.
 */
export async function exchangeTicket(
  { teacherToken, replace }: { teacherToken: string; replace: boolean },
  context: Context,
): Promise<SignedIn | Refusal<'waitBefore' | 'alreadyDone'>> {
  const { db, school, now, actor, seal } = context
  const hash = hashToken(teacherToken)
  const owner = await findTicketOwner(db, school.id, hash, now, 'teacher')
  if (!owner) return refusal('waitBefore', 'loginTicketUsed')
  if (!replace && isSomebodyElse(actor, owner)) return refusal('alreadyDone', 'otherAccount')
  const taken = await consumeTicket(db, school.id, hash, now)
  if (!taken) return refusal('waitBefore', 'loginTicketUsed')
  const { user, remembered } = taken
  const own = actor.kind === 'user' && isSessionOf(actor, user) ? actor.sessionId : undefined
  const sessionId = own ?? (await startSession(context, user, remembered))
  if (sessionId instanceof Refusal) return sessionId
  return { pcToken: seal('session', sessionId), auditStatus: user.auditStatus }
}

const purpose = 'temporary'

/**
 * ACC-227: creates a single-use token, valid for a minute, with which the signed-in person opens
 * another site or device.
 */
export async function createTemporaryToken({ db, school, actor, now }: Context & { actor: User }) {
  const limit = { key: `temporary tokens ${actor.userId}`, ...limits.temporaryTokens }
  if (await isOverLimit(db, limit, now)) return refusal('waitBefore', 'tooManyRequests')
  const temporaryToken = randomToken(24)
  await insertTicket(db, {
    tokenHash: hashToken(temporaryToken),
    schoolId: school.id,
    userId: actor.userId,
    remembered: false,
    purpose,
    expiresAt: secondsAfter(now, ticketSeconds),
  })
  return { temporaryToken, seconds: ticketSeconds }
}

/**
 * ACC-225, ACC-227: signs a person in by a token. A person who is signed in with another account
 * has to confirm first; the token stays valid until then.
 */
export async function loginByToken(
  { temporaryToken, replace }: { temporaryToken: string; replace: boolean },
  context: Context,
) {
  const { db, school, actor, client, now, seal } = context
  const key = `temporary logins ${client.network}`
  if (await isOverLimit(db, { key, ...limits.temporaryLoginsFromOneAddress }, now))
    return refusal('waitBefore', 'tooManyRequests')
  const hash = hashToken(temporaryToken)
  const owner = await findTicketOwner(db, school.id, hash, now, purpose)
  if (!owner) return refusal('waitBefore', 'loginTicketUsed')
  if (!replace && isSomebodyElse(actor, owner)) return refusal('alreadyDone', 'otherAccount')
  const taken = await consumeTicket(db, school.id, hash, now, purpose)
  if (!taken) return refusal('waitBefore', 'loginTicketUsed')
  const { user, remembered } = taken
  await undoUse(db, key)
  if (actor.kind === 'user' && isSessionOf(actor, user))
    return { pcToken: seal('session', actor.sessionId), auditStatus: user.auditStatus }
  return newSession(user, remembered, context)
}
