import { Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import type { MarketRule, MarketStepView } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useRules } from '@titian/site/market-rules'
import { StateBadge, useStepName } from '../parts/step-look.tsx'

function Rule({ step, rule }: { step: MarketStepView; rule: MarketRule }) {
  const { t } = useTranslation('marketplace')
  const { colon, gap } = useFormats()
  const content = useRules()
  const { met, points, of } = rule
  const { title, advice, lesson } = content.rule(step.step, rule)
  const Icon = met === null ? IconMinus : met ? IconCheck : IconX
  const word = t(`rule.${met === null ? 'notYet' : met ? 'met' : 'failed'}`)
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
      <Text
        component="span"
        c={met ? 'var(--ok)' : met === null ? 'var(--text-3)' : 'var(--danger)'}
      >
        <Icon size={18} aria-hidden />
      </Text>
      <Stack gap={0} miw={0}>
        <Text component="p" fz="sm" className="num" style={{ overflowWrap: 'anywhere' }}>
          <b>{word}</b> {t('head.pointsOf', { points, of })}
          {colon}
          {title}
        </Text>
        {met === false ? (
          <Text component="p" fz="sm" c="var(--text-2)" style={{ overflowWrap: 'anywhere' }}>
            {[advice, lesson ? t('rule.lesson', { lesson }) : ''].filter(Boolean).join(gap)}
          </Text>
        ) : null}
      </Stack>
    </Group>
  )
}

/** PRC-033: the points of each step, with the rules that failed and why. */
export function ProcessPoints({ steps }: { steps: readonly MarketStepView[] }) {
  const { t } = useTranslation('marketplace')
  const nameOf = useStepName()
  return (
    <Surface gap="md">
      <h2>{t('review.process')}</h2>
      <Stack component="ol" gap="md">
        {steps.map((step) => {
          const failed = step.rules.filter(({ met }) => met !== true)
          return (
            <Stack component="li" key={step.step} gap="xs">
              <Group gap="sm">
                <h3 style={{ fontSize: 'var(--fs-16)' }}>{nameOf(step.step)}</h3>
                <StateBadge state={step.state} />
                <Text component="span" fz="sm" className="num">
                  {t('chart.pointsSaid', step)}
                </Text>
              </Group>
              {failed.length === 0 ? (
                <Text component="p" fz="sm" c="var(--text-2)">
                  {t('review.allMet')}
                </Text>
              ) : (
                <Stack component="ul" gap={4}>
                  {failed.map((rule) => (
                    <Rule key={rule.rule} step={step} rule={rule} />
                  ))}
                </Stack>
              )}
            </Stack>
          )
        })}
      </Stack>
    </Surface>
  )
}
