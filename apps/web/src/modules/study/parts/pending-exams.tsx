import { study, studyRules } from '@titian/contract'
import { NavLink, Skeleton } from '@mantine/core'
import { SiteLink, useAsk, useFormats } from '@titian/site'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useOpenExams, type OpenExam } from './use-open-exams.ts'

interface PendingExamsProps {
  className?: string
  headingClass?: string
  onFollow: () => void
}

function Row({ next, onFollow }: { next: OpenExam | undefined; onFollow: () => void }) {
  const { t } = useTranslation('study')
  const { dateTime } = useFormats()
  const exam = next?.exam
  const until = exam?.endTime ? t('center.until', { time: dateTime(exam.endTime) }) : null
  return (
    <NavLink
      component={SiteLink}
      {...(exam ? linkTo.testPaper(exam.examinationId) : linkTo.learningCenter())}
      label={exam?.examinationName ?? t('center.noExam')}
      description={exam ? (until ?? next.courseName) : t('center.noExamText')}
      leftSection={<IconPencil size={20} aria-hidden />}
      noWrap
      onClick={onFollow}
    />
  )
}

/**
 * FRM-187: the examination that a student can write now, in the drawer of a phone. The one row stands there
 * from the start, whatever the answer: a row that came later would push the others away under the finger.
 */
export function PendingExams({ className, headingClass, onFollow }: PendingExamsProps) {
  const { t } = useTranslation('study')
  const studyStatus = studyRules.studyStatus.inProgress
  const running = useAsk(study.courseStudyProgress, { studyStatus, size: 100 }, { quiet: true })
  const { open, isPending } = useOpenExams(running.data?.list ?? [])
  return (
    <nav className={className} aria-label={t('center.exams')}>
      <h2 className={headingClass}>{t('center.exams')}</h2>
      {running.isPending || isPending ? (
        <Skeleton height={20} m="sm" width="60%" />
      ) : (
        <Row next={open[0]} onFollow={onFollow} />
      )}
    </nav>
  )
}
