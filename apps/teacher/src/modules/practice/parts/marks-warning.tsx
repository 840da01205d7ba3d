import type { PracticeDetail } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/**
 * PRC-074, PRC-106: warns that luck or copying may decide the marks, so that they say little. The
 * teacher can still assign the practice.
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
