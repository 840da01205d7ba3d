import type { FaceState } from '@titian/contract'

export interface FaceRecord {
  /** The person's answer; null before the person has answered. */
  agreed: boolean | null
  allowed: boolean
  /** True while a photo of this course and session is valid. */
  passed: boolean
}

/** CRS-042: returns what the person has to do before the video plays. */
export function faceStateOf({ agreed, allowed, passed }: FaceRecord): FaceState {
  if (agreed === null) return 'consent'
  if (!agreed) return allowed ? 'passed' : 'refused'
  return passed ? 'passed' : 'photo'
}

interface Ticket {
  usedAt: Date | null
  replaced: boolean
  expiresAt: Date
}

export function ticketStateOf(
  { usedAt, replaced, expiresAt }: Ticket,
  now: Date,
): 'waiting' | 'passed' | 'expired' | 'replaced' {
  if (usedAt) return 'passed'
  if (replaced) return 'replaced'
  return expiresAt > now ? 'waiting' : 'expired'
}
