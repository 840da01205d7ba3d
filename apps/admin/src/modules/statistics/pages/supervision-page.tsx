import { useSearch } from '@tanstack/react-router'
import { statistics, supervisionSorts, supervisionViews } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { ExportMenu, FilterBar, FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { orderOf } from '../parts/order-words.ts'
import { readSupervision } from '../parts/supervision-words.ts'
import { useSupervisionColumns } from '../parts/use-supervision-columns.tsx'

const size = 20

/** TCH-056, TCH-160: the progress of the courses of the school. */
export function SupervisionPage() {
  const { t } = useTranslation('statistics')
  const words = useSearch({ from: paths.supervision })
  const { filter, change, list } = useCallList(statistics.superviseCourses, words, {
    size,
    given: readSupervision(words),
  })
  const columns = useSupervisionColumns()
  usePageTitle(t('title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        lead={t('lead')}
        more={<ExportMenu call={statistics.exportSupervision} input={filter} />}
      />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        sort={{ key: filter.sort, direction: filter.descending ? 'desc' : 'asc' }}
        onSort={({ key, direction }) => change(orderOf(supervisionSorts, key, direction))}
        filters={
          <FilterBar
            label={t('search')}
            value={filter.name}
            maxLength={60}
            onSearch={(name) => change({ name })}
          >
            <FilterSelect
              label={t('waiting')}
              value={filter.only}
              usual="all"
              options={supervisionViews.map((value) => ({ value, label: t(`only.${value}`) }))}
              onChange={(only) => change({ only })}
            />
          </FilterBar>
        }
        empty={<EmptyState seed="empty-3" title={t('none')} text={t('noneText')} />}
      />
    </>
  )
}
