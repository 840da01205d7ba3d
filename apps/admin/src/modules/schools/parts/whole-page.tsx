import { ConflictNote, type Difference, LeaveGuard } from '@titian/site/staff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './forms.module.css'
import { SaveBar } from './save-bar.tsx'
import type { useWholeForm } from './use-whole-form.ts'

type Whole = Pick<
  ReturnType<typeof useWholeForm>,
  'dirty' | 'savedAt' | 'theirs' | 'keep' | 'discard'
>

interface WholePageProps {
  whole: Whole
  save: { isPending: boolean }
  differences: readonly Difference[]
  onSave: () => void
  children: ReactNode
}

/** Around a form that is saved whole: the other copy, the fields, the bar to save, and the question at leaving. */
export function WholePage({ whole, save, differences, onSave, children }: WholePageProps) {
  const { t } = useTranslation('schools')
  const { dirty, savedAt, theirs, keep, discard } = whole
  const saveMine = () => {
    keep()
    onSave()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending && !theirs) onSave()
      }}
    >
      {theirs ? (
        <ConflictNote
          rows={differences}
          text={t('conflict.text')}
          keepLabel={t('conflict.keep')}
          onKeep={saveMine}
          onTake={discard}
        />
      ) : null}
      <div className={styles['stack']}>{children}</div>
      <SaveBar
        dirty={dirty}
        saving={save.isPending}
        savedAt={savedAt}
        waits={theirs !== null}
        onDiscard={discard}
      />
      <LeaveGuard dirty={dirty} />
    </form>
  )
}
