/* oxlint-disable jsx-a11y/no-redundant-roles -- a table laid out as cards loses its own roles in some browsers */
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface DataColumn<Row> {
  key: string
  /** A plain text also names the value when the row is a card. */
  title: ReactNode
  render: (row: Row) => ReactNode
  align?: 'end' | 'center'
  /** In pixels or any CSS length. */
  width?: number | string
  sortable?: boolean
  /** On a card: its heading, its line of actions, or left out. A named line when absent. */
  onCard?: 'title' | 'actions' | 'hide' | 'choose'
}

export interface DataSort {
  key: string
  direction: 'asc' | 'desc'
}

interface HeadCellProps<Row> {
  column: DataColumn<Row>
  sort?: DataSort
  onSort?: (sort: DataSort) => void
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const sortable = column.sortable && onSort
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      style={column.width === undefined ? undefined : { width: column.width }}
      aria-sort={direction ? spoken[direction] : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={styles['sort']}
          onClick={() =>
            onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })
          }
        >
          {column.title}
          <SortIcon direction={direction} />
        </button>
      ) : (
        column.title
      )}
    </th>
  )
}

function SortIcon({ direction }: { direction?: DataSort['direction'] }) {
  const Icon =
    direction === 'asc' ? IconArrowUp : direction === 'desc' ? IconArrowDown : IconArrowsSort
  return <Icon size={14} aria-hidden />
}
