import { privacy } from '@titian/contract'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../calls/use-ask.ts'
import { useFormats } from '../format/formats.ts'
import { useKeepAccount } from './use-closing.ts'

/** ACC-317: shows after the sign-in that the account is being closed, with a button to keep it. */
export function ClosingDialog() {
  const { t } = useTranslation('privacy')
  const { dateTime } = useFormats()
  const [isSeen, setSeen] = useState(false)
  const { data } = useAsk(privacy.accountClosing, {}, { staleTime: Infinity, quiet: true })
  const keep = useKeepAccount()
  return (
    <ConfirmDialog
      opened={data?.state === 'closing' && !isSeen}
      onClose={() => setSeen(true)}
      title={t('closing.signedIn')}
      text={t('closing.note', { date: dateTime(data?.endsAt ?? 0) })}
      confirmLabel={t('closing.keep')}
      cancelLabel={t('closing.leave')}
      onConfirm={async () => void (await keep.mutateAsync({}))}
    />
  )
}
