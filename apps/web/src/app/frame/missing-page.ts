import { useRouterState } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import { createContext, use, useState } from 'react'

/**
 * Set by the frame; a page calls it with true when it shows "not found", so that the frame adapts.
 */
export const MissingPageContext = createContext<(missing: boolean) => void>(() => {})

/** FRM-317: whether the server found nothing under the sign of the opened address. */
export const MissingFirstContext = createContext(false)

/**
 * True while the address without a page is open and the visitor has not signed in; a signed-in
 * person may see the page.
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
