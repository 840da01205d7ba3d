import { auditStatus, type IdentityRequest } from '@titian/contract'

/**
 * Whose turn it is after the request that stood at `place`: the next that waits, or else the first one; nobody when
 * nothing waits any more.
 */
export function nextWaiting(
  list: readonly Pick<IdentityRequest, 'sign' | 'status'>[],
  place: number,
): string | undefined {
  const waits = ({ status }: Pick<IdentityRequest, 'status'>) => status === auditStatus.waiting
  return (list.slice(place).find(waits) ?? list.find(waits))?.sign
}
