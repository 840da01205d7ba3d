import { wrongField } from '@titian/contract'
import { z } from 'zod'
import type { User } from '../../../platform/actor.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Client, Context } from '../../../platform/http/context.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { isOverLimit, undoUse } from '../../../platform/security/limits.ts'
import { randomToken, type Sealer } from '../../../platform/security/secrets.ts'
import type { SocialPerson } from '../../../platform/social/social.ts'
import { limits } from '../rules.ts'
import { browserOf, markBrowser } from '../browsers/actions.ts'
import { signIn } from '../sign-in/actions.ts'
import * as queries from './queries.ts'
import { ownAddress, readSocialName, socialConnects, socialSeconds } from './rules.ts'

/** ACC-190: returns the address of the provider's page with the code to scan. */
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

/** Exchanges the code at the provider, after checking that this browser began the scan. */
async function exchange({ code, state }: { code: string; state: string }, context: Context) {
  const { db, social, client, now } = context
  if (social.kind === 'none') return refusal('requestFailed')
  const key = `social logins ${client.network}`
  if (await isOverLimit(db, { key, ...limits.socialLoginsFromOneAddress }, now))
    return refusal('waitBefore', 'tooManyRequests')
  if (!takeState(context, state)) return refusal('wrongCode', 'socialOver')
  const person = await social.exchange(code)
  if (person === 'failed') return refusal('requestFailed')
  // Only failed scans count towards the limit, so that a whole school can sign in.
  if (person !== 'over') await undoUse(db, key)
  return person === 'over' ? refusal('wrongCode', 'socialOver') : person
}

/**
 * ACC-191 to ACC-194: signs the bound account in, or returns the sealed social account for binding.
 */
export async function login(input: { code: string; state: string }, context: Context) {
  const person = await exchange(input, context)
  if (person instanceof Refusal) return person
  const user = await queries.findBoundUser(context.db, context.school.id, person.openId)
  if (user) return user.disabled ? refusal('accountDisabled') : signIn(user, false, context)
  const name = readSocialName(person.name)
  // The question whether to bind shows the name of the social account. Without a name, the person
  // could not check which account it is.
  if (!name) return refusal('requestFailed')
  const openId = sealSocial(context, { openId: person.openId, name })
  return refusal('phoneNotRegistered', {
    reason: 'socialUnbound',
    extend: { openId, socialName: name },
  })
}

/** ACC-194: binds one account to one social account. Binding the same two again does no harm. */
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

/** Binds the sealed social account of `socialLogin`. */
export async function bind(sealed: string, context: Context & { actor: User }) {
  const person = openSocial(context, sealed)
  return person ? bindPerson(person, context) : refusal('requestFailed', 'socialOver')
}

/** Binds the social account of a scan that a signed-in person began. */
export async function bindScan(
  input: { code: string; state: string },
  context: Context & { actor: User },
) {
  const person = await exchange(input, context)
  if (person instanceof Refusal) return person
  const name = readSocialName(person.name)
  return name ? bindPerson({ openId: person.openId, name }, context) : refusal('requestFailed')
}

/** The secret half of the state, which only this browser and the server know. */
const stateCookie = 'social'
const nonceLength = 16
const momentLength = 8

function inHex(token: string): string {
  return Buffer.from(token, 'base64url').toString('hex')
}

interface Place {
  schoolId: number
  browser: string
}

function stateText(head: string, { schoolId, browser }: Place): string {
  return `social state ${schoolId} ${head} ${browser}`
}

/** Writes the state of a scan. WeChat allows letters and digits only, and at most 128. */
export function writeState(sealer: Sealer, place: Place, ends: Date): string {
  const moment = Math.floor(ends.getTime() / 1000).toString(16)
  const head = inHex(randomToken(nonceLength / 2)) + moment.padStart(momentLength, '0')
  return head + inHex(sealer.sign(stateText(head, place)))
}

/**
 * Returns the state, which the provider sends back with the code. It is signed for this school and
 * this browser, and valid for ten minutes. Without a state, an attacker could sign a person in to
 * the attacker's account.
 */
export function newState({ client, now, school, sealers }: Context): string {
  const browser = client.cookies[stateCookie] ?? randomToken(18)
  client.setCookie(stateCookie, browser, { httpOnly: true, maxAge: socialSeconds })
  const place = { schoolId: school.id, browser }
  return writeState(sealers.keys, place, secondsAfter(now, socialSeconds))
}

/**
 * Returns true for a valid state. In one browser this happens only once, because the cookie is then
 * deleted.
 */
export function takeState({ client, now, school, sealers }: Context, state: string): boolean {
  const browser = client.cookies[stateCookie]
  if (!browser) return false
  const head = state.slice(0, nonceLength + momentLength)
  const signature = Buffer.from(state.slice(head.length), 'hex').toString('base64url')
  if (!sealers.keys.verify(stateText(head, { schoolId: school.id, browser }), signature))
    return false
  client.clearCookie(stateCookie)
  return Number.parseInt(head.slice(nonceLength), 16) * 1000 > now.getTime()
}

const socialAccount = z.object({
  purpose: z.literal('social account'),
  schoolId: z.number(),
  openId: z.string(),
  name: z.string(),
  ends: z.number(),
  /** The hash of the cookie of that browser which received the sealed social account. */
  browser: z.string(),
})

type Sealing = Pick<Context, 'sealers' | 'now'> & {
  school: { id: number }
  client: Pick<Client, 'cookies' | 'setCookie'>
}

/**
 * ACC-194, ACC-276: encrypts the social account for this browser. In another browser the sealed
 * text is invalid. Otherwise a person could be made to bind an attacker's social account.
 */
export function sealSocial(
  { sealers, school, now, client }: Sealing,
  person: { openId: string; name: string },
): string {
  const ends = secondsAfter(now, socialSeconds).getTime()
  const { openId, name } = person
  const account: z.output<typeof socialAccount> = {
    purpose: 'social account',
    schoolId: school.id,
    openId,
    name,
    ends,
    browser: markBrowser(client),
  }
  return sealers.keys.seal(JSON.stringify(account))
}

/**
 * Returns the social account. Returns undefined if the text is forged or expired, or belongs to
 * another school or browser.
 */
export function openSocial({ sealers, school, now, client }: Sealing, sealed: string) {
  const opened = sealers.keys.open(sealed)
  if (!opened?.startsWith('{')) return undefined
  const parsed = socialAccount.safeParse(JSON.parse(opened))
  if (!parsed.success || parsed.data.browser !== browserOf(client)) return undefined
  const isGood = parsed.data.schoolId === school.id && parsed.data.ends > now.getTime()
  return isGood ? { openId: parsed.data.openId, name: parsed.data.name } : undefined
}
