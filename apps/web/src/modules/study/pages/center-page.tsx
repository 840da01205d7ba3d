import { Flex } from '@mantine/core'
import { study, studyRules, type JoinedCourse } from '@titian/contract'
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
import { useKeptReports } from '../heartbeat/use-kept-reports.ts'
import { linkTo } from '../../../app/paths.ts'
import styles from '../parts/center.module.css'
import { ContinueCard } from '../parts/continue-card.tsx'
import { CourseRow } from '../parts/course-row.tsx'
import { FindCourses } from '../parts/find-courses.tsx'
import { OpenExams } from '../parts/open-exams.tsx'

/** Courses shown before "all of them". */
const shown = 5

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
        <div className={styles['headRow']}>
          <h2 id={id}>{title}</h2>
          <SiteLink className="link" {...link}>
            {t('center.all')} <IconChevronRight size={16} aria-hidden />
          </SiteLink>
        </div>
        <ul className={styles['rows']}>
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

function Numbers({
  running,
  completed,
}: {
  running: { list: readonly JoinedCourse[]; total: number }
  completed: { list: readonly JoinedCourse[]; total: number }
}) {
  const { t } = useTranslation('study')
  const lessons = [...running.list, ...completed.list].reduce(
    (sum, course) => sum + course.lessonsDone,
    0,
  )
  const numbers = [
    { label: t('center.running'), value: running.total },
    { label: t('center.completed'), value: completed.total },
    { label: t('center.lessons'), value: lessons },
  ]
  return (
    <Surface>
      <dl className={`${styles['numbers']} num`}>
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  )
}

function Center() {
  const { t } = useTranslation(['study', 'site'])
  const { user } = useSession()
  const { inProgress, completed } = studyRules.studyStatus
  const running = useAsk(study.courseStudyProgress, { studyStatus: inProgress, size: 100 })
  const finished = useAsk(study.courseStudyProgress, { studyStatus: completed, size: 100 })
  const error = running.error ?? finished.error
  const heading = <h1>{t('center.hello', { name: user?.name ?? '' })}</h1>

  if (error) {
    const retry = () => void Promise.all([running.refetch(), finished.refetch()])
    return (
      <Flex direction="column" gap={{ base: 'md', sm: 'lg' }}>
        {heading}
        <ErrorView error={error} onRetry={retry} />
      </Flex>
    )
  }
  if (!running.data || !finished.data) {
    return (
      <Flex direction="column" gap={{ base: 'md', sm: 'lg' }}>
        {heading}
        <CardSkeleton count={1} label={t('site:loading')} />
        <ListSkeleton count={4} />
      </Flex>
    )
  }
  const current = latest(running.data.list)
  const [first] = current
  return (
    <Flex direction="column" gap={{ base: 'md', sm: 'lg' }}>
      {heading}
      {first ? <ContinueCard course={first} /> : <FindCourses kind="joined" />}
      {first || finished.data.total > 0 ? (
        <Numbers running={running.data} completed={finished.data} />
      ) : null}
      <OpenExams joined={current} />
      <Progress
        id="running"
        title={t('center.progress')}
        list={current}
        link={linkTo.learningCourses()}
      />
      <Progress
        id="finished"
        title={t('center.completed')}
        list={finished.data.list}
        link={linkTo.learningCourses('2')}
      />
    </Flex>
  )
}

/** CRS-080 as far as there is data for it. */
export function CenterPage() {
  const { t } = useTranslation('study')
  usePageTitle(t('center.title'))
  useKeptReports()
  return <Center />
}
