import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

interface MoveButtonsProps {
  upLabel: string
  downLabel: string
  /** The position in the list, from 1. */
  place: number
  first: boolean
  last: boolean
  busy: boolean
  /** The announcement for screen readers after a move. */
  moved: string
  onUp: () => void
  onDown: () => void
}

/** The style of an arrow at the end of the list. The arrow keeps its position but is faint. */
const faint = { bg: 'none', opacity: 0.45 }

type Direction = 'up' | 'down'

/**
 * The buttons that move a row up and down. A moved row loses the focus, so the pressed button is
 * focused again. At an end of the list this button is disabled, and the other button is focused
 * instead.
 */
export function MoveButtons(props: MoveButtonsProps) {
  const { upLabel, downLabel, place, first, last, busy, moved, onUp, onDown } = props
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLOutputElement>(null)
  const wanted = useRef<{ from: number; direction: Direction } | null>(null)

  useEffect(() => {
    const move = wanted.current
    // The new list may arrive shortly after the move has finished.
    if (!move || busy || move.from === place) return
    wanted.current = null
    const [same, other] = move.direction === 'up' ? [up, down] : [down, up]
    const button = same.current?.disabled ? other.current : same.current
    button?.focus()
    if (status.current) status.current.textContent = moved
  }, [place, busy, moved])

  // The buttons are not disabled during a move, because a disabled button loses the focus.
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
