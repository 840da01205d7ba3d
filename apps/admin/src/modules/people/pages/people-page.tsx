import { people } from '@titian/contract'
import { ErrorView, useAsk, usePagerLabels, usePageTitle } from '@titian/site'
import { DataTable, EmptyState, Pager, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import toolbar from '../../../parts/toolbar.module.css'
import { useListSearch } from '../../../parts/use-list-search.ts'
import { PeopleFilters } from '../parts/people-filters.tsx'
import { readFilters } from '../parts/read-filters.ts'
import { usePeopleColumns } from '../parts/use-people-columns.tsx'

const size = 15

/** The people of the school, for its staff. */
export function PeoplePage() {
  const { t } = useTranslation('people')
  const { search, page, change } = useListSearch()
  const labels = usePagerLabels()
  const columns = usePeopleColumns()
  usePageTitle(t('title'))
  const { data, error, isFetching, refetch } = useAsk(
    people.listPeople,
    { ...readFilters(search), page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} />
      <Surface padding="none">
        <PeopleFilters search={search} change={change} />
        {error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={data?.list ?? []}
            rowKey={({ sign }) => sign}
            loading={isFetching && !data}
            loadingLabel={t('site:loading')}
            empty={<EmptyState seed="empty-2" title={t('none')} text={t('noneText')} />}
          />
        )}
        <div className={toolbar['foot']}>
          {data && data.total > 0 ? (
            <Pager
              page={page}
              size={size}
              total={data.total}
              labels={labels}
              onChange={(next) => change({ page: next })}
            />
          ) : null}
        </div>
      </Surface>
    </>
  )
}
