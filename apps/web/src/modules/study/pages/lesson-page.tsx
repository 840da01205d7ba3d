import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { PageFailure, LearningGate, RequireSession } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useKeptReports } from '../heartbeat/use-kept-reports.ts'
import { LessonHeader } from '../player/lesson-header.tsx'
import styles from '../player/lesson-page.module.css'
import { LessonView } from '../player/lesson-view.tsx'
import { usePlaySession } from '../player/use-play-session.ts'

const FaceGate = lazy(() =>
  import('../face/face-gate.tsx').then(({ FaceGate: Gate }) => ({ default: Gate })),
)

function Lesson({ sign }: { sign: string }) {
  const { t } = useTranslation(['study', 'site'])
  const { session, retry, renew } = usePlaySession(sign)
  useKeptReports()
  if (session.status === 'open')
    return <LessonView videoSign={sign} auth={session.auth} renew={renew} />
  if (session.status === 'held')
    return (
      <Stack gap={0} mih="100dvh" bg="var(--bg)">
        <LessonHeader
          courseSign={session.auth.courseSign}
          courseName={session.auth.courseName}
          chapter=""
        />
        <Suspense fallback={<div className={styles['darkStage']} />}>
          <FaceGate
            videoSign={sign}
            auth={session.auth}
            onChanged={() => void renew().catch(() => undefined)}
          />
        </Suspense>
      </Stack>
    )
  return (
    <Stack gap={0} mih="100dvh" bg="var(--bg)">
      <LessonHeader courseSign={null} courseName={t('lesson.title')} chapter="" />
      {session.status === 'loading' ? (
        <Stack gap="lg">
          <div className={styles['darkStage']} />
          <PageWidth>
            <TextSkeleton heading lines={3} label={t('site:loading')} />
          </PageWidth>
        </Stack>
      ) : (
        <PageFailure error={session.error} onRetry={retry} toCourse={linkTo.courseDetail} />
      )}
    </Stack>
  )
}

/** CRS-040: the player; each lesson starts with nothing of the one before. */
export function LessonPage() {
  const { sign } = useParams({ from: paths.lesson })
  return (
    <RequireSession>
      <LearningGate>
        <Lesson key={sign} sign={sign} />
      </LearningGate>
    </RequireSession>
  )
}
