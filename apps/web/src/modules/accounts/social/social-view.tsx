import { Box, Button, Center, Loader, Stack } from '@mantine/core'
import { accounts, type DataOf } from '@titian/contract'
import { ask, FormError, useDevice, useFormats } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { BothEnds } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../forms/use-failure-text.ts'
import { PlainButton } from '../parts/plain-button.tsx'

interface SocialViewProps {
  returnUrl: string | null
  onBack: () => void
}

const scan = {
  w: '100%',
  h: 360,
  bd: '1px solid var(--line)',
  bdrs: 'lg',
  bg: 'var(--sunken)',
} as const

/** Returns the callback address of a scan, in the language of this page. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of language must not request another code
  }, [returnUrl, round])
  return { connection, failure, again: () => setRound((now) => now + 1) }
}

/** ACC-190, ACC-196: shows the provider's QR code; on a phone a link opens it instead. */
export function SocialView({ returnUrl, onBack }: SocialViewProps) {
  const { t } = useTranslation('accounts')
  const { gap } = useFormats()
  const isPhone = useDevice() === 'mobile'
  const { connection, failure, again } = useConnection(returnUrl)
  const view = useRef<HTMLElement>(null)
  // The pressed button disappeared with its form. The code that restores a lost focus may not have
  // loaded yet, so the focus is set here.
  useEffect(() => view.current?.focus(), [])
  return (
    <section ref={view} tabIndex={-1} aria-label={t('social.scan')} style={{ outline: 'none' }}>
      <Stack>
        {failure ? <FormError error={`${failure}${gap}${t('social.unreachable')}`} /> : null}
        {connection && !isPhone ? (
          <Box
            {...scan}
            component="iframe"
            title={t('social.frame')}
            src={connection.connectUrl}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation"
          />
        ) : null}
        {!connection && !failure ? (
          <Center {...scan}>
            <Loader aria-label={t('social.loading')} />
          </Center>
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
        <BothEnds>
          <PlainButton onClick={onBack}>{t('social.byPhone')}</PlainButton>
          <PlainButton onClick={again}>{t('social.again')}</PlainButton>
        </BothEnds>
      </Stack>
    </section>
  )
}
