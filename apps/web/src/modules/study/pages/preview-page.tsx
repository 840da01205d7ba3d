import { Box, Button, Flex, Group, Stack, Title } from '@mantine/core'
import { study, type LessonPreview } from '@titian/contract'
import { useParams } from '@tanstack/react-router'
import { PageFailure, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { PageWidth, TextSkeleton } from '@titian/ui'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { Transcript } from '../captions/transcript.tsx'
import { LessonHeader } from '../player/lesson-header.tsx'
import styles from '../player/lesson-page.module.css'
import { useCaptionChoice } from '../player/use-caption-choice.ts'
import { KeyDialog } from '../stage/key-dialog.tsx'
import { usePlayerKeys } from '../stage/use-player-keys.ts'
import { VideoStage } from '../stage/video-stage.tsx'

/** Stops at the end of the preview, even after a jump. */
function usePreviewEnd(video: HTMLVideoElement | null, seconds: number, onOver: () => void) {
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    if (!video) return undefined
    const watch = () => {
      if (video.currentTime < seconds) return
      video.pause()
      if (video.currentTime > seconds) video.currentTime = seconds
      over.current()
    }
    video.addEventListener('timeupdate', watch)
    video.addEventListener('seeking', watch)
    return () => {
      video.removeEventListener('timeupdate', watch)
      video.removeEventListener('seeking', watch)
    }
  }, [video, seconds])
}

function Preview({ auth, onBroken }: { auth: LessonPreview; onBroken: () => void }) {
  const { t } = useTranslation('study')
  const { list, number } = useFormats()
  const player = useRef<MediaPlayerInstance>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [over, setOver] = useState(false)
  const [keys, setKeys] = useState(false)
  const captions = useCaptionChoice(auth)
  const end = () => setOver(true)
  const source = useMemo(() => ({ address: auth.playUrl, kind: 'file' as const }), [auth])
  usePreviewEnd(video, auth.seconds, end)
  usePlayerKeys(player, { captions: captions.toggle, help: () => setKeys(true) })
  usePageTitle(auth.videoTitle)
  const jump = (seconds: number) => {
    setOver(false)
    if (player.current) player.current.currentTime = Math.min(seconds, auth.seconds)
    void player.current?.play()
  }
  const join = (
    <Button component={SiteLink} {...linkTo.courseDetail(auth.courseSign)}>
      {t('preview.join')}
    </Button>
  )
  return (
    <>
      <KeyDialog opened={keys} onClose={() => setKeys(false)} notes={false} />
      <LessonHeader
        courseSign={auth.courseSign}
        courseName={auth.courseName}
        chapter={t('preview.title')}
      />
      <div className={styles['stageBox']}>
        <VideoStage
          ref={player}
          auth={auth}
          source={source}
          captions={captions.choice}
          onCaptions={captions.choose}
          onVideo={setVideo}
          onReady={() => undefined}
          onBroken={onBroken}
          onKeys={() => setKeys(true)}
          onEnded={end}
          notice={
            over ? (
              <Stack
                component="section"
                gap="xs"
                align="center"
                maw={480}
                aria-label={t('preview.ended')}
              >
                <h2>{t('preview.ended')}</h2>
                <output>{t('preview.text')}</output>
                <Group gap="xs" justify="center">
                  {join}
                  <Button variant="default" onClick={() => jump(0)}>
                    {t('preview.again')}
                  </Button>
                </Group>
              </Stack>
            ) : null
          }
        />
      </div>
      <PageWidth>
        <Stack gap="lg" py="lg">
          <Flex wrap="wrap" align="center" justify="space-between" rowGap="sm" columnGap="lg">
            <Box flex="1 1 16em" miw={0}>
              <Title order={1} size="h2">
                {auth.videoTitle}
              </Title>
              <p className="meta">
                {[
                  list(auth.teacherNames),
                  t('preview.about', {
                    count: auth.seconds / 60,
                    formatted: number(auth.seconds / 60),
                  }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </Box>
            {join}
          </Flex>
          <Transcript
            captions={auth.captions}
            language={captions.reading}
            onLanguage={captions.setReading}
            video={video}
            onJump={jump}
          />
        </Stack>
      </PageWidth>
    </>
  )
}

/** CRS-205: the first minutes of a lesson, for everybody. */
export function PreviewPage() {
  const { t } = useTranslation('site')
  const { sign } = useParams({ from: paths.preview })
  const { data, error, refetch } = useAsk(study.previewLesson, { videoSign: sign })
  const [renewals, setRenewals] = useState(0)
  const renew = () => {
    if (renewals > 2) return
    setRenewals(renewals + 1)
    void refetch()
  }
  return (
    <Stack gap={0} mih="100dvh" bg="var(--bg)">
      {data ? (
        <Preview key={sign} auth={data} onBroken={renew} />
      ) : (
        <>
          <LessonHeader courseSign={null} courseName="" chapter="" />
          {error ? (
            <PageFailure
              error={error}
              onRetry={() => void refetch()}
              toCourse={linkTo.courseDetail}
            />
          ) : (
            <Stack gap="lg">
              <div className={styles['darkStage']} />
              <PageWidth>
                <TextSkeleton heading lines={3} label={t('loading')} />
              </PageWidth>
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
