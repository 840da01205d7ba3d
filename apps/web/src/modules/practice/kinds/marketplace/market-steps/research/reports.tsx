import { useFormats } from '@titian/site'

import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { FactGrid } from '../../../../parts/fact-grid.tsx'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { useContent } from '@titian/site/market-content'

/** The figures of the reports that were bought. */
export function Reports() {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const { number, percent } = useFormats()
  const { view } = useStep()
  return view.niches.map(({ code, report }) =>
    report === null ? null : (
      <Panel key={code} title={t('research.reportOf', { niche: name('niche', code) })}>
        <FactGrid
          facts={[
            { name: t('research.searches'), value: number(report.searchesPerDay) },
            { name: t('research.competition'), value: number(report.competition) },
            { name: t('research.growth'), value: percent(report.growthPercent / 100) },
            { name: t('research.returns'), value: `${number(report.returnsPermille / 10)}%` },
            { name: t('research.usualCost'), value: shopMoney(report.usualCost) },
            {
              name: t('research.peak'),
              value:
                report.peakDay === null
                  ? t('research.noPeak')
                  : t('day', { day: number(report.peakDay) }),
            },
            {
              name: t('research.certificate'),
              value: t(report.certificate ? 'yes' : 'no'),
              warn: report.certificate,
            },
            {
              name: t('research.restricted'),
              value: t(report.restricted ? 'yes' : 'no'),
              warn: report.restricted,
            },
          ]}
        />
      </Panel>
    ),
  )
}
