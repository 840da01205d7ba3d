import { Box, Stack, Text } from '@mantine/core'
import type { MarketReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../parts/shop-money.ts'

type Measure = MarketReview['result'][number]

const inCents = new Set(['profit', 'adMargin'])

/**
 * Returns a formatter. Money is in cents, and the rating in hundredths of a star above three stars.
 * All other values are in thousandths.
 */
function useMeasureText() {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  return (name: string, value: number) => {
    if (inCents.has(name)) return shopMoney(value)
    if (name === 'rating') return t('result.stars', { value: number(value / 100) })
    return t('percent', { value: number(value / 10) })
  }
}

/** Returns where the student's value is between the passive run (0) and the reference (1). */
function placeOf({ own, idle, reference }: Measure) {
  if (reference === idle) return own >= reference ? 1 : 0
  return Math.min(1, Math.max(0, (own - idle) / (reference - idle)))
}

function Place({ measure }: { measure: Measure }) {
  const { t } = useTranslation('marketplace')
  const write = useMeasureText()
  const { name, own, idle, reference, points, of } = measure
  const place = placeOf(measure)
  return (
    <Stack component="li" gap={4}>
      <Text component="p" fz="sm" className="num">
        <b>{t(`result.${name}`, { defaultValue: name })}</b> {write(name, own)} ·{' '}
        {t('chart.pointsSaid', { points, of })}
      </Text>
      <Box h={12} bg="var(--sunken)" bdrs={6} pos="relative" aria-hidden>
        <Box h={12} bdrs={6} bg="var(--chart-1)" style={{ width: `${100 * place}%` }} />
      </Box>
      <Text component="p" fz="xs" c="var(--text-2)" className="num" display="flex">
        <span>{t('result.idleOf', { value: write(name, idle) })}</span>
        <span style={{ marginInlineStart: 'auto', textAlign: 'end' }}>
          {t('result.referenceOf', { value: write(name, reference) })}
        </span>
      </Text>
    </Stack>
  )
}

/**
 * PRC-038: each measure, placed between a run that does nothing and a good run on the same seed.
 */
export function ResultMeasures({ measures }: { measures: readonly Measure[] }) {
  const { t } = useTranslation('marketplace')
  const write = useMeasureText()
  if (measures.length === 0) return null
  const columns: DataColumn<Measure>[] = [
    {
      key: 'name',
      title: t('result.measure'),
      render: ({ name }) => t(`result.${name}`, { defaultValue: name }),
      onCard: 'title',
    },
    ...(['own', 'idle', 'reference'] as const).map((of): DataColumn<Measure> => ({
      key: of,
      title: t(`result.col.${of}`),
      align: 'end',
      render: (measure) => write(measure.name, measure[of]),
    })),
    {
      key: 'points',
      title: t('result.points'),
      align: 'end',
      render: ({ points, of }) => t('head.pointsOf', { points, of }),
    },
  ]
  return (
    <Surface gap="md">
      <h2>{t('result.title')}</h2>
      <p>{t('result.lead')}</p>
      <Stack component="ul" gap="md">
        {measures.map((measure) => (
          <Place key={measure.name} measure={measure} />
        ))}
      </Stack>
      <details>
        <summary>{t('practice:review.asTable')}</summary>
        <DataTable
          label={t('result.title')}
          columns={columns}
          rows={measures}
          rowKey={({ name }) => name}
        />
      </details>
    </Surface>
  )
}
