import { Checkbox } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { applications, deliveryStates } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useApplicationColumns } from '../parts/use-application-columns.tsx'

const size = 15
/** Every application has a state, so the filter does not offer `none`. */
const states = ['all', ...deliveryStates.filter((state) => state !== 'none')] as const

/** JOB-107: the page with the applications of the school. Staff do not see the resumes. */
export function ApplicationsPage() {
  const { t } = useTranslation('applications')
  const { filter, change, list } = useCallList(
    applications.listApplications,
    useSearch({ from: paths.applications }),
    { size },
  )
  const columns = useApplicationColumns()
  const isNarrowed = Boolean(filter.text) || filter.state !== 'all' || filter.mailFailed
  usePageTitle(t('title'))
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('search')}
            value={filter.text ?? ''}
            maxLength={80}
            onSearch={(text) => change({ text })}
          >
            <FilterSelect
              label={t('column.state')}
              value={filter.state ?? 'all'}
              usual="all"
              options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
              onChange={(state) => change({ state })}
            />
            <Checkbox
              label={t('mailFailed')}
              checked={filter.mailFailed ?? false}
              onChange={({ currentTarget: { checked } }) =>
                change({ mailFailed: checked ? 'true' : '' })
              }
            />
          </FilterBar>
        }
        empty={
          <EmptyState
            title={t(isNarrowed ? 'nothingFound' : 'none')}
            text={isNarrowed ? undefined : t('noneText')}
          />
        }
      />
    </>
  )
}
