import { useState } from 'react'

interface SelectionOf<Row, Filter> {
  /** The filters of the list, without its order and page; a change of them clears the selection. */
  filter: Filter
  keyOf: (row: Row) => string
  /** The rows of the present page, after they have been loaded. */
  data: { list: readonly Row[]; total: number } | undefined
  /** Whether a row can be selected; a row to which no action applies has no checkbox. */
  mayChoose?: (row: Row) => boolean
  /**
   * True if the actions apply only to rows that are selected one by one; then all matching rows
   * cannot be selected together.
   */
  namedOnly?: boolean
}

/**
 * FRM-328: the selection of rows of a list, kept across its pages and orders. An action applies to
 * the selected rows, or to all matching rows if the user has chosen these: then the filter is sent,
 * and the server finds the rows.
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
     * The selected rows: those of the present page as loaded last, those of other pages as they
     * were when selected.
     */
    rows: [...rows].map(([key, row]) => page.find((one) => keyOf(one) === key) ?? row),
    /** True if all matching rows were selected, not single rows. */
    isAll,
    count: isAll ? total : rows.size,
    /** The number of matching rows; they can be selected after the whole page has been selected. */
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
