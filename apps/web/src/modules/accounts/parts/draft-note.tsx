import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './fields.module.css'

/** FRM-185: says that the fields hold what was typed at an earlier visit, and offers to empty them. */
export function DraftNote({ form }: { form: { isRestored: boolean; discard: () => void } }) {
  const { t } = useTranslation('accounts')
  if (!form.isRestored) return null
  return (
    <Note tone="neutral">
      {t('draft.kept')}{' '}
      <button type="button" className={styles['plain']} onClick={form.discard}>
        {t('draft.discard')}
      </button>
    </Note>
  )
}
