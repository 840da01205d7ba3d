/** The vertical position of a row in its list. */
export interface RowEdges {
  top: number
  bottom: number
}

const middle = ({ top, bottom }: RowEdges): number => (top + bottom) / 2

/**
 * Returns the new index of a dragged row. It passes another row when its edge crosses the middle of
 * that row.
 */
export function placeAfter(rows: readonly RowEdges[], from: number, by: number): number {
  const own = rows[from]
  if (!own) return from
  const below = rows.filter((row, at) => at > from && own.bottom + by > middle(row)).length
  const above = rows.filter((row, at) => at < from && own.top + by < middle(row)).length
  return from + below - above
}

/** Returns how far other rows move: the height of the dragged row plus the gap. */
export function roomOf(rows: readonly RowEdges[], from: number): number {
  const [own, before, behind] = [rows[from], rows[from - 1], rows[from + 1]]
  if (!own) return 0
  if (behind) return behind.top - own.top
  return before ? own.bottom - before.bottom : 0
}

/** Returns the list with one element moved. */
export function withMoved<One>(list: readonly One[], from: number, to: number): One[] {
  const moved = [...list]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
