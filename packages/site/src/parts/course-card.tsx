import type { CourseCard as Card } from '@titian/contract'
import { IconUsers } from '@tabler/icons-react'
import { StatusBadge } from '@titian/ui'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'
import styles from './course-card.module.css'
import { CourseCover } from './course-cover.tsx'
import { CoursePrice } from './course-price.tsx'
import { CourseRating } from './course-rating.tsx'

interface CourseCardProps {
  course: Card
  toCourse: (sign: string) => LinkTarget
  /**
   * `fold`: the picture is above the text, or on a phone beside it. `row`: the picture is always
   * beside the text.
   */
  layout?: 'above' | 'fold' | 'row'
  level?: 2 | 3
  /** True if the picture of the card is among the first visible ones. */
  eager?: boolean
  /** True if the picture of the card is below the first screen. */
  late?: boolean
}

/**
 * The most important badge of a course: `featured` takes precedence over `new`, and `new` over
 * `popular`.
 */
export function CourseBadge({
  course,
}: {
  course: Pick<Card, 'isFeatured' | 'isNew' | 'isPopular'>
}) {
  const { t } = useTranslation('site')
  const word = course.isFeatured
    ? 'featured'
    : course.isNew
      ? 'new'
      : course.isPopular
        ? 'popular'
        : null
  return word ? <StatusBadge onPicture>{t(`course.${word}`)}</StatusBadge> : null
}

/** A course in a list: a single link that begins with its name for screen readers. */
export const CourseCard = memo(function CourseCard({
  course,
  toCourse,
  layout = 'above',
  level = 3,
  eager = false,
  late = false,
}: CourseCardProps) {
  const { t } = useTranslation('site')
  const formats = useFormats()
  const Heading = `h${level}` as const
  return (
    <article className={styles['card']} data-layout={layout}>
      <CourseCover course={course} className={styles['cover']} eager={eager} late={late}>
        {layout === 'row' ? null : <CourseBadge course={course} />}
      </CourseCover>
      <div className={styles['body']}>
        <span className={styles['meta']}>{course.courseTypeName || course.courseKindName}</span>
        <Heading className={styles['name']}>
          <SiteLink {...toCourse(course.sign)} className={styles['link']}>
            {course.courseName}
          </SiteLink>
        </Heading>
        {layout === 'row' ? null : (
          <span className={styles['meta']}>{formats.list(course.teacherNames)}</span>
        )}
        <div className={styles['foot']}>
          <span className={`${styles['learners']} num`}>
            <IconUsers size={16} aria-hidden />
            <span aria-hidden>{formats.number(course.learners)}</span>
            <span className="visually-hidden">
              {t('course.learners', { count: course.learners })}
            </span>
          </span>
          <CourseRating course={course} />
          <CoursePrice price={course.coursePrice} />
        </div>
      </div>
    </article>
  )
})
