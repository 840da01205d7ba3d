import type { CourseCard } from '@titian/contract'
import { IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import styles from './course-card.module.css'

/** CRS-166: the average and the number of the reviews. Renders nothing without reviews. */
export function CourseRating({
  course: { rating, reviews },
}: {
  course: Pick<CourseCard, 'rating' | 'reviews'>
}) {
  const { t } = useTranslation('site')
  const { score, number, bracketed } = useFormats()
  if (rating === null) return null
  return (
    <span className={`${styles['rating']} num`}>
      <IconStarFilled size={16} aria-hidden />
      <span aria-hidden>
        {score(rating)}
        {bracketed(number(reviews))}
      </span>
      <span className="visually-hidden">
        {t('course.rating', { count: reviews, rating: score(rating) })}
      </span>
    </span>
  )
}
