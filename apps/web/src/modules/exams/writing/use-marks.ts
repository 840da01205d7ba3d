import { useCallback, useState } from 'react'

const keyOf = (recordId: string) => `titian.marked.${recordId}`

function read(recordId: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(recordId)) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [])
  } catch {
    return new Set()
  }
}

function keep(recordId: string, marks: ReadonlySet<number>): void {
  try {
    if (marks.size === 0) localStorage.removeItem(keyOf(recordId))
    else localStorage.setItem(keyOf(recordId), JSON.stringify([...marks]))
  } catch {
    // The marks then live as long as the page.
  }
}

/** The numbers of the questions to come back to; kept on this device until the paper is handed in. */
export function useMarks(recordId: string) {
  const [marks, setMarks] = useState(() => read(recordId))
  const toggle = useCallback(
    (number: number) =>
      setMarks((before) => {
        const after = new Set(before)
        if (!after.delete(number)) after.add(number)
        keep(recordId, after)
        return after
      }),
    [recordId],
  )
  const forget = useCallback(() => keep(recordId, new Set()), [recordId])
  return { marks, toggle, forget }
}
