import { Group } from '@mantine/core'
import { orderStatus, type StaffOrder } from '@titian/contract'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<StaffOrder['status'], Tone> = {
  [orderStatus.unpaid]: 'neutral',
  [orderStatus.paid]: 'ok',
  [orderStatus.closed]: 'neutral',
  [orderStatus.refunded]: 'info',
}

/** Badges with the state of an order and with the decisions that it needs. */
export function OrderMarks({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('orders')
  const { status, closing, disputed, refund, held } = order
  const waits = refund && (refund.state === 'requested' || refund.state === 'failed')
  return (
    <Group gap={6}>
      <StatusBadge tone={tones[status]}>
        {closing && status === orderStatus.unpaid ? t('closing') : t(`status.${status}`)}
      </StatusBadge>
      {waits ? (
        <StatusBadge tone={refund.state === 'failed' ? 'danger' : 'warn'}>
          {t(`refundState.${refund.state}`)}
        </StatusBadge>
      ) : null}
      {disputed ? <StatusBadge tone="danger">{t('dispute.mark')}</StatusBadge> : null}
      {held > 0 ? <StatusBadge tone="danger">{t('heldMark')}</StatusBadge> : null}
    </Group>
  )
}
