import { Button } from '@mantine/core'
import { SavedMark } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { conflictNoteId, showConflictNote } from './show-note.ts'

/**
 * TCH-084: in the place of "Saved 14:03" as long as nothing is saved before somebody has chosen. FRM-484: the next key
 * leads the page back to the field that somebody writes in, and the note out of sight.
 */
export function ChoiceWaits() {
  const { t } = useTranslation('conflict')
  return (
    <>
      <SavedMark state="failed" label={t('waits')} />
      <Button variant="default" aria-controls={conflictNoteId} onClick={showConflictNote}>
        {t('compare')}
      </Button>
    </>
  )
}
