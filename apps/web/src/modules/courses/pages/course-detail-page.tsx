import { Box } from '@mantine/core'
import { courses, favourites, study } from '@titian/contract'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import {
  CoursePrice,
  PageFailure,
  useAsk,
  usePageTitle,
  usePhoneLayout,
  useSession,
} from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseBand } from '../detail/course-band.tsx'
import { CourseTabs } from '../detail/course-tabs.tsx'
import { EnrolCard, StudyProgress } from '../enrol/enrol-card.tsx'
import { PhoneBar } from '../../../parts/detail/phone-bar.tsx'
import { KeepAndShare } from '../keep/keep-and-share.tsx'
import { trainLinks } from '../../../parts/train-links.ts'
import { useVisit } from '../../../parts/use-visit.ts'
import { useEnrol } from '../enrol/use-enrol.ts'
import type { CourseDetail, TrainTab } from '@titian/contract'
import type { Study } from '../study-position.ts'
import styles from '../../../parts/detail/detail-body.module.css'

const visits = { note: favourites.noteVisit, list: favourites.listVisits }

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
  const { data, isPending } = useAsk(
    study.courseWatch,
    { courseId: detail.course.sign },
    { enabled },
  )
  return {
    watch: enabled ? (data ?? null) : null,
    learn: detail.may.learn,
    isPending: enabled && isPending,
  }
}

function Course({ detail }: { detail: CourseDetail }) {
  const phone = usePhoneLayout()
  useVisit(visits, { sign: detail.course.sign })
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
      <PhoneBar act={enrol}>
        {detail.joined ? (
          <Box flex="1" miw={0}>
            <StudyProgress study={progress} />
          </Box>
        ) : (
          <CoursePrice
            price={detail.course.coursePrice}
            symbol={detail.course.currencySymbol}
            size="lg"
          />
        )}
      </PhoneBar>
    </>
  )
}

/** Which tab of a training shows what a tab of its course shows. */
const trainTabs: Record<string, TrainTab> = {
  contents: 'schedule',
  homework: 'task',
  exam: 'exam',
  practical: 'practical',
  materials: 'data',
  data: 'data',
}
const trainTabOf = (tab: string | undefined) => (tab === undefined ? undefined : trainTabs[tab])

/**
 * FRM-028: the page of one course; a course of a training redirects to the training (decision
 * 0040).
 */
export function CourseDetailPage() {
  const { sign } = useParams({ from: paths.courseDetail })
  const { tab, item } = useSearch({ from: paths.courseDetail })
  const { data, error, isPending, refetch } = useAsk(courses.courseByCourseId, { sign })
  usePageTitle(data?.course.courseName)
  if (data?.trainingSign)
    return <Navigate {...trainLinks.detail(data.trainingSign, trainTabOf(tab), item)} replace />
  if (data) return <Course key={data.course.sign} detail={data} />
  if (isPending) return <Waiting />
  return <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
}
