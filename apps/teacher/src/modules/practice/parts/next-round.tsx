import { Button, NativeSelect, Radio, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import {
  practice,
  type RoundTeams,
  roundTeams,
  type TaughtAssignment,
  usualNext,
} from '@titian/contract'
import {
  callKey,
  FormError,
  type ServerRefusal,
  SiteLink,
  useAct,
  useAsk,
  useOnce,
} from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { DialogButtons, Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

interface RoundProps {
  given: TaughtAssignment
}

function RoundForm({ given, onClose }: RoundProps & { onClose: () => void }) {
  const { t } = useTranslation(['practice', 'site'])
  const navigate = useNavigate()
  const { kind, idSign: played } = given.practice
  const { data: cards = [] } = useAsk(practice.practiceList, { kind })
  const [chosen, setChosen] = useState(usualNext[played] ?? played)
  const [teams, setTeams] = useState<RoundTeams>('same')
  const [refused, setRefused] = useState<ServerRefusal | null>(null)
  const start = useAct(practice.startNextRound, {
    refresh: [practice.listAssignments, practice.practiceBoard].map(callKey),
    onDone: ({ sign }) => {
      onClose()
      void navigate(linkTo.practiceBoard(sign))
    },
    onRefusal: (refusal) => {
      setRefused(refusal)
      return true
    },
  })
  const startOnce = useOnce(start)
  const fields = refused?.fields ?? {}
  // The refusal has a newer count than the board.
  const playing = Number(refused?.extend['leftOut'] ?? given.leftOut)
  const isLeavingOut = given.mode === 'team' && teams === 'same' && playing > 0
  const press = () => {
    setRefused(null)
    return startOnce({ sign: given.sign, idSign: chosen, teams, leaveOut: isLeavingOut })
  }
  return (
    <Stack gap="md">
      <Text component="p">{t('round.lead')}</Text>
      <NativeSelect
        label={t('round.practice')}
        error={fields['idSign']}
        value={chosen}
        data={cards.map(({ idSign, title }) => ({ value: idSign, label: title }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {given.mode === 'team' ? (
        <Radio.Group
          label={t('round.teams')}
          error={fields['teams']}
          value={teams}
          onChange={(next) => setTeams(roundTeams.find((one) => one === next) ?? teams)}
        >
          <Stack mt="xs" gap="sm">
            {roundTeams.map((one) => (
              <Radio key={one} value={one} label={t(`round.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      {isLeavingOut ? <Note tone="warn">{t('round.leftOut', { count: playing })}</Note> : null}
      {refused && Object.keys(fields).length === 0 ? <FormError error={refused} /> : null}
      <DialogButtons
        cancelLabel={isLeavingOut ? t('round.wait') : t('site:cancel')}
        onCancel={onClose}
        confirmLabel={isLeavingOut ? t('round.leaveOut') : t('round.confirm')}
        onConfirm={press}
        busy={start.isPending}
      />
    </Stack>
  )
}

/**
 * PRC-143: a button that starts the next round of an assignment. If the next round exists, a link
 * to it.
 */
export function NextRound({ given }: RoundProps) {
  const { t } = useTranslation('practice')
  const [isOpen, setOpen] = useState(false)
  if (given.next !== null)
    return (
      <Button component={SiteLink} {...linkTo.practiceBoard(given.next)}>
        {t('round.open')}
      </Button>
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('round.start')}</Button>
      {isOpen ? (
        <FormDialog opened onClose={() => setOpen(false)} title={t('round.title')}>
          <RoundForm given={given} onClose={() => setOpen(false)} />
        </FormDialog>
      ) : null}
    </>
  )
}
