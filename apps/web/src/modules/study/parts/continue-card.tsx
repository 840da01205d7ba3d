import { study, type JoinedCourse } from '@titian/contract'
import { CourseCover, SiteLink, useAsk, useFormats } from '@titian/site'
import { CardLink, ProgressRing } from '@titian/ui'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './center.module.css'

/** Where the last visit stopped: the first thing the learning centre offers. */
export function ContinueCard({ course }: { course: JoinedCourse }) {
  const { t } = useTranslation('study')
  const { clock, percent } = useFormats()
  const { data: watch } = useAsk(study.courseWatch, { courseId: course.sign }, { quiet: true })
  const { lastVideoSign, lastVideoTitle } = course
  const href = lastVideoSign ? linkTo.lesson(lastVideoSign) : linkTo.courseDetail(course.sign)
  const from =
    watch && lastVideoSign && watch.lastPosition >= 1
      ? t('center.from', { time: clock(watch.lastPosition) })
      : t('center.goOn')
  const done = t('courses.lessons', { done: course.lessonsDone, total: course.lessons })
  return (
    <CardLink component={SiteLink} href={href} className={styles['continue']}>
      <CourseCover course={course} className={styles['cover']} eager />
      <span className={styles['words']}>
        <span className="meta num">{from}</span>
        <b className={`${styles['title']} clip-2`}>{lastVideoTitle ?? course.courseName}</b>
        {lastVideoTitle ? (
          <span className={`${styles['course']} clip-2`}>{course.courseName}</span>
        ) : null}
        <span className={styles['act']}>
          <IconPlayerPlayFilled size={16} aria-hidden />
          {lastVideoSign ? t('center.continue') : t('center.start')}
        </span>
      </span>
      <span className={styles['ring']}>
        <ProgressRing
          size={112}
          value={course.progress * 100}
          text={percent(course.progress)}
          below={`${course.lessonsDone} / ${course.lessons}`}
          label={`${percent(course.progress)}, ${done}`}
        />
      </span>
    </CardLink>
  )
}
