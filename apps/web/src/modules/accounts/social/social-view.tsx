import { Button, Loader } from '@mantine/core'
import { accounts, type DataOf } from '@titian/contract'
import { ask, FormError, useDevice } from '@titian/site'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../parts/fields.module.css'
import styles from '../parts/views.module.css'
import { useFailureText } from '../forms/use-failure-text.ts'

interface SocialViewProps {
  returnUrl: string | null
  onBack: () => void
}

/** The page that a scan leads back to, in the language of this one. */
function callBackOf(returnUrl: string | null): string {
  const prefix = /^\/(?:en|zh|my)(?=\/)/.exec(location.pathname)?.[0] ?? ''
  const query = new URLSearchParams({ social: '1', ...(returnUrl ? { url: returnUrl } : {}) })
  return `${location.origin}${prefix}/login?${query.toString()}`
}

function useConnection(returnUrl: string | null) {
  const explain = useFailureText()
  const [connection, setConnection] = useState<DataOf<typeof accounts.socialConnect> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const control = new AbortController()
    setConnection(null)
    setFailure(null)
    const options = { signal: control.signal }
    ask(accounts.socialConnect, { callBack: callBackOf(returnUrl) }, options).then(
      setConnection,
      (error: unknown) => {
        if (!control.signal.aborted) setFailure(explain(error))
      },
    )
    return () => control.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a text in another language is no reason to ask for another code
  }, [returnUrl, round])
  return { connection, failure, again: () => setRound((now) => now + 1) }
}

/** ACC-190, ACC-196: the provider's code to scan; whoever holds the phone in the hand opens it instead. */
export function SocialView({ returnUrl, onBack }: SocialViewProps) {
  const { t } = useTranslation('accounts')
  const isPhone = useDevice() === 'mobile'
  const { connection, failure, again } = useConnection(returnUrl)
  return (
    <div className={fields['form']}>
      {failure ? <FormError error={`${failure} ${t('social.unreachable')}`} /> : null}
      {connection && !isPhone ? (
        <iframe
          className={styles['scan']}
          title={t('social.frame')}
          src={connection.connectUrl}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation"
        />
      ) : null}
      {!connection && !failure ? (
        <div className={styles['scan']}>
          <Loader aria-label={t('social.loading')} />
        </div>
      ) : null}
      <p className="muted">{t(isPhone ? 'social.howOnPhone' : 'social.how')}</p>
      {connection ? (
        <Button
          component="a"
          href={connection.connectUrl}
          variant={isPhone ? 'filled' : 'default'}
          fullWidth
        >
          {t('social.open')}
        </Button>
      ) : null}
      <div className={fields['between']}>
        <button type="button" className={fields['plain']} onClick={onBack}>
          {t('social.byPhone')}
        </button>
        <button type="button" className={fields['plain']} onClick={again}>
          {t('social.again')}
        </button>
      </div>
    </div>
  )
}
