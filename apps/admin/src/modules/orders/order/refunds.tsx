import { Box, Group, Stack, Title } from '@mantine/core'
import type { Refund } from '@titian/contract'
import { moneyText, useFormats } from '@titian/site'
import { StatusBadge, Surface, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DecideRefund } from './decide-refund.tsx'

const tones: Record<Refund['state'], Tone> = {
  requested: 'warn',
  refused: 'neutral',
  granted: 'info',
  refunded: 'ok',
  failed: 'danger',
}

interface RefundsProps {
  refunds: readonly Refund[]
  symbol: string
}

/** ORD-114: the times of a refund, each with its name, in order. */
function useTimes() {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  return ({ kind, state, createTime, decideTime, settleTime }: Refund) => {
    const isDecided = kind === 'asked' && decideTime !== null
    const decided = state === 'refused' ? 'refused' : 'granted'
    const times = [
      t(kind === 'asked' ? 'refund.at.asked' : 'refund.at.started', { time: dateTime(createTime) }),
      isDecided && t(`refund.at.${decided}`, { time: dateTime(decideTime) }),
      settleTime !== null && t('refund.at.refunded', { time: dateTime(settleTime) }),
    ]
    return times.filter(Boolean).join(' · ')
  }
}

/** ORD-069: the refunds of an order, and the decisions that they need. */
export function Refunds({ refunds, symbol }: RefundsProps) {
  const { t } = useTranslation('orders')
  const timesOf = useTimes()
  if (refunds.length === 0) return null
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('refund.heading')}
      </Title>
      {refunds.map((refund) => (
        <Stack key={refund.sign} gap={6}>
          <Group justify="space-between" gap="sm">
            <Group gap="xs">
              <b className="num">{moneyText(symbol, refund.amount)}</b>
              <StatusBadge tone={tones[refund.state]}>
                {t(`refundState.${refund.state}`)}
              </StatusBadge>
            </Group>
          </Group>
          <span className="meta">{t(`refund.kind.${refund.kind}`)}</span>
          <span className="meta num">{timesOf(refund)}</span>
          {refund.reason ? (
            <Box component="p" m={0}>
              {refund.reason}
            </Box>
          ) : null}
          {refund.decision ? (
            <Box component="p" m={0} c="var(--text-2)">
              {t('refund.decision', { reason: refund.decision })}
            </Box>
          ) : null}
          <DecideRefund refund={refund} symbol={symbol} />
        </Stack>
      ))}
    </Surface>
  )
}
