import { useLayoutEffect, useState } from 'react'

interface Place {
  top: number
  /** From the right edge of the window. */
  right: number
  maxHeight: string
}

/** Pixels kept free between the panel and what is around it. */
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

/** Where a panel hangs below a button of the header, which stays while the page scrolls. */
export function usePlaceBelow(button: HTMLElement): Place {
  const [place, setPlace] = useState(() => placeBelow(button))
  useLayoutEffect(() => {
    // The button goes with the sign-in; the form of an identity may still stand where it was.
    const look = () => setPlace((now) => (button.isConnected ? placeBelow(button) : now))
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [button])
  return place
}
