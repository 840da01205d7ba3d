import { Button } from '@mantine/core'
import { SavedMark } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { conflictNoteId, showConflictNote } from './show-note.ts'

/**
 * TCH-084: replaces "Saved 14:03" while nothing can be saved, because the person must first choose
 * a version. FRM-484: the button scrolls back to the note with the two versions. The button is
 * needed, because the browser scrolls to the field at the next key press.
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
