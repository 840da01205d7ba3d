import { Box, Button, FileButton, Stack } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { fileSize, useExplain, useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FileName } from './file-name.tsx'
import { secondsLeft } from './upload-speed.ts'
import {
  isRefused,
  uploads,
  waitsForNetwork,
  type UploadRow,
  type UploadTarget,
} from './upload-store.ts'
import { NotVideo } from './video-bytes.ts'
import { MediaLine } from './media-line.tsx'

interface RunningUploadProps {
  sign: string
  row: UploadRow
  /** Allows choosing another file after a refusal. */
  replace?: { accept: string; target: UploadTarget }
  onGone?: () => void
}

export function GiveUp({ sign, onGone }: { sign: string; onGone?: () => void }) {
  const { t } = useTranslation('courses')
  return (
    <Button
      variant="subtle"
      color="neutral"
      leftSection={<IconX size={16} aria-hidden />}
      onClick={() => {
        uploads.giveUp(sign)
        onGone?.()
      }}
    >
      {t('upload.giveUp')}
    </Button>
  )
}

function Continue({ sign, row, replace }: RunningUploadProps) {
  const { t } = useTranslation('courses')
  if (isRefused(row))
    return replace ? (
      <FileButton
        accept={replace.accept}
        onChange={(file) => file && uploads.start(sign, file, replace.target)}
      >
        {(props) => (
          <Button {...props} variant="default">
            {t('upload.chooseAnother')}
          </Button>
        )}
      </FileButton>
    ) : null
  const isOn = row.phase === 'sending' || row.phase === 'waiting'
  const Icon = isOn ? IconPlayerPause : IconPlayerPlay
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => (isOn ? uploads.pause(sign) : uploads.go(sign))}
    >
      {t(isOn ? 'upload.pause' : row.phase === 'failed' ? 'upload.retry' : 'upload.continue')}
    </Button>
  )
}

function Pace({ row }: { row: UploadRow }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const seconds = secondsLeft(row, row.perSecond)
  if (row.phase !== 'sending' || row.perSecond === null || seconds === null) return null
  return (
    <span className="num meta">
      {t('upload.pace', {
        speed: fileSize(row.perSecond, formats),
        left: formats.clock(seconds),
      })}
    </span>
  )
}

function Problem({ row }: { row: UploadRow }) {
  const { t } = useTranslation('courses')
  const explain = useExplain()
  if (!row.error) return null
  if (waitsForNetwork(row)) return <output className="meta">{t('upload.waitsForNetwork')}</output>
  return (
    <Box component="p" c="var(--danger)" fz="sm" role="alert">
      {row.error instanceof NotVideo ? t(`upload.${row.error.kind}`) : explain(row.error)}
    </Box>
  )
}

/** A running upload: progress, speed, and buttons to pause and resume. */
export function RunningUpload(props: RunningUploadProps) {
  const { sign, row, onGone } = props
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const share = row.size > 0 ? row.sent / row.size : 0
  return (
    <Stack gap={6} miw={0}>
      <MediaLine>
        <FileName>{row.name}</FileName>
        <span className="num meta">
          {isRefused(row)
            ? t('upload.refused')
            : t(`upload.${row.phase}`, { percent: formats.percent(share) })}
        </span>
        <Pace row={row} />
      </MediaLine>
      {isRefused(row) ? null : (
        <ProgressBar value={share * 100} label={t('upload.progress', { name: row.name })} />
      )}
      <Problem row={row} />
      {row.phase === 'attaching' ? null : (
        <MediaLine>
          <Continue {...props} />
          <GiveUp sign={sign} onGone={onGone} />
        </MediaLine>
      )}
    </Stack>
  )
}
