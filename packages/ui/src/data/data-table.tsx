/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table laid out as cards loses its own roles in some browsers */
import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { HeadCell, type DataColumn, type DataSort } from './data-table-head.tsx'
import styles from './data-table.module.css'
import { titleOf, useFolding } from './use-folding.ts'

export type { DataColumn, DataSort }

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown instead of rows if there are none and nothing is loading. */
  empty?: ReactNode
  loading?: boolean
  loadingLabel?: string
  sort?: DataSort
  onSort?: (sort: DataSort) => void
  /** The first column stays visible while the others scroll sideways. */
  stickyFirst?: boolean
  /**
   * The height of the table as any CSS length. The table scrolls within it, and its heads stay
   * visible.
   */
  maxHeight?: number | string
  /** The row to which a link has led: it is highlighted and scrolled into view. */
  markedKey?: string | undefined
}

const intoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' })

/**
 * The dense table of the staff's sites. If there is no room for columns, each row becomes a card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { loading = false, rows, empty } = props
  return !loading && rows.length === 0 && empty ? <>{empty}</> : <Table {...props} />
}

function Table<Row>(props: DataTableProps<Row>) {
  const { label, columns: all, rows, loading = false, stickyFirst = false, maxHeight } = props
  const { box, folded, onScroll } = useFolding(all, stickyFirst)
  const title = titleOf(all)
  const columns = all.filter((column) => !folded.includes(column))
  const below = (column: DataColumn<Row>) => (column === title ? folded : [])
  return (
    <div className={styles['room']}>
      <section
        ref={box}
        onScroll={onScroll}
        className={styles['scroll']}
        style={maxHeight === undefined ? undefined : { maxHeight }}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
        tabIndex={0}
      >
        <table
          className={styles['table']}
          role="table"
          aria-label={label}
          aria-busy={loading}
          data-sticky-first={stickyFirst || undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <HeadCell
                  key={column.key}
                  column={column}
                  folded={below(column)}
                  sort={props.sort}
                  onSort={props.onSort}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" data-stale={(loading && rows.length > 0) || undefined}>
            {loading && rows.length === 0 ? (
              <WaitingRows columns={columns} />
            ) : (
              <Rows {...props} columns={columns} below={below} />
            )}
          </tbody>
        </table>
      </section>
      {loading && props.loadingLabel ? (
        <output className="visually-hidden">{props.loadingLabel}</output>
      ) : null}
    </div>
  )
}

interface Below<Row> {
  /** Returns the columns whose cells are shown in the cell of this column. */
  below: (column: DataColumn<Row>) => readonly DataColumn<Row>[]
}

function Rows<Row>({ rows, rowKey, markedKey, ...props }: DataTableProps<Row> & Below<Row>) {
  return rows.map((row) => {
    const key = rowKey(row)
    return <OneRow key={key} {...props} row={row} isMarked={key === markedKey} />
  })
}

interface OneRowProps<Row> extends Pick<DataTableProps<Row>, 'columns'>, Below<Row> {
  row: Row
  isMarked: boolean
}

function OneRow<Row>({ columns, below, row, isMarked }: OneRowProps<Row>) {
  const title = titleOf(columns)
  const marked = { background: 'var(--warn-tint)' }
  return (
    <tr role="row" ref={isMarked ? intoSight : undefined} aria-current={isMarked || undefined}>
      {columns.map((column) => (
        <td
          key={column.key}
          style={isMarked ? marked : undefined}
          role="cell"
          data-align={column.align}
          data-card={column.onCard}
          data-wraps={column === title || undefined}
          data-wide={column.wide}
          data-label={typeof column.title === 'string' ? column.title : undefined}
        >
          {column.render(row)}
          <Folded columns={below(column)} row={row} />
        </td>
      ))}
    </tr>
  )
}

interface FoldedProps<Row> {
  columns: readonly DataColumn<Row>[]
  row: Row
}

/** The values of columns that have moved below the title, each with the name of its column. */
function Folded<Row>({ columns, row }: FoldedProps<Row>) {
  const lines = columns.filter(({ onCard }) => onCard !== 'hide')
  if (lines.length === 0) return null
  return (
    <Flex wrap="wrap" align="center" columnGap={20} rowGap={4} mt={6} fz="xs" fw={400}>
      {lines.map(({ key, title, onCard, wide, render }) => (
        <Flex
          key={key}
          wrap="wrap"
          align="center"
          gap={6}
          miw={0}
          flex={wide ? '1 0 100%' : undefined}
        >
          {onCard === 'actions' ? null : <Box c="dimmed">{title}</Box>}
          <Box flex={wide ? '1 0 100%' : undefined}>{render(row)}</Box>
        </Flex>
      ))}
    </Flex>
  )
}

function WaitingRows<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return Array.from({ length: 8 }, (_, index) => (
    <tr key={index} role="row" aria-hidden>
      {columns.map((column) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a grey bar, unseen by screen readers
        <td key={column.key} role="cell" data-card={column.onCard}>
          <Box component="span" display="block" w="72%" h={14} bdrs="sm" bg="var(--neutral-2)" />
        </td>
      ))}
    </tr>
  ))
}
