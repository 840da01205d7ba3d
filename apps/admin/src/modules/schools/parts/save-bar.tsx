import { Button } from '@mantine/core'
import { SavedAt } from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './forms.module.css'

interface SaveBarProps {
  dirty: boolean
  saving: boolean
  savedAt: number | null
  /** While two copies wait for a choice, saving goes through that choice. */
  waits: boolean
  onDiscard: () => void
}

/** Where the page stands, and its one filled button; stays in sight. */
export function SaveBar({ dirty, saving, savedAt, waits, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('schools')
  const [asks, setAsks] = useState(false)
  const state = saving ? 'saving' : dirty ? 'none' : 'saved'
  return (
    <div className={styles['foot']}>
      <SavedAt state={state} at={savedAt} />
      {dirty ? (
        <Button variant="default" disabled={saving} onClick={() => setAsks(true)}>
          {t('discard.act')}
        </Button>
      ) : null}
      <Button type="submit" loading={saving} disabled={!dirty || waits}>
        {t('save')}
      </Button>
      <ConfirmDialog
        opened={asks}
        danger
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.act')}
        cancelLabel={t('site:cancel')}
        onConfirm={onDiscard}
        onClose={() => setAsks(false)}
      />
    </div>
  )
}
