import { accounts } from '@titian/contract'
import { useAct, useSession } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropSocial, readSocial } from '../social/stored-social.ts'

/** ACC-194: asks whether to bind the social account that was scanned before. */
export function BindOffer() {
  const { t } = useTranslation('accounts')
  const { refresh } = useSession()
  const [social, setSocial] = useState(readSocial)
  const bind = useAct(accounts.socialBind, {
    onDone: async () => {
      toast.success(t('social.bound'))
      await refresh()
    },
  })
  if (!social) return null
  const close = () => {
    dropSocial()
    setSocial(null)
  }
  return (
    <ConfirmDialog
      opened
      onClose={close}
      title={t('social.bindTitle', { name: social.socialName })}
      text={t('social.bindText')}
      confirmLabel={t('social.bind')}
      cancelLabel={t('social.notNow')}
      onConfirm={async () => {
        // A failure is shown as a notification, because a refused sealed value cannot be used
        // again.
        await bind.mutateAsync({ openId: social.openId }).catch(() => undefined)
      }}
    />
  )
}
