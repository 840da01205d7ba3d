import { Box, Button, Flex } from '@mantine/core'
import { IconChartBar, IconClipboardText, IconPencil, IconPlus } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { courses, type TaughtCourse } from '@titian/contract'
import { CourseCover, CoursePrice, SiteLink, useFormats } from '@titian/site'
import {
  CourseState,
  FilterBar,
  ListSurface,
  RowLink,
  useCallList,
  filterOf,
} from '@titian/site/staff'
import { EmptyState, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseMenu } from '../bundle/course-menu.tsx'

const size = 10

function useColumns(): DataColumn<TaughtCourse>[] {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  return [
    {
      key: 'name',
      title: t('list.name'),
      onCard: 'title',
      render: (course) => (
        <RowLink {...linkTo.course(course.idSign)}>
          <CourseCover course={course} w={80} flex="none" bdrs="sm" />
          <Flex component="span" direction="column" miw={0} fw={600}>
            <b className="clip-2">{course.courseName}</b>
            <Box component="span" c="dimmed" fz="xs" fw={400}>
              {t('list.by', { name: course.authorName })} · {formats.shortDate(course.updatedAt)}
            </Box>
          </Flex>
        </RowLink>
      ),
    },
    {
      key: 'state',
      folds: 5,
      title: t('list.state'),
      render: (course) => <CourseState auditStatus={course.auditStatus} onList={course.onList} />,
    },
    {
      key: 'lessons',
      folds: 1,
      title: t('list.lessons'),
      align: 'end',
      render: ({ lessons }) => formats.number(lessons),
    },
    {
      key: 'learners',
      folds: 4,
      title: t('list.learners'),
      align: 'end',
      render: ({ learners }) => formats.number(learners),
    },
    {
      key: 'price',
      folds: 3,
      title: t('list.price'),
      align: 'end',
      render: ({ coursePrice }) => <CoursePrice price={coursePrice} size="sm" />,
    },
    {
      key: 'acts',
      folds: 2,
      title: <span className="visually-hidden">{t('list.tests')}</span>,
      onCard: 'actions',
      align: 'end',
      render: ({ idSign, courseName }) => (
        <Flex
          gap={4}
          wrap={{ base: 'wrap', sm: 'nowrap' }}
          justify={{ base: 'flex-start', sm: 'flex-end' }}
        >
          <Button
            component={SiteLink}
            {...linkTo.statistics(idSign)}
            variant="subtle"
            leftSection={<IconChartBar size={18} aria-hidden />}
            aria-label={t('list.statisticsOf', { name: courseName })}
          >
            {t('list.statistics')}
          </Button>
          <Button
            component={SiteLink}
            {...linkTo.homework(idSign)}
            variant="subtle"
            leftSection={<IconClipboardText size={18} aria-hidden />}
            aria-label={t('list.homeworkOf', { name: courseName })}
          >
            {t('list.homework')}
          </Button>
          <Button
            component={SiteLink}
            {...linkTo.examinations({ courseIdSign: idSign })}
            variant="subtle"
            leftSection={<IconPencil size={18} aria-hidden />}
            aria-label={t('list.examinations', { name: courseName })}
          >
            {t('list.tests')}
          </Button>
          <CourseMenu course={{ idSign, courseName }} />
        </Flex>
      ),
    },
  ]
}

function Nothing({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  const { t } = useTranslation('courses')
  if (filtered) {
    return (
      <EmptyState
        seed="empty-2"
        title={t('list.nothing')}
        text={t('list.nothingText')}
        action={
          <Button variant="default" onClick={onAll}>
            {t('list.showAll')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('list.none')}
      text={t('list.noneText')}
      action={
        <Button
          component={SiteLink}
          {...linkTo.newCourse()}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {t('newCourse')}
        </Button>
      }
    />
  )
}

/** TCH-016: the courses that this teacher writes or teaches; for staff, all of the school. */
export function CourseTable() {
  const { t } = useTranslation('courses')
  const words = useSearch({ from: paths.teachingCenter })
  const { courseName = '', state } = words
  const { auditStatus } = filterOf(courses.myCourseList, { auditStatus: state })
  const { change, list } = useCallList(courses.myCourseList, words, {
    size,
    given: { auditStatus },
  })
  const columns = useColumns()
  const filtered = courseName !== '' || state !== undefined
  return (
    <ListSurface
      label={t('list.label')}
      columns={columns}
      rowKey={({ idSign }) => idSign}
      {...list}
      filters={
        <FilterBar
          label={t('list.search')}
          value={courseName}
          maxLength={60}
          onSearch={(word) => change({ courseName: word })}
        />
      }
      empty={
        <Nothing
          filtered={filtered}
          onAll={() => change({ courseName: undefined, state: undefined })}
        />
      }
    />
  )
}
