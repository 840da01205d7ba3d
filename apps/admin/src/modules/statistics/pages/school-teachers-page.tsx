import { Box, Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type SchoolTeacher, statistics } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import {
  chooseColumn,
  FilterBar,
  ListSurface,
  type ListWords,
  SelectionBar,
  useCallList,
  useSelection,
} from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { RemoveTeachers } from '../parts/remove-teachers.tsx'

export type TeacherWords = ListWords<typeof statistics.schoolTeacherList>

const size = 20

const keyOf = ({ idSign }: SchoolTeacher) => idSign

function useColumns(
  selection: Parameters<typeof chooseColumn<SchoolTeacher>>[0]['selection'],
): DataColumn<SchoolTeacher>[] {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  return [
    chooseColumn({
      selection,
      pageLabel: t('teachers.choosePage'),
      rowLabel: ({ name }) => t('teachers.choose', { name }),
    }),
    {
      key: 'name',
      title: t('teachers.name'),
      onCard: 'title',
      render: (teacher) => (
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

/** TCH-068, TCH-163: the teachers of the school with their courses. */
export function SchoolTeachersPage() {
  const { t } = useTranslation('statistics')
  const { filter, change, asked, list } = useCallList(
    statistics.schoolTeacherList,
    useSearch({ from: paths.schoolTeachers }),
    { size },
  )
  const selection = useSelection<SchoolTeacher>({
    filter: { name: filter.name },
    keyOf,
    data: asked.data,
    // TCH-163: the dialog shows the names of the teachers before it removes them.
    namedOnly: true,
  })
  const [removing, setRemoving] = useState(false)
  usePageTitle(t('teachers.title'))
  const columns = useColumns(selection)
  return (
    <>
      <SectionHead level={1} title={t('teachers.title')} lead={t('teachers.lead')} />
      <ListSurface
        label={t('teachers.title')}
        columns={columns}
        rowKey={keyOf}
        {...list}
        bar={
          <SelectionBar selection={selection}>
            <Button color="red" variant="light" onClick={() => setRemoving(true)}>
              {t('teachers.remove', { count: selection.count })}
            </Button>
          </SelectionBar>
        }
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
          teachers={selection.rows}
          onDone={selection.clear}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </>
  )
}
