import { isActing } from '../../platform/actor.ts'
import { passwordKey } from '../../platform/security/password-key.ts'
import { Refusal } from '../../platform/refusal.ts'
import { publicAddress } from '../files/index.ts'
import * as actions from './actions.ts'
import type { SomeAnswers } from './answers.ts'
import {
  checkCredentials,
  createTicket,
  exchangeTicket,
  newSession,
  refuseTeacher,
  signIn,
} from './login.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import * as sessionQueries from './session-queries.ts'
import { needsIdentity } from './rules.ts'
import { clearSessionCookies, flagCookie, sessionCookie, setSessionCookies } from './sessions.ts'
import { endImpersonation } from './impersonations.ts'

export const signInAnswers: SomeAnswers<
  | 'publicKey'
  | 'studentLogin'
  | 'teacherLogin'
  | 'register'
  | 'loginInfo'
  | 'logout'
  | 'refreshLastLoginTime'
  | 'exchangeTeacherToken'
> = {
  publicKey: async (_, { db, sealers, now }) => {
    const { keyId, publicKey, moment } = await passwordKey(db, sealers.keys)
    return { keyId, key: publicKey, moment: moment(now) }
  },
  studentLogin: async (input, context) => {
    const checked = await checkCredentials(input, context)
    if (checked instanceof Refusal) return checked
    if (checked === 'unknown') return context.refuse('phoneNotRegistered')
    return signIn(checked, input.isRemeber, context)
  },
  teacherLogin: async (input, context) => {
    const checked = await checkCredentials(input, context)
    if (checked instanceof Refusal) return checked
    const no = refuseTeacher(checked)
    if (no || checked === 'unknown') return no ?? context.refuse('waitBefore')
    const signedIn = await signIn(checked, input.isRemeber, context, 'teacher')
    if (signedIn instanceof Refusal) return signedIn
    return { ...signedIn, teacherToken: await createTicket(checked, input.isRemeber, context) }
  },
  register: async (input, context) => {
    const registered = await actions.register(input, context)
    return registered instanceof Refusal ? registered : newSession(registered, false, context)
  },
  loginInfo: async (_, { db, actor, seal, client, refuse }) => {
    const { schoolId, userId, sessionId } = actor
    const state = await sessionQueries.findLoginState(db, schoolId, userId, sessionId)
    // It ended while this was answered: its cookie must not come after the one of the next sign-in.
    if (!state) return refuse('signIn')
    const { user, requiresAuthentication, remembered } = state
    const acts = isActing(actor)
    if (!acts && needsIdentity(requiresAuthentication, user)) return refuse('needsAuthentication')
    // The flag comes back with every success, and a remembered cookie lasts from its last use (ACC-065, ACC-068).
    // A cookie without an age needs no renewal, and a late answer must not bring an older session back.
    if (acts || !remembered) client.setCookie(flagCookie, '1', {})
    else setSessionCookies(client, client.cookies[sessionCookie] ?? '', remembered)
    const photo = user.photoFileId === null ? null : publicAddress(seal, user.photoFileId)
    return present.loginInfo(state, acts, seal('user', user.id), photo)
  },
  logout: async (_, context) => {
    const { db, actor, now, client } = context
    // Who acts as a student leaves the student, and stays signed in as the member of staff.
    if (isActing(actor)) {
      await endImpersonation(context)
      return null
    }
    await sessionQueries.endSession(db, actor.schoolId, actor.sessionId, now)
    clearSessionCookies(client)
    return null
  },
  refreshLastLoginTime: async (_, { db, actor, now }) => {
    await queries.setLastLogin(db, actor.schoolId, actor.userId, now)
    return null
  },
  exchangeTeacherToken: async (input, context) => exchangeTicket(input, context),
}
