import { Button, Group, Stack, Text } from '@mantine/core'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const steps = [1, 7, 30] as const

interface DayBarProps {
  /** The day that is shown, the last completed day, and the last possible day. */
  at: number
  last: number
  days: number
  isOver: boolean
  onMove: (day: number) => void
  onForward: (days: number) => void
  onFork: () => void
  isFull: boolean
}

/** PRC-041: moves 1, 7 or 30 days forward or back. Can also copy the run at the shown day. */
export function DayBar(props: DayBarProps) {
  const { at, last, days, isOver, onMove, onForward, onFork, isFull } = props
  const { t } = useTranslation('playground')
  const isPast = at < last
  return (
    <Surface gap="sm">
      <Text component="p" fw={600} fz="lg" className="num" aria-live="polite">
        {t('dayOf', { day: at, days })}
      </Text>
      <Stack gap="xs">
        <Group gap="xs">
          {steps.map((step) => (
            <Button
              key={step}
              variant="default"
              disabled={at === 0}
              onClick={() => onMove(Math.max(0, at - step))}
            >
              {t('backDays', { count: step })}
            </Button>
          ))}
        </Group>
        <Group gap="xs">
          {steps.map((step) => (
            <Button
              key={step}
              disabled={isOver && !isPast}
              onClick={() => (isPast ? onMove(Math.min(last, at + step)) : onForward(step))}
            >
              {t('onDays', { count: step })}
            </Button>
          ))}
        </Group>
        <Group gap="xs">
          <Button variant="light" disabled={isFull} onClick={onFork}>
            {t('forkHere')}
          </Button>
          {isPast ? (
            <Button variant="subtle" onClick={() => onMove(last)}>
              {t('toLast', { day: last })}
            </Button>
          ) : null}
        </Group>
      </Stack>
      {isFull ? <p>{t('openFull')}</p> : null}
      {isPast ? <Note>{t('past')}</Note> : null}
      {isOver && !isPast ? <Note>{t('over')}</Note> : null}
    </Surface>
  )
}
