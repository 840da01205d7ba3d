import { SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { useStep } from '../parts/step-context.ts'

/** PRC-037: each account as a T account with debits, credits and balance. */
export function Ledger() {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  const { accounts, cash } = view.finance
  return (
    <Stack gap="sm">
      <Text component="p" fw={600} className="num">
        {t('finance.cash', { amount: shopMoney(cash) })}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
        {accounts.map(({ account, debit, credit }) => {
          const name = t(`finance.account.${account}`)
          return (
            <Surface key={account} padding="sm">
              <Table className="num" aria-label={name} withRowBorders={false}>
                <Table.Caption style={{ captionSide: 'top', fontWeight: 600 }}>
                  {name}
                </Table.Caption>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('finance.debit')}</Table.Th>
                    <Table.Th ta="end">{t('finance.credit')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  <Table.Tr>
                    <Table.Td>{shopMoney(debit)}</Table.Td>
                    <Table.Td ta="end">{shopMoney(credit)}</Table.Td>
                  </Table.Tr>
                </Table.Tbody>
                <Table.Tfoot>
                  <Table.Tr>
                    <Table.Td colSpan={2}>
                      {t('finance.balance', {
                        amount: shopMoney(Math.abs(debit - credit)),
                        side: t(debit >= credit ? 'finance.debit' : 'finance.credit'),
                      })}
                    </Table.Td>
                  </Table.Tr>
                </Table.Tfoot>
              </Table>
            </Surface>
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}
