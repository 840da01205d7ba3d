import { Button, FileButton, Group, Image, Input, Stack, TextInput } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type FilePurpose, filePurposes } from '@titian/contract'
import { type MediaKind, mediaMark, mediaWordsMost } from '@titian/exam-items/shape'
import { checkFile, FormError, uploadFile, useExplain, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, ProgressBar } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const purposes: Record<MediaKind, FilePurpose> = {
  picture: 'questionPicture',
  audio: 'questionAudio',
}
/** The list of types also has file extensions, because some systems do not know audio types. */
const accepted = [
  ...filePurposes.questionPicture.types,
  ...filePurposes.questionAudio.types,
  '.mp3',
  '.m4a',
  '.ogg',
].join(',')

const kindOf = ({ type, name }: File): MediaKind =>
  type.startsWith('audio/') || /\.(?:mp3|m4a|ogg|oga|opus)$/i.test(name) ? 'audio' : 'picture'

/**
 * Returns a suggested title for audio: the file name. A picture gets no suggestion, because a file
 * name never describes a picture.
 */
const wordsFor = (file: File | undefined): string =>
  file && kindOf(file) === 'audio' ? file.name.replace(/\.[^.]+$/, '').slice(0, mediaWordsMost) : ''

/** Shows the chosen picture before it is uploaded. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <Image src={url} alt="" mah={220} w="auto" fit="contain" radius="md" /> : null
}

interface MediaDialogProps {
  /** The pasted or dropped file. */
  file: File | undefined
  /** Called with the mark to insert, or undefined after a cancel. */
  onAnswer: (mark: string | undefined) => void
}

/** EXM-201, EXM-202: adds a picture or audio with its description. */
export function MediaDialog({ file: given, onAnswer }: MediaDialogProps) {
  const { t } = useTranslation(['exams', 'site'])
  const explain = useExplain()
  const [file, setFile] = useState(given)
  const [share, setShare] = useState<number | null>(null)
  const kind = file ? kindOf(file) : 'picture'
  const refused = file ? checkFile(file, purposes[kind]) : null
  const { form, submit, busy, failure } = useForm({
    initialValues: { file: '', words: wordsFor(given) },
    problemsOf: ({ words }) => ({
      ...(file ? {} : { file: t('media.noFile') }),
      ...(words.trim() ? {} : { words: t(`media.words.${kind}.missing`) }),
    }),
    maySend: () => refused === null,
    send: async ({ words }) => {
      if (!file) return
      setShare(0)
      try {
        const { path } = await uploadFile(file, purposes[kind], {
          onProgress: ({ sent, total }) => setShare(sent / total),
        })
        onAnswer(mediaMark({ kind, words, sign: path }))
      } finally {
        setShare(null)
      }
    },
  })
  const choose = (chosen: File | null) => {
    if (!chosen) return
    setFile(chosen)
    form.clearErrors()
    if (!form.values.words) form.setFieldValue('words', wordsFor(chosen))
  }
  return (
    <FormDialog opened onClose={() => onAnswer(undefined)} title={t('media.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          // React passes the submit event of the dialog to the form of the question, which must not
          // be submitted.
          event.stopPropagation()
          submit(event)
        }}
      >
        <Stack>
          <FormError error={failure} />
          <Input.Wrapper
            label={t('media.file')}
            description={t('media.limits')}
            error={refused ? explain(refused) : form.errors['file']}
            labelElement="div"
          >
            <Group gap="sm" mt={6} wrap="nowrap">
              <FileButton accept={accepted} onChange={choose}>
                {(button) => (
                  <Button
                    {...button}
                    data-file-field
                    variant="default"
                    disabled={busy}
                    leftSection={<IconPaperclip size={18} aria-hidden />}
                  >
                    {t(file ? 'media.other' : 'media.choose')}
                  </Button>
                )}
              </FileButton>
              {file ? <b className="clip">{file.name}</b> : null}
              <output className="visually-hidden">
                {file ? t('media.isChosen', { name: file.name }) : ''}
              </output>
            </Group>
          </Input.Wrapper>
          {file && kind === 'picture' && !refused ? <Preview file={file} /> : null}
          <TextInput
            label={t(`media.words.${kind}.label`)}
            description={t(`media.words.${kind}.hint`)}
            maxLength={mediaWordsMost}
            autoComplete="off"
            {...form.getInputProps('words')}
          />
          {share === null ? null : <ProgressBar value={share * 100} label={t('media.sending')} />}
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={() => onAnswer(undefined)}
            confirmLabel={t('media.insert')}
            busy={busy}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
