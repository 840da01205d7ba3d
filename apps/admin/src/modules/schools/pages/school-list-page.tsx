import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { schools, type SchoolRow } from '@titian/contract'
import { ErrorView, useAsk, usePagerLabels, usePageTitle, useSession } from '@titian/site'
import { hasRole } from '@titian/site/staff'
import { DataTable, EmptyState, NoPermissionState, Pager, SectionHead, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../parts/filter-search.tsx'
import toolbar from '../../../parts/toolbar.module.css'
import { useListSearch } from '../../../parts/use-list-search.ts'
import { CreateSchoolDialog } from '../parts/create-school-dialog.tsx'
import { HostsDialog } from '../parts/hosts-dialog.tsx'
import { useSchoolColumns } from '../parts/use-school-columns.tsx'

const size = 15

function List() {
  const { t } = useTranslation('schools')
  const { search, page, change } = useListSearch()
  const labels = usePagerLabels()
  const [changed, setChanged] = useState<SchoolRow | null>(null)
  const columns = useSchoolColumns(setChanged)
  const { data, error, isFetching, refetch } = useAsk(
    schools.listSchools,
    { name: search['name'] ?? '', page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <Surface padding="none">
      <div className={toolbar['bar']}>
        <div className={toolbar['grow']}>
          <FilterSearch
            label={t('schoolList.search')}
            value={search['name'] ?? ''}
            maxLength={60}
            onSearch={(name) => change({ name })}
          />
        </div>
      </div>
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('schoolList.title')}
          columns={columns}
          rows={data?.list ?? []}
          rowKey={({ sign }) => sign}
          loading={isFetching && !data}
          loadingLabel={t('site:loading')}
          empty={<EmptyState title={t('schoolList.none')} text={t('schoolList.noneText')} />}
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
      {changed ? (
        <HostsDialog key={changed.sign} school={changed} onClose={() => setChanged(null)} />
      ) : null}
    </Surface>
  )
}

/** All schools of the platform, for those who run it; others hear whose work this is. */
export function SchoolListPage() {
  const { t } = useTranslation('schools')
  const { user } = useSession()
  const [creates, setCreates] = useState(false)
  usePageTitle(t('schoolList.title'))
  if (!user || !hasRole(user.roleStr, ['platformAdmin'])) {
    return (
      <NoPermissionState
        level={1}
        title={t('schoolList.refused')}
        text={t('schoolList.refusedText')}
      />
    )
  }
  return (
    <>
      <SectionHead
        level={1}
        title={t('schoolList.title')}
        lead={t('schoolList.lead')}
        more={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreates(true)}>
            {t('schoolList.add')}
          </Button>
        }
      />
      <List />
      {creates ? <CreateSchoolDialog onClose={() => setCreates(false)} /> : null}
    </>
  )
}
