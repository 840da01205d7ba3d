import { useRouterState } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import { createContext, use, useState } from 'react'

/**
 * Set by the frame; a page calls it with true when it shows "not found", so that the frame adapts.
 */
export const MissingPageContext = createContext<(missing: boolean) => void>(() => {})

/** FRM-317: whether the server found nothing under the sealed id of the opened address. */
export const MissingFirstContext = createContext(false)

/**
 * Returns whether the server found nothing for this visitor at the opened address. A person who has
 * signed in may see more, so the page then asks the server itself.
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
