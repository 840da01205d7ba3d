import { useTranslation } from 'react-i18next'
import { FactList } from '../parts/fact-list.tsx'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { PaperSlot } from './paper-slot.tsx'
import { ShopForm } from './shop-form.tsx'

export function Opening() {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  return (
    <>
      <Panel title={t('opening.company')} lead={t('opening.companyLead')}>
        <FactList facts={view.company} />
      </Panel>
      <Panel
        title={t('opening.shop')}
        lead={t(view.shop.opened ? 'opening.opened' : 'opening.shopLead')}
      >
        <ShopForm />
      </Panel>
      {view.papers.map((paper) => (
        <PaperSlot key={paper.slot} paper={paper} />
      ))}
    </>
  )
}
