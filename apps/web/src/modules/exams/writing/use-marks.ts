import { stored } from '@titian/site'
import { useCallback, useState } from 'react'

const storedMarks = stored({
  name: 'marked',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is number[] =>
    Array.isArray(value) && value.every((one) => typeof one === 'number'),
})

function keep(recordId: string, marks: ReadonlySet<number>): void {
  if (marks.size === 0) storedMarks.forget(recordId)
  else storedMarks.keep([...marks], recordId)
}

/** The bookmarked question numbers; stored on this device until the paper is handed in. */
export function useMarks(recordId: string) {
  const [marks, setMarks] = useState<ReadonlySet<number>>(() => new Set(storedMarks.read(recordId)))
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
