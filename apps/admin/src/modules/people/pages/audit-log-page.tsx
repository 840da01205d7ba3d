import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { type InputOf, people } from '@titian/contract'
import { SiteLink, useAct, useAsk, usePageTitle } from '@titian/site'
import { ListSurface, useCallList, useOnce, fileTimeout } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { AuditFilters } from '../audit/audit-filters.tsx'
import { readAuditFilters } from '../audit/audit-search.ts'
import { useAuditColumns } from '../audit/use-audit-columns.tsx'
import { saveCsv } from '../../../parts/save-csv.ts'

const size = 20

/** The time zone of the reader, in which the exported file writes its times. */
const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Downloads the filtered log as a CSV file. */
function ExportLog({ filters }: { filters: InputOf<typeof people.exportAuditLog> }) {
  const { t } = useTranslation('people')
  const act = useAct(people.exportAuditLog, {
    timeout: fileTimeout,
    onDone: ({ fileName, text }) => saveCsv(fileName, text),
  })
  const once = useOnce(act)
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={act.isPending}
      onClick={() => once({ ...filters, timeZone: hereZone() })}
    >
      {t('audit.export')}
    </Button>
  )
}

/** ACC-289: shown when the log is narrowed to one person. */
function OnePerson({ sign, onAll }: { sign: string; onAll: () => void }) {
  const { t } = useTranslation('people')
  const { data } = useAsk(people.getPerson, { sign })
  return (
    <Group gap="sm" mb="sm">
      <span>
        {t('log.only')}{' '}
        <SiteLink className="link" {...linkTo.person(sign)}>
          {data?.name ?? t('person')}
        </SiteLink>
      </span>
      <Button variant="subtle" onClick={onAll}>
        {t('log.everybody')}
      </Button>
    </Group>
  )
}

/** The audit log: who did what to whom, and why (ACC-241, ACC-258). */
export function AuditLogPage() {
  const { t } = useTranslation('people')
  const words = useSearch({ from: paths.auditLog })
  const { search, change, filter, asked, list } = useCallList(people.listAuditLog, words, {
    size,
    given: readAuditFilters(words),
  })
  const columns = useAuditColumns()
  usePageTitle(t('audit.title'))
  const keptYears = asked.data?.keptYears ?? 0
  const lead = t('audit.lead')
  return (
    <>
      <SectionHead
        level={1}
        title={t('audit.title')}
        lead={keptYears > 0 ? `${lead} ${t('audit.kept', { count: keptYears })}` : lead}
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
