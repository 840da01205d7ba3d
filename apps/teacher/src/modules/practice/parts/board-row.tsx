import { Box, Button, Stack } from '@mantine/core'
import type { PracticeBoardRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { RowLink } from '@titian/site/staff'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

export interface RowProps {
  row: PracticeBoardRow
}

const tones: Record<PracticeBoardRow['state'], Tone> = {
  notStarted: 'neutral',
  active: 'info',
  ended: 'ok',
}

/** The name of the student, linked to the newest run. */
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
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const { state, day, days, attempt } = row
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge tone={tones[state]}>{t(`boardState.${state}`)}</StatusBadge>
      {day === null ? null : (
        <span className="num">
          {t('list.of', { some: number(day), all: number(days) })}
          <Box component="span" display="block" c="dimmed" fz="xs">
            {t('board.attempt', { number: attempt })}
          </Box>
        </span>
      )}
    </Stack>
  )
}

interface DueProps extends RowProps {
  onExtend: (row: PracticeBoardRow) => void
}

export function Due({ row, onExtend }: DueProps) {
  const { t } = useTranslation('practice')
  const { dateTime, bracketed } = useFormats()
  return (
    <Stack gap={0} align="flex-start">
      <span className="num">
        {row.dueAt ? dateTime(row.dueAt) : t('list.noDue')}
        {row.extended ? bracketed(t('board.extended')) : ''}
      </span>
      <Button
        variant="subtle"
        size="compact-sm"
        miw="max-content"
        aria-label={t('board.extendOf', { name: row.userName })}
        onClick={() => onExtend(row)}
      >
        {t('board.extend')}
      </Button>
    </Stack>
  )
}
