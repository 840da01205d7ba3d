import { Box, Group, Stack, Title } from '@mantine/core'
import type { Dispute } from '@titian/contract'
import { moneyText, useFormats } from '@titian/site'
import { StatusBadge, Surface, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<Dispute['state'], Tone> = { open: 'danger', won: 'ok', lost: 'neutral' }

interface DisputesProps {
  disputes: readonly Dispute[]
  symbol: string
}

/**
 * ORD-098, ORD-099: payments that a bank disputed. Staff respond to them at the payment provider.
 */
export function Disputes({ disputes, symbol }: DisputesProps) {
  const { t } = useTranslation('orders')
  const { dateTime } = useFormats()
  if (disputes.length === 0) return null
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('dispute.heading')}
      </Title>
      {disputes.map(({ reference, state, amount, reason, openTime, closeTime }) => (
        <Stack key={reference} gap={6}>
          <Group justify="space-between" gap="sm">
            <Group gap="xs">
              <b className="num">{moneyText(symbol, amount)}</b>
              <StatusBadge tone={tones[state]}>{t(`dispute.state.${state}`)}</StatusBadge>
            </Group>
            <span className="meta num">{dateTime(closeTime ?? openTime)}</span>
          </Group>
          <p className="muted">{t(`dispute.says.${state}`)}</p>
          <Box className="meta" style={{ overflowWrap: 'anywhere' }}>
            {t('dispute.known', { reason, reference })}
          </Box>
        </Stack>
      ))}
    </Surface>
  )
}
