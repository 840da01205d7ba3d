import { Rating } from '@mantine/core'
import type { CourseDetail } from '@titian/contract'
import { useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './reviews.module.css'

const steps = [5, 4, 3, 2, 1]

/** CRS-166: average, number and spread; nothing where nobody has reviewed the course. */
export function RatingSummary({
  course: { rating, reviews, starCounts },
}: {
  course: Pick<CourseDetail['course'], 'rating' | 'reviews' | 'starCounts'>
}) {
  const { t } = useTranslation('courses')
  const { number, score } = useFormats()
  if (rating === null) return null
  return (
    <div className={styles['summary']}>
      <div className={styles['average']}>
        <b className="num">{score(rating)}</b>
        <Rating value={rating} fractions={10} readOnly aria-hidden />
        <span className="meta num">
          {t('reviews.count', { count: reviews, formatted: number(reviews) })}
        </span>
      </div>
      <ul className={styles['spread']} aria-label={t('reviews.spread')}>
        {steps.map((stars) => {
          const count = starCounts[stars - 1] ?? 0
          const label = t('reviews.starsGiven', { count: stars, reviews: number(count) })
          return (
            <li key={stars}>
              <span className="num" aria-hidden>
                {number(stars)}
              </span>
              <ProgressBar value={(100 * count) / Math.max(1, reviews)} label={label} />
              <span className="num" aria-hidden>
                {number(count)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
