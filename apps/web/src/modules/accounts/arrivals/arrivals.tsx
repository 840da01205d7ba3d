import { useRouter } from '@tanstack/react-router'
import { useExplain, useSession } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { arrivals, signInByToken, type Arrival } from '../arrival.ts'
import { BindOffer } from './bind-offer.tsx'

interface ArrivalsProps {
  arrival: Arrival | null
  mayBind: boolean
}

export function Arrivals({ arrival, mayBind }: ArrivalsProps) {
  const explain = useExplain()
  const { refresh } = useSession()
  useEffect(() => {
    if (arrival === null || arrival.kind === 'otherAccount') return
    if (arrival.kind === 'failed') toast.failure(explain(arrival.error))
    else void refresh()
    arrivals.set(null)
  }, [arrival, explain, refresh])
  if (arrival?.kind === 'otherAccount') return <OtherAccount token={arrival.temporaryToken} />
  return mayBind ? <BindOffer /> : null
}

/** ACC-227: asks before the account is changed. */
function OtherAccount({ token }: { token: string }) {
  const { t } = useTranslation('accounts')
  const router = useRouter()
  const { display } = useSession()
  const change = async () => {
    arrivals.set(null)
    if (!(await signInByToken(token, true))) await router.navigate({ to: paths.home })
  }
  return (
    <ConfirmDialog
      opened
      onClose={() => arrivals.set(null)}
      title={t('otherAccount.title')}
      text={t('otherAccount.text', { name: display?.name ?? '' })}
      confirmLabel={t('otherAccount.change')}
      cancelLabel={t('otherAccount.stay')}
      onConfirm={change}
    />
  )
}
