import { Stack, Text } from '@mantine/core'
import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import type { MarketRule, MarketStep } from '@titian/contract'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useRules } from '@titian/site/market-rules'
import { TaughtBy } from '../../../taught-by.tsx'

const looks = {
  met: { tone: 'ok', Icon: IconCheck },
  failed: { tone: 'danger', Icon: IconX },
  open: { tone: 'neutral', Icon: IconClock },
} as const satisfies Record<string, { tone: Tone; Icon: typeof IconCheck }>

const stateOf = ({ met }: MarketRule) => (met === null ? 'open' : met ? 'met' : 'failed')

/** One rule: whether it is met, its points, the reason, and advice. */
export function RuleRow({ step, rule }: { step: MarketStep; rule: MarketRule }) {
  const { t } = useTranslation('market-steps')
  const words = useRules().rule(step, rule)
  const state = stateOf(rule)
  const { tone, Icon } = looks[state]
  // The advice contains measured numbers, which exist only after a verdict.
  const lines = [words.why, state === 'failed' ? words.advice : ''].filter(Boolean)
  return (
    <Stack gap={4}>
      <Text component="h3" fz="sm" fw={600}>
        {words.title}
      </Text>
      <span>
        <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
          {t(`coach.${state}`)}
        </StatusBadge>{' '}
        <Text component="span" fz="sm" c="var(--text-2)" className="num">
          {t('coach.points', { points: rule.points, of: rule.of })}
        </Text>
      </span>
      {lines.map((line) => (
        <Text component="p" fz="sm" key={line}>
          {line}
        </Text>
      ))}
      {words.lesson && state === 'failed' ? (
        <Text component="p" fz="sm" c="var(--text-2)">
          <TaughtBy kind="marketplace" topic={step} name={words.lesson} />
        </Text>
      ) : null}
    </Stack>
  )
}
