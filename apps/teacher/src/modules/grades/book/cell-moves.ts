/** A cell of the gradebook. Row 0 is the header, and column 0 has the names. */
export interface CellPlace {
  row: number
  column: number
}

interface Keys {
  key: string
  ctrlKey: boolean
}

const rowsOfPage = 10

const moves: Record<string, (at: CellPlace, end: CellPlace) => CellPlace> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - rowsOfPage, column }),
  PageDown: ({ row, column }) => ({ row: row + rowsOfPage, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, end) => ({ row, column: end.column }),
  'Control Home': () => ({ row: 0, column: 0 }),
  'Control End': (_, end) => end,
}

/**
 * Returns the cell to which a key moves the focus, always inside the table; undefined for other
 * keys.
 */
export function cellAfter(
  at: CellPlace,
  { key, ctrlKey }: Keys,
  end: CellPlace,
): CellPlace | undefined {
  const to = moves[ctrlKey ? `Control ${key}` : key]?.(at, end)
  if (!to) return
  return {
    row: Math.min(Math.max(to.row, 0), end.row),
    column: Math.min(Math.max(to.column, 0), end.column),
  }
}
