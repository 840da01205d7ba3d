import type { LearningTask } from '@titian/contract'
import { NavLink, Skeleton } from '@mantine/core'
import { SiteLink, useFormats } from '@titian/site'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { isPaper } from '../task-link.ts'
import { useTasks } from './task-list.tsx'

interface PendingExamsProps {
  className?: string
  headingClass?: string
  onFollow: () => void
}

function Row({ task, onFollow }: { task: LearningTask | undefined; onFollow: () => void }) {
  const { t } = useTranslation('study')
  const { dateTime } = useFormats()
  const until = task?.endTime ? t('center.until', { time: dateTime(task.endTime) }) : null
  return (
    <NavLink
      component={SiteLink}
      {...(task ? linkTo.testPaper(task.sign) : linkTo.learningCenter())}
      label={task?.name ?? t('center.noExam')}
      description={task ? (until ?? task.courseName) : t('center.noExamText')}
      leftSection={<IconPencil size={20} aria-hidden />}
      noWrap
      onClick={onFollow}
    />
  )
}

/**
 * FRM-187: the examination that a student can take now, in the drawer of a phone. Its row is always
 * rendered, because a row that appears later would move the other rows under the finger.
 */
export function PendingExams({ className, headingClass, onFollow }: PendingExamsProps) {
  const { t } = useTranslation('study')
  const { data, isPending } = useTasks(true)
  return (
    <nav className={className} aria-label={t('center.exams')}>
      <h2 className={headingClass}>{t('center.exams')}</h2>
      {isPending ? (
        <Skeleton height={20} m="sm" width="60%" />
      ) : (
        <Row task={data?.list.find(({ kind }) => isPaper(kind))} onFollow={onFollow} />
      )}
    </nav>
  )
}
