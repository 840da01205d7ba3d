/** ACC-194: a social account that waits to be bound; the server has sealed `openId` and looks inside again. */
export interface KeptSocial {
  openId: string
  socialName: string
  /** Milliseconds since 1970. */
  keptAt: number
}

const key = 'openId'
/** Milliseconds for which the server accepts the sealed value. */
const lifetime = 600_000

export function keepSocial(openId: string, socialName: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ openId, socialName, keptAt: now }))
  } catch {
    // Then it is scanned again.
  }
}

export function dropSocial(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

function isKept(value: unknown): value is KeptSocial {
  return typeof value === 'object' && value !== null && 'openId' in value && 'keptAt' in value
}

export function readSocial(now = Date.now()): KeptSocial | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(kept) && now - kept.keptAt < lifetime ? kept : null
  } catch {
    return null
  }
}
