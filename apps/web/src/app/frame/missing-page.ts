import { useRouterState } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import { createContext, use, useState } from 'react'

/**
 * The frame sets this function. A page that shows "not found" calls it with true, so that the frame
 * adapts.
 */
export const MissingPageContext = createContext<(missing: boolean) => void>(() => {})

/** FRM-317: whether the server found nothing under the sealed id of the opened address. */
export const MissingFirstContext = createContext(false)

/**
 * Returns whether the server found nothing for a visitor at the opened address. A signed-in person
 * may see more, so for this person the page asks the server itself.
 */
export function useMissingFirst(): boolean {
  const missing = use(MissingFirstContext)
  const here = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href,
  })
  const [first] = useState(here)
  const { status } = useSession()
  return missing && here === first && status === 'visitor'
}
