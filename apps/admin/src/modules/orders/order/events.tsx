import { Box, Group, Stack, Title } from '@mantine/core'
import type { OrderEvent } from '@titian/contract'
import { moneyText, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface EventsProps {
  events: readonly OrderEvent[]
  symbol: string
}

/** ORD-081: what happened to an order, the newest last. */
export function Events({ events, symbol }: EventsProps) {
  const { t } = useTranslation('orders')
  const { exactTime } = useFormats()
  return (
    <Surface gap="sm">
      <Title order={2} size="h3">
        {t('events.title')}
      </Title>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {events.map(({ at, what, amount, by, note }) => (
          <Box key={`${at} ${what}`} component="li" fz="sm">
            <Group justify="space-between" gap="sm" wrap="nowrap" align="baseline">
              <b>{t(`events.${what}`)}</b>
              {amount === null ? null : <span className="num">{moneyText(symbol, amount)}</span>}
            </Group>
            <span className="meta num">
              {[exactTime(at), by && t('events.by', { name: by }), note]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}
