import { useNarrow } from '@titian/ui'
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import type { CellPlace } from './cell-moves.ts'

/** A rendered row or column, with the total size of the skipped ones before it. */
export interface Drawn {
  index: number
  gap: number
}

const rowHeight = 61
export const headHeight = 88

function drawnOf(items: readonly VirtualItem[], start: number): Drawn[] {
  let end = start
  return items.map(({ index, start: from, end: to }) => {
    const gap = from - end
    end = to
    return { index, gap }
  })
}

/** The focused cell is always rendered. Without the cell, the focus would be lost. */
const keeping = (focused: number) => (range: Parameters<typeof defaultRangeExtractor>[0]) => {
  const indexes = defaultRangeExtractor(range)
  if (focused < 0 || focused >= range.count || indexes.includes(focused)) return indexes
  return [...indexes, focused].toSorted((a, b) => a - b)
}

interface BookWindowProps {
  students: number
  items: number
  active: CellPlace
  /** Another filter or order scrolls back to the first rows. */
  scope: string
}

/** TCH-090: decides which rows and columns are rendered. Empty space replaces all others. */
export function useBookWindow({ students, items, active, scope }: BookWindowProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // On a phone, the column of names is narrow enough that two marks fit beside it.
  const [nameWidth, columnWidth] = useNarrow() ? [130, 112] : [220, 132]
  const getScrollElement = () => scroller.current
  const [focusedRow, focusedColumn] = [active.row - 1, active.column - 1]
  const rows = useVirtualizer({
    count: students,
    getScrollElement,
    estimateSize: () => rowHeight,
    // A row with a long name is higher.
    measureElement: (row) => Math.max(rowHeight, row.getBoundingClientRect().height),
    overscan: 6,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor: useMemo(() => keeping(focusedRow), [focusedRow]),
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: items,
    getScrollElement,
    estimateSize: () => columnWidth,
    overscan: 2,
    paddingStart: nameWidth,
    scrollPaddingStart: nameWidth,
    rangeExtractor: useMemo(() => keeping(focusedColumn), [focusedColumn]),
  })
  useEffect(() => columns.measure(), [columns, columnWidth])
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [scope])
  const rowItems = rows.getVirtualItems()
  const columnItems = columns.getVirtualItems()
  const drawnColumns = useMemo(() => drawnOf(columnItems, nameWidth), [columnItems, nameWidth])
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {}
  return {
    scroller,
    rows: drawnOf(rowItems, headHeight),
    after: rows.getTotalSize() - (rowItems.at(-1)?.end ?? headHeight),
    measureRow: rows.measureElement,
    columns: drawnColumns,
    nameWidth,
    columnWidth,
    width: columns.getTotalSize(),
    first: startIndex,
    last: endIndex,
    show: ({ row, column }: CellPlace) => {
      if (row > 0) rows.scrollToIndex(row - 1)
      if (column > 0) columns.scrollToIndex(column - 1)
    },
  }
}
