import { stored } from '@titian/site'

/**
 * ACC-194: a social account that waits to be bound; `openId` is sealed by the server and verified
 * again.
 */
export interface StoredSocial {
  openId: string
  socialName: string
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Milliseconds for which the server accepts the sealed value. */
const lifetime = 600_000

const waiting = stored({
  name: 'openId',
  version: 1,
  owner: 'visitor',
  lifetime: 'tab',
  accept: (value): value is StoredSocial =>
    typeof value === 'object' && value !== null && 'openId' in value && 'keptAt' in value,
})

export function keepSocial(openId: string, socialName: string, now = Date.now()): void {
  waiting.keep({ openId, socialName, keptAt: now })
}

export const dropSocial = (): void => waiting.forget()

export function readSocial(now = Date.now()): StoredSocial | null {
  const social = waiting.read()
  return social && now - social.keptAt < lifetime ? social : null
}
