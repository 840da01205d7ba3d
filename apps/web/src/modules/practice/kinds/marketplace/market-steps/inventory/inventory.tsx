import type { MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FactGrid } from '../../../../parts/fact-grid.tsx'
import { OfProduct } from '../parts/of-product.tsx'
import { Panel } from '../parts/panel.tsx'
import { LotTable } from './lot-table.tsx'
import { OrderGoods } from './order-goods.tsx'
import { ReorderForm } from './reorder-form.tsx'

function Stock({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const { stock, ownStock, coverDays, reorderPoint } = product
  return (
    <FactGrid
      facts={[
        { name: t('inventory.stock'), value: number(stock), warn: stock === 0 },
        { name: t('inventory.ownStock'), value: number(ownStock) },
        {
          name: t('inventory.cover'),
          value: coverDays === null ? '–' : t('days', { count: coverDays }),
        },
        {
          name: t('inventory.reorderPoint'),
          value: number(reorderPoint),
          warn: reorderPoint > 0 && stock + ownStock <= reorderPoint,
        },
      ]}
    />
  )
}

export function Inventory() {
  const { t } = useTranslation('market-steps')
  return (
    <OfProduct>
      {(product) => (
        <>
          <Panel title={t('inventory.now')}>
            <Stock product={product} />
            <ReorderForm product={product} />
          </Panel>
          <Panel title={t('inventory.lots')}>
            <LotTable product={product} />
          </Panel>
          <Panel title={t('inventory.order')} lead={t('inventory.orderLead')}>
            {product.supplier === null ? (
              <Note>{t('inventory.noSupplier')}</Note>
            ) : (
              <OrderGoods product={product} />
            )}
          </Panel>
        </>
      )}
    </OfProduct>
  )
}
