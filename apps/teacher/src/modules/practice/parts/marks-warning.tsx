import type { PracticeDetail } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/**
 * PRC-074, PRC-106: warns that luck or copying decides, so that marks say little; the practice can
 * still be assigned.
 */
export function MarksWarning({ detail }: { detail: PracticeDetail | undefined }) {
  const { t } = useTranslation('practice')
  if (!detail || detail.fitForMarks) return null
  return (
    <Note tone="warn" live>
      {t('form.notForMarks')}
    </Note>
  )
}
