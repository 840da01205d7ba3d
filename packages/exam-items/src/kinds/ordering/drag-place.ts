/** Where a row lies within its list. */
export interface RowEdges {
  top: number
  bottom: number
}

const middle = ({ top, bottom }: RowEdges): number => (top + bottom) / 2

/** The place of a row that was dragged so far: it passes another once its edge is over the middle of that. */
export function placeAfter(rows: readonly RowEdges[], from: number, by: number): number {
  const own = rows[from]
  if (!own) return from
  const below = rows.filter((row, at) => at > from && own.bottom + by > middle(row)).length
  const above = rows.filter((row, at) => at < from && own.top + by < middle(row)).length
  return from + below - above
}

/** How far the others move to make room for a row: its height and the gap between two rows. */
export function roomOf(rows: readonly RowEdges[], from: number): number {
  const [own, before, behind] = [rows[from], rows[from - 1], rows[from + 1]]
  if (!own) return 0
  if (behind) return behind.top - own.top
  return before ? own.bottom - before.bottom : 0
}

/** The list with one of its parts at another place. */
export function withMoved<One>(list: readonly One[], from: number, to: number): One[] {
  const moved = [...list]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
