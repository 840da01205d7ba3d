import { Flex } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { exams, type RecordRow } from '@titian/contract'
import { FilterSelect, ListSurface, filterOf, useCallList } from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useRecordColumns } from '../marking/record-columns.tsx'

const size = 15

function useColumns(): DataColumn<RecordRow>[] {
  const { t } = useTranslation('exams')
  const { student, submitted, score, state } = useRecordColumns()
  return [
    student,
    { key: 'attempt', title: t('record.attempt'), align: 'end', render: ({ number }) => number },
    submitted,
    score,
    state,
  ]
}

/** The attempts of all students, best first. */
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
