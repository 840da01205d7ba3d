import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { DataColumn } from './data-table-head.tsx'

/**
 * The width below which rows are cards (data-table.module.css). A card has a line for each column,
 * so no column has to move.
 */
const cardWidth = 600

/**
 * Returns the column below which the others move: the title, or the first column that is not the
 * check box.
 */
export const titleOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ onCard }) => onCard === 'title') ??
  columns.find(({ onCard }) => onCard !== 'choose')

/**
 * Returns the columns in the order in which they move below the title: first those with a number in
 * `folds`, then the others from last to first, then sortable ones, and the actions at the end.
 */
export function foldOrder<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  const title = titleOf(columns)
  const rank = ({ folds, sortable, onCard }: DataColumn<Row>) =>
    folds ?? (onCard === 'actions' ? 1000 : sortable ? 900 : 800)
  return columns
    .filter((column) => column !== title && column.onCard !== 'choose')
    .toReversed()
    .toSorted((one, other) => rank(one) - rank(other))
}

interface Folding<Row> {
  box: RefObject<HTMLElement | null>
  /** Columns whose cells are shown below the title, in their usual order. */
  folded: DataColumn<Row>[]
  onScroll: () => void
}

/**
 * Returns by how many pixels the table is wider than its box; 0 on cards. Marks the parent while
 * more of the table is to the right.
 */
function measure(box: HTMLElement | null): number {
  if (!box) return 0
  const rest = box.scrollWidth - box.clientWidth
  box.parentElement?.toggleAttribute('data-beyond', rest - Math.ceil(box.scrollLeft) > 1)
  return box.clientWidth > cardWidth ? rest : 0
}

/** FRM-448: moves as many columns below the title as do not fit, so that no column is hidden. */
export function useFolding<Row>(
  columns: readonly DataColumn<Row>[],
  isWhole: boolean,
): Folding<Row> {
  const box = useRef<HTMLElement>(null)
  const width = useRef(0)
  // The state is an object, so that each measurement renders the table again, even if the number is
  // the same.
  const [fold, setFold] = useState({ count: 0 })
  const order = isWhole ? [] : foldOrder(columns)
  const most = order.length
  useLayoutEffect(() => {
    width.current ||= box.current?.clientWidth ?? 0
    if (measure(box.current) > 1 && fold.count < most) setFold({ count: fold.count + 1 })
  }, [columns, fold, most])
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const isResized = element.clientWidth !== width.current
      width.current = element.clientWidth
      if (isResized) setFold({ count: 0 })
      else if (measure(element) > 1) setFold(({ count }) => ({ count }))
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  const gone = new Set(order.slice(0, fold.count))
  return {
    box,
    folded: columns.filter((column) => gone.has(column)),
    onScroll: () => void measure(box.current),
  }
}
