import { Box, Button, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useFormats } from '@titian/site'
import { useLedFocus } from '@titian/site/staff'
import { Note, Surface } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportPreviewView } from './import-preview.tsx'
import type { ImportSource } from './import-source.ts'
import { SheetChooser } from './sheet-chooser.tsx'
import { useSheetImport } from './use-sheet-import.ts'
import styles from './sheet-import.module.css'

interface ImportDoneProps {
  fileName: string
  fresh: number
  changed: number
  onAgain: () => void
}

function ImportDone({ fileName, fresh, changed, onAgain }: ImportDoneProps) {
  const { t } = useTranslation('app')
  const { number } = useFormats()
  const words = { name: fileName, fresh: number(fresh), changed: number(changed) }
  return (
    <>
      <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />} live>
        {t('import.doneText', words)}
      </Note>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onAgain}>
          {t('import.another')}
        </Button>
      </div>
    </>
  )
}

/** Chooses a spreadsheet, shows what its import would change, and imports it. */
export function SheetImport({ source }: { source: ImportSource }) {
  const { t } = useTranslation('app')
  const { stage, failure, check, confirm, again } = useSheetImport(source)
  const titleId = useId()
  const { name } = stage
  const isWaiting = name === 'choose' || name === 'reading'
  const place = useLedFocus(isWaiting)
  return (
    <Surface>
      <Box
        component="section"
        ref={place}
        tabIndex={-1}
        display="grid"
        style={{ gap: 'var(--s4)', outline: 'none' }}
        aria-labelledby={titleId}
      >
        <Title id={titleId} order={2} size="h3">
          {t(isWaiting ? 'import.choose' : name === 'done' ? 'import.done' : 'import.check')}
        </Title>
        {isWaiting ? (
          <SheetChooser source={source} stage={stage} failure={failure} onCheck={check} />
        ) : null}
        {name === 'checked' || name === 'confirming' ? (
          <ImportPreviewView
            preview={stage.preview}
            fileName={stage.fileName}
            busy={name === 'confirming'}
            failure={failure}
            onConfirm={(acceptRoles) => void confirm(acceptRoles)}
            onAgain={again}
          />
        ) : null}
        {name === 'done' ? <ImportDone {...stage} onAgain={again} /> : null}
      </Box>
    </Surface>
  )
}
