import { homework, type WorkItem } from '@titian/contract'
import { IconClipboardText, IconTool } from '@tabler/icons-react'
import { SiteLink, useAsk, useFormats, Written } from '@titian/site'
import { WorkStateBadge } from '@titian/site/hand-ins'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from '../lesson-rows.module.css'
import whole from '../../../parts/whole-link.module.css'

/** Returns the tasks of a course for its students; an empty list for others. */
export function useCourseWork(courseSign: string, enabled: boolean): WorkItem[] {
  const { data } = useAsk(homework.examineByWork, { courseId: courseSign }, { enabled })
  return (enabled && data) || []
}

/** CRS-029: tasks of a lesson or a chapter, as rows among its lessons. */
export function WorkRows({ items, courseSign }: { items: WorkItem[]; courseSign: string }) {
  const { t } = useTranslation('courses')
  const { dateTime, colon } = useFormats()
  return items.map((item) => {
    const isPractical = item.resourcesType === 4
    const Icon = isPractical ? IconTool : IconClipboardText
    return (
      <li key={item.examineId} className={styles['lesson']} data-state="open">
        <span className={styles['mark']} aria-hidden>
          <Icon size={16} />
        </span>
        <SiteLink
          {...linkTo.courseDetail(
            courseSign,
            isPractical ? 'practical' : 'homework',
            item.examineId,
          )}
          className={`${styles['title']} ${styles['lessonLink']} ${whole['link']}`}
        >
          {t(`homework.type.${item.resourcesType}`)}
          {colon}
          <Written>{item.examinationName}</Written>
        </SiteLink>
        <span className={`${styles['length']} meta num`}>
          {item.endTime ? t('homework.until', { time: dateTime(item.endTime) }) : ''}
        </span>
        <WorkStateBadge state={item.state} />
      </li>
    )
  })
}
