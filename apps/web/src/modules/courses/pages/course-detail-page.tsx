import { Box } from '@mantine/core'
import { courses, study } from '@titian/contract'
import { useParams } from '@tanstack/react-router'
import { PageFailure, useAsk, usePageTitle, usePhoneLayout, useSession } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseBand } from '../detail/course-band.tsx'
import { CourseTabs } from '../detail/course-tabs.tsx'
import { EnrolCard } from '../enrol/enrol-card.tsx'
import { PhoneBar } from '../detail/phone-bar.tsx'
import { KeepAndShare } from '../keep/keep-and-share.tsx'
import { useVisit } from '../keep/use-visit.ts'
import { useEnrol } from '../enrol/use-enrol.ts'
import type { CourseDetail } from '@titian/contract'
import type { Study } from '../study-position.ts'
import styles from './course-detail-page.module.css'

function Waiting() {
  const { t } = useTranslation('site')
  return (
    <>
      <Box h={{ base: 220, sm: 320 }} bg="var(--green-8)" />
      <PageWidth className={styles['page']}>
        <TextSkeleton heading lines={8} label={t('loading')} />
      </PageWidth>
    </>
  )
}

function useStudy(detail: CourseDetail): Study {
  const { status } = useSession()
  const enabled = status !== 'visitor' && detail.joined
  const { data } = useAsk(study.courseWatch, { courseId: detail.course.sign }, { enabled })
  return { watch: enabled ? (data ?? null) : null, learn: detail.may.learn }
}

function Course({ detail }: { detail: CourseDetail }) {
  const phone = usePhoneLayout()
  useVisit(detail.course.sign)
  const progress = useStudy(detail)
  const enrol = useEnrol(detail, progress)
  return (
    <>
      <CourseBand detail={detail} />
      <PageWidth className={styles['page']}>
        <Box miw={0} mih={400}>
          {phone ? (
            <Box pt="md" mb="xs">
              <KeepAndShare course={detail.course} />
            </Box>
          ) : null}
          <CourseTabs detail={detail} study={progress} />
        </Box>
        <EnrolCard detail={detail} study={progress} enrol={enrol} />
      </PageWidth>
      <PhoneBar detail={detail} study={progress} enrol={enrol} />
    </>
  )
}

/** FRM-028: one course, by its sign. */
export function CourseDetailPage() {
  const { sign } = useParams({ from: paths.courseDetail })
  const { data, error, isPending, refetch } = useAsk(courses.courseByCourseId, { sign })
  usePageTitle(data?.course.courseName)
  if (data) return <Course key={data.course.sign} detail={data} />
  if (isPending) return <Waiting />
  return <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
}
