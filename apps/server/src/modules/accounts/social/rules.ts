/** Seconds for which a code to scan and an unbound social account are valid (ACC-194). */
export const socialSeconds = 600

export const socialConnects = { seconds: 15 * 60, most: 300 } as const

/**
 * FRM-070: returns the absolute return address, or undefined when it would leave this site.
 * @param callBack a path with exactly one leading slash, or an address of the same origin
 * @param origin of the request, without a trailing slash
 */
export function ownAddress(callBack: string, origin: string): string | undefined {
  const isPath = /^\/(?![/\\])/.test(callBack)
  const isFull = callBack === origin || callBack.startsWith(`${origin}/`)
  // Browsers remove these characters. The address may then lead to another site.
  if ((!isPath && !isFull) || /[\s\\\p{Cc}]/u.test(callBack)) return undefined
  const url = URL.canParse(callBack, origin) ? new URL(callBack, origin) : undefined
  return url?.origin === new URL(origin).origin && !url.username ? url.href : undefined
}

/** Returns the displayed name of a social account: one line, shortened. */
export function readSocialName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
  return Array.from(plain.trim()).slice(0, 60).join('')
}
