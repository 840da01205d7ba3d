import { Box, Checkbox } from '@mantine/core'
import type { DataColumn } from '@titian/ui'
import styles from './choose-column.module.css'
import type { Selection } from './use-selection.ts'

interface Choosing<Row> {
  selection: Pick<Selection<Row>, 'page' | 'has' | 'toggle' | 'mayChoose'>
  pageLabel: string
  rowLabel: (row: Row) => string
}

/**
 * The first column of a list with selectable rows: a checkbox for each row, and one for the whole
 * page.
 */
export function chooseColumn<Row>({
  selection: { page, has, toggle, mayChoose },
  pageLabel,
  rowLabel,
}: Choosing<Row>): DataColumn<Row> {
  const isPage = page.length > 0 && page.every(has)
  return {
    key: 'choose',
    onCard: 'choose',
    width: 48,
    title: (
      <Box component="label" className={styles.box}>
        <Checkbox
          aria-label={pageLabel}
          checked={isPage}
          indeterminate={!isPage && page.some(has)}
          disabled={page.length === 0}
          onChange={({ currentTarget: { checked } }) => toggle(page, checked)}
        />
        <span>{pageLabel}</span>
      </Box>
    ),
    render: (row) =>
      mayChoose(row) ? (
        <Box component="label" className={styles.box}>
          <Checkbox
            aria-label={rowLabel(row)}
            checked={has(row)}
            onChange={({ currentTarget: { checked } }) => toggle([row], checked)}
          />
        </Box>
      ) : null,
  }
}
