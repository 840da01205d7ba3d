import { wrongField } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { isOverLimit, takeBackUse } from '../../platform/security/limits.ts'
import type { SocialPerson } from '../../platform/social/social.ts'
import { signIn } from './login.ts'
import { limits } from './rules.ts'
import * as queries from './social-queries.ts'
import { ownAddress, readSocialName, socialConnects } from './social-rules.ts'
import { newState, openSocial, sealSocial, takeState } from './social-state.ts'

/** ACC-190: where the provider shows its code to scan. */
export async function connect(callBack: string, context: Context) {
  const { db, social, client, now, language } = context
  if (social.kind === 'none') return refusal('requestFailed')
  const address = ownAddress(callBack, client.origin)
  if (!address) return refusal('invalidInput', { fields: wrongField('callBack', language) })
  const key = `social connects ${client.network}`
  if (await isOverLimit(db, { key, ...socialConnects }, now))
    return refusal('waitBefore', 'tooManyRequests')
  const state = newState(context)
  return { connectUrl: social.connectUrl(state, address), state }
}

/** Asks the provider whose code it is, once it is sure that this browser began the scan. */
async function exchange({ code, state }: { code: string; state: string }, context: Context) {
  const { db, social, client, now } = context
  if (social.kind === 'none') return refusal('requestFailed')
  const key = `social logins ${client.network}`
  if (await isOverLimit(db, { key, ...limits.socialLoginsFromOneAddress }, now))
    return refusal('waitBefore', 'tooManyRequests')
  if (!takeState(context, state)) return refusal('wrongCode', 'socialOver')
  const person = await social.exchange(code)
  if (person === 'failed') return refusal('requestFailed')
  // Scans that came to nothing count, so that a whole school may sign in.
  if (person !== 'over') await takeBackUse(db, key)
  return person === 'over' ? refusal('wrongCode', 'socialOver') : person
}

/** ACC-191 to ACC-194: signs the bound account in, or hands out what a later sign-in can bind. */
export async function login(input: { code: string; state: string }, context: Context) {
  const person = await exchange(input, context)
  if (person instanceof Refusal) return person
  const user = await queries.findBoundUser(context.db, context.school.id, person.openId)
  if (user) return user.disabled ? refusal('accountDisabled') : signIn(user, false, context)
  const name = readSocialName(person.name)
  // The offer to bind says whose social account it is; without a name nobody could tell.
  if (!name) return refusal('requestFailed')
  const openId = sealSocial(context, { openId: person.openId, name })
  return refusal('phoneNotRegistered', {
    reason: 'socialUnbound',
    extend: { openId, socialName: name },
  })
}

/** ACC-194: one account and one social account, each bound once; to bind the same again does no harm. */
async function bindPerson(
  person: SocialPerson,
  { db, actor, now }: Pick<Context, 'db' | 'now'> & { actor: User },
): Promise<undefined | Refusal<'alreadyDone'>> {
  const { schoolId, userId } = actor
  if (await queries.insertBinding(db, { schoolId, userId, ...person, boundAt: now }))
    return undefined
  const bindings = await queries.listBindings(db, schoolId, userId, person.openId)
  const own = bindings.find((binding) => binding.userId === userId)
  if (own?.openId === person.openId) return undefined
  const isTaken = bindings.some((binding) => binding.openId === person.openId)
  return refusal('alreadyDone', isTaken ? 'socialTaken' : 'socialBound')
}

/** What socialLogin handed out sealed. */
export async function bind(sealed: string, context: Context & { actor: User }) {
  const person = openSocial(context, sealed)
  return person ? bindPerson(person, context) : refusal('requestFailed', 'socialOver')
}

/** What a scan begun by the person who is signed in brought back. */
export async function bindScan(
  input: { code: string; state: string },
  context: Context & { actor: User },
) {
  const person = await exchange(input, context)
  if (person instanceof Refusal) return person
  const name = readSocialName(person.name)
  return name ? bindPerson({ openId: person.openId, name }, context) : refusal('requestFailed')
}
