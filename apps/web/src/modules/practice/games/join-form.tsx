import { Button, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { gameCodeLength, practice } from '@titian/contract'
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
import { practiceLinks } from '../links.ts'
import { practiceWish } from '../practice-wish.ts'

/** Returns the letters and digits of a typed or pasted game code. */
const readCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, gameCodeLength)

const wish = 'code '

/**
 * PRC-096: joins a team game. A visitor first signs in on the same page, which keeps the typed
 * code.
 */
export function JoinForm({ given }: { given: string }) {
  const { t } = useTranslation('practice')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const navigate = useNavigate()
  const [code, setCode] = useState(readCode(given))
  const [isShort, setIsShort] = useState(false)
  const [refused, setRefused] = useState<ServerRefusal | null>(null)
  const join = useAct(practice.joinGame, {
    refresh: [callKey(practice.practiceRuns), callKey(practice.practiceList)],
    onDone: ({ sign }) => void navigate(practiceLinks.run(sign)),
    onRefusal: (refusal) => {
      setRefused(refusal)
      return true
    },
  })
  const joinOnce = useOnce(join)
  const isVisitor = status === 'visitor'
  const joinWished = useEffectEvent((wished: string) => {
    setCode(wished)
    joinOnce({ code: wished })
  })
  useEffect(() => {
    // A visitor who signed in to join a game joins it now, without a second click.
    const wished = status === 'signedIn' ? practiceWish.take(wish) : undefined
    if (wished !== undefined) joinWished(wished)
  }, [status])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setRefused(null)
    setIsShort(code.length < gameCodeLength)
    if (code.length < gameCodeLength) return undefined
    if (!isVisitor) return joinOnce({ code })
    practiceWish.keep(`${wish}${code}`)
    return openSignIn('login')
  }
  const problem = isShort && code.length < gameCodeLength ? t('game.codeShort') : undefined
  return (
    <Surface>
      <form onSubmit={send} noValidate>
        <Stack gap="sm" align="flex-start">
          <h2>{t('game.joinTitle')}</h2>
          <TextInput
            name="code"
            label={t('game.codeField')}
            description={t('game.codeHint')}
            error={problem ?? refused?.fields['code']}
            size="md"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={code}
            onChange={(event) => {
              setRefused(null)
              setCode(readCode(event.currentTarget.value))
            }}
          />
          {refused && !refused.fields['code'] ? <FormError error={refused} /> : null}
          <Button type="submit" loading={join.isPending || status === 'loading'}>
            {t(isVisitor ? 'game.signInToJoin' : 'game.join')}
          </Button>
        </Stack>
      </form>
    </Surface>
  )
}
