import { z } from 'zod'
import { secondsAfter } from '../../platform/clock.ts'
import type { Context } from '../../platform/http/context.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { socialSeconds } from './social-rules.ts'

const stateCookie = 'social'
const nonceLength = 16
const momentLength = 8

function inHex(token: string): string {
  return Buffer.from(token, 'base64url').toString('hex')
}

function stateText({ school }: Context, head: string, browser: string): string {
  return `social state ${school.id} ${head} ${browser}`
}

/**
 * What the provider hands back with the code: signed for this school and this browser, ten minutes good. Without
 * it somebody could sign another person in to an account of their own. Letters and digits only, as WeChat wants it.
 */
export function newState(context: Context): string {
  const { client, now } = context
  const browser = client.cookies[stateCookie] ?? randomToken(18)
  client.setCookie(stateCookie, browser, { httpOnly: true, maxAge: socialSeconds })
  const ends = Math.floor(secondsAfter(now, socialSeconds).getTime() / 1000)
  const head = inHex(randomToken(nonceLength / 2)) + ends.toString(16).padStart(momentLength, '0')
  return head + inHex(context.sealers.keys.sign(stateText(context, head, browser)))
}

/** True once in a browser: the cookie goes with it. */
export function takeState(context: Context, state: string): boolean {
  const { client, now, sealers } = context
  const browser = client.cookies[stateCookie]
  const head = state.slice(0, nonceLength + momentLength)
  const signature = Buffer.from(state.slice(head.length), 'hex').toString('base64url')
  if (!browser || !sealers.keys.verify(stateText(context, head, browser), signature)) return false
  client.clearCookie(stateCookie)
  return Number.parseInt(head.slice(nonceLength), 16) * 1000 > now.getTime()
}

const socialAccount = z.object({
  purpose: z.literal('social account'),
  schoolId: z.number(),
  openId: z.string(),
  name: z.string(),
  ends: z.number(),
})

/** ACC-194: the social account in a form that the browser can keep and nobody can make up. */
export function sealSocial(
  { sealers, school, now }: Context,
  person: { openId: string; name: string },
): string {
  const ends = secondsAfter(now, socialSeconds).getTime()
  const { openId, name } = person
  const kept: z.output<typeof socialAccount> = {
    purpose: 'social account',
    schoolId: school.id,
    openId,
    name,
    ends,
  }
  return sealers.keys.seal(JSON.stringify(kept))
}

/** Nothing where it is forged, of another school or over. */
export function openSocial({ sealers, school, now }: Context, sealed: string) {
  const opened = sealers.keys.open(sealed)
  if (!opened?.startsWith('{')) return undefined
  const kept = socialAccount.safeParse(JSON.parse(opened))
  const isGood = kept.success && kept.data.schoolId === school.id && kept.data.ends > now.getTime()
  return isGood ? { openId: kept.data.openId, name: kept.data.name } : undefined
}
