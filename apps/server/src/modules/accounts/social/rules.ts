/** How long a code to scan, and an unbound social account, are good for (ACC-194). */
export const socialSeconds = 600

export const socialConnects = { seconds: 15 * 60, most: 300 } as const

/**
 * FRM-070: the full address to come back to, or undefined where it would leave this site.
 * @param callBack a path with exactly one slash in front, or an address of this very origin
 * @param origin of the request, without a slash at the end
 */
export function ownAddress(callBack: string, origin: string): string | undefined {
  const isPath = /^\/(?![/\\])/.test(callBack)
  const isFull = callBack === origin || callBack.startsWith(`${origin}/`)
  // A browser leaves these out of an address, after which it may be another one.
  if ((!isPath && !isFull) || /[\s\\\p{Cc}]/u.test(callBack)) return undefined
  const url = URL.canParse(callBack, origin) ? new URL(callBack, origin) : undefined
  return url?.origin === new URL(origin).origin && !url.username ? url.href : undefined
}

/** The name of a social account as it may be shown: one line, not too long. */
export function readSocialName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
  return Array.from(plain.trim()).slice(0, 60).join('')
}
