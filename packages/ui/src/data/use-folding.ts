import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { DataColumn } from './data-table-head.tsx'

/** Where rows are cards (data-table.module.css), which have a line for each column anyway. */
const cardWidth = 600

/** Which column has the others below it: the title, or the first that is more than a box. */
export const titleOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ onCard }) => onCard === 'title') ??
  columns.find(({ onCard }) => onCard !== 'choose')

/**
 * The columns in the order in which they leave their place: those that name it, then from the last to the first,
 * those that sort behind them, and what is done with a row at the end.
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
  /** Columns whose cells stand below the title, in their usual order. */
  folded: DataColumn<Row>[]
  onScroll: () => void
}

/** How far the table goes beyond what its box shows; the room around it shows where that is so. */
function measure(box: HTMLElement | null): number {
  if (!box) return 0
  const rest = box.scrollWidth - box.clientWidth
  box.parentElement?.toggleAttribute('data-beyond', rest - Math.ceil(box.scrollLeft) > 1)
  return box.clientWidth > cardWidth ? rest : 0
}

/** FRM-448: as many columns as the room has no place for go below the title, and no column lies under another. */
export function useFolding<Row>(
  columns: readonly DataColumn<Row>[],
  isWhole: boolean,
): Folding<Row> {
  const box = useRef<HTMLElement>(null)
  const width = useRef(0)
  // An object, so that each measuring renders again, also with the same number.
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
