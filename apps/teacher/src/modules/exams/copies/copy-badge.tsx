import { IconPencil, IconRefresh } from '@tabler/icons-react'
import type { ExamSubject } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** EXM-206: says that the question differs from the bank; renders nothing if it is the same. */
export function CopyBadge({ subject }: { subject: Pick<ExamSubject, 'edited' | 'bankDiffers'> }) {
  const { t } = useTranslation('exams')
  if (subject.edited)
    return (
      <StatusBadge tone="info" icon={<IconPencil size={14} aria-hidden />}>
        {t('copy.edited')}
      </StatusBadge>
    )
  if (!subject.bankDiffers) return null
  return (
    <StatusBadge icon={<IconRefresh size={14} aria-hidden />}>{t('copy.bankDiffers')}</StatusBadge>
  )
}
