import { Table } from '@mantine/core'
import type { ErpAccount, ErpView } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { AccountName, type ReportLinks } from './links.tsx'
import { ReportRow, ReportTable } from './report-table.tsx'
import { useReportWords } from './use-report-words.ts'

type Rows = ErpView['income']['rows']

interface IncomeStatementProps {
  income: ErpView['income']
  links?: ReportLinks
}

const ofSales: ReadonlySet<ErpAccount> = new Set(['sales', 'salesReturns'])
const ofGoods: ReadonlySet<ErpAccount> = new Set(['costOfGoods'])

const sum = (rows: Rows) => rows.reduce((all, { amount }) => all + amount, 0)

function AccountRows({ rows, links }: { rows: Rows; links: ReportLinks | undefined }) {
  const { signed } = useReportWords()
  return rows.map(({ account, amount }) => (
    <ReportRow
      key={account}
      name={<AccountName account={account} links={links} />}
      amount={signed(amount)}
    />
  ))
}

/** PRC-230: the income so far, with net sales, gross profit and profit; costs are in brackets. */
export function IncomeStatement({ income, links }: IncomeStatementProps) {
  const { t } = useTranslation('erp-reports')
  const { name } = useErpContent()
  const { signed } = useReportWords()
  const { rows, profit } = income
  const sales = rows.filter(({ account }) => ofSales.has(account))
  const goods = rows.filter(({ account }) => ofGoods.has(account))
  const others = rows.filter(({ account }) => !ofSales.has(account) && !ofGoods.has(account))
  return (
    <ReportTable label={t('income.title')} first={t('account')} heads={[t('amount')]}>
      <Table.Tbody>
        <AccountRows rows={sales} links={links} />
        <ReportRow isSum name={name('figure', 'sales')} amount={signed(sum(sales))} />
        <AccountRows rows={goods} links={links} />
        <ReportRow isSum name={t('income.grossProfit')} amount={signed(sum(sales) + sum(goods))} />
        <AccountRows rows={others} links={links} />
      </Table.Tbody>
      <Table.Tfoot>
        <ReportRow
          isSum
          name={profit < 0 ? t('income.loss') : name('figure', 'profit')}
          amount={signed(profit)}
        />
      </Table.Tfoot>
    </ReportTable>
  )
}
