import type { ErpLedgerRow } from '@titian/contract'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Linked, type ReportLinks } from './links.tsx'
import { useReportWords } from './use-report-words.ts'

interface LedgerTableProps {
  /** The accessible name of the table, which names the account. */
  label: string
  rows: readonly ErpLedgerRow[]
  links?: ReportLinks
}

/** PRC-230: the postings of an account, the newest first, with the balance after each. */
export function LedgerTable({ label, rows, links }: LedgerTableProps) {
  const { t } = useTranslation('erp-reports')
  const { oneSide, balance, day } = useReportWords()
  const columns: DataColumn<ErpLedgerRow>[] = [
    {
      key: 'document',
      title: t('document'),
      onCard: 'title',
      render: (row) => <Linked to={links?.document?.(row.document)}>{row.number}</Linked>,
    },
    { key: 'day', title: t('day'), render: (row) => day(row.day) },
    { key: 'debit', title: t('debit'), align: 'end', render: (row) => oneSide(row.debit) },
    { key: 'credit', title: t('credit'), align: 'end', render: (row) => oneSide(row.credit) },
    {
      key: 'balance',
      title: t('balanceAfter'),
      align: 'end',
      render: (row) => balance(row.balance),
    },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ entry, debit, credit }) => `${entry} ${debit} ${credit}`}
      empty={<p>{t('noPostings')}</p>}
    />
  )
}
