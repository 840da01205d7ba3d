import { useMatches } from '@tanstack/react-router'
import type { PageFrame } from '@titian/site'
import { useMemo } from 'react'

/** What the routes on show tell about the frame; the innermost one wins. */
export function usePageFrame(): PageFrame & { known: boolean } {
  const matches = useMatches()
  return useMemo(() => {
    const frame: PageFrame = Object.assign({}, ...matches.map((match) => match.staticData))
    return { ...frame, known: matches.length > 1 && !matches.some((match) => match._notFound) }
  }, [matches])
}
