import { Box, Button, FileButton, Flex, Stack, Title } from '@mantine/core'
import { IconCheck, IconTrash, IconUpload } from '@tabler/icons-react'
import {
  type ChosenEncoding,
  courses,
  type EncodingCandidate,
  htmlLanguage,
  type Language,
  type LessonDraft,
  type ReadCaptions,
} from '@titian/contract'
import { ask, checkFile, uploadFile, useAct, useExplain, useLanguages } from '@titian/site'
import { EncodingChoice } from '@titian/site/staff'
import { ConfirmDialog, Note, StatusBadge } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asCaptions } from './read-captions.ts'
import { MediaLine } from './media-line.tsx'

interface LessonCaptionsProps {
  sign: string
  mayEdit: boolean
  captions: LessonDraft['captions']
  onChanged: () => void
}

interface RowProps extends Omit<LessonCaptionsProps, 'captions'> {
  language: Language
  name: string
  there: boolean
}

interface Unsure {
  file: File
  candidates: EncodingCandidate[]
}

/**
 * The changes that were made to an uploaded caption file, and the lines that could not be read
 * (FRM-376).
 */
function Repairs({ read: { escaped, unread } }: { read: ReadCaptions }) {
  const { t } = useTranslation('courses')
  if (escaped === 0 && unread.count === 0) return null
  return (
    <Box w="100%">
      <Note tone="warn" live>
        {unread.count > 0 ? t('captions.unread', { ...unread }) : null}{' '}
        {escaped > 0 ? t('captions.escaped', { count: escaped }) : null}
      </Note>
    </Box>
  )
}

function CaptionRow({ sign, language, name, there, mayEdit, onChanged }: RowProps) {
  const { t } = useTranslation('courses')
  const explain = useExplain()
  const reset = useRef<() => void>(null)
  const [busy, setBusy] = useState(false)
  const [removing, setRemoving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [unsure, setUnsure] = useState<Unsure | null>(null)
  const [stored, setStored] = useState<ReadCaptions | null>(null)
  const remove = useAct(courses.deleteCaptions, { onDone: onChanged })
  const choose = async (file: File | null, encoding?: ChosenEncoding) => {
    if (!file) return
    setBusy(true)
    setError(null)
    setStored(null)
    try {
      const tooLarge = checkFile(file, 'captions')
      if (tooLarge) throw tooLarge
      const captions = await asCaptions(file, encoding)
      if (typeof captions === 'string') return setError(t(`captions.${captions}`))
      if ('candidates' in captions) return setUnsure({ file, ...captions })
      setUnsure(null)
      const { path } = await uploadFile(captions.file, 'captions')
      await ask(courses.addCaptions, { chapterVideoIdSign: sign, language, filePath: path })
      setStored(captions.read)
      onChanged()
    } catch (failure) {
      setError(explain(failure))
    } finally {
      setBusy(false)
      reset.current?.()
    }
  }
  return (
    <MediaLine component="li">
      <Box component="span" miw={132} fw={600} lang={htmlLanguage[language]}>
        {name}
      </Box>
      {there ? (
        <StatusBadge tone="ok" icon={<IconCheck size={14} aria-hidden />}>
          {t('captions.there')}
        </StatusBadge>
      ) : (
        <StatusBadge>{t('captions.none')}</StatusBadge>
      )}
      {mayEdit ? (
        <FileButton
          resetRef={reset}
          accept=".vtt,.srt,text/vtt"
          onChange={(file) => void choose(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              leftSection={<IconUpload size={18} aria-hidden />}
              aria-label={t(there ? 'captions.replaceOf' : 'captions.uploadOf', { name })}
            >
              {there ? t('captions.replace') : t('captions.upload')}
            </Button>
          )}
        </FileButton>
      ) : null}
      {mayEdit && there ? (
        <Button
          variant="subtle"
          color="neutral"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={t('captions.removeOf', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('remove')}
        </Button>
      ) : null}
      {error ? (
        <Box component="span" c="var(--danger)" fz="sm" role="alert">
          {error}
        </Box>
      ) : null}
      {stored ? <Repairs read={stored} /> : null}
      {unsure ? (
        <Box w="100%">
          <EncodingChoice
            candidates={unsure.candidates}
            busy={busy}
            onChoose={(encoding) => void choose(unsure.file, encoding)}
          />
        </Box>
      ) : null}
      <ConfirmDialog
        opened={removing}
        danger
        onClose={() => setRemoving(false)}
        title={t('captions.removeTitle', { name })}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await remove.mutateAsync({ chapterVideoIdSign: sign, language })
        }}
      />
    </MediaLine>
  )
}

/** One caption file for each language of the school. */
export function LessonCaptions({ captions, ...row }: LessonCaptionsProps) {
  const { t } = useTranslation('courses')
  return (
    <Stack gap="xs" miw={0}>
      <Title order={3} size="h5">
        {t('captions.title')}
      </Title>
      <p className="meta">{t('captions.hint')}</p>
      <Flex component="ul" direction="column" gap="xs">
        {useLanguages().map(({ language, name }) => (
          <CaptionRow
            key={language}
            {...row}
            language={language}
            name={name}
            there={captions.some((caption) => caption.language === language)}
          />
        ))}
      </Flex>
    </Stack>
  )
}
