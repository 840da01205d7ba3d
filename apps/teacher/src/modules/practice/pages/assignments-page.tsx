import { Box, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { practice, type TaughtAssignment } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { useTaughtCourses } from '../../../parts/use-taught-courses.ts'

const size = 20

function useColumns(): DataColumn<TaughtAssignment>[] {
  const { t } = useTranslation('practice')
  const { dateTime, number, percent } = useFormats()
  return [
    {
      key: 'practice',
      title: t('field.practice'),
      onCard: 'title',
      render: (row) => (
        <RowLink {...linkTo.practiceBoard(row.sign)} stacked>
          <b>{row.practice.title}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {t('list.line', { attempts: row.attempts, passLine: percent(row.passLine / 100) })}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'opens',
      title: t('field.opensAt'),
      render: ({ opensAt }) => (
        <span className="num">{opensAt ? dateTime(opensAt) : t('list.atOnce')}</span>
      ),
    },
    {
      key: 'due',
      title: t('field.dueAt'),
      render: ({ dueAt }) => (
        <span className="num">{dueAt ? dateTime(dueAt) : t('list.noDue')}</span>
      ),
    },
    {
      key: 'started',
      title: t('list.started'),
      align: 'end',
      render: ({ started, students }) => (
        <span className="num">
          {t('list.of', { some: number(started), all: number(students) })}
        </span>
      ),
    },
    {
      key: 'ended',
      title: t('list.ended'),
      align: 'end',
      render: ({ ended }) => number(ended),
    },
    {
      key: 'passed',
      title: t('list.passed'),
      align: 'end',
      render: ({ passed }) => number(passed),
    },
    {
      key: 'average',
      title: t('list.average'),
      align: 'end',
      render: ({ average }) => (average === null ? '--' : percent(average / 100)),
    },
  ]
}

/** PRC-024: the practices that are assigned to one course. */
export function AssignmentsPage() {
  const { t } = useTranslation('practice')
  const { sign } = useParams({ from: paths.practices })
  const search = useSearch({ from: paths.practices })
  const { data: taught = [] } = useTaughtCourses()
  usePageTitle(t('list.title'))
  const columns = useColumns()
  const { list } = useCallList(practice.listAssignments, search, {
    size,
    given: { courseIdSign: sign },
  })
  const add = (
    <Button
      component={SiteLink}
      {...linkTo.newPractice(sign)}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  return (
    <>
      <SectionHead
        level={1}
        title={t('list.title')}
        lead={taught.find(({ idSign }) => idSign === sign)?.courseName}
        more={
          <Group gap="sm">
            <Button variant="default" component={SiteLink} {...linkTo.practiceDemo()}>
              {t('demo.open')}
            </Button>
            <Button variant="default" component={SiteLink} {...linkTo.erpCards()}>
              {t('list.ownCards')}
            </Button>
            {add}
          </Group>
        }
      />
      <CourseTabs sign={sign} at="practices" />
      <ListSurface
        label={t('list.title')}
        columns={columns}
        rowKey={(row) => row.sign}
        {...list}
        empty={<EmptyState title={t('list.none')} text={t('list.noneText')} action={add} />}
      />
    </>
  )
}
