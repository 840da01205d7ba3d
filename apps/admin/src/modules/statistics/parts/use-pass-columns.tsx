import { Box } from '@mantine/core'
import type { PassRateRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, ProgressBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** PRC-072: the columns: class, practice, and the pass rate as a bar with its number. */
export function usePassColumns(): DataColumn<PassRateRow>[] {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const number = (value: number) => <span className="num">{formats.number(value)}</span>
  const nameOf = ({ className }: PassRateRow) => className || t('passes.noClass')
  return [
    {
      key: 'className',
      title: t('passes.className'),
      onCard: 'title',
      render: (row) => (
        <Box component="b" c={row.className === '' ? 'dimmed' : undefined}>
          {nameOf(row)}
        </Box>
      ),
    },
    {
      key: 'practice',
      title: t('passes.practice'),
      width: '30%',
      render: ({ practice, courseName }) => (
        <Box miw={0}>
          <Box>{practice}</Box>
          <Box c="dimmed" fz="xs">
            {courseName}
          </Box>
        </Box>
      ),
    },
    {
      key: 'assessments',
      title: t('passes.assessments'),
      align: 'end',
      render: ({ assessments }) => number(assessments),
    },
    {
      key: 'passed',
      title: t('passes.passed'),
      width: '22%',
      render: (row) => {
        const share = row.passed / row.assessments
        const text = t('passes.share', {
          passed: formats.number(row.passed),
          percent: formats.percent(share),
        })
        const label = t('passes.shareOf', { name: nameOf(row), practice: row.practice })
        return (
          <Box miw={100}>
            <span className="num">{text}</span>
            <ProgressBar value={share * 100} label={label} tone="brand" />
          </Box>
        )
      },
    },
    {
      key: 'average',
      title: t('passes.average'),
      align: 'end',
      render: ({ average }) => number(average),
    },
  ]
}
