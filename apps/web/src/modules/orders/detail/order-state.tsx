import { orderStatus, type Order } from '@titian/contract'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<Order['status'], Tone> = {
  [orderStatus.unpaid]: 'warn',
  [orderStatus.paid]: 'ok',
  [orderStatus.closed]: 'neutral',
  [orderStatus.refunded]: 'info',
}

/** ORD-058: the state of an order for its buyer. */
export function OrderState({ order }: { order: Pick<Order, 'status' | 'closing'> }) {
  const { t } = useTranslation('orders')
  const { status, closing } = order
  return (
    <StatusBadge tone={tones[status]}>
      {closing && status === orderStatus.unpaid ? t('closing') : t(`status.${status}`)}
    </StatusBadge>
  )
}
