import { Table } from '@mantine/core'
import type { ErpAccount } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '../erp-content/use-content.ts'
import { AmountCell } from './report-table.tsx'
import { useReportWords } from './use-report-words.ts'

interface TAccountProps {
  account: ErpAccount
  /** The sums of the account's debits and credits, in cents. */
  debit: number
  credit: number
}

/**
 * PRC-230: a T-account with debits on the left, credits on the right, and the balance with its side
 * below.
 */
export function TAccount({ account, debit, credit }: TAccountProps) {
  const { t } = useTranslation('erp-reports')
  const { name } = useErpContent()
  const { oneSide, balance } = useReportWords()
  return (
    <Table aria-label={name('account', account)} maw={420} withColumnBorders fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="end">{t('debit')}</Table.Th>
          <Table.Th ta="end">{t('credit')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <AmountCell>{oneSide(debit)}</AmountCell>
          <AmountCell>{oneSide(credit)}</AmountCell>
        </Table.Tr>
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Td colSpan={2} ta="center" fw={600} className="num">
            {t('balance.is', { balance: balance(debit - credit) })}
          </Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  )
}
