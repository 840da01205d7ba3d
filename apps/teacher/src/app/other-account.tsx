import { useExplain, useSession } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeWaitingTicket, waitingTicket } from './open-ticket.ts'

/** ACC-272: nobody becomes somebody else without being asked. */
export function OtherAccount() {
  const { t } = useTranslation('app')
  const explain = useExplain()
  const { display } = useSession()
  const [ticket, setTicket] = useState(waitingTicket)
  if (ticket === null) return null
  const change = async () => {
    setTicket(null)
    await takeWaitingTicket(ticket).catch((error: unknown) => toast.failure(explain(error)))
  }
  return (
    <ConfirmDialog
      opened
      onClose={() => setTicket(null)}
      title={t('otherAccount.title')}
      text={t('otherAccount.text', { name: display?.name ?? '' })}
      confirmLabel={t('otherAccount.change')}
      cancelLabel={t('otherAccount.stay')}
      onConfirm={change}
    />
  )
}
