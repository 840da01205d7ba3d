import { useSearch } from '@tanstack/react-router'
import { statistics, type ExaminationStatistics } from '@titian/contract'
import { useFormats } from '@titian/site'
import { FilterBar, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { paths } from '../../../app/paths.ts'
import { pageSize } from './list-words.ts'

function useColumns(): DataColumn<ExaminationStatistics>[] {
  const { t } = useTranslation('statistics')
  const { number, score } = useFormats()
  return [
    {
      key: 'name',
      title: t('column.examination'),
      onCard: 'title',
      render: ({ sign, examinationName }) => (
        <RowLink {...linkTo.results(sign)}>{examinationName}</RowLink>
      ),
    },
    {
      key: 'type',
      title: t('column.type'),
      render: ({ type }) => t(type === 1 ? 'part.theFinalExam' : 'part.unitTesting'),
    },
    {
      key: 'handedIn',
      title: t('column.handedIn'),
      align: 'end',
      render: ({ handedIn, students }) => (
        <span className="num">
          {number(handedIn)} / {number(students)}
        </span>
      ),
    },
    {
      key: 'waiting',
      title: t('column.waiting'),
      align: 'end',
      render: ({ waiting }) => <span className="num">{number(waiting)}</span>,
    },
    {
      key: 'mean',
      title: t('column.mean'),
      align: 'end',
      render: ({ mean }) => <span className="num">{mean === null ? '--' : `${score(mean)}%`}</span>,
    },
    {
      key: 'passed',
      title: t('column.passed'),
      align: 'end',
      render: ({ passed }) => <span className="num">{number(passed)}</span>,
    },
  ]
}

/** TCH-069: the examinations of the course with their results. */
export function ExaminationList({ sign }: { sign: string }) {
  const { t } = useTranslation('statistics')
  const { search, change, list } = useCallList(
    statistics.examinationList,
    useSearch({ from: paths.statistics }),
    { size: pageSize, given: { courseIdSign: sign } },
  )
  return (
    <ListSurface
      label={t('list.examinations')}
      columns={useColumns()}
      rowKey={({ sign: examination }) => examination}
      {...list}
      filters={
        <FilterBar
          label={t('searchExaminations')}
          value={search.name ?? ''}
          maxLength={60}
          onSearch={(word) => change({ name: word })}
        />
      }
      empty={<EmptyState title={t('noExaminations')} text={t('noExaminationsText')} />}
    />
  )
}
