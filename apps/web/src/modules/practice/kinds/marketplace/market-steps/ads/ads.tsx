import { useTranslation } from 'react-i18next'
import { OfProduct } from '../parts/of-product.tsx'
import { Panel } from '../parts/panel.tsx'
import { BidForm } from './bid-form.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { KeywordTable } from './keyword-table.tsx'
import { Leaks } from './leaks.tsx'
import { Negatives } from './negatives.tsx'

export function Ads() {
  const { t } = useTranslation('market-steps')
  return (
    <OfProduct>
      {(product) => (
        <>
          <Panel title={t('ads.campaign')} lead={t('ads.campaignLead')}>
            <CampaignForm product={product} />
          </Panel>
          <Panel title={t('ads.keywords')} lead={t('ads.keywordsLead')}>
            <KeywordTable product={product} />
          </Panel>
          <Panel title={t('ads.bids')} lead={t('ads.bidsLead')}>
            <BidForm product={product} />
          </Panel>
          <Panel title={t('ads.leaks')} lead={t('ads.leaksLead')}>
            <Leaks product={product} />
          </Panel>
          <Panel title={t('ads.negatives')} lead={t('ads.negativesLead')}>
            <Negatives product={product} />
          </Panel>
        </>
      )}
    </OfProduct>
  )
}
