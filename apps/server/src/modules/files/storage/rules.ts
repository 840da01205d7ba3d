import { gigabyte, noRoomReasons, schoolFilesMost } from '@titian/contract'
import type { Refusal } from '../../../platform/refusal.ts'

/** Whether a file was refused because there is no room for it, and not for what it is. */
export const isOfRoom = ({ detail }: Refusal): boolean =>
  noRoomReasons.includes(detail.reason ?? '')

/**
 * FRM-411: the limit of a school when its files are counted for the first time, in whole gigabytes. A school that had
 * more than the usual limit before there was one has as much room again as its files take.
 */
export const firstLimit = (used: number): number =>
  Math.max(schoolFilesMost, Math.ceil((2 * used) / gigabyte) * gigabyte)
