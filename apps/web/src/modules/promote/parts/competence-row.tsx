import { Group, Stack, Text } from '@mantine/core'
import type { Competence } from '@titian/contract'
import { useFormats } from '@titian/site'
import { ProgressBar, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = { had: 'ok', partly: 'warn', missing: 'neutral' } as const
const bars = { had: 'ok', partly: 'warn', missing: 'info' } as const

/** CNT-058: the reached level of a competence with its evidence. */
export function CompetenceRow({ competence }: { competence: Competence }) {
  const { t } = useTranslation('promote')
  const { date, number, colon } = useFormats()
  const { name, level, required, state, evidence } = competence
  const reached = t('competence.level', { level: number(level), required: number(required) })
  return (
    <Stack component="li" gap={4}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <b>{name}</b>
          <StatusBadge tone={tones[state]}>{t(`competence.state.${state}`)}</StatusBadge>
        </Group>
        <Text component="span" fz="sm" c="var(--text-2)" className="num">
          {reached}
        </Text>
      </Group>
      <ProgressBar
        value={Math.min(100, (100 * level) / required)}
        label={`${name}${colon}${reached}`}
        tone={bars[state]}
      />
      {evidence.map((one) => (
        <Text
          key={`${one.kind} ${one.title} ${one.date}`}
          component="span"
          fz="sm"
          c="var(--text-2)"
        >
          {[
            t(`competence.evidence.${one.kind}`, { title: one.title }),
            one.date ? date(one.date) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      ))}
    </Stack>
  )
}
