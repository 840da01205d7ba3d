import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { cellAfter, type CellPlace } from './cell-moves.ts'

/** Returns the button in a cell, or the cell itself if it has no button. */
function targetIn(table: HTMLTableElement | null, { row, column }: CellPlace): HTMLElement | null {
  const cell = table?.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`,
  )
  return cell?.querySelector('button') ?? cell ?? null
}

const indexOf = (element: Element | null, name: string) => Number(element?.getAttribute(name)) - 1

/** The Tab key stops once in the table; arrow keys move between the cells. */
export function useCellFocus(end: CellPlace) {
  const table = useRef<HTMLTableElement>(null)
  const isInside = useRef(false)
  const [chosen, setActive] = useState<CellPlace>({ row: 0, column: 0 })
  const active = {
    row: Math.min(chosen.row, end.row),
    column: Math.min(chosen.column, end.column),
  }
  useLayoutEffect(() => {
    // Also runs when the marks of a row have loaded, because the focused cell has then become a
    // button.
    if (!isInside.current) return
    const target = targetIn(table.current, active)
    if (!target || target === document.activeElement) return
    target.focus({ preventScroll: true })
    // The table scrolls inside the window, and the end of the table may be below the window. So
    // both must scroll.
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return {
    table,
    active,
    onFocus: ({ target }: FocusEvent) => {
      isInside.current = true
      const row = indexOf(target.closest('[aria-rowindex]'), 'aria-rowindex')
      const column = indexOf(target.closest('[aria-colindex]'), 'aria-colindex')
      if (row >= 0 && column >= 0) setActive({ row, column })
    },
    onBlur: () => {
      isInside.current = false
    },
    /** Returns the cell to which a key has moved. */
    move: (event: KeyboardEvent): CellPlace | undefined => {
      if (event.altKey || event.metaKey || event.shiftKey) return
      const to = cellAfter(active, event, end)
      if (!to) return
      event.preventDefault()
      setActive(to)
      return to
    },
  }
}
