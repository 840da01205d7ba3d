import { type FilePurpose, gigabyte, noRoomReasons, schoolFilesMost } from '@titian/contract'
import type { Refusal } from '../../../platform/refusal.ts'

/** True if a file was refused for lack of room and not for its content. */
export const isOfRoom = ({ detail }: Refusal): boolean =>
  noRoomReasons.includes(detail.reason ?? '')

/**
 * FRM-411: returns the limit, in bytes of whole gigabytes, for a school whose files are counted for
 * the first time. A school that already has more than the usual limit gets twice what it stores.
 */
export const firstLimit = (used: number): number =>
  Math.max(schoolFilesMost, Math.ceil((2 * used) / gigabyte) * gigabyte)

/** The purposes that the function `counted_video_seconds` of the database counts. */
const videoPurposes: readonly FilePurpose[] = ['lessonVideo', 'textVideo']

/** What a file takes of the limits of a school. */
export interface Amount {
  bytes: number
  videoSeconds: number
}

interface Measured {
  purpose: FilePurpose
  size: number
  durationSeconds: number | null
}

/** OPS-073: only videos of lessons and texts count as minutes of video. */
export const amountOf = ({ purpose, size, durationSeconds }: Measured): Amount => ({
  bytes: size,
  videoSeconds: videoPurposes.includes(purpose) ? (durationSeconds ?? 0) : 0,
})
