import type { ChainSeat, ChainWeek } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, formatMinor } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type Team, useDecider } from './use-decider.ts'

const counts = ['week', 'received', 'asked', 'shipped', 'stock', 'backlog'] as const

interface WeekTableProps {
  seat: ChainSeat
  rows: readonly ChainWeek[]
  team?: Team
  /** The highlighted week, which is scrolled into view. */
  marked?: string | undefined
}

/** PRC-030: the weeks of a seat as a table, the newest first. */
export function WeekTable({ seat, rows, team = null, marked }: WeekTableProps) {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const { decider } = useDecider(team)
  const columns: DataColumn<ChainWeek>[] = [
    ...counts.map((name): DataColumn<ChainWeek> => ({
      key: name,
      title: t(`col.${name}`),
      align: 'end',
      render: (row) => number(row[name]),
    })),
    {
      key: 'ordered',
      title: t('col.ordered'),
      align: 'end',
      render: ({ ordered }) => (ordered === null ? '–' : number(ordered)),
    },
    {
      key: 'cost',
      title: t('col.cost'),
      align: 'end',
      render: ({ cost }) => formatMinor(cost),
    },
    {
      key: 'by',
      title: t('col.by'),
      render: ({ orderedBy }) => decider(seat, orderedBy),
    },
  ]
  return (
    <DataTable
      label={t('desk.historyOf', { seat: t(`seat.${seat}`) })}
      columns={columns}
      rows={rows.toReversed()}
      rowKey={({ week }) => String(week)}
      maxHeight={360}
      markedKey={marked}
    />
  )
}
