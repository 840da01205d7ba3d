import { Button, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { practice, type PracticeDetail } from '@titian/contract'
import { callKey, FormError, useAct, useOnce, useSession, useSignIn } from '@titian/site'
import { Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'

/** PRC-055: makes a game that others join; a visitor signs in over the page first. */
export function MakeGame({ detail }: { detail: PracticeDetail }) {
  const { t } = useTranslation('practice')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<unknown>(null)
  const make = useAct(practice.makeGame, {
    refresh: [callKey(practice.practiceRuns), callKey(practice.practiceList)],
    onDone: ({ sign }) => void navigate(practiceLinks.run(sign)),
    onRefusal: (refusal) => setRefused(refusal),
  })
  const makeOnce = useOnce(make)
  if (!detail.modes.includes('team')) return null
  const isVisitor = status === 'visitor'
  return (
    <Surface>
      <Stack gap="sm" align="flex-start">
        <h2>{t('game.makeTitle')}</h2>
        <Text component="p">{t('game.makeText')}</Text>
        <FormError error={refused} />
        <Button
          variant="default"
          loading={make.isPending || status === 'loading'}
          onClick={() => (isVisitor ? openSignIn('login') : makeOnce({ idSign: detail.idSign }))}
        >
          {t(isVisitor ? 'lobby.signIn' : 'game.make')}
        </Button>
      </Stack>
    </Surface>
  )
}
