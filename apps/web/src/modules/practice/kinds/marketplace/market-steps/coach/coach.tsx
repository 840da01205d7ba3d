import { Stack, Text } from '@mantine/core'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useRules } from '@titian/site/market-rules'
import { TaughtBy } from '../../../taught-by.tsx'
import { useStep } from '../parts/step-context.ts'
import { RuleRow } from './rule-row.tsx'

/** PRC-033: the rules of the step with points, reasons and lessons. */
export function Coach({ folded }: { folded?: boolean }) {
  const { t } = useTranslation('market-steps')
  const { step } = useStep()
  const { lesson } = useRules()
  // The text of the failed rule already links to the lesson, so the link is not repeated.
  const isLessonNamed = step.rules.some(({ met }) => met === false)
  const points = t('coach.points', { points: step.points, of: step.of })
  const rules = (
    <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {step.rules.map((rule) => (
        <li key={rule.rule}>
          <RuleRow step={step.step} rule={rule} />
        </li>
      ))}
      {isLessonNamed ? null : (
        <Text component="li" fz="sm" c="var(--text-2)">
          <TaughtBy kind="marketplace" topic={step.step} name={lesson(step.step)} />
        </Text>
      )}
    </Stack>
  )
  if (folded !== undefined)
    return (
      <Surface padding="sm">
        <details open={!folded}>
          <summary>
            <b>{t('coach.title')}</b> <span className="num">{points}</span>
          </summary>
          <Stack mt="sm">{rules}</Stack>
        </details>
      </Surface>
    )
  return (
    <Surface>
      <aside aria-labelledby="coach">
        <Stack gap="sm">
          <h2 id="coach">{t('coach.title')}</h2>
          <Text component="p" fz="sm" c="var(--text-2)" className="num">
            {points}
          </Text>
          {rules}
        </Stack>
      </aside>
    </Surface>
  )
}
