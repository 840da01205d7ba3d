import { useTranslation } from 'react-i18next'
import { OfProduct } from '../parts/of-product.tsx'
import { Panel } from '../parts/panel.tsx'
import { DealForm } from './deal-form.tsx'
import { PriceForm } from './price-form.tsx'

export function Pricing() {
  const { t } = useTranslation('market-steps')
  return (
    <OfProduct>
      {(product) => (
        <>
          <Panel title={t('pricing.title')} lead={t('pricing.lead')}>
            <PriceForm product={product} />
          </Panel>
          <Panel title={t('pricing.deal')} lead={t('pricing.dealLead')}>
            <DealForm product={product} />
          </Panel>
        </>
      )}
    </OfProduct>
  )
}
