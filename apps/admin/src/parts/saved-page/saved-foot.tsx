import { Button } from '@mantine/core'
import { SavedAt } from '@titian/site'
import { ConfirmDialog, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SavedFootProps {
  dirty: boolean
  isNew: boolean
  saving: boolean
  savedAt: number | null
  /**
   * Whether the person must first choose between the local and the remote copy. The choice then
   * saves the form, so the save button is disabled.
   */
  waits: boolean
  onDiscard: () => void
}

/** The sticky bar with the state of the form and its save button. */
export function SavedFoot({ dirty, isNew, saving, savedAt, waits, onDiscard }: SavedFootProps) {
  const { t } = useTranslation(['app', 'site'])
  const [asks, setAsks] = useState(false)
  const state = saving ? 'saving' : dirty || isNew ? 'none' : 'saved'
  return (
    <SaveBar>
      <SavedAt state={state} at={savedAt} />
      {dirty ? (
        <Button variant="default" disabled={saving} onClick={() => setAsks(true)}>
          {t('form.discard.act')}
        </Button>
      ) : null}
      <Button type="submit" loading={saving} disabled={!dirty || waits}>
        {t('form.save')}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        title={t('form.discard.title')}
        text={t('form.discard.text')}
        confirmLabel={t('form.discard.act')}
        cancelLabel={t('site:cancel')}
        onConfirm={onDiscard}
        onClose={() => setAsks(false)}
      />
    </SaveBar>
  )
}
