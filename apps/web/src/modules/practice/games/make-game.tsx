import { Button, Stack, Text, TextInput } from '@mantine/core'
import { practice, type PracticeDetail, turnSeconds } from '@titian/contract'
import {
  callKey,
  FormError,
  type ServerRefusal,
  useAct,
  useOnce,
  useSession,
  useSignIn,
} from '@titian/site'
import { Surface } from '@titian/ui'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpened } from '../parts/use-opened.ts'
import { practiceWish } from '../practice-wish.ts'

/** Parses the seconds of a turn, also in full-width digits; null if outside the limits. */
function readSeconds(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const seconds = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
  return seconds >= turnSeconds.least && seconds <= turnSeconds.most ? seconds : null
}

/**
 * PRC-055: creates a game that others can join. A visitor signs in first; the game is then created
 * with the typed seconds.
 */
export function MakeGame({ detail }: { detail: PracticeDetail }) {
  const { t } = useTranslation('practice')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const opened = useOpened()
  const [typed, setTyped] = useState(String(turnSeconds.usual))
  const [isWrong, setIsWrong] = useState(false)
  const [refused, setRefused] = useState<ServerRefusal | null>(null)
  const make = useAct(practice.makeGame, {
    refresh: [callKey(practice.practiceRuns), callKey(practice.practiceList)],
    onDone: opened,
    onRefusal: (refusal) => {
      setRefused(refusal)
      return true
    },
  })
  const makeOnce = useOnce(make)
  const { idSign } = detail
  const wish = `${idSign} game `
  const makeWished = useEffectEvent((wished: string) => {
    setTyped(wished)
    const turn = readSeconds(wished)
    if (turn !== null) makeOnce({ idSign, turnSeconds: turn })
  })
  useEffect(() => {
    // For a visitor who signed in to create a game, it is created now, without a second click.
    const wished = status === 'signedIn' ? practiceWish.take(wish) : undefined
    if (wished !== undefined) makeWished(wished)
  }, [status, wish])
  if (!detail.modes.includes('team')) return null
  const isVisitor = status === 'visitor'
  const seconds = readSeconds(typed)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setRefused(null)
    setIsWrong(seconds === null)
    if (seconds === null)
      return event.currentTarget.querySelector<HTMLElement>('[name="turnSeconds"]')?.focus()
    if (!isVisitor) return makeOnce({ idSign, turnSeconds: seconds })
    practiceWish.keep(`${wish}${seconds}`)
    return openSignIn('login')
  }
  const { least, most } = turnSeconds
  const problem = isWrong && seconds === null ? t('game.secondsWrong', { least, most }) : undefined
  return (
    <Surface>
      <form onSubmit={send} noValidate>
        <Stack gap="sm" align="flex-start">
          <h2>{t('game.makeTitle')}</h2>
          <Text component="p">{t('game.makeText')}</Text>
          <TextInput
            name="turnSeconds"
            label={t('game.seconds')}
            description={t('game.secondsHint', { least, most })}
            error={problem ?? refused?.fields['turnSeconds']}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setRefused(null)
              setTyped(event.currentTarget.value)
            }}
          />
          {refused && !refused.fields['turnSeconds'] ? <FormError error={refused} /> : null}
          <Button type="submit" variant="default" loading={make.isPending || status === 'loading'}>
            {t(isVisitor ? 'lobby.signIn' : 'game.make')}
          </Button>
        </Stack>
      </form>
    </Surface>
  )
}
