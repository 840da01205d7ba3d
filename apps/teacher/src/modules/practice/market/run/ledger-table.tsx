import { Text } from '@mantine/core'
import type { MarketReview } from '@titian/contract'
import { type DataColumn, DataTable, formatMinor, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface Row {
  key: string
  name: string
  debit: number
  credit: number
}

const amount = (cents: number) => <span className="num">{formatMinor(cents)}</span>

/** PRC-037: the accounts of a run with their totals, read only. */
export function LedgerTable({ accounts }: Pick<MarketReview['view']['finance'], 'accounts'>) {
  const { t } = useTranslation('market')
  const rows: Row[] = accounts.map(({ account, debit, credit }) => ({
    key: account,
    name: t(`account.${account}`),
    debit,
    credit,
  }))
  const total: Row = {
    key: 'total',
    name: t('run.total'),
    debit: rows.reduce((sum, { debit }) => sum + debit, 0),
    credit: rows.reduce((sum, { credit }) => sum + credit, 0),
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'account',
      title: t('run.account'),
      onCard: 'title',
      render: ({ key, name }) => (key === 'total' ? <b>{name}</b> : name),
    },
    {
      key: 'debit',
      title: t('run.debit'),
      align: 'end',
      render: ({ debit }) => amount(debit),
    },
    {
      key: 'credit',
      title: t('run.credit'),
      align: 'end',
      render: ({ credit }) => amount(credit),
    },
  ]
  return (
    <Surface gap="sm">
      <h2>{t('run.ledger')}</h2>
      <Text component="p" c="var(--text-2)" fz="sm">
        {t('run.ledgerText')}
      </Text>
      <DataTable
        label={t('run.ledger')}
        columns={columns}
        rows={[...rows, total]}
        rowKey={({ key }) => key}
      />
    </Surface>
  )
}
