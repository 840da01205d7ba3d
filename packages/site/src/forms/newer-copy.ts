import { ServerRefusal } from '../calls/refusal.ts'

export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ServerRefusal && error.reason === 'changedMeanwhile'

/**
 * TCH-084: the copy that another user has saved, if the refusal contains it. Otherwise undefined.
 */
export function newerCopy<Copy extends { version: number }>(error: unknown): Copy | null {
  if (!(error instanceof ServerRefusal) || error.reason !== 'changedMeanwhile') return null
  const { newer } = error.extend
  if (typeof newer !== 'object' || newer === null || !('version' in newer)) return null
  return newer as Copy
}
