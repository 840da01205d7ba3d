import { Stack, Text } from '@mantine/core'
import type { MarketDay, MarketReview, RunNote } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FactGrid } from '../../../parts/fact-grid.tsx'
import { DayEffect } from '../parts/day-effect.tsx'
import { DayPicker } from '../parts/day-picker.tsx'
import { DecisionList } from '../parts/decision-list.tsx'
import { dayTotals } from '../parts/figures.ts'
import { shopMoney } from '../parts/shop-money.ts'
import { useProductName } from '../parts/use-product-name.ts'
import { WhyOfDay } from '../parts/why-sold.tsx'

function ProductDay({ product, row }: { product: string; row: MarketDay }) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const counted = (name: 'searches' | 'clicks' | 'units' | 'returned') => ({
    name: t(`col.${name}`),
    value: number(row[name]),
  })
  return (
    <Stack gap="sm">
      <h3 style={{ fontSize: 'var(--fs-16)' }}>{product}</h3>
      <FactGrid
        facts={[
          { name: t('col.price'), value: shopMoney(row.price) },
          counted('searches'),
          counted('clicks'),
          counted('units'),
          { name: t('col.sales'), value: shopMoney(row.sales) },
          { name: t('col.adSpend'), value: shopMoney(row.adSpend) },
          counted('returned'),
          { name: t('col.stock'), value: number(row.stock), warn: row.stockOut },
          {
            name: t('col.rating'),
            value: row.reviews > 0 ? number(row.rating / 100) : t('figure.none'),
          },
        ]}
      />
      <WhyOfDay row={row} />
    </Stack>
  )
}

interface ReplayProps {
  market: MarketReview
  notes: readonly RunNote[]
  first: number
}

/** PRC-031: replays the run by day with decisions and figures. */
export function Replay({ market, notes, first }: ReplayProps) {
  const { t } = useTranslation('marketplace')
  const nameOf = useProductName()
  const { view, decisions } = market
  const totals = dayTotals(view)
  const last = Math.max(1, view.day, totals.at(-1)?.day ?? 1)
  const [wanted, setDay] = useState(first)
  const day = Math.min(last, wanted)
  const own = decisions.filter((one) => one.day === day)
  return (
    <Surface gap="md">
      <h2>{t('review.replay')}</h2>
      <DayPicker label={t('review.replay')} first={1} last={last} day={day} onDay={setDay} />
      <Stack gap={4}>
        <h3 style={{ fontSize: 'var(--fs-16)' }}>{t('review.decided')}</h3>
        {own.length > 0 ? <DecisionList decisions={own} /> : <p>{t('log.none')}</p>}
        {notes
          .filter((one) => one.day === day)
          .map(({ note }) => (
            <Text key={note} component="p" fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('review.note', { note })}
            </Text>
          ))}
      </Stack>
      <DayEffect total={totals.find((total) => total.day === day)} />
      {view.products.map(({ product, rows }) => {
        const row = rows.find((one) => one.day === day)
        return row ? <ProductDay key={product} product={nameOf(product)} row={row} /> : null
      })}
    </Surface>
  )
}
