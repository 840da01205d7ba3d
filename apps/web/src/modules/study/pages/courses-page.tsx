import { useRouter, useSearch } from '@tanstack/react-router'
import { progress, study, studyRules } from '@titian/contract'
import {
  ErrorView,
  useAsk,
  useExistingPage,
  usePageTitle,
  usePagerLabels,
  useFormats,
} from '@titian/site'
import { ListSkeleton, Pager, SectionHead, Segmented, Surface } from '@titian/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStoredReports } from '../watch-reports/use-stored-reports.ts'
import { paths } from '../../../app/paths.ts'
import { CourseActs } from '../parts/course-acts.tsx'
import { CourseRow } from '../parts/course-row.tsx'
import { FindCourses } from '../parts/find-courses.tsx'
import { LeftCourses } from '../parts/left-courses.tsx'

const size = 10

interface ListProps {
  status: 1 | 2
  page: number
  onPage: (page: number) => void
}

function CourseRows({ status, page, onPage }: ListProps) {
  const { t } = useTranslation('site')
  const labels = usePagerLabels()
  const asked = useAsk(
    study.courseStudyProgress,
    { studyStatus: status, page, size },
    { placeholderData: keepPreviousData },
  )
  const { data, error, refetch } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={4} label={t('loading')} />
  if (data.total === 0) return <FindCourses kind={status === 1 ? 'joined' : 'completed'} />
  return (
    <>
      <Surface padding="none">
        <ul className="lined">
          {data.list.map((course) => (
            <li key={course.sign}>
              <CourseRow course={course} full />
              <CourseActs course={course} />
            </li>
          ))}
        </ul>
      </Surface>
      <Pager page={page} size={size} total={data.total} onChange={onPage} labels={labels} />
    </>
  )
}

/** CRS-053, CRS-124: my courses in progress or completed; the choice is in the address. */
export function CoursesPage() {
  const { t } = useTranslation('study')
  const { bracketed } = useFormats()
  useStoredReports()
  const router = useRouter()
  const search = useSearch({ from: paths.learningCourses })
  const { inProgress, completed } = studyRules.studyStatus
  const status = Number(search.status) === completed ? completed : inProgress
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const { data: numbers } = useAsk(progress.personalProgress, {}, { quiet: true })
  usePageTitle(t('courses.title'))
  const show = (next: { status: number; page?: number }) =>
    void router.navigate({
      to: paths.learningCourses,
      search: {
        status: next.status === completed ? '2' : undefined,
        page: next.page && next.page > 1 ? String(next.page) : undefined,
      },
      replace: true,
    })
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label}${bracketed(count)}`
  const filter = (
    <Segmented
      label={t('courses.filter')}
      value={status === completed ? '2' : '1'}
      onChange={(value) => show({ status: Number(value) })}
      options={[
        { value: '1', label: counted(t('courses.running'), numbers?.coursesInProgress) },
        { value: '2', label: counted(t('courses.completed'), numbers?.coursesCompleted) },
      ]}
    />
  )
  return (
    <>
      <SectionHead level={1} title={t('courses.title')} more={filter} />
      <CourseRows status={status} page={page} onPage={(next) => show({ status, page: next })} />
      <LeftCourses />
    </>
  )
}
