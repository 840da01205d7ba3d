import { Button } from '@mantine/core'
import type { ImportPreview } from '@titian/contract'
import { FormError } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FaultTable } from './fault-table.tsx'
import { ImportNumbers } from './import-numbers.tsx'
import styles from './sheet-import.module.css'

interface ImportPreviewProps {
  preview: ImportPreview
  fileName: string
  busy: boolean
  failure: unknown
  onConfirm: () => void
  onAgain: () => void
}

/** The dry run: nothing has been changed yet. */
export function ImportPreviewView(props: ImportPreviewProps) {
  const { preview, fileName, busy } = props
  const { t } = useTranslation('app')
  const taken = preview.fresh + preview.changed
  return (
    <>
      <p className={styles['lead']}>{t('import.dryRun', { name: fileName })}</p>
      <ImportNumbers preview={preview} />
      {preview.faults.length > 0 ? <FaultTable preview={preview} fileName={fileName} /> : null}
      {taken === 0 ? <Note tone="info">{t('import.nothingToTake')}</Note> : null}
      <FormError error={props.failure} />
      <div className={styles['buttons']}>
        {taken > 0 ? (
          <Button loading={busy} onClick={props.onConfirm}>
            {t('import.take', { count: taken })}
          </Button>
        ) : null}
        <Button variant="default" disabled={busy} onClick={props.onAgain}>
          {t('import.another')}
        </Button>
      </div>
    </>
  )
}
