import { figuresFrom, type ResumeFigures } from '@titian/contract'
import { useFormats } from '@titian/site'
import type { DataColumn } from '@titian/ui'
import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/**
 * RES-090, RES-093: the columns. A figure that is hidden for a small group is a dash, and the first
 * such cell gives the reason.
 */
export function useResumeColumns(): DataColumn<ResumeFigures>[] {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const figure = (value: number | null) => (
    <span className="num">{value === null ? '--' : formats.number(value)}</span>
  )
  return [
    {
      key: 'name',
      title: t('resumes.major'),
      sortable: true,
      onCard: 'title',
      width: '40%',
      render: ({ major, begun }) => (
        <Box miw={0}>
          <Box component="b" c={major === '' ? 'dimmed' : undefined}>
            {major || t('resumes.noMajor')}
          </Box>
          {begun === null ? (
            <Box c="dimmed" fz="xs" fw={400}>
              {t('resumes.tooFew', { count: figuresFrom })}
            </Box>
          ) : null}
        </Box>
      ),
    },
    {
      key: 'students',
      title: t('students'),
      sortable: true,
      align: 'end',
      render: ({ students }) => figure(students),
    },
    {
      key: 'begun',
      title: t('resumes.begun'),
      sortable: true,
      align: 'end',
      render: ({ begun }) => figure(begun),
    },
    {
      key: 'complete',
      title: t('resumes.complete'),
      sortable: true,
      align: 'end',
      render: ({ complete }) => figure(complete),
    },
    {
      key: 'percent',
      title: t('resumes.percent'),
      sortable: true,
      align: 'end',
      render: ({ percent }) => (
        <span className="num">{percent === null ? '--' : formats.percent(percent / 100)}</span>
      ),
    },
  ]
}
