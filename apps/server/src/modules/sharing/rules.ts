import type { ShareRecord } from '@titian/contract'

interface Link {
  activatedAt: Date | null
  withdrawnAt: Date | null
  expiresAt: Date | null
}

/**
 * CRS-104: an activated link stays activated; a link with free seats ends by withdrawal or by its
 * date.
 */
export function stateOf(
  { activatedAt, withdrawnAt, expiresAt }: Link,
  now: Date,
): ShareRecord['state'] {
  if (activatedAt) return 'activated'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt && expiresAt <= now ? 'expired' : 'open'
}
