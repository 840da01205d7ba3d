import type { PracticeDetail } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** PRC-074, PRC-106: a practice in which luck or copying decides may be given, but its marks say little. */
export function MarksWarning({ detail }: { detail: PracticeDetail | undefined }) {
  const { t } = useTranslation('practice')
  if (!detail || detail.fitForMarks) return null
  return (
    <Note tone="warn" live>
      {t('form.notForMarks')}
    </Note>
  )
}
