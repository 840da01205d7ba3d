import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { identities, people, type RosterEntry } from '@titian/contract'
import { callKey, SiteLink, useAct, usePageTitle } from '@titian/site'
import {
  FilterBar,
  type FilterOf,
  FilterSelect,
  type ListSearch,
  ListSurface,
  type ListWords,
  useCallList,
} from '@titian/site/staff'
import { ConfirmDialog, EmptyState, SectionHead, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useRosterColumns } from '../parts/use-roster-columns.tsx'

const size = 15

interface RemoveEntryProps {
  /** Null keeps the dialog closed. */
  entry: RosterEntry | null
  onClose: () => void
}

const { kind: kinds } = identities.listRoster.input.shape

interface RosterFiltersProps {
  filter: FilterOf<typeof identities.listRoster>
  change: ListSearch<ListWords<typeof identities.listRoster>>['change']
}

function RosterFilters({ filter, change }: RosterFiltersProps) {
  const { t } = useTranslation('identities')
  const { name, kind } = filter
  return (
    <FilterBar
      label={t('roster.search')}
      value={name}
      maxLength={60}
      onSearch={(word) => change({ name: word })}
    >
      <FilterSelect
        label={t('kindLabel')}
        value={kind}
        options={kinds
          .unwrap()
          .options.map((value) => ({ value, label: t(`roster.kind.${value}`) }))}
        usual="all"
        onChange={(value) => change({ kind: value })}
      />
    </FilterBar>
  )
}

function RemoveEntry({ entry, onClose }: RemoveEntryProps) {
  const { t } = useTranslation('identities')
  // Keeps the name on screen while the dialog fades out.
  const [last, setLast] = useState(entry)
  if (entry && entry !== last) setLast(entry)
  const act = useAct(identities.removeRosterEntry, {
    refresh: [identities.listRoster, identities.listIdentityRequests, people.listAuditLog].map(
      callKey,
    ),
    onDone: () => toast.success(t('roster.removed')),
  })
  const { name = '', number = '', takenByName = null } = last ?? {}
  return (
    <ConfirmDialog
      opened={entry !== null}
      onClose={onClose}
      title={t('roster.removeTitle', { name, number })}
      text={takenByName ? t('roster.removeHeld', { name: takenByName }) : t('roster.removeText')}
      confirmLabel={t('roster.remove')}
      cancelLabel={t('site:cancel')}
      danger
      onConfirm={async () => {
        if (entry) await act.mutateAsync({ sign: entry.sign })
      }}
    />
  )
}

/** The roster: the students and teachers that the school knows, with or without an account. */
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
