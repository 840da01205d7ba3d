import { Box, Flex, Group, Rating, Stack } from '@mantine/core'
import type { CourseDetail } from '@titian/contract'
import { useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const steps = [5, 4, 3, 2, 1]

/** CRS-166: average, number and distribution; not shown without reviews. */
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
      <Stack align="center" gap={4} flex="none">
        <Box component="b" className="num" fz="2.5rem" lh={1}>
          {score(rating)}
        </Box>
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
            <Group component="li" key={stars} gap="xs" wrap="nowrap">
              <Box component="span" className="num" w="1em" flex="none" aria-hidden>
                {number(stars)}
              </Box>
              <Box flex={1} miw={0}>
                <ProgressBar value={(100 * count) / Math.max(1, reviews)} label={label} />
              </Box>
              <Box component="span" className="num" w="2.5em" flex="none" aria-hidden>
                {number(count)}
              </Box>
            </Group>
          )
        })}
      </Stack>
    </Flex>
  )
}
