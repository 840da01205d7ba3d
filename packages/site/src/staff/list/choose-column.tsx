import { Checkbox } from '@mantine/core'
import type { DataColumn } from '@titian/ui'

interface Choosing<Row> {
  /** What the page shows. */
  rows: readonly Row[]
  has: (row: Row) => boolean
  toggle: (rows: readonly Row[], on: boolean) => void
  /** Rows that cannot be chosen have no box. */
  mayChoose?: (row: Row) => boolean
  pageLabel: string
  rowLabel: (row: Row) => string
}

/** The first column of a list whose rows are chosen: a box for each of them, and one for all of the page. */
export function chooseColumn<Row>({
  rows,
  has,
  toggle,
  mayChoose = () => true,
  pageLabel,
  rowLabel,
}: Choosing<Row>): DataColumn<Row> {
  const all = rows.filter(mayChoose)
  const isPage = all.length > 0 && all.every(has)
  return {
    key: 'choose',
    onCard: 'choose',
    width: 48,
    title: (
      <Checkbox
        aria-label={pageLabel}
        checked={isPage}
        indeterminate={!isPage && all.some(has)}
        disabled={all.length === 0}
        onChange={({ currentTarget: { checked } }) => toggle(all, checked)}
      />
    ),
    render: (row) =>
      mayChoose(row) ? (
        <Checkbox
          aria-label={rowLabel(row)}
          checked={has(row)}
          onChange={({ currentTarget: { checked } }) => toggle([row], checked)}
        />
      ) : null,
  }
}
