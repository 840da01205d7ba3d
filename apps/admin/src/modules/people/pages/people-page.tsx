import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useDisclosure } from '@mantine/hooks'
import { IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { mostPeopleAtOnce, people, type Person } from '@titian/contract'
import { SiteLink, usePageTitle } from '@titian/site'
import { ExportMenu, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead } from '@titian/ui'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CreatePerson } from '../directory/create-person.tsx'
import { storedFilter } from '../directory/stored-filter.ts'
import { PeopleFilters } from '../directory/people-filters.tsx'
import { orderOf, readFilters, readSize, wordsOf } from '../directory/read-filters.ts'
import { usePeopleColumns } from '../directory/use-people-columns.tsx'
import { BulkBar } from '../selection/bulk-bar.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'

/** The people who were ticked, on whatever page of the list; no more than one act takes. */
function useChosen() {
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const onChoose = useCallback((person: Person, on: boolean) => {
    setChosen((before) => {
      const others = before.filter(({ sign }) => sign !== person.sign)
      return on && others.length < mostPeopleAtOnce ? [...others, person] : others
    })
  }, [])
  return {
    chosen,
    isChosen: ({ sign }: Person) => chosen.some((one) => one.sign === sign),
    onChoose,
    leaveOut: (signs: readonly string[]) =>
      setChosen((before) => before.filter(({ sign }) => !signs.includes(sign))),
    clear: () => setChosen([]),
  }
}

/** The people of the school, for its staff (ACC-287). */
export function PeoplePage() {
  const { t } = useTranslation('people')
  const words = useSearch({ from: paths.people })
  const [filter, size] = [readFilters(words), readSize(words)]
  const { search, change, asked, list } = useCallList(people.listPeople, words, {
    size,
    given: filter,
  })
  const [adding, { open, close }] = useDisclosure(false)
  const { chosen, isChosen, onChoose, leaveOut, clear } = useChosen()
  const { sort, descending } = filter
  // FRM-367: ticked people are the ones that the file is of.
  const ticked =
    chosen.length > 0 ? { signs: chosen.map(({ sign }) => sign), sort, descending } : filter
  usePageTitle(t('title'))
  const columns = usePeopleColumns({ rows: asked.data?.list ?? [], isChosen, onChoose })
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
            <ViewsMenu filter={filter} onChoose={(savedFilter) => change(wordsOf(savedFilter))} />
            <ExportMenu
              call={people.exportPeople}
              input={ticked}
              label={
                chosen.length > 0
                  ? t('exportTicked', { count: chosen.length })
                  : t('exportAll', { count: asked.data?.total ?? 0 })
              }
            />
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
      <BulkBar chosen={chosen} leaveOut={leaveOut} clear={clear} />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        sort={{ key: filter.sort, direction: filter.descending ? 'desc' : 'asc' }}
        onSort={({ key, direction }) => change(orderOf(key, direction))}
        filters={
          <PeopleFilters search={search} change={change} classes={asked.data?.classes ?? []} />
        }
        empty={<EmptyState seed="empty-2" title={t('none')} text={t('noneText')} />}
      />
      <CreatePerson opened={adding} onClose={close} />
    </>
  )
}
