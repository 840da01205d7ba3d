import { Box, Text } from '@mantine/core'
import type { MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Columns, Surface, useNarrow } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { dayTotals, ratingOf, weekFigures } from '../parts/figures.ts'
import { moneyChange, shopMoney } from '../parts/shop-money.ts'
import { Health } from './health.tsx'
import { SalesPlot } from './sales-plot.tsx'

interface Figure {
  name: string
  value: string
  note: string
  tone: string
}

const quiet = 'var(--text-2)'
const signTone = (change: number | null) =>
  change === null || change === 0 ? quiet : change > 0 ? 'var(--ok)' : 'var(--danger)'

/** Returns cash, units, margin, ad cost of sales and rating. Each figure has a target. */
function useFigures(view: MarketView): Figure[] {
  const { t } = useTranslation('marketplace')
  const { number, percent } = useFormats()
  const week = weekFigures(dayTotals(view))
  const { rating, reviews } = ratingOf(view.products)
  const { adCost, marginBeforeAds, unitsChange } = week
  const none = t('figure.none')
  const isOver = adCost !== null && marginBeforeAds !== null && adCost > marginBeforeAds
  const change = unitsChange === null ? none : `${unitsChange > 0 ? '+' : ''}${unitsChange}`
  return [
    {
      name: t('figure.cash'),
      value: shopMoney(view.cash),
      note: t('figure.profit', { money: moneyChange(week.profit) }),
      tone: signTone(week.profit),
    },
    {
      name: t('figure.units'),
      value: number(week.units),
      note: unitsChange === null ? t('figure.noWeekBefore') : t('figure.change', { change }),
      tone: signTone(unitsChange),
    },
    {
      name: t('figure.margin'),
      value: week.margin === null ? none : percent(week.margin),
      note: t('figure.marginNote'),
      tone: signTone(week.margin),
    },
    {
      name: t('figure.adCost'),
      value: adCost === null ? none : percent(adCost),
      note:
        adCost === null
          ? t('figure.noAds')
          : t(isOver ? 'figure.adsOver' : 'figure.adsUnder', {
              margin: percent(marginBeforeAds ?? 0),
            }),
      tone: adCost === null ? quiet : isOver ? 'var(--danger)' : 'var(--ok)',
    },
    {
      name: t('figure.rating'),
      value: rating === null ? none : number(Math.round(rating / 10) / 10),
      note: t('figure.reviews', { count: reviews }),
      tone: quiet,
    },
  ]
}

function Figures({ view }: { view: MarketView }) {
  const narrow = useNarrow()
  const figures = useFigures(view)
  return (
    <Box
      component="dl"
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${narrow ? 2 : figures.length}, minmax(0, 1fr))`,
      }}
    >
      {figures.map(({ name, value, note, tone }, at) => (
        <Box
          key={name}
          px={{ base: 'md', sm: 20 }}
          py={{ base: 12, sm: 18 }}
          style={{
            borderBottom: '1px solid var(--line)',
            ...(at % (narrow ? 2 : figures.length) === 0
              ? {}
              : { borderLeft: '1px solid var(--line)' }),
            ...(narrow && at === figures.length - 1 ? { gridColumn: '1 / -1' } : {}),
          }}
        >
          <Text component="dt" fz="sm" c={quiet}>
            {name}
          </Text>
          <Text component="dd" m={0} fz={24} fw={600} lh={1.3} className="num">
            {value}
          </Text>
          <Text component="dd" m={0} fz="xs" c={tone} className="num">
            {note}
          </Text>
        </Box>
      ))}
    </Box>
  )
}

/** PRC-034: the key figures of the shop, its sales and its account health. */
export function Dashboard({ view }: { view: MarketView }) {
  const { t } = useTranslation('marketplace')
  return (
    <Surface padding="none">
      <section aria-label={t('figure.title')}>
        <Figures view={view} />
        <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" from="md" gap={0} align="stretch">
          <Box p={{ base: 'md', sm: 24 }} miw={0} style={{ borderRight: '1px solid var(--line)' }}>
            <SalesPlot view={view} />
          </Box>
          <Box p={{ base: 'md', sm: 24 }} miw={0}>
            <Health health={view.health} day={view.day} />
          </Box>
        </Columns>
      </section>
    </Surface>
  )
}
