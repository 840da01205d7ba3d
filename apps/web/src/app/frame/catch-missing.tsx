import { CatchBoundary, isNotFound, useRouterState } from '@tanstack/react-router'
import { useSession } from '@titian/site'
import type { ReactNode } from 'react'

interface CatchMissingProps {
  fallback: () => ReactNode
  children: ReactNode
}

/**
 * FRM-192: shows `fallback` in place of a page that finds nothing under its sign, until another address is opened or
 * somebody signs in or out. The router's own boundary also begins the page again when its loading ends: the page then
 * asked the server a second time, and its heading left and came back.
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
