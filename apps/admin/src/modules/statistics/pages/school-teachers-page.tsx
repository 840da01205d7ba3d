import { Box, Button, Checkbox, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type SchoolTeacher, statistics } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, type ListWords, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { RemoveTeachers } from '../parts/remove-teachers.tsx'

export type TeacherWords = ListWords<typeof statistics.schoolTeacherList>

const size = 20

interface Choosing {
  chosen: readonly SchoolTeacher[]
  onChoose: (teacher: SchoolTeacher, on: boolean) => void
}

function useColumns({ chosen, onChoose }: Choosing): DataColumn<SchoolTeacher>[] {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  return [
    {
      key: 'name',
      title: t('teachers.name'),
      onCard: 'title',
      render: (teacher) => (
        <Group gap="sm" wrap="nowrap">
          <Checkbox
            aria-label={t('teachers.choose', { name: teacher.name })}
            checked={chosen.some(({ idSign }) => idSign === teacher.idSign)}
            onChange={({ currentTarget: { checked } }) => onChoose(teacher, checked)}
          />
          <Box miw={0}>
            <SiteLink className="link" {...linkTo.person(teacher.userSign)}>
              <b>{teacher.name}</b>
            </SiteLink>
            {teacher.title ? (
              <Box c="dimmed" fz="xs" fw={400}>
                {teacher.title}
              </Box>
            ) : null}
          </Box>
        </Group>
      ),
    },
    {
      key: 'courses',
      title: t('teachers.courses'),
      align: 'end',
      render: ({ courses }) => <span className="num">{formats.number(courses)}</span>,
    },
    {
      key: 'students',
      title: t('students'),
      align: 'end',
      render: ({ students }) => <span className="num">{formats.number(students)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('goOn')}</span>,
      align: 'end',
      onCard: 'actions',
      render: ({ name }) => (
        <SiteLink
          className="link"
          {...linkTo.supervision({ name })}
          aria-label={t('teachers.coursesOf', { name })}
        >
          {t('teachers.toCourses')}
        </SiteLink>
      ),
    },
  ]
}

/** TCH-068, TCH-163: who teaches at the school, and what. */
export function SchoolTeachersPage() {
  const { t } = useTranslation('statistics')
  const { filter, change, list } = useCallList(
    statistics.schoolTeacherList,
    useSearch({ from: paths.schoolTeachers }),
    { size },
  )
  const [chosen, setChosen] = useState<readonly SchoolTeacher[]>([])
  const [removing, setRemoving] = useState(false)
  usePageTitle(t('teachers.title'))
  const columns = useColumns({
    chosen,
    onChoose: (teacher, on) =>
      setChosen((before) => [
        ...before.filter(({ idSign }) => idSign !== teacher.idSign),
        ...(on ? [teacher] : []),
      ]),
  })
  return (
    <>
      <SectionHead level={1} title={t('teachers.title')} lead={t('teachers.lead')} />
      {chosen.length > 0 ? (
        <Group gap="sm" mb="sm">
          <Button color="red" variant="light" onClick={() => setRemoving(true)}>
            {t('teachers.remove', { count: chosen.length })}
          </Button>
          <Button variant="subtle" onClick={() => setChosen([])}>
            {t('teachers.clear')}
          </Button>
        </Group>
      ) : null}
      <ListSurface
        label={t('teachers.title')}
        columns={columns}
        rowKey={({ idSign }) => idSign}
        {...list}
        filters={
          <FilterBar
            label={t('teachers.search')}
            value={filter.name}
            maxLength={60}
            onSearch={(word) => change({ name: word })}
          />
        }
        empty={
          <EmptyState seed="empty-2" title={t('teachers.none')} text={t('teachers.noneText')} />
        }
      />
      {removing ? (
        <RemoveTeachers
          teachers={chosen}
          onDone={() => setChosen([])}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </>
  )
}
