import { Box, Button, Checkbox } from '@mantine/core'
import type { ImportPreview } from '@titian/contract'
import { FormError, useFormats } from '@titian/site'
import { UnknownColumns } from '@titian/site/staff'
import { Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeTable } from './change-table.tsx'
import { FaultTable } from './fault-table.tsx'
import type { SheetPreview } from './import-source.ts'
import { SampleTable } from './sample-table.tsx'
import styles from './sheet-import.module.css'

interface ImportPreviewProps {
  preview: SheetPreview
  fileName: string
  busy: boolean
  failure: unknown
  onConfirm: (acceptRoles: boolean) => void
  onAgain: () => void
}

/** What the import would do, as five numbers. */
function ImportNumbers({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const numbers = [
    ['rows', preview.rows],
    ['fresh', preview.fresh],
    ['changed', preview.changed],
    ['same', preview.same],
    ['faulty', preview.faulty],
  ] as const
  return (
    <dl className={styles['numbers']}>
      {numbers.map(([key, value]) => (
        <div key={key} data-bad={(key === 'faulty' && value > 0) || undefined}>
          <dt>{t(`import.number.${key}`)}</dt>
          <dd className="num">{number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The result of the dry run; nothing has been changed yet. */
export function ImportPreviewView(props: ImportPreviewProps) {
  const { preview, fileName, busy } = props
  const { t } = useTranslation('app')
  const { changes = [], newRoles = 0 } = preview
  const [acceptRoles, setAcceptRoles] = useState(false)
  const taken = preview.fresh + preview.changed - (acceptRoles ? 0 : newRoles)
  return (
    <>
      <Box component="p" c="var(--text-2)">
        {t('import.dryRun', { name: fileName })}
      </Box>
      <ImportNumbers preview={preview} />
      <UnknownColumns names={preview.unknownColumns} />
      {preview.faults.length > 0 ? <FaultTable preview={preview} fileName={fileName} /> : null}
      {newRoles > 0 ? (
        <Note tone="warn">
          <p>{t('import.newRoles', { count: newRoles })}</p>
          <Checkbox
            mt="sm"
            label={t('import.acceptRoles')}
            checked={acceptRoles}
            disabled={busy}
            onChange={(event) => setAcceptRoles(event.currentTarget.checked)}
          />
        </Note>
      ) : null}
      <SampleTable samples={preview.samples ?? []} />
      {changes.length > 0 ? <ChangeTable changes={changes} changed={preview.changed} /> : null}
      {taken === 0 ? <Note tone="info">{t('import.nothingToTake')}</Note> : null}
      <FormError error={props.failure} />
      <div className={styles['buttons']}>
        {taken > 0 ? (
          <Button loading={busy} onClick={() => props.onConfirm(acceptRoles)}>
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
