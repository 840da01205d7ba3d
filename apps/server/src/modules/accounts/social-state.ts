import { z } from 'zod'
import { secondsAfter } from '../../platform/clock.ts'
import type { Client, Context } from '../../platform/http/context.ts'
import { randomToken, type Sealer } from '../../platform/security/secrets.ts'
import { browserOf, markBrowser } from './sessions.ts'
import { socialSeconds } from './social-rules.ts'

/** The other half of the state; it never leaves this browser and the server. */
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

/** Letters and digits only, as WeChat wants it, and at most 128. */
export function writeState(sealer: Sealer, place: Place, ends: Date): string {
  const moment = Math.floor(ends.getTime() / 1000).toString(16)
  const head = inHex(randomToken(nonceLength / 2)) + moment.padStart(momentLength, '0')
  return head + inHex(sealer.sign(stateText(head, place)))
}

/**
 * What the provider hands back with the code: signed for this school and this browser, ten minutes good. Without
 * it somebody could sign another person in to an account of their own.
 */
export function newState({ client, now, school, sealers }: Context): string {
  const browser = client.cookies[stateCookie] ?? randomToken(18)
  client.setCookie(stateCookie, browser, { httpOnly: true, maxAge: socialSeconds })
  const place = { schoolId: school.id, browser }
  return writeState(sealers.keys, place, secondsAfter(now, socialSeconds))
}

/** True once in a browser: the cookie goes with it. */
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
  /** The hash of the cookie of the browser that it was handed to. */
  browser: z.string(),
})

type Sealing = Pick<Context, 'sealers' | 'now'> & {
  school: { id: number }
  client: Pick<Client, 'cookies' | 'setCookie'>
}

/**
 * ACC-194, ACC-276: the social account in a form that this browser can keep and nobody can make up. In another browser
 * it is worthless, or its owner could be made to sign in to the account of whoever passed it on.
 */
export function sealSocial(
  { sealers, school, now, client }: Sealing,
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
    browser: markBrowser(client),
  }
  return sealers.keys.seal(JSON.stringify(kept))
}

/** Nothing where it is forged, of another school or browser, or over. */
export function openSocial({ sealers, school, now, client }: Sealing, sealed: string) {
  const opened = sealers.keys.open(sealed)
  if (!opened?.startsWith('{')) return undefined
  const kept = socialAccount.safeParse(JSON.parse(opened))
  if (!kept.success || kept.data.browser !== browserOf(client)) return undefined
  const isGood = kept.data.schoolId === school.id && kept.data.ends > now.getTime()
  return isGood ? { openId: kept.data.openId, name: kept.data.name } : undefined
}
