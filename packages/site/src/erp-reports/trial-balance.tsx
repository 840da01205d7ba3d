import { Stack, Table } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { AccountName, type ReportLinks } from './links.tsx'
import { AmountCell, ReportTable } from './report-table.tsx'
import { useReportWords } from './use-report-words.ts'

interface TrialBalanceProps {
  trialBalance: ErpView['trialBalance']
  links?: ReportLinks
}

function Balanced({ trialBalance: { debit, credit } }: TrialBalanceProps) {
  const { t } = useTranslation('erp-reports')
  const { amount } = useErpContent()
  if (debit === credit) return <Note>{t('trial.balanced', { amount: amount(debit) })}</Note>
  return (
    <Note tone="warn">{t('trial.notBalanced', { amount: amount(Math.abs(debit - credit)) })}</Note>
  )
}

/**
 * PRC-230: the debits and credits of all accounts with their totals, and whether the totals are
 * equal.
 */
export function TrialBalance({ trialBalance, links }: TrialBalanceProps) {
  const { t } = useTranslation('erp-reports')
  const { amount } = useErpContent()
  const { oneSide, balance } = useReportWords()
  const { rows, debit, credit } = trialBalance
  return (
    <Stack gap="sm">
      <ReportTable
        label={t('trial.title')}
        first={t('account')}
        heads={[t('debit'), t('credit')]}
        wideHead={t('balanceOf')}
      >
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.account}>
              <Table.Th scope="row" fw={400}>
                <AccountName account={row.account} links={links} />
              </Table.Th>
              <AmountCell>{oneSide(row.debit)}</AmountCell>
              <AmountCell>{oneSide(row.credit)}</AmountCell>
              <AmountCell visibleFrom="sm">{balance(row.debit - row.credit)}</AmountCell>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t('total')}</Table.Th>
            <AmountCell fw={600}>{amount(debit)}</AmountCell>
            <AmountCell fw={600}>{amount(credit)}</AmountCell>
            <Table.Td visibleFrom="sm" />
          </Table.Tr>
        </Table.Tfoot>
      </ReportTable>
      <Balanced trialBalance={trialBalance} />
    </Stack>
  )
}
