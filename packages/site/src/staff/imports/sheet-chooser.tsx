import type { ChosenEncoding } from '@titian/contract'
import { Button, Group, Stack } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useExplain } from '../../calls/explain.ts'
import { isSignedOut, ServerRefusal } from '../../calls/refusal.ts'
import { uploadFile } from '../../files/upload-file.ts'
import { sendPressed } from '../../signed-in/press-again.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { EncodingChoice, findCandidates } from './encoding-choice.tsx'
import { ImportFile } from './import-file.tsx'
import { sheetExtensions, typedSheet } from './typed-sheet.ts'

interface SheetChooserProps {
  description: string
  /**
   * Called with the stored file. Errors of the file are displayed beside it. `encoding` is what the
   * user chose.
   */
  onStored: (filePath: string, encoding?: ChosenEncoding) => Promise<void>
  /** Content beside the button, such as a link to a template. */
  children?: ReactNode
}

/** A spreadsheet that the user chooses or drops. It is uploaded and checked. */
export function SheetChooser({ description, onStored, children }: SheetChooserProps) {
  const { t } = useTranslation('staff')
  const explain = useExplain()
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { attempt, busy } = useSubmit()
  const candidates = findCandidates(failure)
  // An error about a missing column concerns this file only.
  const ofFile = failure instanceof ServerRefusal ? failure.fields['filePath'] : undefined
  const check = (encoding?: ChosenEncoding) => {
    setMissing(!file || file.size === 0)
    if (!file || file.size === 0) return
    if (!encoding) setFailure(null)
    void attempt({
      act: async () => {
        // TCH-203: the steps are separate, so that a stored file is not uploaded again.
        const { path } = await sendPressed(() => uploadFile(typedSheet(file), 'sheet'))
        await sendPressed(() => onStored(path, encoding))
      },
      // Shown beside the file. If the session has ended, the sign-in form opens over the page.
      onFailed: (error) => {
        if (!isSignedOut(error)) setFailure(error)
        return !isSignedOut(error)
      },
    })
  }
  return (
    <Stack>
      <ImportFile
        description={description}
        accept={sheetExtensions}
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        file={file}
        error={missing ? t('imports.missing') : failure ? (ofFile ?? explain(failure)) : undefined}
        disabled={busy}
        onFile={(chosen) => {
          setFile(chosen)
          setMissing(false)
          setFailure(null)
        }}
      />
      {candidates ? <EncodingChoice candidates={candidates} busy={busy} onChoose={check} /> : null}
      <Group>
        <Button loading={busy} onClick={() => check()}>
          {t('imports.check')}
        </Button>
        {children}
      </Group>
    </Stack>
  )
}
