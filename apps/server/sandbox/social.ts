import type { Clock } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import { hashToken } from '../src/platform/security/secrets.ts'
import { consumeCode } from './social-scans.ts'
import type { Social, SocialPerson } from '../src/platform/social/social.ts'

/** Invented people to choose from; the last one simulates a provider that does not respond. */
export const invented = ['林小雨', 'Aina binti Rahman', 'Kavitha a/p Nair', 'Tan Wei Ming']
export const unreachable = 'Unreachable'

/** Returns an invented person; the same name always gives the same person. */
export function inventPerson(name: string): SocialPerson {
  return { openId: `sandbox-${hashToken(name.toLowerCase()).slice(0, 22)}`, name }
}

export const scanPath = '/sandbox/social/scan'

/** Makes a sandbox provider with two pages of this server, for development and trial. */
export function sandboxSocial(db: Db, appId: string, clock: Clock): Social {
  return {
    kind: 'sandbox',
    frameOrigin: null,
    connectUrl: (state, callBack) =>
      `${scanPath}?${new URLSearchParams({ app: appId, state, callBack }).toString()}`,
    async exchange(code) {
      const person = await consumeCode(db, appId, code, clock.now())
      if (!person) return 'over'
      return person.name === unreachable ? 'failed' : person
    },
  }
}
