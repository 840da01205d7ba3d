import { useSearch } from '@tanstack/react-router'
import { people } from '@titian/contract'
import { usePageTitle } from '@titian/site'
import { ListSurface, useCallList } from '@titian/site/staff'
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
  const words = useSearch({ from: paths.auditLog })
  const { search, change, filter, list } = useCallList(people.listAuditLog, words, {
    size,
    given: readAuditFilters(words),
  })
  const columns = useAuditColumns()
  usePageTitle(t('audit.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('audit.title')}
        lead={t('audit.lead')}
        more={<ExportLog filters={filter} />}
      />
      {filter.personSign ? (
        <OnePerson sign={filter.personSign} onAll={() => change({ personSign: '' })} />
      ) : null}
      <ListSurface
        label={t('audit.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={<AuditFilters search={search} change={change} />}
        empty={<EmptyState seed="empty-5" title={t('audit.none')} text={t('audit.noneText')} />}
      />
    </>
  )
}
