/* oxlint-disable jsx-a11y/no-redundant-roles -- a table laid out as cards loses its own roles in some browsers */
import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNarrow } from '../layout/use-narrow.ts'

export interface DataColumn<Row> {
  key: string
  /** The head of the column. If it is plain text, it also labels the value on a card. */
  title: ReactNode
  render: (row: Row) => ReactNode
  align?: 'end' | 'center'
  /** The width in pixels, or any CSS length. */
  width?: number | string
  sortable?: boolean
  /**
   * How a card shows the column: as its heading, as its line of actions, or not at all; if missing,
   * as a line with the column's name.
   */
  onCard?: 'title' | 'actions' | 'hide' | 'choose'
  /**
   * The order in which columns move below the title if the table is too wide: 1 moves first,
   * columns without a number move later.
   */
  folds?: number
  /**
   * True for a cell with several lines, such as a list: on a card it has the whole width below its
   * name.
   */
  wide?: boolean
}

export interface DataSort {
  key: string
  direction: 'asc' | 'desc'
}

interface HeadCellProps<Row> {
  column: DataColumn<Row>
  /**
   * The columns that are shown below this column. The head of this column also offers to sort by
   * them.
   */
  folded: readonly DataColumn<Row>[]
  sort?: DataSort
  onSort?: (sort: DataSort) => void
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

const directionOf = <Row,>({ key }: DataColumn<Row>, sort?: DataSort) =>
  sort?.key === key ? sort.direction : undefined

type SortButtonProps<Row> = Pick<HeadCellProps<Row>, 'column' | 'sort'> & {
  onSort: (sort: DataSort) => void
}

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const direction = directionOf(column, sort)
  const isNarrow = useNarrow()
  return (
    <UnstyledButton
      display="inline-flex"
      mih={isNarrow ? 44 : 24}
      miw={isNarrow ? 44 : 0}
      pe="sm"
      fz="xs"
      fw={600}
      style={{ alignItems: 'center', gap: 4 }}
      onClick={() => onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      {column.title}
      <SortIcon direction={direction} />
    </UnstyledButton>
  )
}

export function HeadCell<Row>({ column, folded, sort, onSort }: HeadCellProps<Row>) {
  const sorted = [column, ...folded].find((one) => directionOf(one, sort))
  const direction = sorted && directionOf(sorted, sort)
  const below = onSort ? folded.filter(({ sortable }) => sortable) : []
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      style={column.width === undefined ? undefined : { width: column.width }}
      aria-sort={direction ? spoken[direction] : undefined}
    >
      {column.sortable && onSort ? <SortButton {...{ column, sort, onSort }} /> : column.title}
      {onSort &&
        below.map((one) => <SortButton key={one.key} column={one} {...{ sort, onSort }} />)}
    </th>
  )
}

function SortIcon({ direction }: { direction?: DataSort['direction'] }) {
  const Icon =
    direction === 'asc' ? IconArrowUp : direction === 'desc' ? IconArrowDown : IconArrowsSort
  return <Icon size={14} aria-hidden />
}
