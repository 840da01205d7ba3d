import { notFound, useParams, useSearch } from '@tanstack/react-router'
import { training } from '@titian/contract'
import { LearningGate, PageFailure, RequireSession, useAsk } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { trainLinks } from '../../../parts/train-links.ts'
import { Lesson } from '../player/lesson.tsx'
import { TrainPlaceContext } from '../lesson-place.ts'

interface VideoProps {
  sign: string
  train: string
}

function Video({ sign, train, chapter }: VideoProps & { chapter: string }) {
  const place = useMemo(() => ({ trainId: train, trainChapterId: chapter }), [train, chapter])
  return (
    <TrainPlaceContext value={place}>
      <Lesson key={sign} sign={sign} />
    </TrainPlaceContext>
  )
}

/**
 * Most links contain only the video, so the chapter of the video is searched in the list of videos
 * (TRN-033).
 */
function FoundVideo({ sign, train }: VideoProps) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useAsk(training.trainVideoList, { trainId: train })
  if (error)
    return (
      <PageFailure
        error={error}
        onRetry={() => void refetch()}
        toCourse={() => trainLinks.detail(train)}
      />
    )
  if (!data)
    return (
      <PageWidth>
        <TextSkeleton heading lines={3} label={t('loading')} />
      </PageWidth>
    )
  const chapter = data.find(({ videos }) => videos.some(({ videoId }) => videoId === sign))
  if (!chapter) throw notFound()
  return <Video sign={sign} train={train} chapter={chapter.trainChapterId} />
}

/** FRM-031, TRN-037: a video of a training in the lesson player. */
export function TrainVideoPage() {
  const { sign } = useParams({ from: paths.trainVideo })
  const { train, chapter } = useSearch({ from: paths.trainVideo })
  if (!train) throw notFound()
  return (
    <RequireSession>
      <LearningGate>
        {chapter ? (
          <Video sign={sign} train={train} chapter={chapter} />
        ) : (
          <FoundVideo sign={sign} train={train} />
        )}
      </LearningGate>
    </RequireSession>
  )
}
