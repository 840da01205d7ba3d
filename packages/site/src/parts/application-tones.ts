import type { DeliveryState } from '@titian/contract'
import type { Tone } from '@titian/ui'

/**
 * Green means good news, blue in progress, and amber that the reader must act; the text also says
 * it without the colour.
 */
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
