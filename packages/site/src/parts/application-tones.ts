import type { DeliveryState } from '@titian/contract'
import type { Tone } from '@titian/ui'

/** Green is good news, blue is under way, amber waits for the reader; the word says it without the colour. */
export const applicationTones: Readonly<Record<DeliveryState, Tone>> = {
  none: 'neutral',
  delivered: 'info',
  viewed: 'info',
  shortlisted: 'brand',
  interview: 'warn',
  offered: 'warn',
  accepted: 'ok',
  declined: 'neutral',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  no_response: 'neutral',
}
