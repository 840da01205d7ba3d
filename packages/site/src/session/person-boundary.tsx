import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import { personChanges, whenPersonChanges } from '../storage/person.ts'

/**
 * Renders the page again when another person signs in, so that no form contains the input of the
 * former person.
 */
export function PersonBoundary({ children }: { children: ReactNode }) {
  const changes = useSyncExternalStore(whenPersonChanges, personChanges, personChanges)
  return <Fragment key={changes}>{children}</Fragment>
}
