import { Box, Button, Stack } from '@mantine/core'
import type { PracticeBoardRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { RowLink } from '@titian/site/staff'
import { formatMinor, StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { HealthBadge } from './health-badge.tsx'

export interface RowProps {
  row: PracticeBoardRow
}

const tones: Record<PracticeBoardRow['state'], Tone> = {
  notStarted: 'neutral',
  active: 'info',
  ended: 'ok',
}

/** The name, which opens the newest run. */
export function Student({ row: { userName, studentCard, run } }: RowProps) {
  const name = (
    <>
      <b style={{ overflowWrap: 'anywhere' }}>{userName}</b>
      {studentCard ? (
        <Box component="span" c="dimmed" fz="xs" fw={400}>
          {studentCard}
        </Box>
      ) : null}
    </>
  )
  if (run === null)
    return (
      <Stack gap={0} justify="center" mih={44}>
        {name}
      </Stack>
    )
  return (
    <RowLink {...linkTo.practiceRun(run)} stacked>
      {name}
    </RowLink>
  )
}

export function StateAndDay({ row }: RowProps) {
  const { t } = useTranslation(['market', 'practice'])
  const { number } = useFormats()
  const { state, day, days, attempt } = row
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge tone={tones[state]}>{t(`practice:boardState.${state}`)}</StatusBadge>
      {day === null ? null : (
        <span className="num">
          {t('practice:list.of', { some: number(day), all: number(days) })}
          <Box component="span" display="block" c="dimmed" fz="xs">
            {t('practice:board.attempt', { number: attempt })}
          </Box>
        </span>
      )}
    </Stack>
  )
}

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

/** The best result where there is one, and the points of the process. */
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

interface DueProps extends RowProps {
  onExtend: (row: PracticeBoardRow) => void
}

export function Due({ row, onExtend }: DueProps) {
  const { t } = useTranslation('practice')
  const { dateTime } = useFormats()
  return (
    <Stack gap={0} align="flex-start">
      <span className="num">
        {row.dueAt ? dateTime(row.dueAt) : t('list.noDue')}
        {row.extended ? ` (${t('board.extended')})` : ''}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('board.extendOf', { name: row.userName })}
        onClick={() => onExtend(row)}
      >
        {t('board.extend')}
      </Button>
    </Stack>
  )
}
