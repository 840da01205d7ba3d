import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useDisclosure } from '@mantine/hooks'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { people } from '@titian/contract'
import { SiteLink, useAsk, usePageTitle } from '@titian/site'
import { ListSurface, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CreatePerson } from '../directory/create-person.tsx'
import { PeopleFilters } from '../directory/people-filters.tsx'
import { readFilters } from '../directory/read-filters.ts'
import { usePeopleColumns } from '../directory/use-people-columns.tsx'

const size = 15

/** The people of the school, for its staff. */
export function PeoplePage() {
  const { t } = useTranslation('people')
  const { search, page, change } = useListSearch(useSearch({ from: paths.people }))
  const [adding, { open, close }] = useDisclosure(false)
  const columns = usePeopleColumns()
  usePageTitle(t('title'))
  const asked = useAsk(
    people.listPeople,
    { ...readFilters(search), page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        more={
          <>
            <Button
              component={SiteLink}
              {...linkTo.peopleImports()}
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
            >
              {t('importLink')}
            </Button>
            <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={open}>
              {t('add')}
            </Button>
          </>
        }
      />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        filters={<PeopleFilters search={search} change={change} />}
        empty={<EmptyState seed="empty-2" title={t('none')} text={t('noneText')} />}
      />
      <CreatePerson opened={adding} onClose={close} />
    </>
  )
}
