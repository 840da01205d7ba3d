import { useState } from 'react'

interface SelectionOf<Row, Filter> {
  /**
   * The filters of the list, without order and page. When a filter changes, the selection is
   * cleared.
   */
  filter: Filter
  keyOf: (row: Row) => string
  /** The rows of the shown page, after they have loaded. */
  data: { list: readonly Row[]; total: number } | undefined
  /** Whether a row can be selected. If no action applies to a row, it has no checkbox. */
  mayChoose?: (row: Row) => boolean
  /**
   * True if the actions apply only to rows that the user selects one by one. Then the user cannot
   * select all matching rows together.
   */
  namedOnly?: boolean
}

/**
 * FRM-328: the selection of rows of a list, kept when the page or the order changes. An action
 * applies to the selected rows, or to all matching rows if the user chose this. In that case the
 * filter is sent, and the server finds the rows.
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
    /**
     * The selected rows. Rows of the shown page have the newest data; rows of other pages have the
     * data from when they were selected.
     */
    rows: [...rows].map(([key, row]) => page.find((one) => keyOf(one) === key) ?? row),
    /** True if all matching rows were selected, not single rows. */
    isAll,
    count: isAll ? total : rows.size,
    /**
     * The number of matching rows. When the whole page is selected, the user can select all of
     * these rows.
     */
    total,
    offersAll: !namedOnly && !isAll && isPage && total > rows.size,
    /** The input of the call: the sealed ids of the selected rows, or the filter. */
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
