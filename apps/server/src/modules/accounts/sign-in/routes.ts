import type { accounts } from '@titian/contract'
import { isImpersonating } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { passwordKey } from '../../../platform/security/password-key.ts'
import { publicAddress } from '../../files/index.ts'
import { endImpersonation } from '../impersonation/actions.ts'
import { setLastLogin } from '../queries.ts'
import { needsIdentity } from '../rules.ts'
import {
  clearSessionCookies,
  flagCookie,
  sessionCookie,
  setSessionCookies,
} from '../sessions/actions.ts'
import * as sessionQueries from '../sessions/queries.ts'
import { redeemSecondStep } from '../two-step/actions.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const signInAnswers: SomeAnswers<
  typeof accounts,
  | 'publicKey'
  | 'studentLogin'
  | 'teacherLogin'
  | 'confirmSecondStep'
  | 'loginInfo'
  | 'logout'
  | 'refreshLastLoginTime'
  | 'exchangeTeacherToken'
  | 'temporaryTokenLogin'
  | 'createTemporaryToken'
> = {
  publicKey: async (_, { db, sealers, now }) => {
    const { keyId, publicKey, moment } = await passwordKey(db, sealers.keys)
    return { keyId, key: publicKey, moment: moment(now) }
  },
  studentLogin: async (input, context) => {
    const checked = await actions.checkCredentials(input, context)
    if (checked instanceof Refusal) return checked
    if (checked === 'unknown') return context.refuse('phoneNotRegistered')
    return actions.signIn(checked, input.isRemeber, context)
  },
  teacherLogin: async (input, context) => {
    const checked = await actions.checkCredentials(input, context)
    if (checked instanceof Refusal) return checked
    const refused = actions.refuseTeacher(checked)
    if (refused || checked === 'unknown') return refused ?? context.refuse('waitBefore')
    const signedIn = await actions.signIn(checked, input.isRemeber, context, 'teacher')
    if (signedIn instanceof Refusal) return signedIn
    return {
      ...signedIn,
      teacherToken: await actions.createTicket(checked, input.isRemeber, context),
    }
  },
  confirmSecondStep: async (input, context) => {
    const redeemed = await redeemSecondStep(input, context)
    if (redeemed instanceof Refusal) return redeemed
    const { user, remembered, teacher } = redeemed
    const signedIn = await actions.newSession(user, remembered, context)
    if (signedIn instanceof Refusal || !teacher) return signedIn
    return { ...signedIn, teacherToken: await actions.createTicket(user, remembered, context) }
  },
  loginInfo: async (_, { db, actor, seal, client, now, refuse }) => {
    const { schoolId, userId, sessionId } = actor
    const state = await queries.findLoginState(db, schoolId, userId, sessionId, now)
    // The session ended during this call. The cookie of the next sign-in must not be overwritten.
    if (!state) return refuse('signIn')
    const { user, requiresAuthentication, remembered } = state
    const impersonates = isImpersonating(actor)
    if (!impersonates && needsIdentity(requiresAuthentication, user))
      return refuse('needsAuthentication')
    // Each successful call sets the flag cookie again. It also renews the cookie of a remembered
    // session, whose time counts from its last use (ACC-065, ACC-068). A session cookie without an
    // age needs no renewal, and a late response that sets it could restore an older session.
    if (impersonates || !remembered) client.setCookie(flagCookie, '1', {})
    else setSessionCookies(client, client.cookies[sessionCookie] ?? '', remembered)
    const photo = user.photoFileId === null ? null : publicAddress(seal, user.photoFileId)
    return present.loginInfo(state, impersonates, seal('user', user.id), photo)
  },
  logout: async (_, context) => {
    const { db, actor, now, client } = context
    // Ends the impersonation only: the staff member stays signed in.
    if (isImpersonating(actor)) {
      await endImpersonation(context)
      return null
    }
    await sessionQueries.endSession(db, actor.schoolId, actor.sessionId, now)
    clearSessionCookies(client)
    return null
  },
  refreshLastLoginTime: async (_, { db, actor, now }) => {
    await setLastLogin(db, actor.schoolId, actor.userId, now)
    return null
  },
  exchangeTeacherToken: async (input, context) => actions.exchangeTicket(input, context),
  temporaryTokenLogin: async (input, context) => actions.loginByToken(input, context),
  createTemporaryToken: async (_, context) => actions.createTemporaryToken(context),
}
