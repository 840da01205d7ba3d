import { Button, Group, Stack } from '@mantine/core'
import { type IntroVideo, resume } from '@titian/contract'
import { callKey, ErrorView, fileSize, useAct, useAsk, useFormats } from '@titian/site'
import { FileField } from '@titian/site/hand-ins'
import { ConfirmDialog, toast } from '@titian/ui'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IntroFilm } from './intro-film.tsx'
import styles from './video-part.module.css'

interface OfResume {
  resumeId: string
}

const ownVideo = callKey(resume.videoDetail)

function Shown({ video, resumeId }: OfResume & { video: IntroVideo }) {
  const { t } = useTranslation(['resume', 'site'])
  const formats = useFormats()
  const [asks, setAsks] = useState(false)
  const remove = useAct(resume.deleteResumeVideo, {
    refresh: [ownVideo],
    onDone: () => toast.success(t('site:toast.deleted')),
  })
  const { name, size, seconds, url } = video
  const length = seconds === null ? '' : `${formats.clock(seconds)} · `
  return (
    <Stack gap="xs">
      <IntroFilm url={url} className={styles['video']} />
      <Group gap="sm" justify="space-between">
        <Stack gap={0} flex="1 1 160px" miw={0}>
          <b className="clip">{name}</b>
          <span className="meta">
            {length}
            {fileSize(size, formats)}
          </span>
        </Stack>
        <Button
          variant="subtle"
          color="neutral"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setAsks(true)}
        >
          {t('video.delete')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('video.deleteTitle')}
        text={t('video.deleteText')}
        confirmLabel={t('video.delete')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({ resumeId }))}
      />
    </Stack>
  )
}

/** RES-028 to RES-030, RES-082: shows, replaces and deletes the intro video. */
export function VideoPart({ resumeId }: OfResume) {
  const { t } = useTranslation('resume')
  const { data, error, refetch } = useAsk(resume.videoDetail, { resumeId })
  const save = useAct(resume.saveResumeVideo, {
    refresh: [ownVideo],
    onDone: () => toast.success(t('video.saved')),
  })
  if (error) return <ErrorView level={3} error={error} onRetry={() => void refetch()} />
  const video = data?.video
  return (
    <Stack gap="sm">
      <Stack gap={4}>
        <b>{t('video.title')}</b>
        <p className="meta">{t('video.text')}</p>
      </Stack>
      {video ? <Shown video={video} resumeId={resumeId} /> : null}
      {data ? (
        <FileField
          label={t(video ? 'video.replace' : 'video.add')}
          limits={t('video.limits')}
          purpose="introVideo"
          value={{ path: '', name: '' }}
          onChange={({ path }) => {
            if (path) save.mutate({ resumeId, path })
          }}
        />
      ) : null}
    </Stack>
  )
}
