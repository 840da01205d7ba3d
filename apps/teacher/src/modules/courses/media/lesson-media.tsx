import { Box, Button, FileButton, Stack, Title } from '@mantine/core'
import { IconPlayerPlay, IconTrash, IconUpload } from '@tabler/icons-react'
import { courses, type LessonDraft } from '@titian/contract'
import { checkFile, ErrorView, useAct, useAsk, useExplain, useFormats } from '@titian/site'
import { ConfirmDialog, TextSkeleton, toast } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaysOfVideos } from './use-ways-of-videos.ts'
import { FileName } from './file-name.tsx'
import { LessonCaptions } from './lesson-captions.tsx'
import { uploads } from './upload-store.ts'
import { useUpload } from './use-upload.ts'
import { videoTarget, videoTypes } from './video-target.ts'
import { MediaLine } from './media-line.tsx'

interface LessonMediaProps {
  sign: string
  mayEdit: boolean
  onChanged: () => void
}

const megabyte = 1024 * 1024

function ChooseVideo({
  sign,
  again,
  onChanged,
}: {
  sign: string
  again: boolean
  onChanged: () => void
}) {
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const reset = useRef<() => void>(null)
  const choose = (file: File | null) => {
    reset.current?.()
    if (!file) return
    // The bytes are checked when the upload starts; before that only the size is known.
    const refused = checkFile({ size: file.size, type: '' }, 'lessonVideo')
    if (refused) return toast.failure(explain(refused))
    uploads.start(sign, file, videoTarget(sign, onChanged))
  }
  return (
    <FileButton resetRef={reset} accept={videoTypes} onChange={choose}>
      {(props) => (
        <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
          {again ? t('video.replace') : t('video.upload')}
        </Button>
      )}
    </FileButton>
  )
}

function Video({ sign, mayEdit, onChanged, draft }: LessonMediaProps & { draft: LessonDraft }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const upload = useUpload(sign)
  const [playing, setPlaying] = useState(false)
  const [removing, setRemoving] = useState(false)
  const leadOn = useWaysOfVideos()
  const remove = useAct(courses.deleteUploadVideo, {
    onDone: onChanged,
    onRefusal: (refusal) => {
      if (!leadOn(refusal)) return false
      setRemoving(false)
      return true
    },
  })
  const { video } = draft
  return (
    <Stack gap="xs" miw={0}>
      <Title order={3} size="h5">
        {t('video.title')}
      </Title>
      {video ? (
        <MediaLine>
          <FileName>{video.videoName}</FileName>
          <span className="meta num">
            {t('video.size', { size: formats.score(video.videoSize / megabyte) })}
            {video.duration === null ? '' : ` · ${formats.clock(video.duration)}`}
          </span>
        </MediaLine>
      ) : (
        <p className="meta">{t('video.hint')}</p>
      )}
      {video && playing ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are listed below; here the teacher only checks that it is the right video
        <Box
          component="video"
          w="100%"
          maw={640}
          bdrs="md"
          bg="var(--dark)"
          src={video.playUrl}
          controls
          autoPlay
        />
      ) : null}
      <MediaLine>
        {video ? (
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            aria-pressed={playing}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? t('video.hide') : t('video.play')}
          </Button>
        ) : null}
        {mayEdit && !upload ? (
          <ChooseVideo sign={sign} again={video !== null} onChanged={onChanged} />
        ) : null}
        {mayEdit && video ? (
          <Button
            variant="subtle"
            color="neutral"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {t('video.remove')}
          </Button>
        ) : null}
      </MediaLine>
      <ConfirmDialog
        opened={removing}
        danger
        onClose={() => setRemoving(false)}
        title={t('video.removeTitle', { name: video?.videoName ?? '' })}
        text={t('video.removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await remove.mutateAsync({ courseChaperVideoId: sign })
        }}
      />
    </Stack>
  )
}

export function LessonMedia(props: LessonMediaProps) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useAsk(courses.chapterVideoById, { sign: props.sign })
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={3} label={t('site:loading')} />
  return (
    <>
      <Video {...props} draft={data} />
      <LessonCaptions {...props} captions={data.captions} />
    </>
  )
}
