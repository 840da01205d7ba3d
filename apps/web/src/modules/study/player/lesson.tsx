import { Stack } from '@mantine/core'
import { PageFailure } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoredReports } from '../watch-reports/use-stored-reports.ts'
import { LessonHeader } from './lesson-header.tsx'
import styles from './lesson-page.module.css'
import { useLessonPlace } from '../lesson-place.ts'
import { LessonView } from './lesson-view.tsx'
import { usePlaySession } from './use-play-session.ts'

const FaceGate = lazy(() =>
  import('../face/face-gate.tsx').then(({ FaceGate: Gate }) => ({ default: Gate })),
)

/** The player with everything around it, for a course or a training. */
export function Lesson({ sign }: { sign: string }) {
  const { t } = useTranslation(['study', 'site'])
  const { session, retry, renew } = usePlaySession(sign)
  const { home } = useLessonPlace()
  useStoredReports()
  if (session.status === 'open')
    return <LessonView videoSign={sign} auth={session.auth} renew={renew} />
  if (session.status === 'blocked')
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
        <PageFailure error={session.error} onRetry={retry} toCourse={home} />
      )}
    </Stack>
  )
}
