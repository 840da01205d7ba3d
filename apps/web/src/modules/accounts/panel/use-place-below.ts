import { useLayoutEffect, useState } from 'react'

interface Place {
  top: number
  /** The distance from the right edge of the window. */
  right: number
  maxHeight: string
}

/** The space in pixels around the panel. */
const gap = 10
const edge = 16

function placeBelow(button: HTMLElement): Place {
  const { bottom, right } = button.getBoundingClientRect()
  const top = Math.max(edge, bottom + gap)
  const fromRight = document.documentElement.clientWidth - right
  return {
    top,
    right: Math.max(edge, fromRight),
    maxHeight: `calc(100dvh - ${top + edge}px)`,
  }
}

/** Positions a panel below a button of the sticky header. */
export function usePlaceBelow(button: HTMLElement): Place {
  const [place, setPlace] = useState(() => placeBelow(button))
  useLayoutEffect(() => {
    // The button disappears after the sign-in, so the identity form keeps the last position of the
    // panel.
    const look = () => setPlace((now) => (button.isConnected ? placeBelow(button) : now))
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [button])
  return place
}
