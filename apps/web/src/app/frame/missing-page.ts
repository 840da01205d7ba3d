import { useRouterState } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import { createContext, use, useState } from 'react'

/** Tells the frame that the page on show stands in for one that does not exist. */
export const MissingPageContext = createContext<(missing: boolean) => void>(() => {})

/** FRM-317: the server found nothing under the sign of the address that was opened. */
export const MissingFirstContext = createContext(false)

/** True as long as that address is open and nobody has signed in, to whom there may be something. */
export function useMissingFirst(): boolean {
  const missing = use(MissingFirstContext)
  const here = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href,
  })
  const [first] = useState(here)
  const { status } = useSession()
  return missing && here === first && status === 'visitor'
}
