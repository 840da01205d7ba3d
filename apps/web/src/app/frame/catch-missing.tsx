import { CatchBoundary, isNotFound, useRouterState } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import type { ReactNode } from 'react'

interface CatchMissingProps {
  fallback: () => ReactNode
  children: ReactNode
}

/**
 * FRM-192: shows `fallback` when a page finds nothing under its sealed id, until another page is
 * shown or the account changes. The router's own error boundary resets as soon as a navigation
 * starts: the old page would then request again, and its heading would disappear before the next
 * page is ready.
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
