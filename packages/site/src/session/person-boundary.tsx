import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import { personChanges, whenPersonChanges } from '../storage/person.ts'

/** Draws the page anew when somebody else signs in on it, so that no form keeps what the former person typed. */
export function PersonBoundary({ children }: { children: ReactNode }) {
  const changes = useSyncExternalStore(whenPersonChanges, personChanges, personChanges)
  return <Fragment key={changes}>{children}</Fragment>
}
