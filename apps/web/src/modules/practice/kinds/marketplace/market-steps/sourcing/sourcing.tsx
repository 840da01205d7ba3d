import { useTranslation } from 'react-i18next'
import { CustomerWords } from '../parts/customer-words.tsx'
import { OfProduct } from '../parts/of-product.tsx'
import { Panel } from '../parts/panel.tsx'
import { ChooseSupplier } from './choose-supplier.tsx'
import { SupplierTable } from './supplier-table.tsx'

export function Sourcing() {
  const { t } = useTranslation('market-steps')
  return (
    <OfProduct>
      {(product) => (
        <>
          <Panel title={t('sourcing.suppliers')} lead={t('sourcing.sampleLead')}>
            <SupplierTable product={product} />
          </Panel>
          <CustomerWords product={product} />
          <Panel title={t('sourcing.sheet')} lead={t('sourcing.sheetLead')}>
            <ChooseSupplier product={product} />
          </Panel>
        </>
      )}
    </OfProduct>
  )
}
