import { Box, Flex } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { exams, type RecordRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { FilterSelect, ListSurface, RowLink, filterOf, useCallList } from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { RecordScore, RecordStates } from '../marking/record-state.tsx'

const size = 15

function useColumns(): DataColumn<RecordRow>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  return [
    {
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
    { key: 'attempt', title: t('record.attempt'), align: 'end', render: ({ number }) => number },
    {
      key: 'submitted',
      title: t('record.submitted'),
      render: ({ submittedAt }) => (
        <span className="num">{submittedAt ? formats.dateTime(submittedAt) : '--'}</span>
      ),
    },
    {
      key: 'score',
      title: t('record.score'),
      align: 'end',
      render: (row) => <RecordScore record={row} />,
    },
    { key: 'state', title: t('list.state'), render: (row) => <RecordStates record={row} /> },
  ]
}

/** Every attempt, the best first. */
export function StudentResults({ sign }: { sign: string }) {
  const { t } = useTranslation('exams')
  const words = useSearch({ from: paths.results })
  const { sort } = filterOf(exams.findRecordList, { sort: words.sort ?? 'score' })
  const { change, list } = useCallList(exams.findRecordList, words, {
    size,
    given: { examinationId: sign, sort },
  })
  const columns = useColumns()
  return (
    <ListSurface
      label={t('results.students')}
      columns={columns}
      rowKey={({ recordId }) => recordId}
      {...list}
      filters={
        <Flex p="md">
          <FilterSelect
            label={t('sort.label')}
            value={sort}
            usual="score"
            options={(['score', 'name', 'newest', 'waiting'] as const).map((value) => ({
              value,
              label: t(`sort.${value}`),
            }))}
            onChange={(value) => change({ sort: value })}
          />
        </Flex>
      }
      empty={<EmptyState seed="empty-1" title={t('record.none')} text={t('record.noneText')} />}
    />
  )
}
