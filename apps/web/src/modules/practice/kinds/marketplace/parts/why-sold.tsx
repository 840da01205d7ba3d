import { Box, Stack, Text } from '@mantine/core'
import { choiceShares, type MarketDay, type MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Columns, Segmented, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayPicker } from './day-picker.tsx'
import { DayTable } from './day-table.tsx'
import { useProductNames } from './use-product-name.ts'

type Choice = NonNullable<MarketDay['choice']>
type Outcome = NonNullable<MarketDay['outcome']>

/**
 * Limits in thousandths for the words about a property's share of the utility. Below the first
 * limit the share is called negligible, above the second one large.
 */
const [small, large] = [50, 400]

function strengthOf(value: number) {
  const size = Math.abs(value)
  if (size < small) return 'neutral'
  return `${value > 0 ? 'helped' : 'hurt'}${size >= large ? 'Much' : ''}`
}

/**
 * A bar that starts in the middle: to the right for a positive share, to the left for a negative
 * one.
 */
function ShareBar({ value, most }: { value: number; most: number }) {
  const width = `${(50 * Math.abs(value)) / most}%`
  return (
    <Box h={12} bg="var(--sunken)" bdrs={6} pos="relative" aria-hidden style={{ overflow: 'clip' }}>
      <Box
        pos="absolute"
        top={0}
        bottom={0}
        bg={value < 0 ? 'var(--chart-2)' : 'var(--chart-1)'}
        style={value < 0 ? { right: '50%', width } : { left: '50%', width }}
      />
      <Box pos="absolute" top={0} bottom={0} left="50%" w={2} bg="var(--text-3)" ml={-1} />
    </Box>
  )
}

function Shares({ choice }: { choice: Choice }) {
  const { t } = useTranslation('marketplace')
  const { number, colon } = useFormats()
  const most = Math.max(large, ...choiceShares.map((share) => Math.abs(choice[share])))
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value / 1000)}`
  return (
    <Stack component="ul" gap="sm">
      {choiceShares.map((share) => (
        <Stack component="li" key={share} gap={4}>
          <Text component="p" fz="sm" className="num">
            <b>{t(`share.${share}`)}</b> {signed(choice[share])}
            {colon}
            {t(`strength.${strengthOf(choice[share])}`)}
          </Text>
          <ShareBar value={choice[share]} most={most} />
        </Stack>
      ))}
    </Stack>
  )
}

const outcomes = [
  { name: 'own', color: 'var(--chart-1)' },
  { name: 'rivals', color: 'var(--chart-2)' },
  { name: 'nothing', color: 'var(--neutral-3)' },
] as const

/** What all visitors did: they bought here, bought elsewhere, or bought nothing. */
function Outcomes({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('marketplace')
  const { number, colon } = useFormats()
  return (
    <Stack gap="xs">
      <Box h={20} bdrs={6} display="flex" style={{ overflow: 'clip' }} aria-hidden>
        {outcomes.map(({ name, color }) => (
          <Box key={name} bg={color} style={{ width: `${outcome[name] / 10}%` }} />
        ))}
      </Box>
      <ul>
        {outcomes.map(({ name, color }) => (
          <Text component="li" key={name} fz="sm" className="num">
            <Box component="span" display="inline-block" w={12} h={12} bdrs={3} bg={color} mr={8} />
            {t(`outcome.${name}`)}
            {colon}
            <b>{t('percent', { value: number(outcome[name] / 10) })}</b>
          </Text>
        ))}
      </ul>
    </Stack>
  )
}

/** What the customers of a day saw, and what they did. */
export function WhyOfDay({ row }: { row: MarketDay }) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const { choice, outcome } = row
  if (!choice || !outcome)
    return <p>{t(row.stockOut ? 'why.withoutStock' : 'why.nobody', { day: row.day })}</p>
  return (
    <Columns widths={2} from="md" gap="lg">
      <Stack gap="sm">
        <h3 style={{ fontSize: 'var(--fs-16)' }}>{t('why.shares')}</h3>
        <Shares choice={choice} />
      </Stack>
      <Stack gap="sm">
        <h3 style={{ fontSize: 'var(--fs-16)' }}>{t('why.outcome')}</h3>
        <Outcomes outcome={outcome} />
        <Text component="p" fz="sm" c="var(--text-2)" className="num">
          {t('why.funnel', {
            searches: number(row.searches),
            views: number(row.views),
            clicks: number(row.clicks),
            units: number(row.units),
          })}
        </Text>
      </Stack>
    </Columns>
  )
}

interface WhySoldProps {
  view: Pick<MarketView, 'products'>
}

/**
 * PRC-035: for each product and day, why customers bought the product, bought elsewhere, or bought
 * nothing.
 */
export function WhySold({ view }: WhySoldProps) {
  const { t } = useTranslation('marketplace')
  const names = useProductNames(view)
  const sold = view.products.filter(({ rows }) => rows.length > 0)
  const [chosen, setChosen] = useState('')
  const [wanted, setWanted] = useState<number | null>(null)
  const product = sold.find((one) => one.product === chosen) ?? sold[0]
  const [first, last] = [product?.rows[0]?.day, product?.rows.at(-1)?.day]
  if (!product || first === undefined || last === undefined) return null
  const day = Math.min(last, Math.max(first, wanted ?? last))
  const row = product.rows.find((one) => one.day === day)
  const name = names.find(({ value }) => value === product.product)?.label ?? product.product
  return (
    <Surface gap="md">
      <h2 style={{ fontSize: 'var(--fs-18)' }}>{t('why.title')}</h2>
      {sold.length > 1 ? (
        <Segmented
          label={t('why.product')}
          value={product.product}
          onChange={setChosen}
          options={names.filter(({ value }) => sold.some((one) => one.product === value))}
        />
      ) : (
        <p>{name}</p>
      )}
      <DayPicker label={t('why.day')} first={first} last={last} day={day} onDay={setWanted} />
      {row ? <WhyOfDay row={row} /> : null}
      <details>
        <summary>{t('practice:review.asTable')}</summary>
        <DayTable product={name} rows={product.rows} marked={day} />
      </details>
    </Surface>
  )
}
