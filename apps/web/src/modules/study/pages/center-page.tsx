import { Flex } from '@mantine/core'
import { progress, study, studyRules, type JoinedCourse } from '@titian/contract'
import {
  ErrorView,
  SiteLink,
  useAsk,
  usePageTitle,
  useSession,
  type LinkTarget,
} from '@titian/site'
import { CardSkeleton, ListSkeleton, Surface } from '@titian/ui'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { CalendarCard } from '../calendar/calendar-card.tsx'
import { HeadRow } from '../center/head-row.tsx'
import { ContinueCard } from '../center/continue-card.tsx'
import { shortName } from '../center/short-name.ts'
import { StudyCard } from '../center/study-card.tsx'
import { TaskList } from '../center/task-list.tsx'
import { WatchedList } from '../center/watched-list.tsx'
import { useStoredReports } from '../watch-reports/use-stored-reports.ts'
import { CourseRow } from '../parts/course-row.tsx'
import { FindCourses } from '../parts/find-courses.tsx'

/** The number of rows before the link to all. */
const shown = 5
const column = { direction: 'column', gap: { base: 'md', sm: 'lg' } } as const

function latest(list: readonly JoinedCourse[]): JoinedCourse[] {
  return list.toSorted((one, other) =>
    (other.lastStudyAt ?? '').localeCompare(one.lastStudyAt ?? ''),
  )
}

interface ProgressProps {
  id: string
  title: string
  list: readonly JoinedCourse[]
  link: LinkTarget
}

function Progress({ id, title, list, link }: ProgressProps) {
  const { t } = useTranslation('study')
  if (list.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Surface padding="none">
        <HeadRow>
          <h2 id={id}>{title}</h2>
          <SiteLink className="link" {...link}>
            {t('center.all')} <IconChevronRight size={16} aria-hidden />
          </SiteLink>
        </HeadRow>
        <ul className="lined">
          {list.slice(0, shown).map((course) => (
            <li key={course.sign}>
              <CourseRow course={course} />
            </li>
          ))}
        </ul>
      </Surface>
    </section>
  )
}

function useCenter() {
  const { inProgress, completed } = studyRules.studyStatus
  const running = useAsk(study.courseStudyProgress, { studyStatus: inProgress, size: 20 })
  const finished = useAsk(study.courseStudyProgress, { studyStatus: completed, size: shown })
  const days = useAsk(progress.studyProcess, {})
  const numbers = useAsk(progress.personalProgress, {})
  const all = [running, finished, days, numbers]
  return {
    running: running.data,
    finished: finished.data,
    days: days.data,
    numbers: numbers.data,
    error: all.find(({ error }) => error)?.error,
    retry: () => void Promise.all(all.map(({ refetch }) => refetch())),
  }
}

function Center() {
  const { t } = useTranslation(['study', 'site'])
  const { user } = useSession()
  const { running, finished, days, numbers, error, retry } = useCenter()
  if (error) return <ErrorView error={error} onRetry={retry} />
  if (!running || !finished || !days || !numbers)
    return (
      <>
        <CardSkeleton count={1} label={t('site:loading')} />
        <ListSkeleton count={4} />
      </>
    )
  const current = latest(running.list)
  const [first] = current
  const isNew = running.total + finished.total === 0
  return (
    <>
      {first ? <ContinueCard course={first} /> : <FindCourses kind={isNew ? 'joined' : 'next'} />}
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap={{ base: 'md', sm: 'lg' }}
        align={{ lg: 'flex-start' }}
      >
        <Flex {...column} flex={1} miw={0} w={{ base: '100%', lg: 'auto' }}>
          {isNew ? null : <StudyCard study={days} numbers={numbers} />}
          <TaskList key={user?.userId} />
          <Progress
            id="running"
            title={t('center.progress')}
            list={current}
            link={linkTo.learningCourses()}
          />
          <Progress
            id="finished"
            title={t('center.completed')}
            list={finished.list}
            link={linkTo.learningCourses('2')}
          />
        </Flex>
        <Flex {...column} w={{ base: '100%', lg: 336 }} flex="none">
          <CalendarCard />
          <WatchedList />
        </Flex>
      </Flex>
    </>
  )
}

/**
 * CRS-080, CRS-081: the learning centre: progress, calendar, last watched lessons and open tasks.
 */
export function CenterPage() {
  const { t } = useTranslation('study')
  const { user } = useSession()
  usePageTitle(t('center.title'))
  useStoredReports()
  return (
    <Flex {...column}>
      <h1>{t('center.hello', { name: shortName(user?.name ?? '') })}</h1>
      <Center />
    </Flex>
  )
}
