import { useSearch } from '@tanstack/react-router'
import { practice } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { StockLedger, StockTable } from '@titian/site/erp-reports'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import { Panel } from '../../marketplace/market-steps/parts/panel.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { reportLinks } from './parts/report-links.ts'
import { ReportRows } from './parts/report-rows.tsx'
import { reportSize, useReportPage } from './parts/use-report-page.ts'

interface MovesProps extends Pick<ErpPageProps, 'run' | 'view'> {
  item: string
}

function Moves({ run, view, item }: MovesProps) {
  const { itemName } = useErpContent()
  const address = useReportPage(run.sign, { tab: 'item', item })
  const asked = useAsk(
    practice.erpStock,
    { sign: run.sign, item, page: address.page, size: reportSize },
    { staleTime: 0 },
  )
  return (
    <ReportRows asked={asked} address={address}>
      {(rows) => (
        <StockLedger
          label={itemName(item, view.items)}
          rows={rows}
          warehouses={view.warehouses}
          links={reportLinks(run.sign)}
        />
      )}
    </ReportRows>
  )
}

/** PRC-231: the movements of an item, each with the units and the value after it. */
export function ItemReport({ run, view }: Pick<ErpPageProps, 'run' | 'view'>) {
  const { t } = useTranslation('erp-books')
  const { itemName } = useErpContent()
  const { item = '' } = useSearch({ from: paths.erpPart })
  const isKnown = view.items.some(({ code }) => code === item)
  const back = (
    <SiteLink {...practiceLinks.erp(run.sign, 'books', { tab: 'stock' })} className="link">
      {t('allStock')}
    </SiteLink>
  )
  if (!isKnown)
    return (
      <Panel title={t('tab.stock')} more={back}>
        <Note tone="warn">{t('unknownItem')}</Note>
      </Panel>
    )
  return (
    <Panel
      title={t('tab.item', { item: itemName(item, view.items) })}
      lead={t('lead.item')}
      more={back}
    >
      <StockTable view={view} item={item} />
      <Moves run={run} view={view} item={item} />
    </Panel>
  )
}
