import { Box, Title } from '@mantine/core'
import type { Order, Refund } from '@titian/contract'
import { moneyText, useFormats } from '@titian/site'
import { StatusBadge, Surface, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<Refund['state'], Tone> = {
  requested: 'warn',
  refused: 'danger',
  granted: 'info',
  refunded: 'ok',
  failed: 'warn',
}

/** ORD-069: the state of a refund, with its reason. */
export function RefundState({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  const { refund } = order
  if (!refund) return null
  return (
    <Surface gap="xs">
      <Title order={2} size="h3">
        {t('refund.heading')}
      </Title>
      <div>
        <StatusBadge tone={tones[refund.state]}>{t(`refund.state.${refund.state}`)}</StatusBadge>
      </div>
      <Box component="p" m={0}>
        {t(`refund.says.${refund.state}`, {
          amount: moneyText(order.currencySymbol, refund.amount),
        })}
      </Box>
      {refund.reason ? (
        <Box component="p" m={0} c="var(--text-2)">
          {t('refund.yourReason', { reason: refund.reason })}
        </Box>
      ) : null}
      {refund.decision ? (
        <Box component="p" m={0} c="var(--text-2)">
          {t('refund.answer', { reason: refund.decision })}
        </Box>
      ) : null}
      <span className="meta num">{dateTime(refund.decideTime ?? refund.createTime)}</span>
    </Surface>
  )
}
