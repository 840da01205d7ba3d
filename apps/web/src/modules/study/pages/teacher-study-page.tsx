import { isTeaching, study } from '@titian/contract'
import { Button } from '@mantine/core'
import { ErrorView, SiteLink, useAsk, usePageTitle, useSession } from '@titian/site'
import { EmptyState, ListSkeleton, SectionHead, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { CourseRow } from '../parts/course-row.tsx'
import { FindCourses } from '../parts/find-courses.tsx'

const most = 100

function OwnStudy() {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useAsk(study.courseStudyProgress, { size: most })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton count={4} label={t('loading')} />
  if (data.total === 0) return <FindCourses kind="joined" />
  return (
    <Surface padding="none">
      <ul className="lined">
        {data.list.map((course) => (
          <li key={course.sign}>
            <CourseRow course={course} full />
          </li>
        ))}
      </ul>
    </Surface>
  )
}

/** CRS-084, CRS-199: the courses that teachers and staff study. */
export function TeacherStudyPage() {
  const { t } = useTranslation('study')
  const { user } = useSession()
  usePageTitle(t('teacherStudy.title'))
  return (
    <>
      <SectionHead level={1} title={t('teacherStudy.title')} lead={t('teacherStudy.lead')} />
      {isTeaching(user) ? (
        <OwnStudy />
      ) : (
        <EmptyState
          seed="empty-3"
          title={t('teacherStudy.forTeachers')}
          action={
            <Button component={SiteLink} {...linkTo.learningCourses()}>
              {t('courses.title')}
            </Button>
          }
        />
      )}
    </>
  )
}
