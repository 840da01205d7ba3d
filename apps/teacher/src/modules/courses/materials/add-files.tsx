import { Button, FileButton } from '@mantine/core'
import { filePurposes } from '@titian/contract'
import { IconUpload } from '@tabler/icons-react'
import { checkFile, useExplain, useFormats } from '@titian/site'
import { isOfNoType } from '@titian/site/file-bytes'
import { toast } from '@titian/ui'
import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadLine } from '../media/upload-line.tsx'
import { keyEnd, uploads } from '../media/upload-store.ts'
import { chapterTarget, keyOf, listOf, type FilePlace } from './chapter-target.ts'

const accept = filePurposes.material.types.join(',')

interface AddFilesProps {
  place: FilePlace
  /** The accessible name of the list. */
  name: string
  onDone: () => void
}

/**
 * Adds several files at once, each with its progress. An upload that a reload interrupted resumes
 * when its file is chosen again (CRS-120).
 */
export function AddFiles({ place, name, onDone }: AddFilesProps) {
  const { t } = useTranslation('courses')
  const { colon } = useFormats()
  const explain = useExplain()
  const reset = useRef<() => void>(null)
  const target = chapterTarget(place, onDone)
  const list = listOf(place)
  const keys = useSyncExternalStore(uploads.subscribe, () => uploads.keysOf(list))
  /**
   * Checks the first bytes too, so that a file with a wrong extension is not uploaded (TCH-186).
   */
  const problemOf = async (file: File): Promise<string> => {
    const refused = checkFile(file, 'material')
    if (refused) return explain(refused)
    return (await isOfNoType(file, 'material')) ? t('files.otherBytes') : ''
  }
  const choose = async (files: File[]) => {
    reset.current?.()
    const problems = await Promise.all(
      files.map((file) => problemOf(file).catch(() => t('upload.unreadable'))),
    )
    for (const [at, file] of files.entries())
      if (problems[at]) toast.failure(`${file.name}${colon}${problems[at]}`)
      else uploads.start(keyOf(place, file), file, target)
  }
  return (
    <>
      {keys === ''
        ? null
        : keys
            .split(keyEnd)
            .map((key) => <UploadLine key={key} sign={key} accept={accept} target={target} />)}
      <FileButton
        multiple
        resetRef={reset}
        accept={accept}
        onChange={(files) => void choose(files)}
      >
        {(props) => (
          <Button
            {...props}
            variant="subtle"
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-label={t('files.addTo', { name })}
          >
            {t('files.add')}
          </Button>
        )}
      </FileButton>
    </>
  )
}
