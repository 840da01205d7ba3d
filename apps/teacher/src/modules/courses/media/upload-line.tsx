import { Box, Button, FileButton, Flex, Stack } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { filePurposes } from '@titian/contract'
import { ServerRefusal, useExplain, useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../catalogue/catalogue.module.css'
import { uploads, type Interrupted, type UploadRow, type UploadTarget } from './upload-store.ts'
import { useUpload } from './use-upload.ts'
import { NotVideo } from './video-bytes.ts'

export const videoTypes = filePurposes.lessonVideo.types.join(',')

interface UploadLineProps {
  sign: string
  accept: string
  target: UploadTarget
}

function GiveUp({ sign, onGone }: { sign: string; onGone?: () => void }) {
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

/** After a reload: the browser gave the file back to its folder, so it has to be chosen once more. */
function Stopped({ sign, row, accept, target }: UploadLineProps & { row: Interrupted }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const [gone, setGone] = useState(false)
  if (gone) return null
  const percent = formats.percent(row.size > 0 ? row.sent / row.size : 0)
  return (
    <Stack gap={6} flex="1 1 100%" p="sm" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)">
      <p>{t('upload.stopped', { name: row.name, percent })}</p>
      <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" miw={0} fz="sm">
        <FileButton accept={accept} onChange={(file) => file && uploads.start(sign, file, target)}>
          {(props) => (
            <Button {...props} variant="default">
              {t('upload.chooseAgain')}
            </Button>
          )}
        </FileButton>
        <GiveUp sign={sign} onGone={() => setGone(true)} />
      </Flex>
    </Stack>
  )
}

/** The content was refused: to send the same bytes again would only be refused again. */
const isRefused = ({ error }: UploadRow) =>
  error instanceof NotVideo || (error instanceof ServerRefusal && error.is('invalidInput'))

function Controls({ sign, row, accept, target }: UploadLineProps & { row: UploadRow }) {
  const { t } = useTranslation('courses')
  if (row.phase === 'attaching') return null
  if (isRefused(row)) {
    return (
      <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" miw={0} fz="sm">
        <FileButton accept={accept} onChange={(file) => file && uploads.start(sign, file, target)}>
          {(props) => (
            <Button {...props} variant="default">
              {t('upload.chooseAnother')}
            </Button>
          )}
        </FileButton>
        <GiveUp sign={sign} />
      </Flex>
    )
  }
  return (
    <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" miw={0} fz="sm">
      {row.phase === 'sending' || row.phase === 'waiting' ? (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => uploads.pause(sign)}
        >
          {t('upload.pause')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => uploads.go(sign)}
        >
          {t('upload.continue')}
        </Button>
      )}
      <GiveUp sign={sign} />
    </Flex>
  )
}

/** Where an upload stands; nothing where none runs. */
export function UploadLine(props: UploadLineProps) {
  const { sign } = props
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const formats = useFormats()
  const row = useUpload(sign)
  const before = row ? undefined : uploads.interrupted(sign)
  if (before) return <Stopped {...props} row={before} />
  if (!row) return null
  const share = row.size > 0 ? row.sent / row.size : 0
  return (
    <Stack gap={6} flex="1 1 100%" p="sm" bd="1px solid var(--line)" bdrs="md" bg="var(--surface)">
      <Flex rowGap="xs" columnGap="sm" align="center" wrap="wrap" miw={0} fz="sm">
        <span className={styles['file']}>{row.name}</span>
        <span className="num meta">
          {t(`upload.${row.phase}`, { percent: formats.percent(share) })}
        </span>
      </Flex>
      <ProgressBar value={share * 100} label={t('upload.progress', { name: row.name })} />
      {row.error ? (
        <Box component="p" c="var(--danger)" fz="sm" role="alert">
          {row.error instanceof NotVideo ? t('upload.notVideo') : explain(row.error)}
        </Box>
      ) : null}
      <Controls {...props} row={row} />
    </Stack>
  )
}
