import { useSearch } from '@tanstack/react-router'
import { statistics, studyRules, type ProgressRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, useCallList, filterOf } from '@titian/site/staff'
import { EmptyState, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { pageSize } from './list-words.ts'
import { useStudentColumns } from './student-columns.tsx'

const orders = ['name', 'lastStudy', 'watched', 'exams'] as const
const states = ['', '1', '2'] as const

function useColumns(): DataColumn<ProgressRow>[] {
  const { t } = useTranslation('statistics')
  const { percent, dateTime } = useFormats()
  const students = useStudentColumns<ProgressRow>()
  return [
    ...students,
    {
      key: 'watched',
      title: t('column.watched'),
      align: 'end',
      render: ({ watchedShare }) => <span className="num">{percent(watchedShare)}</span>,
    },
    {
      key: 'lessons',
      title: t('column.lessons'),
      align: 'end',
      render: ({ lessonsDone, lessons }) => (
        <span className="num">
          {lessonsDone} / {lessons}
        </span>
      ),
    },
    {
      key: 'work',
      title: t('column.work'),
      align: 'end',
      render: ({ examsSubmitted, examsTotal }) => (
        <span className="num">
          {examsSubmitted} / {examsTotal}
        </span>
      ),
    },
    {
      key: 'last',
      title: t('column.lastStudy'),
      render: ({ lastStudyAt }) => (
        <span className="num">{lastStudyAt ? dateTime(lastStudyAt) : t('column.never')}</span>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      render: ({ studyStatus }) => (
        <StatusBadge tone={studyStatus === studyRules.studyStatus.completed ? 'ok' : 'info'}>
          {t(
            studyStatus === studyRules.studyStatus.completed
              ? 'state.completed'
              : 'state.inProgress',
          )}
        </StatusBadge>
      ),
    },
  ]
}

/** TCH-063, TCH-064: the progress of each student. */
export function ProgressList({ sign }: { sign: string }) {
  const { t } = useTranslation('statistics')
  const words = useSearch({ from: paths.statistics })
  const { sort } = filterOf(statistics.allStudyProgressList, words)
  const { search, change, list } = useCallList(statistics.allStudyProgressList, words, {
    size: pageSize,
    given: { courseIdSign: sign, descending: sort !== 'name' },
  })
  return (
    <ListSurface
      label={t('list.progress')}
      columns={useColumns()}
      rowKey={({ userSign }) => userSign}
      {...list}
      filters={
        <FilterBar
          label={t('search')}
          value={search.name ?? ''}
          maxLength={60}
          onSearch={(word) => change({ name: word })}
        >
          <FilterSelect
            label={t('column.state')}
            value={search.studyStatus ?? ''}
            options={states.map((value) => ({ value, label: t(`status.${value || 'all'}`) }))}
            onChange={(value) => change({ studyStatus: value })}
          />
          <FilterSelect
            label={t('order.label')}
            value={sort}
            usual="name"
            options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
            onChange={(value) => change({ sort: value })}
          />
        </FilterBar>
      }
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    />
  )
}
