import { Box, Button, Group, Stack, Text } from '@mantine/core'
import type { MarketDay, MarketReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { LinePlot } from '@titian/site/line-plot'
import { type DataColumn, DataTable, formatMinor, Surface } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cashOf, lastDayOf, leftOf, salesOf } from './amounts.ts'
import { useDecisionText } from './use-decision-text.ts'

interface ReplayProps {
  review: MarketReview
  day: number
  onDay: (day: number) => void
}

/** A slider that can be moved by its handle, by arrow keys, or by the buttons beside it. */
function DaySlider({ review: { view }, day, onDay }: ReplayProps) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const id = useId()
  const last = lastDayOf(view)
  const text = t('run.dayOf', { day: number(day), days: number(last) })
  return (
    <Stack gap={4}>
      <label htmlFor={id}>
        <b className="num">{text}</b>
      </label>
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" disabled={day <= 1} onClick={() => onDay(day - 1)}>
          {t('run.back')}
        </Button>
        <input
          id={id}
          type="range"
          min={1}
          max={last}
          value={day}
          aria-valuetext={text}
          style={{ flex: '1 1 0', minWidth: 0, minHeight: 44, accentColor: 'var(--primary-text)' }}
          onChange={(event) => onDay(Number(event.currentTarget.value))}
        />
        <Button variant="default" disabled={day >= last} onClick={() => onDay(day + 1)}>
          {t('run.next')}
        </Button>
      </Group>
      <Text component="p" fz="sm" c="dimmed">
        {t('run.replayHint')}
      </Text>
    </Stack>
  )
}

const counts = ['searches', 'views', 'clicks', 'units', 'stock', 'reviews'] as const
const amounts = [
  'price',
  'sales',
  'refunds',
  'costOfGoods',
  'fees',
  'fulfilment',
  'storage',
  'adSpend',
] as const

interface Figure {
  key: string
  name: string
  textOf: (row: MarketDay) => string
}

function useFigures(): Figure[] {
  const { t } = useTranslation('market')
  const { number, score, bracketed } = useFormats()
  return [
    ...counts.map((key) => ({
      key,
      name: t(`figure.${key}`),
      textOf: (row: MarketDay) =>
        key === 'stock' && row.stockOut
          ? `${number(row.stock)}${bracketed(t('figure.stockOut'))}`
          : number(row[key]),
    })),
    {
      key: 'rating',
      name: t('figure.rating'),
      textOf: ({ rating }: MarketDay) => score(rating / 100),
    },
    ...amounts.map((key) => ({
      key,
      name: t(`figure.${key}`),
      textOf: (row: MarketDay) => formatMinor(row[key]),
    })),
    {
      key: 'left',
      name: t('figure.profit'),
      textOf: (row: MarketDay) => formatMinor(leftOf(row)),
    },
  ]
}

/** The figures of one day, one column for each product. */
function DayFigures({ review: { view }, day }: Omit<ReplayProps, 'onDay'>) {
  const { t } = useTranslation('market')
  const figures = useFigures()
  const products = view.products.flatMap(({ product, listing, rows }) => {
    const row = rows.find((one) => one.day === day)
    return row ? [{ product, title: listing?.title || product, row }] : []
  })
  if (products.length === 0) return <p>{t('run.noRow')}</p>
  const columns: DataColumn<Figure>[] = [
    { key: 'figure', title: t('run.measure'), onCard: 'title', render: ({ name }) => name },
    ...products.map(({ product, title, row }): DataColumn<Figure> => ({
      key: product,
      title,
      align: 'end',
      render: ({ textOf }) => <span className="num">{textOf(row)}</span>,
    })),
  ]
  return (
    <DataTable label={t('run.replay')} columns={columns} rows={figures} rowKey={({ key }) => key} />
  )
}

function DayDecisions({ review: { decisions }, day }: Omit<ReplayProps, 'onDay'>) {
  const { t } = useTranslation('market')
  const textOf = useDecisionText()
  const own = decisions.filter((one) => one.day === day)
  return (
    <div>
      <h3>{t('run.decisionsOfDay')}</h3>
      {own.length === 0 ? <p>{t('run.noDecision')}</p> : null}
      <Box component="ol" m={0} pl="md">
        {own.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- decisions of a day are identified by their order
          <li key={at} style={{ overflowWrap: 'anywhere' }}>
            {textOf(one)}
          </li>
        ))}
      </Box>
    </div>
  )
}

/** Cash, account health and events of the day, if the run recorded them. */
function DayLine({ review, day }: Omit<ReplayProps, 'onDay'>) {
  const { t } = useTranslation('market')
  const { colon, list } = useFormats()
  const cash = cashOf(review, day)
  const events = review.view.events.filter(({ from, days }) => day >= from && day < from + days)
  return (
    <Group gap="lg" aria-live="polite">
      {cash === null ? null : (
        <span className="num">
          {t('figure.cash')}
          {colon}
          <b>{formatMinor(cash)}</b>
        </span>
      )}
      {events.length === 0 ? null : (
        <span>
          {t('run.events')}
          {colon}
          <b>{list(events.map(({ event }) => t(`event.${event}`)))}</b>
        </span>
      )}
    </Group>
  )
}

/** PRC-031, PRC-148: replays a run day by day with its decisions and results. */
export function Replay(props: ReplayProps) {
  const { review, day } = props
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const last = lastDayOf(review.view)
  const sales = Array.from({ length: last }, (_, at) => salesOf(review.view, at + 1))
  const cash = Array.from({ length: last }, (_, at) => cashOf(review, at + 1))
  return (
    <Surface gap="md">
      <h2>{t('run.replay')}</h2>
      <DaySlider {...props} />
      <LinePlot
        label={t('run.sales')}
        first={1}
        marked={day}
        // The axis has no space for cents; the tables show them.
        textOf={(cents) => number(Math.round(cents / 100))}
        series={[
          { name: t('figure.sales'), values: sales },
          ...(cash.some((value) => value !== null)
            ? [{ name: t('figure.cash'), values: cash }]
            : []),
        ]}
      />
      <DayLine {...props} />
      <DayDecisions {...props} />
      <DayFigures {...props} />
    </Surface>
  )
}
