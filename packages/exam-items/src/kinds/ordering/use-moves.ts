import { type KeyboardEvent, useState } from 'react'
import { useFocusAfter } from '../../parts/use-focus-after.ts'
import { withMoved } from './drag-place.ts'
import { useDrag } from './use-drag.ts'

interface Moves<One> {
  /** The prefix of the controls' ids. */
  base: string
  list: readonly One[]
  idOf: (one: One) => string
  onMoved: (list: One[]) => void
  /** Returns the announcement after a move; positions from 1. */
  say: (one: One, place: number) => string
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Sorts a list by pointer, by buttons and by arrow keys. */
export function useMoves<One>({ base, list, idOf, onMoved, say }: Moves<One>) {
  const focusAfter = useFocusAfter()
  const [status, setStatus] = useState('')

  function move(from: number, to: number) {
    const one = list[from]
    if (one === undefined || to < 0 || to >= list.length) return
    setStatus(say(one, to + 1))
    onMoved(withMoved(list, from, to))
  }

  const drag = useDrag(move)

  /** Returns the props of a row's controls. */
  const controlsOf = (one: One, at: number) => {
    const rowId = `${base}-${idOf(one)}`
    const step = (by: -1 | 1) => {
      const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
      focusAfter(`${rowId}-${same}`, `${rowId}-${other}`)
      move(at, at + by)
    }
    return {
      rowId,
      first: at === 0,
      last: at === list.length - 1,
      onStep: step,
      onKeyDown: (event: KeyboardEvent) => {
        const by = steps[event.key]
        if (by === undefined) return
        event.preventDefault()
        step(by)
      },
      handle: drag.handlers(at),
    }
  }

  return { status, focusAfter, controlsOf, styleOf: drag.styleOf, placeOf: drag.placeOf }
}
