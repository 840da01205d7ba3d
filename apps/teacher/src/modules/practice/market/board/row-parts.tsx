import { Box, Stack } from '@mantine/core'
import { useFormats } from '@titian/site'
import { formatMinor, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { HealthBadge } from './health-badge.tsx'
import type { RowProps } from '../../parts/board-row.tsx'

export function Shop({ row }: RowProps) {
  const { progress } = row
  if (progress === null) return '--'
  return (
    <Stack gap={4} align="flex-start">
      <span className="num">{formatMinor(progress.cash)}</span>
      <HealthBadge health={progress.health} />
    </Stack>
  )
}

/** The best result, if there is one, and the points of the process. */
export function Result({ row }: RowProps) {
  const { t } = useTranslation(['market', 'practice'])
  const { number, percent } = useFormats()
  const { progress } = row
  return (
    <Stack gap={4} align="flex-start">
      {row.percent === null ? (
        <span>--</span>
      ) : (
        <StatusBadge tone={row.passed ? 'ok' : 'danger'}>
          {t(row.passed ? 'practice:board.passed' : 'practice:board.notPassed', {
            percent: percent(row.percent / 100),
          })}
        </StatusBadge>
      )}
      {progress === null ? null : (
        <Box component="span" fz="xs" c="dimmed" className="num">
          {t('board.points', { points: number(progress.points) })}
        </Box>
      )}
    </Stack>
  )
}
