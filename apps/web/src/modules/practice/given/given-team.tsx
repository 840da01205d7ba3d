import { Button, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type OwnAssignment, practice } from '@titian/contract'
import { callKey, FormError, type ServerRefusal, useAct, useOnce } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../links.ts'

/** PRC-103: creates a game of the assignment with a code for other students of the course. */
export function MakeTeam({ given }: { given: OwnAssignment }) {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  const [refused, setRefused] = useState<ServerRefusal | null>(null)
  const make = useAct(practice.makeGame, {
    refresh: [practice.practiceRuns, practice.practiceList, practice.ownAssignments].map(callKey),
    onDone: ({ sign }) => void navigate(practiceLinks.run(sign)),
    onRefusal: (refusal) => {
      setRefused(refusal)
      return true
    },
  })
  const makeOnce = useOnce(make)
  const press = () => {
    setRefused(null)
    return makeOnce({ idSign: given.practice.idSign, assignment: given.sign })
  }
  return (
    <>
      <Text component="p">{t('assigned.team')}</Text>
      <FormError error={refused} />
      <Group>
        <Button size="md" onClick={press} loading={make.isPending}>
          {t('game.make')}
        </Button>
      </Group>
    </>
  )
}
