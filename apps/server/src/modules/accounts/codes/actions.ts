import { type FullTexts, type Language, pickText, smsTypes } from '@titian/contract'
import { randomInt } from 'node:crypto'
import type { School } from '../../../platform/actor.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { clearUses, countUse, isOverLimit } from '../../../platform/security/limits.ts'
import { isSame } from '../../../platform/security/secrets.ts'
import { browserOf, isKnownHere } from '../browsers/actions.ts'
import { refuseCode } from '../captchas/actions.ts'
import { findUserByPhone } from '../queries.ts'
import { limits, type Phone, smsCodeSeconds } from '../rules.ts'
import type { UserRow } from '../tables.ts'
import * as queries from './queries.ts'

type Deps = Pick<Context, 'sealers' | 'now' | 'school' | 'client' | 'db'>

function keyOf({ school }: Pick<Context, 'school'>, phone: Phone, type: number): queries.CodeKey {
  return { schoolId: school.id, ...phone, type }
}

function hashOf({ sealers }: Pick<Context, 'sealers'>, key: queries.CodeKey, code: string): string {
  return sealers.keys.sign(
    `sms ${key.schoolId} ${key.areaCode} ${key.mobile} ${key.type} ${code.trim()}`,
  )
}

/**
 * ACC-127: limits the codes of one network address. Twenty codes an hour are free, more codes need
 * the image code, and 300 are the limit.
 */
async function refuseAddress(
  context: Context,
  captcha: string | undefined,
): Promise<Refusal<'waitBefore' | 'wrongCode'> | undefined> {
  const { db, client, now } = context
  const { seconds, most } = limits.smsFromOneAddress
  const sent = await countUse(db, `sms from ${client.network}`, seconds, now)
  if (sent > most) return refusal('waitBefore', 'tooManyRequests')
  if (sent <= limits.smsFreeFromOneAddress) return undefined
  if (captcha === undefined) return refusal('wrongCode', 'captchaNeeded')
  return refuseCode(captcha, context)
}

/** Returns the account with the phone, or why this phone gets no code. */
async function findOwner(
  context: Context,
  phone: Phone,
  type: number,
): Promise<
  | UserRow
  | Refusal<'phoneTaken' | 'phoneNotRegistered' | 'nonResident' | 'signIn' | 'invalidInput'>
  | undefined
> {
  const { actor, db, school } = context
  const binds = type === smsTypes.register || type === smsTypes.bindNewNumber
  if (type !== smsTypes.register && type !== smsTypes.forgotPassword && actor.kind === 'visitor')
    return refusal('signIn')
  if (binds && !school.areaCodes.includes(phone.areaCode)) return refusal('nonResident')
  const owner = await findUserByPhone(db, school.id, phone)
  if (binds) return owner ? refusal('phoneTaken') : undefined
  if (type === smsTypes.forgotPassword) return owner ?? refusal('phoneNotRegistered')
  return actor.kind === 'user' && owner?.id === actor.userId ? owner : refusal('invalidInput')
}

/**
 * ACC-275: true for the owner of the phone, who is signed in or uses a known browser. Requests of
 * strangers must not use up the owner's codes.
 */
async function isOwner(context: Context, owner: UserRow | undefined): Promise<boolean> {
  if (!owner) return false
  const { actor } = context
  return (actor.kind === 'user' && actor.userId === owner.id) || isKnownHere(context, owner)
}

function waitKey({ areaCode, mobile }: Phone): string {
  return `sms wait ${areaCode} ${mobile}`
}

/**
 * ACC-127, ACC-275: limits the codes of one phone. A phone counts once across all schools. Requests
 * of strangers are counted separately.
 */
async function refusePhone(
  { db, now }: Context,
  phone: Phone,
  isOwn: boolean,
): Promise<Refusal<'waitBefore'> | undefined> {
  if (await isOverLimit(db, { key: waitKey(phone), ...limits.smsWait }, now))
    return refusal('waitBefore')
  const key = `sms day ${phone.areaCode} ${phone.mobile}${isOwn ? ' own' : ''}`
  return (await isOverLimit(db, { key, ...limits.smsForOnePhone }, now))
    ? refusal('waitBefore', 'smsLimit')
    : undefined
}

async function deliver(
  context: Context,
  phone: Phone,
  type: number,
): Promise<Refusal<'requestFailed'> | undefined> {
  const { db, school, language, now, sms } = context
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const key = keyOf(context, phone, type)
  await queries.putCode(db, key, hashOf(context, key, code), now, secondsAfter(now, smsCodeSeconds))
  const outcome = await sms.send({
    schoolId: school.id,
    ...phone,
    text: codeMessage(school, code, language),
  })
  if (outcome === 'sent') return undefined
  // The message was not sent, so the person may retry at once.
  await queries.removeCode(db, key)
  await clearUses(db, waitKey(phone))
  return refusal('requestFailed')
}

/** ACC-117 to ACC-131: checks who may have a code and how often, and sends the code. */
export async function sendCode(
  phone: Phone,
  type: number,
  captcha: string | undefined,
  context: Context,
) {
  const refused = await refuseAddress(context, captcha)
  if (refused) return refused
  const owner = await findOwner(context, phone, type)
  if (owner instanceof Refusal) return owner
  const isOwn = await isOwner(context, owner)
  return (await refusePhone(context, phone, isOwn)) ?? deliver(context, phone, type)
}

export interface RightCode {
  key: queries.CodeKey
  codeHash: string
}

/** ACC-063: limits look-ups of a phone, because the response reveals who is registered. */
export async function refuseManyChecks({
  db,
  client,
  now,
}: Deps): Promise<Refusal<'waitBefore'> | undefined> {
  const limit = { key: `sms checks ${client.network}`, ...limits.codeChecksFromOneAddress }
  return (await isOverLimit(db, limit, now)) ? refusal('waitBefore', 'tooManyRequests') : undefined
}

/**
 * ACC-140: refuses an expired or used code with -206 and a wrong code with -207. The code stays
 * usable until the caller consumes it. The caller must have called `refuseManyChecks`.
 */
export async function checkCode(
  deps: Deps,
  phone: Phone,
  type: number,
  code: string,
): Promise<RightCode | Refusal<'smsCodeInvalid' | 'smsCodeWrong'>> {
  const { db, client, now } = deps
  const key = keyOf(deps, phone, type)
  const storedHash = await queries.tryCode(db, key, browserOf(client) ?? '', now)
  if (storedHash === undefined) return refusal('smsCodeInvalid')
  const codeHash = hashOf(deps, key, code)
  return isSame(storedHash, codeHash) ? { key, codeHash } : refusal('smsCodeWrong')
}

const texts: FullTexts = {
  en: '[{school}] Your code is {code}. It is valid for 5 minutes. Do not give it to anyone.',
  zh: '【{school}】您的验证码是 {code}，5 分钟内有效，请勿告诉他人。',
  my: '[{school}] Kod anda ialah {code}. Sah selama 5 minit. Jangan berikan kepada sesiapa.',
}

/** Returns the text message in the language of the request. */
export function codeMessage(
  school: Pick<School, 'title' | 'defaultLanguage'>,
  code: string,
  language: Language,
): string {
  return texts[language]
    .replace('{school}', pickText(school.title, language, school.defaultLanguage))
    .replace('{code}', code)
}
