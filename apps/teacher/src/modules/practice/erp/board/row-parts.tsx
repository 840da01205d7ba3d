import { Box, Stack } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { slipsIn } from './progress.ts'
import type { RowProps } from '../../parts/board-row.tsx'

/** The bank balance, and the mistakes that reduce accuracy. */
export function Books({ row: { erp } }: RowProps) {
  const { t } = useTranslation('erp')
  const { colon, list } = useFormats()
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
        <span className="visually-hidden">{slips.length > 0 ? `${colon}${list(slips)}` : ''}</span>
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
