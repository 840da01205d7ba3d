import type { ReasonName } from '@titian/contract'

export interface Discount {
  active: boolean
  startsAt: Date | null
  endsAt: Date | null
  mostUses: number | null
  used: number
  perUser: number
  leastMinor: number
}

export interface Asked {
  priceMinor: number
  /** True when the code has no list of courses, or includes this one. */
  fitsCourse: boolean
  /** The number of uses by this person. */
  ownUses: number
  now: Date
}

/** ORD-070, ORD-071: returns why a code is refused, or undefined. */
export function refusalOf(
  { active, startsAt, endsAt, mostUses, used, perUser, leastMinor }: Discount,
  { priceMinor, fitsCourse, ownUses, now }: Asked,
): ReasonName | undefined {
  if (!active) return 'discountUnknown'
  if ((startsAt && startsAt > now) || (endsAt && endsAt <= now)) return 'discountOver'
  if (!fitsCourse) return 'discountOtherCourse'
  if (priceMinor < leastMinor) return 'discountTooLittle'
  if (ownUses >= perUser) return 'discountUsedByYou'
  if (mostUses !== null && used >= mostUses) return 'discountUsedUp'
  return undefined
}
