import { Box } from '@mantine/core'
import type { RecordRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { RowLink } from '@titian/site/staff'
import type { DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { RecordScore, RecordStates } from './record-state.tsx'

/** The columns that every list of papers has. */
export function useRecordColumns() {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  return {
    student: {
      key: 'student',
      title: t('record.student'),
      onCard: 'title',
      render: (row) => (
        <RowLink {...linkTo.record(row.recordId)} stacked>
          <b>{row.userName}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {row.studentCard ?? t('record.noCard')}
          </Box>
        </RowLink>
      ),
    },
    submitted: {
      key: 'submitted',
      title: t('record.submitted'),
      render: ({ submittedAt }) => (
        <span className="num">{submittedAt ? formats.dateTime(submittedAt) : '--'}</span>
      ),
    },
    score: {
      key: 'score',
      title: t('record.score'),
      align: 'end',
      render: (row) => <RecordScore record={row} />,
    },
    state: { key: 'state', title: t('list.state'), render: (row) => <RecordStates record={row} /> },
  } satisfies Record<string, DataColumn<RecordRow>>
}
