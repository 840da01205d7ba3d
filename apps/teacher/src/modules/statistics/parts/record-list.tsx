import { useSearch } from '@tanstack/react-router'
import { statistics, type StatisticsRecord } from '@titian/contract'
import { useFormats } from '@titian/site'
import { FilterBar, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { paths } from '../../../app/paths.ts'
import { pageSize } from './list-words.ts'
import { useStudentColumns } from './student-columns.tsx'

function useColumns(): DataColumn<StatisticsRecord>[] {
  const { t } = useTranslation('statistics')
  const { dateTime, score } = useFormats()
  const students = useStudentColumns<StatisticsRecord>()
  return [
    ...students,
    {
      key: 'examination',
      title: t('column.examination'),
      render: ({ recordId, examinationName, number }) => (
        <RowLink {...linkTo.record(recordId)}>
          {t('column.attempt', { name: examinationName, number })}
        </RowLink>
      ),
    },
    {
      key: 'submitted',
      title: t('column.submitted'),
      render: ({ submittedAt }) => (
        <span className="num">{submittedAt ? dateTime(submittedAt) : '--'}</span>
      ),
    },
    {
      key: 'score',
      title: t('column.score'),
      align: 'end',
      render: ({ score: points, totalScore }) => (
        <span className="num">
          {points === null ? '--' : score(points)} / {score(totalScore)}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      render: ({ state, waits }) => {
        if (state === 'in_progress')
          return <StatusBadge tone="info">{t('state.writing')}</StatusBadge>
        return (
          <StatusBadge tone={waits ? 'warn' : 'ok'}>
            {t(waits ? 'state.toMark' : 'state.marked')}
          </StatusBadge>
        )
      },
    },
  ]
}

/** TCH-069: the papers of the course. */
export function RecordList({ sign }: { sign: string }) {
  const { t } = useTranslation('statistics')
  const { search, change, list } = useCallList(
    statistics.recordList,
    useSearch({ from: paths.statistics }),
    { size: pageSize, given: { courseIdSign: sign } },
  )
  return (
    <ListSurface
      label={t('list.records')}
      columns={useColumns()}
      rowKey={({ recordId }) => recordId}
      {...list}
      filters={
        <FilterBar
          label={t('searchRecords')}
          value={search.name ?? ''}
          maxLength={60}
          onSearch={(word) => change({ name: word })}
        />
      }
      empty={<EmptyState title={t('noRecords')} text={t('noRecordsText')} />}
    />
  )
}
