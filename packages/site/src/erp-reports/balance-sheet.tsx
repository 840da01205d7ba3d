import { SimpleGrid, Stack, Table } from '@mantine/core'
import type { ErpView } from '@titian/contract'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { AccountName, type ReportLinks } from './links.tsx'
import { ReportGroup, ReportRow, ReportTable } from './report-table.tsx'
import { useReportWords } from './use-report-words.ts'

interface BalanceSheetProps {
  balanceSheet: ErpView['balanceSheet']
  links?: ReportLinks
}

function Assets({ balanceSheet: { assets, totalAssets }, links }: BalanceSheetProps) {
  const { t } = useTranslation('erp-reports')
  const { name } = useErpContent()
  const { signed } = useReportWords()
  return (
    <ReportTable label={t('sheet.assets')} first={t('sheet.assets')} heads={[t('amount')]}>
      <Table.Tbody>
        {assets.map(({ account, amount }) => (
          <ReportRow
            key={account}
            name={<AccountName account={account} links={links} />}
            amount={signed(amount)}
          />
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <ReportRow isSum name={name('figure', 'assets')} amount={signed(totalAssets)} />
      </Table.Tfoot>
    </ReportTable>
  )
}

/** The liabilities, and the equity of the owners. */
function Liabilities({ balanceSheet, links }: BalanceSheetProps) {
  const { t } = useTranslation('erp-reports')
  const { name } = useErpContent()
  const { signed } = useReportWords()
  const { liabilities, profit, totalLiabilities } = balanceSheet
  const owed = liabilities.filter(({ account }) => account !== 'capital')
  const capital = liabilities.filter(({ account }) => account === 'capital')
  const rowsOf = (rows: typeof liabilities) =>
    rows.map(({ account, amount }) => (
      <ReportRow
        key={account}
        name={<AccountName account={account} links={links} />}
        amount={signed(amount)}
      />
    ))
  return (
    <ReportTable
      label={t('sheet.liabilitiesAndEquity')}
      first={t('sheet.liabilitiesAndEquity')}
      heads={[t('amount')]}
    >
      <Table.Tbody>
        {rowsOf(owed)}
        <ReportRow
          isSum
          name={name('figure', 'liabilities')}
          amount={signed(owed.reduce((all, { amount }) => all + amount, 0))}
        />
        <ReportGroup name={t('sheet.equity')} />
        {rowsOf(capital)}
        <ReportRow
          name={profit < 0 ? t('income.loss') : name('figure', 'profit')}
          amount={signed(profit)}
        />
      </Table.Tbody>
      <Table.Tfoot>
        <ReportRow isSum name={t('sheet.totalBoth')} amount={signed(totalLiabilities)} />
      </Table.Tfoot>
    </ReportTable>
  )
}

/** PRC-230: the assets beside the liabilities and the equity, and whether both sides are equal. */
export function BalanceSheet(props: BalanceSheetProps) {
  const { t } = useTranslation('erp-reports')
  const { amount } = useErpContent()
  const { totalAssets, totalLiabilities } = props.balanceSheet
  const difference = Math.abs(totalAssets - totalLiabilities)
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Assets {...props} />
        <Liabilities {...props} />
      </SimpleGrid>
      {difference === 0 ? (
        <Note>{t('sheet.balanced', { amount: amount(totalAssets) })}</Note>
      ) : (
        <Note tone="warn">{t('sheet.notBalanced', { amount: amount(difference) })}</Note>
      )}
    </Stack>
  )
}
