import { Button, Group, Radio, Stack } from '@mantine/core'
import { practice, type PracticeDetail, type RunCard } from '@titian/contract'
import { callKey, FormError, useAct, useOnce, useSession, useSignIn } from '@titian/site'
import { Surface } from '@titian/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpened } from '../parts/use-opened.ts'
import { practiceWish } from '../practice-wish.ts'

type Mode = RunCard['mode']

interface ChoicesProps {
  detail: PracticeDetail
  mode: Mode
  onMode: (mode: Mode) => void
  seat: string
  onSeat: (seat: string) => void
}

function Choices({ detail, mode, onMode, seat, onSeat }: ChoicesProps) {
  const { t } = useTranslation('practice')
  const { seats } = detail
  const modes = detail.modes.filter((one) => one !== 'team')
  return (
    <>
      {modes.length > 1 ? (
        <Radio.Group
          label={t('mode.label')}
          value={mode}
          onChange={(next) => onMode(modes.find((one) => one === next) ?? mode)}
        >
          <Stack mt="xs" gap="sm">
            {modes.map((one) => (
              <Radio key={one} value={one} label={t(`mode.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      {mode === 'oneSeat' && seats.length > 1 ? (
        <Radio.Group label={t('lobby.seat')} value={seat} onChange={onSeat}>
          <Group mt="xs" gap="md">
            {seats.map((one) => (
              <Radio key={one} value={one} label={t(`seat.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
      ) : null}
    </>
  )
}

/** PRC-055: chooses mode and seat, and starts a run. A visitor signs in on this page. */
export function StartForm({ detail }: { detail: PracticeDetail }) {
  const { t } = useTranslation('practice')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const opened = useOpened()
  const [mode, setMode] = useState<Mode>(detail.modes[0] ?? 'oneSeat')
  const [seat, setSeat] = useState(detail.seats[0] ?? '')
  const [refused, setRefused] = useState<unknown>(null)
  const start = useAct(practice.startRun, {
    refresh: [callKey(practice.practiceRuns), callKey(practice.practiceList)],
    onDone: opened,
    onRefusal: (refusal) => setRefused(refusal),
  })
  const startOnce = useOnce(start)
  const isVisitor = status === 'visitor'
  const { idSign, modes } = detail
  const begin = (how: Mode, at: string) => {
    setRefused(null)
    return startOnce({ idSign, mode: how, ...(how === 'oneSeat' && at ? { seat: at } : {}) })
  }
  const wish = `${idSign} run `
  const beginWished = useEffectEvent((wished: string) => {
    const how = modes.find((one) => wished.startsWith(one))
    if (!how) return
    const at = wished.slice(how.length + 1)
    setMode(how)
    if (at) setSeat(at)
    begin(how, at)
  })
  useEffect(() => {
    // For a visitor who signed in to start a run, it is started now, without a second click.
    const wished = status === 'signedIn' ? practiceWish.take(wish) : undefined
    if (wished !== undefined) beginWished(wished)
  }, [status, wish])
  const press = () => {
    if (!isVisitor) return begin(mode, seat)
    practiceWish.keep(`${wish}${mode} ${seat}`)
    return openSignIn('login')
  }
  return (
    <Surface gap="md">
      <Choices detail={detail} mode={mode} onMode={setMode} seat={seat} onSeat={setSeat} />
      <FormError error={refused} />
      <Group>
        <Button size="md" onClick={press} loading={start.isPending || status === 'loading'}>
          {t(isVisitor ? 'lobby.signIn' : 'lobby.start')}
        </Button>
      </Group>
    </Surface>
  )
}
