import type { Refusal } from '../../../platform/refusal.ts'

const reasons: readonly (string | undefined)[] = [
  'schoolFilesFull',
  'personalFilesFull',
  'ownFilesFull',
  'storageFull',
]

/** Whether a file was refused because there is no room for it, and not for what it is. */
export const isOfRoom = ({ detail }: Refusal): boolean => reasons.includes(detail.reason)
