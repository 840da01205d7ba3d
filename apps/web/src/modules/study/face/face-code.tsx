import { Button, Group, Stack } from '@mantine/core'
import { study } from '@titian/contract'
import { ask as askServer, SiteLink, useAct } from '@titian/site'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const pollMilliseconds = 3000

interface Token {
  ticket: string
  endsAt: number
}

function useSecondsLeft(endsAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (endsAt === undefined) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** Without the live channel, polls whether the photo has arrived (CALL-290). */
function useArrival(ticket: string | undefined, onPassed: () => void) {
  const passed = useEffectEvent(onPassed)
  useEffect(() => {
    if (ticket === undefined) return undefined
    const look = () => {
      askServer(study.faceState, { ticket }, { quiet: true }).then(
        ({ state }) => {
          if (state === 'passed') passed()
        },
        // A failure is ignored, because the next poll asks again.
        () => undefined,
      )
    }
    const timer = setInterval(look, pollMilliseconds)
    return () => clearInterval(timer)
  }, [ticket])
}

interface FaceCodeProps {
  videoSign: string
  onPassed: () => void
}

/**
 * CRS-041: a QR code for a phone with the server's expiry; a refresh invalidates the previous one.
 */
export function FaceCode({ videoSign, onPassed }: FaceCodeProps) {
  const { t } = useTranslation('study')
  const [token, setToken] = useState<Token | null>(null)
  const left = useSecondsLeft(token?.endsAt)
  const { mutate, isPending } = useAct(study.createFaceTicket, {
    onDone: ({ ticket, seconds }) => setToken({ ticket, endsAt: Date.now() + seconds * 1000 }),
  })
  useEffect(() => mutate({ videoSign }), [mutate, videoSign])
  useArrival(token?.ticket, onPassed)
  const query = new URLSearchParams({ ticket: token?.ticket ?? '' })
  return (
    <Stack align="center" gap="sm">
      <h2>{t('face.scan')}</h2>
      <p>{t('face.scanText')}</p>
      {token && left > 0 ? (
        <>
          <QRCodeSVG
            value={`${location.origin}${paths.face}?${query.toString()}`}
            size={168}
            marginSize={2}
            title={t('face.code')}
          />
          <p className="num">{t('face.left', { count: left })}</p>
        </>
      ) : (
        <output>{token ? t('face.over') : t('face.making')}</output>
      )}
      <Group gap="xs" justify="center">
        <Button variant="default" loading={isPending} onClick={() => mutate({ videoSign })}>
          {t('face.refresh')}
        </Button>
        {token && left > 0 ? (
          <Button variant="subtle" component={SiteLink} {...linkTo.face(token.ticket, videoSign)}>
            {t('face.here')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  )
}
