import { Box, Stack, Text } from '@mantine/core'
import type { MarketReview } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DayEffect } from '../parts/day-effect.tsx'
import { DecisionList } from '../parts/decision-list.tsx'
import { dayTotals } from '../parts/figures.ts'

interface TimelineProps {
  market: MarketReview
  marked: number | undefined
}

const intoSight = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'center' })

/** PRC-031: the days on which the student decided something, each with its result. */
export function Timeline({ market, marked }: TimelineProps) {
  const { t } = useTranslation('marketplace')
  const totals = dayTotals(market.view)
  const days = [...new Set(market.decisions.map(({ day }) => day))].toSorted(
    (one, other) => one - other,
  )
  return (
    <Surface gap="sm">
      <h2>{t('review.timeline')}</h2>
      {days.length === 0 ? <p>{t('review.noDecisions')}</p> : null}
      <Stack component="ol" gap="md">
        {days.map((day) => (
          <Box
            component="li"
            key={day}
            ref={day === marked ? intoSight : undefined}
            aria-current={day === marked || undefined}
            p={day === marked ? 'sm' : 0}
            bdrs={8}
            bg={day === marked ? 'var(--warn-tint)' : undefined}
          >
            <Text component="h3" fz="md" fw={600} className="num">
              {t('head.day', { day })}
            </Text>
            <DecisionList decisions={market.decisions.filter((one) => one.day === day)} />
            <DayEffect total={totals.find((total) => total.day === day)} />
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}
