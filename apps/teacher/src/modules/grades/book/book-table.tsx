import { Box, Table, VisuallyHidden } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { BookColumn, BookRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Fragment, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BookHead, type Sorting } from './book-head.tsx'
import { BookStudent } from './book-student.tsx'
import type { Chosen } from './mark-dialog.tsx'
import { headHeight, useBookWindow } from './use-book-window.ts'
import { useCellFocus } from './use-cell-focus.ts'
import { useItemTitle } from './use-item-title.ts'

interface BookTableProps {
  columns: readonly BookColumn[]
  total: number
  rowAt: (index: number) => BookRow | undefined
  sorting: Sorting
  /** Identifies the filter and the order of the rows. */
  scope: string
  onSort: (sorting: Sorting) => void
  onChoose: (chosen: Chosen) => void
  /** Called with the visible rows when scrolling has stopped. */
  onSight: (sight: { first: number; last: number }) => void
}

/**
 * Milliseconds without scrolling before rows are loaded. Rows that the teacher only scrolls past
 * are not loaded.
 */
const restsAfter = 120

function Spacer({ height, cells }: { height: number; cells: number }) {
  if (height <= 0) return null
  return (
    <Table.Tr aria-hidden>
      <Table.Td colSpan={cells} h={height} p={0} />
    </Table.Tr>
  )
}

/** TCH-090: the table of marks. Its header and the names stay visible while the table scrolls. */
export function BookTable(props: BookTableProps) {
  const { columns, total, rowAt, sorting, scope, onSort, onChoose, onSight } = props
  const { t } = useTranslation('grades')
  const { score } = useFormats()
  const titleOf = useItemTitle()
  const hint = useId()
  const focus = useCellFocus({ row: total, column: columns.length })
  const { active } = focus
  const view = useBookWindow({ students: total, items: columns.length, active, scope })
  const { first, last } = view
  const rest = useDebouncedCallback(onSight, restsAfter)
  useEffect(() => rest({ first, last }), [rest, first, last])
  const headColumn = active.row === 0 ? active.column : -1
  const cells = 2 + view.columns.reduce((sum, { gap }) => sum + (gap > 0 ? 2 : 1), 0)
  return (
    <Box
      ref={view.scroller}
      mah="70vh"
      pos="relative"
      style={{
        overflow: 'auto',
        // After scrolling, the header and the names must not cover the focused cell.
        scrollPaddingTop: headHeight,
        scrollPaddingInlineStart: view.nameWidth,
      }}
    >
      <VisuallyHidden id={hint}>{t('book.keys')}</VisuallyHidden>
      <Table
        ref={focus.table}
        role="grid"
        layout="fixed"
        stickyHeader
        miw={view.width}
        aria-label={t('book.title')}
        aria-describedby={hint}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onKeyDown={(event) => {
          const to = focus.move(event)
          if (to) view.show(to)
        }}
      >
        <Table.Thead style={{ zIndex: 3 }}>
          <Table.Tr aria-rowindex={1}>
            <BookHead
              title={t('book.name')}
              sort="name"
              sorting={sorting}
              onSort={onSort}
              column={0}
              width={view.nameWidth}
              isActive={headColumn === 0}
            />
            {view.columns.map(({ index, gap }) => {
              const item = columns[index]
              if (!item) return null
              return (
                <Fragment key={item.itemSign}>
                  {gap > 0 ? <Table.Td aria-hidden w={gap} p={0} /> : null}
                  <BookHead
                    title={titleOf(item)}
                    lead={t('book.of', { most: score(item.most) })}
                    sort={item.kind}
                    {...(item.kind !== 'result' && { sortSign: item.itemSign })}
                    sorting={sorting}
                    onSort={onSort}
                    column={index + 1}
                    width={view.columnWidth}
                    isActive={headColumn === index + 1}
                  />
                </Fragment>
              )
            })}
            <Table.Td aria-hidden p={0} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {view.rows.map(({ index, gap }) => (
            <Fragment key={index}>
              <Spacer height={gap} cells={cells} />
              <BookStudent
                index={index}
                row={rowAt(index)}
                columns={columns}
                drawn={view.columns}
                activeColumn={active.row === index + 1 ? active.column : -1}
                measure={view.measureRow}
                onChoose={onChoose}
              />
            </Fragment>
          ))}
          <Spacer height={view.after} cells={cells} />
        </Table.Tbody>
      </Table>
    </Box>
  )
}
