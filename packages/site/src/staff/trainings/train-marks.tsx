import { Group } from '@mantine/core'
import type { TaughtTrain } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  scheduling: 'neutral',
  notStarted: 'info',
  inProgress: 'ok',
  completed: 'neutral',
} as const

/** The state of a programme, and whether students see it. */
export function TrainMarks({ train }: { train: TaughtTrain }) {
  const { t } = useTranslation('staff')
  return (
    <Group component="span" gap="xs" display="inline-flex">
      <StatusBadge tone={tones[train.state]}>{t(`trainings.states.${train.state}`)}</StatusBadge>
      <StatusBadge tone={train.published ? 'ok' : 'warn'}>
        {t(train.published ? 'trainings.published' : 'trainings.unpublished')}
      </StatusBadge>
    </Group>
  )
}
