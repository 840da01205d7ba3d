import { ServerRefusal } from '@titian/site'

/** TCH-084: the copy that somebody else saved meanwhile, sent along with the refusal. */
export function newerCopy<Copy extends { version: number }>(error: unknown): Copy | null {
  if (!(error instanceof ServerRefusal) || error.reason !== 'changedMeanwhile') return null
  const { newer } = error.extend
  if (typeof newer !== 'object' || newer === null || !('version' in newer)) return null
  return newer as Copy
}
