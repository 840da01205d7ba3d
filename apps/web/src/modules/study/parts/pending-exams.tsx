import { study, studyRules } from '@titian/contract'
import { NavLink } from '@mantine/core'
import { SiteLink, useAsk, useFormats } from '@titian/site'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useOpenExams } from './use-open-exams.ts'

const most = 2

interface PendingExamsProps {
  className?: string
  headingClass?: string
  onFollow: () => void
}

/** FRM-187: what the drawer of a phone shows of the examinations that can be written now. */
export function PendingExams({ className, headingClass, onFollow }: PendingExamsProps) {
  const { t } = useTranslation('study')
  const { dateTime } = useFormats()
  const studyStatus = studyRules.studyStatus.inProgress
  const running = useAsk(study.courseStudyProgress, { studyStatus, size: 100 }, { quiet: true })
  const open = useOpenExams(running.data?.list ?? []).slice(0, most)
  if (open.length === 0) return null
  return (
    <nav className={className} aria-label={t('center.exams')}>
      <h2 className={headingClass}>{t('center.exams')}</h2>
      {open.map(({ exam }) => (
        <NavLink
          key={exam.examinationId}
          component={SiteLink}
          href={linkTo.testPaper(exam.examinationId)}
          label={exam.examinationName}
          description={exam.endTime ? t('center.until', { time: dateTime(exam.endTime) }) : null}
          leftSection={<IconPencil size={20} aria-hidden />}
          onClick={onFollow}
        />
      ))}
    </nav>
  )
}
