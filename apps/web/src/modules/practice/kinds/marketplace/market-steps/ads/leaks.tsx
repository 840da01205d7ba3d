import type { MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { Press } from '../parts/press.tsx'

type Leak = MarketProduct['leaks'][number]

/** The cost of clicks by people who search for something different. */
export function Leaks({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const columns: DataColumn<Leak>[] = [
    { key: 'term', title: t('ads.term'), onCard: 'title', render: ({ term }) => <b>{term}</b> },
    {
      key: 'clicks',
      title: t('ads.clicks'),
      align: 'end',
      render: ({ clicks }) => number(clicks),
    },
    {
      key: 'spend',
      title: t('ads.spend'),
      align: 'end',
      render: ({ spend }) => shopMoney(spend),
    },
    {
      key: 'exclude',
      title: t('ads.exclusion'),
      render: ({ term }) =>
        product.negatives.includes(term) ? (
          <StatusBadge tone="ok">{t('ads.excluded')}</StatusBadge>
        ) : (
          <Press
            decision={{ type: 'setNegative', product: product.product, term, active: true }}
            done={t('ads.excludeDone')}
            label={`${t('ads.exclude')} ${term}`}
          >
            {t('ads.exclude')}
          </Press>
        ),
    },
  ]
  return (
    <DataTable
      label={t('ads.leaks')}
      columns={columns}
      rows={product.leaks}
      rowKey={({ term }) => term}
      empty={<p>{t('ads.noLeaks')}</p>}
    />
  )
}
