import { useFormats } from '@titian/site'
import { type DataColumn, DataTable } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface Curve {
  key: string
  name: string
  /** The orders from week 1; null for weeks without an order. */
  values: readonly (number | null)[]
}

interface WeekRow {
  week: number
  orders: (number | null)[]
}

/** PRC-030: the orders of a plot as a table, one row for each week. */
export function OrderTable({ label, curves }: { label: string; curves: readonly Curve[] }) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const weeks = Math.max(0, ...curves.map(({ values }) => values.length))
  const rows = Array.from({ length: weeks }, (_, at): WeekRow => ({
    week: at + 1,
    orders: curves.map(({ values }) => values[at] ?? null),
  }))
  const columns: DataColumn<WeekRow>[] = [
    {
      key: 'week',
      title: t('week.week'),
      onCard: 'title',
      render: ({ week }) => <span className="num">{t('week.number', { week: number(week) })}</span>,
    },
    ...curves.map(({ key, name }, at): DataColumn<WeekRow> => ({
      key,
      title: name,
      align: 'end',
      render: ({ orders }) => {
        const ordered = orders[at] ?? null
        return ordered === null ? '--' : number(ordered)
      },
    })),
  ]
  return (
    <details>
      <summary>{t('groups.asTable')}</summary>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ week }) => String(week)}
        maxHeight={360}
      />
    </details>
  )
}
