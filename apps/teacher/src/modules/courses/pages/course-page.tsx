import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { courses, type CourseDraft } from '@titian/contract'
import { ErrorView, useAsk, usePageTitle } from '@titian/site'
import { CourseState } from '@titian/site/staff'
import { ListSkeleton, SectionHead, TextSkeleton } from '@titian/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { AsStudentButton } from '../../../parts/as-student-button.tsx'
import { CourseTabs } from '../../../parts/course-tabs.tsx'
import { CourseMenu } from '../bundle/course-menu.tsx'
import { FaceChecks } from '../faces/face-checks.tsx'
import { ReviewStep } from '../review/review-step.tsx'
import { StandardStep } from '../standard/standard-step.tsx'
import { SummaryStep } from '../summary/summary-step.tsx'
import { TeamStep } from '../team/team-step.tsx'
import { keepStep, readStep, type WizardStep, wizardSteps } from '../wizard/wizard-step.ts'
import { WizardSteps } from '../wizard/wizard-steps.tsx'

/** Loaded lazily, because only this step needs the code for dragging and uploading. */
const CatalogueStep = lazy(() =>
  import('../catalogue/catalogue-step.tsx').then((step) => ({ default: step.CatalogueStep })),
)

function Step({ course, step }: { course: CourseDraft; step: WizardStep }) {
  const { t } = useTranslation('courses')
  const router = useRouter()
  const goTo = (next: WizardStep) => void router.navigate(linkTo.course(course.idSign, next))
  if (step === 'summary')
    return (
      <SummaryStep
        course={course}
        onNext={() => goTo('team')}
        more={<FaceChecks sign={course.idSign} />}
      />
    )
  if (step === 'team') return <TeamStep course={course} onNext={() => goTo('catalogue')} />
  if (step === 'catalogue')
    return (
      <Suspense fallback={<ListSkeleton label={t('site:loading')} picture={false} />}>
        <CatalogueStep course={course} onNext={() => goTo('standard')} />
      </Suspense>
    )
  if (step === 'standard') return <StandardStep course={course} onNext={() => goTo('review')} />
  return <ReviewStep course={course} />
}

/** The authoring wizard of one course (TCH-002, TCH-008). */
export function CoursePage() {
  const { t } = useTranslation('courses')
  const { sign } = useParams({ from: paths.course })
  const search = useSearch({ from: paths.course })
  const step = readStep(sign, search.step)
  const { data: course, error, refetch } = useAsk(courses.getCourseId, { sign })
  usePageTitle(course?.courseName ?? t('course'))
  useEffect(() => keepStep(sign, step), [sign, step])
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!course) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  const done: WizardStep[] = course.auditStatus === 2 ? [...wizardSteps] : ['summary']
  return (
    <>
      <SectionHead
        level={1}
        title={course.courseName}
        lead={<CourseState auditStatus={course.auditStatus} onList={course.onList} />}
        more={
          <>
            <AsStudentButton link={linkTo.courseAsStudent(sign)} />
            <CourseMenu course={course} looksElsewhere />
          </>
        }
      />
      <CourseTabs sign={sign} at="course" />
      <WizardSteps sign={sign} step={step} done={done} />
      <Step key={`${sign}/${step}`} course={course} step={step} />
    </>
  )
}
