import { ConflictNote, type Difference, LeaveGuard } from '@titian/site/staff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './forms.module.css'
import { SaveBar } from './save-bar.tsx'
import type { useSchoolForm } from './use-school-form.ts'

type SchoolForm = Pick<
  ReturnType<typeof useSchoolForm>,
  'dirty' | 'busy' | 'at' | 'newer' | 'resolve' | 'discard'
> & { save: () => Promise<unknown> }

interface SavedPageProps {
  saved: SchoolForm
  differences: readonly Difference[]
  children: ReactNode
}

/** Around a form of the school: the other copy, the fields, the bar to save, and the question at leaving. */
export function SavedPage({ saved, differences, children }: SavedPageProps) {
  const { t } = useTranslation('schools')
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
          text={t('conflict.text')}
          keepLabel={t('conflict.keep')}
          onKeep={saveLocal}
          onTake={discard}
        />
      ) : null}
      <div className={styles['stack']}>{children}</div>
      <SaveBar
        dirty={dirty}
        saving={busy}
        savedAt={at}
        waits={newer !== null}
        onDiscard={discard}
      />
      <LeaveGuard dirty={dirty} />
    </form>
  )
}
