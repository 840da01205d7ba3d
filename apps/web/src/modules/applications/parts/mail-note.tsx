import type { DeliveryMail } from '@titian/contract'
import { Note } from '@titian/ui'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** JOB-048: says that the e-mail to the company has not arrived. */
export function MailNote({ mail }: { mail: DeliveryMail }) {
  const { t } = useTranslation('applications')
  if (mail === 'failed')
    return (
      <Note tone="danger" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {t('mailFailed')}
      </Note>
    )
  return mail === 'waiting' ? <span className="meta">{t('mailWaiting')}</span> : null
}
