import { Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { SiteLink, usePageTitle } from '@titian/site'
import {
  BalanceSheet,
  IncomeStatement,
  OpenInvoices,
  StockTable,
  TrialBalance,
} from '@titian/site/erp-reports'
import { SectionHead } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import { Panel } from '../../marketplace/market-steps/parts/panel.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { AccountReport } from './account-report.tsx'
import { BookTabs, type BookTab, tabOf } from './book-tabs.tsx'
import { ItemReport } from './item-report.tsx'
import { MonthClose } from './month-close.tsx'
import { closingCard } from './month/closing-card.ts'
import { reportLinks } from './parts/report-links.ts'

interface ReportProps {
  tab: Exclude<BookTab, 'account' | 'item' | 'close'>
  page: ErpPageProps
}

function Statement({ tab, page: { run, view } }: ReportProps) {
  const links = reportLinks(run.sign)
  switch (tab) {
    case 'trialBalance':
      return <TrialBalance trialBalance={view.trialBalance} links={links} />
    case 'income':
      return <IncomeStatement income={view.income} links={links} />
    case 'balanceSheet':
      return <BalanceSheet balanceSheet={view.balanceSheet} links={links} />
    case 'stock':
      return <StockTable view={view} links={links} />
    default:
      return <OpenInvoices view={view} account={tab} links={links} />
  }
}

function Report({ tab, page }: ReportProps) {
  const { t } = useTranslation('erp-books')
  return (
    <Panel title={t(`tab.${tab}`)} lead={t(`lead.${tab}`)}>
      <Statement tab={tab} page={page} />
    </Panel>
  )
}

function bodyOf(tab: BookTab, page: ErpPageProps): ReactNode {
  if (tab === 'account') return <AccountReport {...page} />
  if (tab === 'item') return <ItemReport {...page} />
  if (tab === 'close') return <MonthClose {...page} card={closingCard(page.view)} />
  return <Report tab={tab} page={page} />
}

/** PRC-230, PRC-231: the financial statements, accounts, stock and open invoices. */
export function BooksPage(page: ErpPageProps) {
  const { t } = useTranslation('erp-books')
  const { sign } = page.run
  const tab = tabOf(useSearch({ from: paths.erpPart }).tab)
  usePageTitle(t('title'))
  return (
    <Stack gap="md">
      <SectionHead
        level={1}
        title={t('title')}
        lead={t('lead.books')}
        more={
          <SiteLink {...practiceLinks.erp(sign, 'import')} className="link">
            {t('import.title')}
          </SiteLink>
        }
      />
      <BookTabs sign={sign} tab={tab} />
      {bodyOf(tab, page)}
    </Stack>
  )
}
