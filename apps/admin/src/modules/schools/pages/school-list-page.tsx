import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { schools, type SchoolRow } from '@titian/contract'
import { usePageTitle, useSession } from '@titian/site'
import { FilterBar, hasRole, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, NoPermissionState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CreateSchoolDialog } from '../platform/create-school-dialog.tsx'
import { HostsDialog } from '../platform/hosts-dialog.tsx'
import { SuspensionDialog } from '../platform/suspension-dialog.tsx'
import { LimitsDialog } from '../limits/limits-dialog.tsx'
import { useSchoolColumns } from '../platform/use-school-columns.tsx'

const size = 15

function List() {
  const { t } = useTranslation('schools')
  const { filter, change, list } = useCallList(
    schools.listSchools,
    useSearch({ from: paths.schools }),
    { size },
  )
  const [changed, setChanged] = useState<SchoolRow | null>(null)
  const [limited, setLimited] = useState<SchoolRow | null>(null)
  const [suspended, setSuspended] = useState<SchoolRow | null>(null)
  const columns = useSchoolColumns({
    hosts: setChanged,
    limits: setLimited,
    suspension: setSuspended,
  })
  return (
    <>
      <ListSurface
        label={t('schoolList.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('schoolList.search')}
            value={filter.name}
            maxLength={60}
            onSearch={(name) => change({ name })}
          />
        }
        empty={<EmptyState title={t('schoolList.none')} text={t('schoolList.noneText')} />}
      />
      {changed ? (
        <HostsDialog key={changed.sign} school={changed} onClose={() => setChanged(null)} />
      ) : null}
      {limited ? (
        <LimitsDialog key={limited.sign} school={limited} onClose={() => setLimited(null)} />
      ) : null}
      {suspended ? (
        <SuspensionDialog
          key={suspended.sign}
          school={suspended}
          onClose={() => setSuspended(null)}
        />
      ) : null}
    </>
  )
}

/**
 * The schools of the platform. Only platform staff may see them; other staff see who is
 * responsible.
 */
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
