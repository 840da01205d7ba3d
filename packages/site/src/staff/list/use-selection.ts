import { useState } from 'react'

interface SelectionOf<Row, Filter> {
  /** What narrows the list, without its order and its page; a change of it clears the choice. */
  filter: Filter
  keyOf: (row: Row) => string
  /** The page on show, once it is here. */
  data: { list: readonly Row[]; total: number } | undefined
  /** Rows that no act can be done to have no box. */
  mayChoose?: (row: Row) => boolean
  /** Some acts take named rows alone: then all that match cannot be chosen. */
  namedOnly?: boolean
}

/**
 * FRM-328: the one choice of rows of a list, kept over its pages and orders. An act is done to the ticked rows, or to
 * all that match where that was chosen itself: then the filter travels, and the server finds the rows.
 */
export function useSelection<Row, Filter extends object = object>({
  filter,
  keyOf,
  data,
  mayChoose = () => true,
  namedOnly = false,
}: SelectionOf<Row, Filter>) {
  const scope = JSON.stringify(filter)
  const [stored, setStored] = useState({ scope, rows: new Map<string, Row>(), isAll: false })
  const { rows, isAll } =
    stored.scope === scope ? stored : { rows: new Map<string, Row>(), isAll: false }
  const change = (next: Map<string, Row>, all = false) =>
    setStored({ scope, rows: next, isAll: all })
  const without = (keys: readonly string[]) =>
    new Map([...rows].filter(([key]) => !keys.includes(key)))
  const page = (data?.list ?? []).filter(mayChoose)
  const total = data?.total ?? 0
  const isPage = page.length > 0 && page.every((row) => rows.has(keyOf(row)))
  return {
    /** The ticked rows, as the page on show has them, those of other pages as they were when they were ticked. */
    rows: [...rows].map(([key, row]) => page.find((one) => keyOf(one) === key) ?? row),
    /** All that match were chosen, and not single rows. */
    isAll,
    count: isAll ? total : rows.size,
    /** How many match; a choice of its own once the whole page is ticked. */
    total,
    offersAll: !namedOnly && !isAll && isPage && total > rows.size,
    /** What the call takes: the signs of the ticked rows, or the filter. */
    of: (isAll ? { filter } : { keys: [...rows.keys()] }) as
      | { filter: Filter }
      | { keys: string[] },
    has: (row: Row) => isAll || rows.has(keyOf(row)),
    mayChoose,
    page,
    toggle: (list: readonly Row[], on: boolean) =>
      change(
        on
          ? new Map([...rows, ...list.map((row) => [keyOf(row), row] as const)])
          : without(list.map(keyOf)),
      ),
    chooseAll: () => change(new Map(rows), true),
    leaveOut: (keys: readonly string[]) => change(without(keys)),
    clear: () => change(new Map()),
  }
}

export type Selection<Row, Filter extends object = object> = ReturnType<
  typeof useSelection<Row, Filter>
>
