import { Box, Button, FileButton, Group, Input, Stack } from '@mantine/core'
import { filePurposes, type FilePurpose } from '@titian/contract'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { ProgressBar } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExplain } from '../calls/explain.ts'
import { ServerRefusal } from '../calls/refusal.ts'
import { uploadFile } from '../files/upload-file.ts'
import { useUnsavedWork } from '../language/unsaved-work.ts'

export interface ChosenFile {
  /** The path of the stored file; empty if no file is chosen. */
  path: string
  name: string
}

interface Sending {
  file: File
  share: number
  error: unknown
}

/**
 * Uploads one file at a time. An interrupted upload of the same file resumes where it stopped
 * (CRS-120).
 */
function useSending(purpose: FilePurpose, onStored: (file: ChosenFile) => void) {
  const [sending, setSending] = useState<Sending | null>(null)
  const stop = useRef<AbortController | null>(null)
  useUnsavedWork(sending !== null && sending.error === null, false)
  useEffect(() => () => stop.current?.abort(), [])
  const start = async (file: File) => {
    stop.current?.abort()
    const mine = new AbortController()
    stop.current = mine
    setSending({ file, share: 0, error: null })
    try {
      const stored = await uploadFile(file, purpose, {
        signal: mine.signal,
        onProgress: ({ sent, total }) => {
          if (!mine.signal.aborted) setSending({ file, share: sent / total, error: null })
        },
      })
      if (mine.signal.aborted) return
      setSending(null)
      onStored({ path: stored.path, name: stored.name })
    } catch (error) {
      if (!mine.signal.aborted) setSending({ file, share: 0, error })
    }
  }
  const cancel = () => {
    stop.current?.abort()
    setSending(null)
  }
  return { sending, start, cancel }
}

function Progress({
  sending,
  onAgain,
  onCancel,
}: {
  sending: Sending
  onAgain: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation('hand-ins')
  const explain = useExplain()
  const { file, share, error } = sending
  // The server refused the file because of its content, and would refuse it again.
  const isFinal = error instanceof ServerRefusal && error.is('invalidInput')
  return (
    <Stack gap={6} w="100%">
      <span className="clip">{file.name}</span>
      {error ? (
        <Box component="p" c="var(--danger)" fz="sm" role="alert">
          {explain(error)}
        </Box>
      ) : (
        <ProgressBar value={share * 100} label={t('sending', { name: file.name })} />
      )}
      <Group gap="sm">
        {error && !isFinal ? (
          <Button variant="default" onClick={onAgain}>
            {t('continue')}
          </Button>
        ) : null}
        <Button variant="subtle" color="neutral" onClick={onCancel}>
          {t(error ? 'dismiss' : 'cancel')}
        </Button>
      </Group>
    </Stack>
  )
}

interface FileFieldProps {
  label: string
  purpose: 'handIn' | 'returned' | 'introVideo'
  /** A text about the permitted files, if the usual text about hand-ins does not fit. */
  limits?: string
  value: ChosenFile
  onChange: (file: ChosenFile) => void
  /**
   * Called with true while a file is being uploaded, so that the form is not sent without the file.
   */
  onBusy?: (busy: boolean) => void
  error?: string
}

/**
 * CRS-075: the field for one file, of a student's hand-in or a teacher's response, with progress,
 * cancelling and resuming.
 */
export function FileField(props: FileFieldProps) {
  const { label, purpose, limits, value, onChange, onBusy, error } = props
  const { t } = useTranslation('hand-ins')
  const reset = useRef<() => void>(null)
  // The focus stays on the button, so only a text informs screen readers about the file.
  const [said, setSaid] = useState('')
  const { sending, start, cancel } = useSending(purpose, (file) => {
    setSaid(t('isChosen', { name: file.name }))
    onChange(file)
  })
  const remove = () => {
    setSaid(t('isRemoved', { name: value.name }))
    onChange({ path: '', name: '' })
  }
  const isBusy = sending !== null
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const choose = (file: File | null) => {
    if (file) void start(file)
    reset.current?.()
  }
  return (
    <Input.Wrapper
      label={label}
      description={limits ?? t('limits')}
      error={error}
      labelElement="div"
    >
      <output className="visually-hidden">{said}</output>
      <Group gap="sm" mt={6}>
        {sending ? (
          <Progress sending={sending} onAgain={() => void start(sending.file)} onCancel={cancel} />
        ) : (
          <>
            {value.name ? (
              <b className="clip" style={{ maxWidth: '100%' }}>
                {value.name}
              </b>
            ) : null}
            <FileButton
              accept={filePurposes[purpose].types.join(',')}
              resetRef={reset}
              onChange={choose}
            >
              {(button) => (
                <Button
                  {...button}
                  variant="default"
                  leftSection={<IconPaperclip size={18} aria-hidden />}
                >
                  {t(value.name ? 'chooseOther' : 'choose')}
                </Button>
              )}
            </FileButton>
            {value.name ? (
              <Button
                variant="subtle"
                color="neutral"
                leftSection={<IconX size={16} aria-hidden />}
                aria-label={t('removeNamed', { name: value.name })}
                onClick={remove}
              >
                {t('remove')}
              </Button>
            ) : null}
          </>
        )}
      </Group>
    </Input.Wrapper>
  )
}
