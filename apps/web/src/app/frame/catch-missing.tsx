import { CatchBoundary, isNotFound, useRouterState } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import type { ReactNode } from 'react'

interface CatchMissingProps {
  fallback: () => ReactNode
  children: ReactNode
}

/**
 * FRM-192: shows `fallback` in place of a page that finds nothing under its sign, until another page is shown or
 * somebody signs in or out. The router's own boundary begins the page again as soon as another address is on its
 * way: the page then asks the server once more, and its heading leaves before the next page has come.
 */
export function CatchMissing({ fallback, children }: CatchMissingProps) {
  const opened = useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { href, state } = resolvedLocation ?? location
      return `${href} ${state.__TSR_key ?? ''}`
    },
  })
  const isVisitor = useSession().status === 'visitor'
  return (
    <CatchBoundary
      getResetKey={() => `${opened} ${isVisitor}`}
      errorComponent={({ error }) => {
        if (isNotFound(error)) return fallback()
        throw error
      }}
    >
      {children}
    </CatchBoundary>
  )
}
