import { Stack } from '@mantine/core'
import type { MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { LinePlot } from '@titian/site/line-plot'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type DayTotal, dayTotals, findingOf, timesOutOfStock } from '../parts/figures.ts'
import { shopMoney } from '../parts/shop-money.ts'
import { useProductName } from '../parts/use-product-name.ts'

/** Returns a sentence about the sales, which is the title of the plot. */
function useFindingText() {
  const { t } = useTranslation('marketplace')
  const { number, percent, list } = useFormats()
  const productOf = useProductName()
  return (totals: readonly DayTotal[]) => {
    const finding = findingOf(totals)
    const at = `finding.${finding.name}`
    if ('products' in finding)
      return t(at, { day: finding.day, product: list(finding.products.map(productOf)) })
    if ('days' in finding)
      return t(at, { sales: shopMoney(finding.sales), days: number(finding.days) })
    if ('from' in finding) return t(at, { from: number(finding.from), to: number(finding.to) })
    return 'share' in finding ? t(at, { share: percent(finding.share) }) : t(at)
  }
}

const wholeDollars = (cents: number) => shopMoney(cents).replace(/\.\d\d$/, '')

interface SalesPlotProps {
  view: Pick<MarketView, 'products' | 'finance'>
  /** The day that the reader has chosen. */
  marked?: number
}

/** PRC-030, PRC-034: sales and cost by day with the days without stock, as a plot and a table. */
export function SalesPlot({ view, marked }: SalesPlotProps) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const textOf = useFindingText()
  const totals = dayTotals(view)
  const first = totals[0]?.day ?? 1
  const columns: DataColumn<DayTotal>[] = [
    { key: 'day', title: t('col.day'), align: 'end', render: ({ day }) => number(day) },
    { key: 'units', title: t('col.units'), align: 'end', render: ({ units }) => number(units) },
    { key: 'sales', title: t('col.sales'), align: 'end', render: ({ sales }) => shopMoney(sales) },
    { key: 'cost', title: t('col.cost'), align: 'end', render: ({ cost }) => shopMoney(cost) },
    {
      key: 'out',
      title: t('plot.out'),
      render: ({ out }) => t(out.length > 0 ? 'yes' : 'no'),
    },
  ]
  return (
    <Stack gap="sm">
      <h2 style={{ fontSize: 'var(--fs-18)' }}>{textOf(totals)}</h2>
      {totals.some(({ sales, cost }) => sales + cost > 0) ? (
        <>
          <LinePlot
            label={t('plot.label')}
            first={first}
            marked={marked}
            textOf={wholeDollars}
            bands={timesOutOfStock(totals).map(({ from, to }) => ({
              from,
              to,
              label: t('plot.outBand'),
            }))}
            series={[
              { name: t('col.sales'), values: totals.map(({ sales }) => sales) },
              { name: t('col.cost'), values: totals.map(({ cost }) => cost) },
            ]}
          />
          <details>
            <summary>{t('practice:review.asTable')}</summary>
            <DataTable
              label={t('plot.label')}
              columns={columns}
              rows={totals.toReversed()}
              rowKey={({ day }) => String(day)}
              maxHeight={360}
            />
          </details>
        </>
      ) : (
        <p>{t('plot.empty')}</p>
      )}
    </Stack>
  )
}
