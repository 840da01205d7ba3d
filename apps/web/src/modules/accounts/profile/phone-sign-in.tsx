import { Button, Stack, Title } from '@mantine/core'
import { accounts } from '@titian/contract'
import { useAct } from '@titian/site'
import { Surface } from '@titian/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

interface Token {
  temporaryToken: string
  endsAt: number
}

function useSecondsLeft(endsAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (endsAt === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000))
}

function Code({ token, left }: { token: Token; left: number }) {
  const { t } = useTranslation('accounts')
  const query = new URLSearchParams({ temporaryToken: token.temporaryToken })
  const address = `${location.origin}${paths.learningCenter}?${query.toString()}`
  return (
    <Stack gap="sm" align="center" p="md" bd="1px solid var(--line)" bdrs="lg" ta="center">
      <QRCodeSVG value={address} size={184} marginSize={2} title={t('profile.scan.code')} />
      <p className="num">{t('profile.scan.left', { count: left })}</p>
    </Stack>
  )
}

/** ACC-227: a QR code that signs the phone in. The code works once, within a minute. */
export function PhoneSignIn() {
  const { t } = useTranslation('accounts')
  const [token, setToken] = useState<Token | null>(null)
  const left = useSecondsLeft(token?.endsAt)
  const ask = useAct(accounts.createTemporaryToken, {
    onDone: ({ temporaryToken, seconds }) =>
      setToken({ temporaryToken, endsAt: Date.now() + seconds * 1000 }),
  })
  const isShown = token !== null && left > 0
  return (
    <Surface gap={20}>
      <Title order={2} size="h3">
        {t('profile.scan.title')}
      </Title>
      <p className="meta">{t('profile.scan.text')}</p>
      {isShown ? <Code token={token} left={left} /> : null}
      <div>
        <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {t(isShown ? 'profile.scan.again' : 'profile.scan.show')}
        </Button>
      </div>
    </Surface>
  )
}
