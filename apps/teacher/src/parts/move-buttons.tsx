import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

interface MoveButtonsProps {
  upLabel: string
  downLabel: string
  /** The place in the list, from 1. */
  place: number
  first: boolean
  last: boolean
  busy: boolean
  /** Said to screen readers after a move. */
  moved: string
  onUp: () => void
  onDown: () => void
}

/** An arrow with nowhere to go keeps its place and steps back. */
const faint = { bg: 'none', opacity: 0.45 }

type Direction = 'up' | 'down'

/**
 * Up and down, for a row of a list. A row that changes its place loses the focus and a button at its end
 * cannot take it, so the focus goes back to the button, or to its sister, once the row has arrived.
 */
export function MoveButtons(props: MoveButtonsProps) {
  const { upLabel, downLabel, place, first, last, busy, moved, onUp, onDown } = props
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLOutputElement>(null)
  const wanted = useRef<{ from: number; direction: Direction } | null>(null)

  useEffect(() => {
    const move = wanted.current
    // The new list may arrive a moment after the move is done.
    if (!move || busy || move.from === place) return
    wanted.current = null
    const [same, other] = move.direction === 'up' ? [up, down] : [down, up]
    const button = same.current?.disabled ? other.current : same.current
    button?.focus()
    if (status.current) status.current.textContent = moved
  }, [place, busy, moved])

  // While a move is on its way the button stays as it is: a disabled one would lose the focus.
  const press = (direction: Direction, run: () => void) => () => {
    if (busy) return
    wanted.current = { from: place, direction }
    run()
  }
  return (
    <>
      <ActionIcon
        ref={up}
        aria-label={upLabel}
        disabled={first}
        {...(first ? faint : null)}
        onClick={press('up', onUp)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        ref={down}
        aria-label={downLabel}
        disabled={last}
        {...(last ? faint : null)}
        onClick={press('down', onDown)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <output ref={status} className="visually-hidden" />
    </>
  )
}
