import { useSearch } from '@tanstack/react-router'
import { people } from '@titian/contract'
import { useAsk, usePageTitle } from '@titian/site'
import { ListSurface, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { AuditFilters } from '../audit/audit-filters.tsx'
import { readAuditFilters } from '../audit/audit-search.ts'
import { ExportLog } from '../audit/export-log.tsx'
import { OnePerson } from '../audit/one-person.tsx'
import { useAuditColumns } from '../audit/use-audit-columns.tsx'

const size = 20

/** Who did what to whom, and why (ACC-241, ACC-258). */
export function AuditLogPage() {
  const { t } = useTranslation('people')
  const { search, page, change } = useListSearch(useSearch({ from: paths.auditLog }))
  const columns = useAuditColumns()
  usePageTitle(t('audit.title'))
  const filters = readAuditFilters(search)
  const asked = useAsk(
    people.listAuditLog,
    { ...filters, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('audit.title')}
        lead={t('audit.lead')}
        more={<ExportLog filters={filters} />}
      />
      {filters.personSign ? (
        <OnePerson sign={filters.personSign} onAll={() => change({ personSign: '' })} />
      ) : null}
      <ListSurface
        label={t('audit.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        filters={<AuditFilters search={search} change={change} />}
        empty={<EmptyState seed="empty-5" title={t('audit.none')} text={t('audit.noneText')} />}
      />
    </>
  )
}
