import type { FaceState } from '@titian/contract'

export interface FaceRecord {
  /** Null where the person has not answered yet. */
  agreed: boolean | null
  allowed: boolean
  /** A photo of this course and device session counts still. */
  passed: boolean
}

/** CRS-042: what stands between a person and the video. */
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
