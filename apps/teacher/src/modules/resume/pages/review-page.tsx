import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type RequestedReview, resume } from '@titian/contract'
import { ErrorView, useAsk, useFormats, usePageTitle } from '@titian/site'
import { Columns, Note, SectionHead, TextSkeleton } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { CommentList } from '../parts/comment-list.tsx'
import { FinishButton } from '../parts/finish-button.tsx'
import { NewComment } from '../parts/new-comment.tsx'
import { PaperView } from '../parts/paper-view.tsx'
import { type Place, wholePage } from '../parts/place.ts'

function Body({ review }: { review: RequestedReview }) {
  const { t } = useTranslation('resume')
  const { dateTime } = useFormats()
  const [place, setPlace] = useState<Place>(wholePage)
  const [added, setAdded] = useState(0)
  const { note, revision, requestedAt, finishedAt } = review
  const isOpen = finishedAt === null
  return (
    <>
      <SectionHead
        level={1}
        title={t('page.title', { name: review.studentName })}
        lead={t('page.copy', { revision, time: dateTime(requestedAt) })}
        more={isOpen ? <FinishButton review={review} /> : undefined}
      />
      <Columns widths="minmax(0, 3fr) minmax(300px, 2fr)" from="lg" gap="lg">
        <PaperView review={review} place={place} onPlace={isOpen ? setPlace : undefined} />
        <Stack gap="md">
          {note ? <Note>{t('page.note', { note })}</Note> : null}
          {isOpen ? (
            <NewComment
              key={added}
              review={review}
              place={place}
              onPlace={setPlace}
              onAdded={() => setAdded((count) => count + 1)}
            />
          ) : (
            <Note tone="ok">{t('page.finished', { time: dateTime(finishedAt) })}</Note>
          )}
          <CommentList review={review} onShow={setPlace} />
        </Stack>
      </Columns>
    </>
  )
}

/** RES-127: the copy of a resume, with this teacher's comments. */
export function ReviewPage() {
  const { t } = useTranslation(['resume', 'site'])
  const { sign } = useParams({ from: paths.resumeReview })
  const { data, error, refetch } = useAsk(resume.requestedReview, { sign }, { staleTime: 0 })
  usePageTitle(data?.studentName ?? t('list.title'))
  if (data) return <Body key={sign} review={data} />
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  return <TextSkeleton heading lines={8} label={t('site:loading')} />
}
