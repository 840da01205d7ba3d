import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** After another page has opened, the focus starts at its top, as after a reload. */
export function useFocusOnMove(mainId: string): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    const moved = last.current !== undefined && last.current !== pathname
    last.current = pathname
    if (moved) document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, mainId])
}
