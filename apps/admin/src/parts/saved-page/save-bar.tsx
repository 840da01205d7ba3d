import { Button } from '@mantine/core'
import { SavedAt } from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './forms.module.css'

interface SaveBarProps {
  dirty: boolean
  isNew: boolean
  saving: boolean
  savedAt: number | null
  /** While two copies wait for a choice, saving goes through that choice. */
  waits: boolean
  onDiscard: () => void
}

/** Whether the page is saved, and its one filled button; it stays in sight. */
export function SaveBar({ dirty, isNew, saving, savedAt, waits, onDiscard }: SaveBarProps) {
  const { t } = useTranslation(['app', 'site'])
  const [asks, setAsks] = useState(false)
  const state = saving ? 'saving' : dirty || isNew ? 'none' : 'saved'
  return (
    <div className={styles['foot']}>
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
    </div>
  )
}
