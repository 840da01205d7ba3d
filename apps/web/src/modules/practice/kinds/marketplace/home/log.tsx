import { Box, Stack, Text } from '@mantine/core'
import type { MarketView } from '@titian/contract'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DecisionList } from '../parts/decision-list.tsx'
import { DayEffect } from '../parts/day-effect.tsx'
import { dayTotals } from '../parts/figures.ts'

/** The decisions and results of all days, newest first. */
export function Log({ view }: { view: MarketView }) {
  const { t } = useTranslation('marketplace')
  const decisions = view.decisions ?? []
  const totals = dayTotals(view)
  const older = view.olderDecisions ?? 0
  // The server does not send the earliest decisions, so the log begins with the day of the first
  // sent decision.
  const first = older > 0 ? (decisions[0]?.day ?? view.day) : 0
  const days = [
    ...new Set([view.day, ...decisions.map(({ day }) => day), ...totals.map(({ day }) => day)]),
  ]
    .filter((day) => day >= first)
    .toSorted((one, other) => other - one)
  return (
    <Surface gap="sm" padding="sm">
      <div>
        <h2 style={{ fontSize: 'var(--fs-18)' }}>{t('log.title')}</h2>
        <Box
          component="section"
          mah={360}
          mt="sm"
          style={{ overflowY: 'auto' }}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
          tabIndex={0}
          aria-label={t('log.title')}
        >
          <Stack gap="sm">
            {days.map((day) => {
              const own = decisions.filter((one) => one.day === day)
              return (
                <Stack key={day} gap={4}>
                  <Text component="h3" fz="sm" fw={600} className="num">
                    {t(day === view.day ? 'log.now' : 'log.day', { day })}
                  </Text>
                  {own.length > 0 ? (
                    <DecisionList decisions={own} />
                  ) : (
                    <Text component="p" fz="sm" c="var(--text-2)">
                      {t('log.none')}
                    </Text>
                  )}
                  <DayEffect total={totals.find((total) => total.day === day)} />
                </Stack>
              )
            })}
            {older > 0 ? (
              <Text component="p" fz="sm" c="var(--text-2)">
                {t('log.older', { count: older })}
              </Text>
            ) : null}
          </Stack>
        </Box>
      </div>
    </Surface>
  )
}
