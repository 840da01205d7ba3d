import { NativeSelect, Text } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type ErpAccount, erpAccounts, practice } from '@titian/contract'
import { useAsk } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { LedgerTable, TAccount } from '@titian/site/erp-reports'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../app/paths.ts'
import { practiceLinks } from '../../../links.ts'
import { Panel } from '../../marketplace/market-steps/parts/panel.tsx'
import type { ErpPageProps } from '../parts/page-props.ts'
import { reportLinks } from './parts/report-links.ts'
import { ReportRows } from './parts/report-rows.tsx'
import { reportSize, useReportPage } from './parts/use-report-page.ts'

interface OneAccountProps extends Pick<ErpPageProps, 'run' | 'view'> {
  account: ErpAccount
}

function Postings({ run, account }: OneAccountProps) {
  const { name } = useErpContent()
  const address = useReportPage(run.sign, { tab: 'account', account })
  const asked = useAsk(
    practice.erpLedger,
    { sign: run.sign, account, page: address.page, size: reportSize },
    { staleTime: 0 },
  )
  return (
    <ReportRows asked={asked} address={address}>
      {(rows) => (
        <LedgerTable label={name('account', account)} rows={rows} links={reportLinks(run.sign)} />
      )}
    </ReportRows>
  )
}

/** PRC-230: a T account with its postings, each linked to its document. */
export function AccountReport({ run, view }: Pick<ErpPageProps, 'run' | 'view'>) {
  const { t } = useTranslation('erp-books')
  const { name } = useErpContent()
  const router = useRouter()
  const { account: word } = useSearch({ from: paths.erpPart })
  const account = erpAccounts.find((one) => one === word) ?? 'bank'
  const row = view.trialBalance.rows.find((one) => one.account === account)
  return (
    <Panel title={t('tab.account')} lead={t('lead.account')}>
      <NativeSelect
        label={t('chooseAccount')}
        maw={420}
        value={account}
        data={erpAccounts.map((value) => ({ value, label: name('account', value) }))}
        onChange={({ currentTarget: { value } }) =>
          void router.navigate(
            practiceLinks.erp(run.sign, 'books', { tab: 'account', account: value }),
          )
        }
      />
      <Text component="p" fz="sm" c="var(--text-2)">
        {name('accountHelp', account)}
      </Text>
      <TAccount account={account} debit={row?.debit ?? 0} credit={row?.credit ?? 0} />
      <Postings run={run} view={view} account={account} />
    </Panel>
  )
}
