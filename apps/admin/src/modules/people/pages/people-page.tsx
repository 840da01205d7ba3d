import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useDisclosure } from '@mantine/hooks'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { people, type Person } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { ExportMenu, FoldedActs, ListSurface, useCallList, useSelection } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CreatePerson } from '../directory/create-person.tsx'
import { storedFilter } from '../directory/stored-filter.ts'
import { PeopleFilters } from '../directory/people-filters.tsx'
import {
  orderOf,
  type PeopleNarrowing,
  readFilters,
  readSize,
  wordsOf,
} from '../directory/read-filters.ts'
import { usePeopleColumns } from '../directory/use-people-columns.tsx'
import { BulkBar } from '../selection/bulk-bar.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'

const keyOf = ({ sign }: Person) => sign

/** The page of the people of the school (ACC-287). */
export function PeoplePage() {
  const { t } = useTranslation('people')
  const words = useSearch({ from: paths.people })
  const [filter, size] = [readFilters(words), readSize(words)]
  const { search, change, asked, list } = useCallList(people.listPeople, words, {
    size,
    given: filter,
  })
  const [adding, { open, close }] = useDisclosure(false)
  const { sort, descending, ...narrowing } = filter
  const selection = useSelection<Person, PeopleNarrowing>({
    filter: narrowing,
    keyOf,
    data: asked.data,
  })
  usePageTitle(t('title'))
  const columns = usePeopleColumns(selection)
  useEffect(() => {
    storedFilter.keep(search)
  }, [search])
  return (
    <>
      <SectionHead
        level={1}
        title={t('title')}
        more={
          <>
            <FoldedActs inHead>
              <ViewsMenu filter={filter} onChoose={(savedFilter) => change(wordsOf(savedFilter))} />
              {selection.count === 0 ? (
                <ExportMenu
                  call={people.exportPeople}
                  input={filter}
                  label={t('exportAll', { count: asked.data?.total ?? 0 })}
                />
              ) : null}
              <Button
                component={SiteLink}
                {...linkTo.peopleImports()}
                variant="default"
                leftSection={<IconFileImport size={18} aria-hidden />}
              >
                {t('importLink')}
              </Button>
            </FoldedActs>
            <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={open}>
              {t('add')}
            </Button>
          </>
        }
      />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={keyOf}
        {...list}
        bar={<BulkBar selection={selection} order={{ sort, descending }} />}
        sort={{ key: filter.sort, direction: filter.descending ? 'desc' : 'asc' }}
        onSort={({ key, direction }) => change(orderOf(key, direction))}
        filters={
          <PeopleFilters search={search} change={change} classes={asked.data?.classes ?? []} />
        }
        empty={<EmptyState seed="empty-2" title={t('none')} text={t('noneText')} />}
      />
      {adding ? <CreatePerson onClose={close} /> : null}
    </>
  )
}
