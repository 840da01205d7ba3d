import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { identities, type RosterEntry } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { RemoveEntry } from '../parts/remove-entry.tsx'
import { RosterFilters } from '../parts/roster-filters.tsx'
import { useRosterColumns } from '../parts/use-roster-columns.tsx'

const size = 15

/** Whom the school knows as its students and teachers, whether or not they have an account. */
export function RosterPage() {
  const { t } = useTranslation('identities')
  const { filter, change, list } = useCallList(
    identities.listRoster,
    useSearch({ from: paths.roster }),
    { size },
  )
  const [chosen, setChosen] = useState<RosterEntry | null>(null)
  const columns = useRosterColumns(setChosen)
  usePageTitle(t('roster.title'))
  const importLink = (variant: 'default' | 'filled') => (
    <Button
      component={SiteLink}
      {...linkTo.rosterImports()}
      variant={variant}
      leftSection={<IconFileImport size={18} aria-hidden />}
    >
      {t('roster.import')}
    </Button>
  )
  const isNarrowed = filter.name !== '' || filter.kind !== 'all'
  return (
    <>
      <SectionHead
        level={1}
        title={t('roster.title')}
        lead={t('roster.lead')}
        more={importLink('filled')}
      />
      <ListSurface
        label={t('roster.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={<RosterFilters filter={filter} change={change} />}
        empty={
          <EmptyState
            seed="empty-7"
            title={t(isNarrowed ? 'roster.noMatch' : 'roster.none')}
            text={t(isNarrowed ? 'noMatchText' : 'roster.noneText')}
            action={isNarrowed ? undefined : importLink('default')}
          />
        }
      />
      <RemoveEntry entry={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
