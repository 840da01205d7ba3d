import { ConflictNote, type Difference, LeaveGuard } from '@titian/site/staff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './forms.module.css'
import { SavedFoot } from './saved-foot.tsx'

interface SavedPageForm {
  dirty: boolean
  busy: boolean
  at: number | null
  newer: object | null
  resolve: (keepLocal: boolean) => void
  discard: () => void
  save: () => Promise<unknown>
}

interface SavedPageProps {
  saved: SavedPageForm
  /** Whether the record does not exist on the server yet, so that "saved" is not shown. */
  isNew?: boolean
  differences: readonly Difference[]
  children: ReactNode
}

/**
 * The frame of a form with its own page: a note about a newer remote copy, the fields, the save
 * bar, and the confirmation when leaving.
 */
export function SavedPage({ saved, isNew = false, differences, children }: SavedPageProps) {
  const { t } = useTranslation('app')
  const { dirty, busy, at, newer, resolve, discard, save } = saved
  const saveLocal = () => {
    resolve(true)
    void save()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !newer) void save()
      }}
    >
      {newer ? (
        <ConflictNote
          rows={differences}
          text={t('form.conflict.text')}
          keepLabel={t('form.conflict.keep')}
          onKeep={saveLocal}
          onTake={() => resolve(false)}
        />
      ) : null}
      <div className={styles['stack']}>{children}</div>
      <SavedFoot
        dirty={dirty}
        isNew={isNew}
        saving={busy}
        savedAt={at}
        waits={newer !== null}
        onDiscard={discard}
      />
      <LeaveGuard dirty={dirty} />
    </form>
  )
}
