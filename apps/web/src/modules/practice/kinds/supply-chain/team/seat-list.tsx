import { Button, Group, Stack, Text } from '@mantine/core'
import type { GameSeat } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

const tones = { free: 'neutral', playing: 'info', ordered: 'ok', bot: 'warn' } as const

interface SeatListProps {
  seats: readonly GameSeat[]
  /** Whether the game has not started. Then nobody has to order yet. */
  isWaiting?: boolean
  isBusy?: boolean
  /** Takes a free seat. Without this function, seats cannot be taken. */
  onTake?: (seat: string) => void
}

/** PRC-096: the seats with their players, and which players have not ordered yet. */
export function SeatList({ seats, isWaiting = false, isBusy = false, onTake }: SeatListProps) {
  const { t } = useTranslation('practice')
  const { colon } = useFormats()
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {seats.map((one) => (
        <Group component="li" key={one.seat} justify="space-between" gap="xs">
          <Text component="span" style={{ overflowWrap: 'anywhere' }} miw={0} flex="1 1 140px">
            <b>{t(`seat.${one.seat}`)}</b>
            {one.name === null ? null : `${colon}${one.isOwn ? t('game.you') : one.name}`}
          </Text>
          {onTake && one.state === 'free' ? (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              onClick={() => onTake(one.seat)}
            >
              {t('game.take', { seat: t(`seat.${one.seat}`) })}
            </Button>
          ) : null}
          <StatusBadge tone={tones[one.state]}>
            {t(isWaiting && one.state === 'playing' ? 'game.ready' : `game.seatState.${one.state}`)}
          </StatusBadge>
        </Group>
      ))}
    </Stack>
  )
}
