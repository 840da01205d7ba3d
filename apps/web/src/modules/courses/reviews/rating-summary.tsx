import { Flex, Rating, Stack } from '@mantine/core'
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
    <Flex align="center" gap="lg">
      <Stack className={styles['average']} align="center" gap={4} flex="none">
        <b className="num">{score(rating)}</b>
        <Rating value={rating} fractions={10} readOnly aria-hidden />
        <span className="meta num">
          {t('reviews.count', { count: reviews, formatted: number(reviews) })}
        </span>
      </Stack>
      <Stack component="ul" gap={6} flex={1} fz="sm" c="dimmed" aria-label={t('reviews.spread')}>
        {steps.map((stars) => {
          const count = starCounts[stars - 1] ?? 0
          const label = t('reviews.starsGiven', { count: stars, reviews: number(count) })
          return (
            <li key={stars} className={styles['spread']}>
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
      </Stack>
    </Flex>
  )
}
