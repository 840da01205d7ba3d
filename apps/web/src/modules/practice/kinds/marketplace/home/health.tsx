import { Box, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import type { MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { isBeyondLimit } from '../parts/figures.ts'

type HealthOf = MarketView['health']
type Measure = HealthOf['measures'][number]

function Limit({ measure }: { measure: Measure }) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const { breached, most, value } = measure
  const isWrong = breached || isBeyondLimit(measure)
  // A wrong value is above a maximum or below a minimum, and a right value is on the other side.
  // Without a value, the text says on which side a value would be right.
  const side = most === isWrong ? 'over' : 'under'
  const Icon = value === null ? IconMinus : isWrong ? IconAlertTriangle : IconCheck
  const limit = number(measure.limit / 10)
  const text = t(`health.${value === null ? (most ? 'under' : 'over') : side}`, { limit })
  return (
    <StatusBadge
      tone={value === null ? 'neutral' : isWrong ? 'warn' : 'ok'}
      icon={<Icon size={14} aria-hidden />}
    >
      {isWrong && !breached ? t('health.beyond', { limit: text }) : text}
    </StatusBadge>
  )
}

/** Returns what happens next: on which day the state becomes worse, or that nothing is wrong. */
function useNext({ state, since, nextDay, appeal }: HealthOf, day: number) {
  const { t } = useTranslation('marketplace')
  const canWorsen = state === 'warned' || state === 'hidden'
  const left = nextDay === null || !canWorsen ? null : Math.max(0, nextDay - day)
  return [
    t(`health.state.${state}`, { day: since ?? day }),
    left === null ? '' : t(`health.next.${state}`, { day: nextDay, count: left }),
    appeal ? t(`health.${appealKey(appeal)}`, { answerDay: appeal.answerDay }) : '',
  ].filter(Boolean)
}

function appealKey({ answerDay, refused }: NonNullable<HealthOf['appeal']>) {
  if (answerDay !== null) return 'appealed'
  return refused === null ? 'canAppeal' : 'appealRefused'
}

/** PRC-036: each measure with its limit, and what happens next. */
export function Health({ health, day }: { health: HealthOf; day: number }) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const next = useNext(health, day)
  const breaches = health.measures.filter(({ breached }) => breached).length
  return (
    <Stack gap="sm">
      <h2 style={{ fontSize: 'var(--fs-18)' }}>
        {t(`health.title.${health.state}`, { count: breaches })}
      </h2>
      <table style={{ width: '100%', borderCollapse: 'collapse', fontSize: 'var(--fs-14)' }}>
        <caption className="visually-hidden">{t('health.table')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('health.measure')}</th>
            <th scope="col">{t('health.value')}</th>
            <th scope="col">{t('health.limit')}</th>
          </tr>
        </thead>
        <tbody>
          {health.measures.map((measure) => (
            <tr key={measure.measure}>
              <Box component="th" scope="row" ta="start" fw={400} py={9} style={line}>
                {t(`measure.${measure.measure}`)}
                <Text component="span" display="block" fz="xs" c="var(--text-2)" className="num">
                  {t('health.partOf', { part: number(measure.part), of: number(measure.of) })}
                </Text>
              </Box>
              <Box component="td" px="xs" fw={600} ta="end" className="num" style={line}>
                {measure.value === null
                  ? t('health.nothing')
                  : t('percent', { value: number(measure.value / 10) })}
              </Box>
              <Box component="td" py={9} ta="end" style={line}>
                <Limit measure={measure} />
              </Box>
            </tr>
          ))}
        </tbody>
      </table>
      {next.map((text) => (
        <Text key={text} component="p" fz="sm" c="var(--text-2)">
          {text}
        </Text>
      ))}
    </Stack>
  )
}

const line = { borderBottom: '1px solid var(--line)' }
