import { Box, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { isStaff, statistics, type SupervisedCourse } from '@titian/contract'
import {
  ErrorView,
  SiteLink,
  useAsk,
  useFormats,
  usePagerLabels,
  usePageTitle,
  useSession,
} from '@titian/site'
import { EmptyState, ListSkeleton, Pager, SectionHead, StatusBadge, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { teacherSite } from '../../../parts/teacher-site.ts'

const size = 20
const views = ['all', 'waiting'] as const
const pauseMilliseconds = 300

function Row({ course }: { course: SupervisedCourse }) {
  const { t } = useTranslation('study')
  const { number, percent, dateTime, list } = useFormats()
  const { sign, courseName: name, meanProgress, lastStudyAt, atRisk, waiting } = course
  return (
    <Box component="li" px={{ base: 'md', sm: 'lg' }} py="md">
      <SiteLink {...linkTo.courseDetail(sign)}>
        <Text component="b" fw={600} className="clip-2">
          {name}
        </Text>
      </SiteLink>
      <Text className="meta">{list(course.teacherNames)}</Text>
      <Text className="meta num">
        {t('regulate.facts', {
          students: number(course.students),
          completed: number(course.completed),
          progress: meanProgress === null ? '--' : percent(meanProgress),
        })}
      </Text>
      <Text className="meta">
        {lastStudyAt ? t('regulate.last', { time: dateTime(lastStudyAt) }) : t('regulate.never')}
      </Text>
      <Group gap="xs">
        {atRisk > 0 ? (
          <StatusBadge tone="warn">{t('regulate.atRisk', { count: atRisk })}</StatusBadge>
        ) : null}
        {waiting > 0 ? (
          <StatusBadge tone="info">{t('regulate.waiting', { count: waiting })}</StatusBadge>
        ) : null}
      </Group>
      <Group component="nav" aria-label={t('regulate.actions', { name })} gap="md" mt="xs">
        {(['members', 'statistics'] as const).map((page) => (
          <a
            key={page}
            className="link"
            href={teacherSite[page](sign)}
            aria-label={t(`regulate.${page}Of`, { name })}
          >
            {t(`regulate.${page}`)}
          </a>
        ))}
      </Group>
    </Box>
  )
}

function Courses({ name, only }: { name: string; only: (typeof views)[number] }) {
  const { t } = useTranslation(['study', 'site'])
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useAsk(
    statistics.superviseCourses,
    { name, only, page, size },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={4} label={t('site:loading')} picture={false} />
  if (data.total === 0) return <EmptyState seed="empty-2" title={t('regulate.none')} />
  return (
    <>
      <Surface padding="none">
        <ul className="lined">
          {data.list.map((course) => (
            <Row key={course.sign} course={course} />
          ))}
        </ul>
      </Surface>
      <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
    </>
  )
}

/**
 * FRM-065: the courses of the school for its staff, with links to students, progress and records.
 */
export function RegulatePage() {
  const { t } = useTranslation('study')
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const [name] = useDebouncedValue(typed.trim(), pauseMilliseconds)
  const [only, setOnly] = useState<(typeof views)[number]>('all')
  usePageTitle(t('regulate.title'))
  if (!isStaff(user))
    return (
      <>
        <SectionHead level={1} title={t('regulate.title')} />
        <EmptyState seed="empty-3" title={t('regulate.forStaff')} />
      </>
    )
  return (
    <>
      <SectionHead level={1} title={t('regulate.title')} lead={t('regulate.lead')} />
      <Group mb="md" align="end">
        <TextInput
          type="search"
          label={t('regulate.find')}
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('regulate.show')}
          value={only}
          data={views.map((value) => ({ value, label: t(`regulate.only.${value}`) }))}
          onChange={(event) =>
            setOnly(views.find((view) => view === event.currentTarget.value) ?? 'all')
          }
        />
        <Button component="a" href={teacherSite.schoolTeachers} variant="default">
          {t('regulate.teachers')}
        </Button>
      </Group>
      {/* Another search starts at its first page. */}
      <Courses key={`${only} ${name}`} name={name} only={only} />
    </>
  )
}
