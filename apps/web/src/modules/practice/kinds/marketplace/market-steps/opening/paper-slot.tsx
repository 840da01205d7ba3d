import { Group, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Note, StatusBadge, Surface, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactList } from '../parts/fact-list.tsx'
import { Panel } from '../parts/panel.tsx'
import { Press } from '../parts/press.tsx'
import type { MarketPaper } from '../parts/shapes.ts'
import { useContent } from '@titian/site/market-content'

const tones: Record<MarketPaper['state'], Tone> = {
  missing: 'neutral',
  checking: 'info',
  accepted: 'ok',
  rejected: 'danger',
}

type PaperChoice = MarketPaper['choices'][number]

interface ChoiceProps {
  slot: string
  choice: PaperChoice
  isSent: boolean
  /** Whether a paper of this slot was accepted or is being checked. */
  isSettled: boolean
}

function Choice({ slot, choice, isSent, isSettled }: ChoiceProps) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const title = name('paper', choice.paper)
  return (
    <Surface padding="sm" gap="sm">
      <Group gap="xs" justify="space-between">
        <h3>{title}</h3>
        {isSent ? (
          <StatusBadge tone="brand">{t('opening.handedIn')}</StatusBadge>
        ) : isSettled ? null : (
          <Press
            decision={{ type: 'submitPaper', slot, paper: choice.paper }}
            done={t('opening.submitDone')}
            label={`${t('opening.submit')} ${title}`}
          >
            {t('opening.submit')}
          </Press>
        )}
      </Group>
      <FactList facts={choice.facts} />
    </Surface>
  )
}

/** A slot for one paper, with the papers to choose from. */
export function PaperSlot({ paper }: { paper: MarketPaper }) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const { slot, needed, choices, submitted, state, reason } = paper
  return (
    <Panel
      title={name('slot', slot)}
      lead={t(needed ? 'opening.needed' : 'opening.notNeeded')}
      more={<StatusBadge tone={tones[state]}>{t(`opening.state.${state}`)}</StatusBadge>}
    >
      {reason ? (
        <Note tone="danger" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('opening.rejected', { reason: name('reason', reason) })}
        </Note>
      ) : null}
      <Stack gap="sm">
        {choices.map((choice) => (
          <Choice
            key={choice.paper}
            slot={slot}
            choice={choice}
            isSent={submitted === choice.paper}
            isSettled={state === 'accepted' || state === 'checking'}
          />
        ))}
      </Stack>
    </Panel>
  )
}
