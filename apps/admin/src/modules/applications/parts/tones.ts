import type { DeliveryMail } from '@titian/contract'
import type { Tone } from '@titian/ui'

export const mailTones: Readonly<Record<DeliveryMail, Tone>> = {
  none: 'neutral',
  waiting: 'info',
  sent: 'ok',
  failed: 'danger',
}
