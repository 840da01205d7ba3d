import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { ChooseNiche } from './choose-niche.tsx'
import { MarginHelper } from './margin-helper.tsx'
import { NicheTable } from './niche-table.tsx'
import { Reports } from './reports.tsx'

export function Research() {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  return (
    <>
      <Panel
        title={t('research.niches')}
        lead={t('research.reportsLeft', { count: view.reportsLeft })}
      >
        <NicheTable />
      </Panel>
      <Reports />
      <MarginHelper />
      <ChooseNiche />
    </>
  )
}
