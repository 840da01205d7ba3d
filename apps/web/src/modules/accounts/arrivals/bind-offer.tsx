import { accounts } from '@titian/contract'
import { useAct, useSession } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dropSocial, readSocial } from '../social/stored-social.ts'

/** ACC-194: binds the social account that was scanned before, and only on a yes. */
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
        // The failure is told in a toast; a sealed value that was refused is of no more use.
        await bind.mutateAsync({ openId: social.openId }).catch(() => undefined)
      }}
    />
  )
}
