import { Box, Button, Flex, Rating, Stack } from '@mantine/core'
import { reviews, type CourseDetail, type CourseReview } from '@titian/contract'
import { IconFlag } from '@tabler/icons-react'
import {
  ErrorView,
  useAct,
  useAsk,
  useExistingPage,
  useFormats,
  usePagerLabels,
  Written,
} from '@titian/site'
import { ConfirmDialog, EmptyState, ListSkeleton, Note, Pager, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewForm } from './review-form.tsx'

const size = 5

function Report({ sign }: { sign: string }) {
  const { t } = useTranslation(['courses', 'site'])
  const [isOpen, setOpen] = useState(false)
  const report = useAct(reviews.reportReview, {
    onDone: () => toast.success(t('reviews.reported')),
  })
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconFlag size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('reviews.report')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('reviews.reportTitle')}
        text={t('reviews.reportText')}
        confirmLabel={t('reviews.report')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => void (await report.mutateAsync({ sign }))}
      />
    </div>
  )
}

function Review({ review }: { review: CourseReview }) {
  const { t } = useTranslation('courses')
  const { dateTime } = useFormats()
  const author = review.own ? t('reviews.you') : (review.authorName ?? t('reviews.student'))
  return (
    <Stack component="article" gap="xs">
      <Flex wrap="wrap" align="center" rowGap={4} columnGap="xs" fz="sm" c="dimmed">
        <Rating value={review.stars} readOnly aria-hidden size="sm" />
        <span className="visually-hidden">{t('reviews.stars', { count: review.stars })}</span>
        <Box component="b" c="var(--text)">
          {author}
        </Box>
        <time dateTime={review.updatedAt} className="num">
          {dateTime(review.updatedAt)}
        </time>
      </Flex>
      {review.content ? (
        <Box component="p" style={{ whiteSpace: 'pre-line' }}>
          <Written>{review.content}</Written>
        </Box>
      ) : null}
      {review.may.report ? <Report sign={review.idSign} /> : null}
    </Stack>
  )
}

/** CRS-164 to CRS-168: the reviews of people who studied the course. */
export function CourseReviews({ course }: { course: CourseDetail['course'] }) {
  const { t } = useTranslation(['courses', 'site'])
  const labels = usePagerLabels()
  const [page, setPage] = useState(1)
  const asked = useAsk(
    reviews.listReviews,
    { courseIdSign: course.sign, page, size },
    { placeholderData: (before) => before },
  )
  const isBeyond = useExistingPage(asked, page, size, setPage)
  const { data, error } = asked
  if (error) return <ErrorView error={error} onRetry={() => void asked.refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={3} picture={false} label={t('site:loading')} />
  const { own, may } = data
  return (
    <Stack gap="lg" maw="72ch">
      <RatingSummary course={course} />
      {may.write ? (
        // The key starts a new form when the review was saved or removed.
        <ReviewForm key={own?.updatedAt ?? 'new'} courseSign={course.sign} own={own} />
      ) : (
        <Note>{t('reviews.rule')}</Note>
      )}
      {data.total === 0 ? (
        <EmptyState title={t('reviews.none')} />
      ) : (
        <>
          {data.total > 1 ? <p className="meta">{t('reviews.order')}</p> : null}
          <ul className="lined" style={{ borderBlock: '1px solid var(--line)' }}>
            {data.list.map((review) => (
              <Box component="li" key={review.idSign} py="md">
                <Review review={review} />
              </Box>
            ))}
          </ul>
          <Pager page={page} size={size} total={data.total} onChange={setPage} labels={labels} />
        </>
      )}
    </Stack>
  )
}
