import { useState } from 'react'

/** Chosen rows of a list over its pages; another filter begins anew. */
export function useSelection<Row>(scope: string, keyOf: (row: Row) => string) {
  const [selection, setSelection] = useState({ scope, rows: new Map<string, Row>() })
  const rows = selection.scope === scope ? selection.rows : new Map<string, Row>()
  const change = (next: Map<string, Row>) => setSelection({ scope, rows: next })
  return {
    rows: [...rows.values()],
    has: (row: Row) => rows.has(keyOf(row)),
    toggle: (list: readonly Row[], on: boolean) => {
      const next = new Map(rows)
      for (const row of list)
        if (on) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      change(next)
    },
    clear: () => change(new Map()),
  }
}
