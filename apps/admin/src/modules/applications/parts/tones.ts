import type { DeliveryMail, DeliveryState } from '@titian/contract'
import type { Tone } from '@titian/ui'

export const stateTones: Readonly<Record<DeliveryState, Tone>> = {
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

export const mailTones: Readonly<Record<DeliveryMail, Tone>> = {
  none: 'neutral',
  waiting: 'info',
  sent: 'ok',
  failed: 'danger',
}
