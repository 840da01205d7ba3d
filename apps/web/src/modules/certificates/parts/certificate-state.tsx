import type { Certificate } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** CNT-071: valid, or revoked with the date. */
export function CertificateState({ of: { revokedAt } }: { of: Certificate }) {
  const { t } = useTranslation('certificates')
  const { date } = useFormats()
  return revokedAt === null ? (
    <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
      {t('valid')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="danger" icon={<IconCircleX size={14} aria-hidden />}>
      {t('revokedOn', { date: date(revokedAt) })}
    </StatusBadge>
  )
}
