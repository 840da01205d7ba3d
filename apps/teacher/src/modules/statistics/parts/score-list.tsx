import { useSearch } from '@tanstack/react-router'
import { statistics, type ResultPart, type ScoreRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { pageSize } from './list-words.ts'
import { useStudentColumns } from './student-columns.tsx'

/** TCH-169: the colours of the states. */
const tones = { waits: 'warn', soFar: 'info', passed: 'ok', notPassed: 'danger' } as const

const orders = ['name', 'best', 'weakest'] as const

function useColumns(rows: readonly ScoreRow[]): DataColumn<ScoreRow>[] {
  const { t } = useTranslation('statistics')
  const { score } = useFormats()
  const students = useStudentColumns<ScoreRow>()
  const shown: readonly ResultPart[] = rows[0]?.parts ?? []
  return [
    ...students,
    // If the table is too wide, the part with the least weight is the first column that moves below
    // the name.
    ...shown.map(({ part, weight }) => ({
      key: part,
      folds: weight,
      title: t('column.weighed', { name: t(`part.${part}`), weight }),
      align: 'end' as const,
      render: ({ parts }: ScoreRow) => {
        const percent = parts.find((one) => one.part === part)?.percent ?? null
        return <span className="num">{percent === null ? '--' : score(percent)}</span>
      },
    })),
    {
      key: 'result',
      folds: 90,
      title: t('column.result'),
      align: 'end',
      render: ({ result }) => <b className="num">{result === null ? '--' : score(result)}</b>,
    },
    {
      key: 'state',
      folds: 91,
      title: t('column.state'),
      render: ({ standing, waits }) => {
        if (standing === 'none') return '--'
        return (
          <StatusBadge tone={tones[standing]}>
            {t(`state.${standing}`, { count: waits })}
          </StatusBadge>
        )
      },
    },
  ]
}

/** TCH-067: the parts of the grade and the result of each student. */
export function ScoreList({ sign }: { sign: string }) {
  const { t } = useTranslation('statistics')
  const words = useSearch({ from: paths.statistics })
  const order = orders.find((one) => one === words.sort) ?? 'name'
  const sort = order === 'name' ? ('name' as const) : ('result' as const)
  const { search, change, asked, list } = useCallList(statistics.allCourseScoreList, words, {
    size: pageSize,
    given: { courseIdSign: sign, sort, descending: order === 'best' },
  })
  return (
    <ListSurface
      label={t('list.scores')}
      columns={useColumns(asked.data?.list ?? [])}
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
            label={t('order.label')}
            value={order}
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
