import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { whatIf } from './model/what-if.ts'
import { shopMoney as money } from '../parts/shop-money.ts'

interface WhatIfProps {
  answer: ReturnType<typeof whatIf>
  /** Whether the person has typed values that are not decisions yet. */
  isChanged: boolean
}

interface Row {
  name: string
  now: string
  then: string
}

/** PRC-041: the next days without and with the typed values. */
export function WhatIf({ answer: { now, then, isRefused }, isChanged }: WhatIfProps) {
  const { t } = useTranslation('playground')
  const { number } = useFormats()
  const rows: Row[] = [
    { name: t('whatIf.units'), now: number(now.units), then: number(then.units) },
    { name: t('measure.sales'), now: money(now.sales), then: money(then.sales) },
    { name: t('whatIf.profit'), now: money(now.profit), then: money(then.profit) },
    { name: t('whatIf.stock'), now: number(now.stock), then: number(then.stock) },
  ]
  const columns: DataColumn<Row>[] = [
    {
      key: 'name',
      title: t('whatIf.days', { count: now.days }),
      onCard: 'title',
      render: ({ name }) => name,
    },
    { key: 'now', title: t('whatIf.now'), align: 'end', render: (row) => row.now },
    ...(isChanged
      ? [
          {
            key: 'then',
            title: t('whatIf.then'),
            align: 'end' as const,
            render: (row: Row) => row.then,
          },
        ]
      : []),
  ]
  return (
    <div data-what-if={isChanged ? then.profit : now.profit} aria-live="polite">
      <DataTable
        label={t('whatIf.title')}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
      />
      {isRefused ? <Note tone="warn">{t('whatIf.refused')}</Note> : null}
    </div>
  )
}
