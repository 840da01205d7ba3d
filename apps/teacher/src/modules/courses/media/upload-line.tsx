import { Box, Button, FileButton, Stack } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GiveUp, RunningUpload } from './running-upload.tsx'
import { isSameFile, uploads, type Interrupted, type UploadTarget } from './upload-store.ts'
import { useUpload } from './use-upload.ts'
import { MediaLine } from './media-line.tsx'

interface UploadLineProps {
  sign: string
  accept: string
  target: UploadTarget
}

/** After a reload the browser has no access to the file, so it must be chosen again. */
function Stopped({ sign, row, accept, target }: UploadLineProps & { row: Interrupted }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const reset = useRef<() => void>(null)
  const [gone, setGone] = useState(false)
  const [other, setOther] = useState('')
  if (gone) return null
  const percent = formats.percent(row.size > 0 ? row.sent / row.size : 0)
  const choose = (file: File | null) => {
    reset.current?.()
    if (!file) return
    if (!isSameFile(row, file)) return setOther(file.name)
    uploads.start(sign, file, target)
  }
  return (
    <Stack gap={6}>
      <p>{t('upload.stopped', { name: row.name, percent })}</p>
      {other ? (
        <Box component="p" c="var(--danger)" fz="sm" role="alert">
          {t('upload.otherFile', { other, name: row.name })}
        </Box>
      ) : null}
      <MediaLine>
        <FileButton resetRef={reset} accept={accept} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default">
              {t('upload.chooseAgain')}
            </Button>
          )}
        </FileButton>
        <GiveUp sign={sign} onGone={() => setGone(true)} />
      </MediaLine>
    </Stack>
  )
}

/** Shows the state of an upload; renders nothing if there is no upload. */
export function UploadLine(props: UploadLineProps) {
  const { sign, accept, target } = props
  const row = useUpload(sign)
  const before = row ? undefined : uploads.interrupted(sign)
  if (!row && !before) return null
  return (
    <Box flex="1 1 100%" p="sm" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)">
      {row ? <RunningUpload sign={sign} row={row} replace={{ accept, target }} /> : null}
      {before ? <Stopped {...props} row={before} /> : null}
    </Box>
  )
}
