import type { MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'

type Keyword = MarketProduct['keywords'][number]

/** The results of the keywords in seven days. */
export function KeywordTable({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { number, percent } = useFormats()
  const column = (key: string, render: (keyword: Keyword) => string): DataColumn<Keyword> => ({
    key,
    title: t(`ads.${key}` as never),
    align: 'end',
    render,
  })
  const columns: DataColumn<Keyword>[] = [
    { key: 'text', title: t('ads.keyword'), onCard: 'title', render: ({ text }) => <b>{text}</b> },
    column('searches', ({ searchesPerDay }) =>
      searchesPerDay === null ? '–' : number(searchesPerDay),
    ),
    column('impressions', ({ impressions }) => number(impressions)),
    column('clicks', ({ clicks }) => number(clicks)),
    column('spend', ({ spend }) => shopMoney(spend)),
    column('units', ({ units }) => number(units)),
    column('sales', ({ sales }) => shopMoney(sales)),
    column('acos', ({ spend, sales }) => (sales > 0 ? percent(spend / sales) : '–')),
  ]
  return (
    <DataTable
      label={t('ads.keywords')}
      columns={columns}
      rows={product.keywords}
      rowKey={({ keyword }) => keyword}
      empty={<p>{t('ads.noKeywords')}</p>}
      stickyFirst
    />
  )
}
