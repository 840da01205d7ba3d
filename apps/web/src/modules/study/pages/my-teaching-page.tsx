import { courses, isTeaching, type TaughtCourse } from '@titian/contract'
import { Box, Button, Group, Text } from '@mantine/core'
import {
  CourseCover,
  ErrorView,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
  usePagerLabels,
  useSession,
} from '@titian/site'
import { EmptyState, ListSkeleton, Pager, SectionHead, StatusBadge, Surface } from '@titian/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { teacherSite } from '../../../parts/teacher-site.ts'

const size = 10
/** TCH-015: the states in the order of their codes. */
const states = [
  { name: 'draft', tone: 'neutral' },
  { name: 'waiting', tone: 'info' },
  { name: 'approved', tone: 'ok' },
  { name: 'refused', tone: 'danger' },
] as const

function Row({ course }: { course: TaughtCourse }) {
  const { t } = useTranslation('study')
  const { shortDate } = useFormats()
  const state = states[course.auditStatus] ?? states[0]
  const { courseName: name } = course
  return (
    <Group
      component="li"
      wrap="nowrap"
      gap="md"
      px={{ base: 'md', sm: 'lg' }}
      py="md"
      align="center"
    >
      <Box w={{ base: 72, sm: 120 }} flex="none">
        <CourseCover course={course} />
      </Box>
      <Box flex={1} miw={0}>
        <SiteLink {...linkTo.courseDetail(course.idSign)}>
          <Text component="b" fw={600} className="clip-2">
            {course.courseName}
          </Text>
        </SiteLink>
        <Text className="meta">
          {t('teaching.facts', {
            lessons: course.lessons,
            students: course.learners,
            date: shortDate(course.updatedAt),
          })}
        </Text>
        <StatusBadge tone={state.tone}>{t(`teaching.states.${state.name}`)}</StatusBadge>
        <Group component="nav" aria-label={t('teaching.workOn', { name })} gap="md" mt="xs">
          {(['course', 'members', 'statistics'] as const).map((page) => (
            <a
              key={page}
              className="link"
              href={teacherSite[page](course.idSign)}
              aria-label={t(`teaching.${page}Of`, { name })}
            >
              {t(`teaching.${page}`)}
            </a>
          ))}
        </Group>
      </Box>
    </Group>
  )
}

function Taught() {
  const { t } = useTranslation(['study', 'site'])
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useAsk(
    courses.myCourseList,
    { page, size },
    { placeholderData: keepPreviousData },
  )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={4} label={t('site:loading')} />
  if (data.total === 0)
    return (
      <EmptyState
        seed="empty-1"
        title={t('teaching.none')}
        action={
          <Button component="a" href={teacherSite.centre}>
            {t('teaching.toCentre')}
          </Button>
        }
      />
    )
  return (
    <>
      <Surface padding="none">
        <ul className="lined">
          {data.list.map((course) => (
            <Row key={course.idSign} course={course} />
          ))}
        </ul>
      </Surface>
      <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
    </>
  )
}

/**
 * CRS-124: the courses that a person teaches, including drafts; they are edited in the teaching
 * centre.
 */
export function MyTeachingPage() {
  const { t } = useTranslation('study')
  const { user } = useSession()
  usePageTitle(t('teaching.title'))
  if (!isTeaching(user))
    return (
      <>
        <SectionHead level={1} title={t('teaching.title')} />
        <EmptyState
          seed="empty-3"
          title={t('teaching.forTeachers')}
          action={
            <Button component={SiteLink} {...linkTo.learningCourses()}>
              {t('courses.title')}
            </Button>
          }
        />
      </>
    )
  const more = (
    <Button component="a" href={teacherSite.centre} variant="default">
      {t('teaching.toCentre')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('teaching.title')} />
      <Group mb="md">{more}</Group>
      <Taught />
    </>
  )
}
