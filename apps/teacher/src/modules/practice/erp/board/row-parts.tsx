import { Box, Button, Stack } from '@mantine/core'
import type { PracticeBoardRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { RowLink } from '@titian/site/staff'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../../app/paths.ts'
import { slipsIn } from './progress.ts'

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
  const { t } = useTranslation(['erp', 'practice'])
  const { number } = useFormats()
  const { state, day, days, attempt } = row
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge tone={tones[state]}>{t(`practice:boardState.${state}`)}</StatusBadge>
      {day === null ? null : (
        <span className="num">
          {t('board.dayOf', { some: number(day), all: number(days) })}
          <Box component="span" display="block" c="dimmed" fz="xs">
            {t('practice:board.attempt', { number: attempt })}
          </Box>
        </span>
      )}
    </Stack>
  )
}

/** Money in the bank, and what counts against accuracy. */
export function Books({ row: { erp } }: RowProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  if (erp === null) return '--'
  const slips = erp.slips.map(({ code, count }) =>
    t('board.slip', { name: content.name('slip', code), count }),
  )
  return (
    <Stack gap={0} align="flex-start">
      <span className="num">{content.amount(erp.cash)}</span>
      <Box component="span" fz="xs" c="dimmed" title={slips.join('\n') || undefined}>
        {t('board.slips', { count: slipsIn(erp) })}
        <span className="visually-hidden">{slips.length > 0 ? `: ${slips.join(', ')}` : ''}</span>
      </Box>
    </Stack>
  )
}

export function Result({ row: { percent: best, passed } }: RowProps) {
  const { t } = useTranslation('practice')
  const { percent } = useFormats()
  if (best === null) return <span>--</span>
  return (
    <StatusBadge tone={passed ? 'ok' : 'danger'}>
      {t(passed ? 'board.passed' : 'board.notPassed', { percent: percent(best / 100) })}
    </StatusBadge>
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
        miw="max-content"
        aria-label={t('board.extendOf', { name: row.userName })}
        onClick={() => onExtend(row)}
      >
        {t('board.extend')}
      </Button>
    </Stack>
  )
}
