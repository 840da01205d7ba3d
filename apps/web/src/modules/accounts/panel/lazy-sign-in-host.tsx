import type { SignInHostProps } from '@titian/site'
import { lazy, Suspense, useState } from 'react'

const SignInHost = lazy(() =>
  import('./sign-in-host.tsx').then(async ({ SignInHost: host, loadForms }) => {
    // Its first field takes the focus.
    await loadForms()
    return { default: host }
  }),
)

/** Most visits never ask for the dialog; its code comes with the first that does. */
export function LazySignInHost(props: SignInHostProps) {
  const [wanted, setWanted] = useState(false)
  if (props.request !== null && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <SignInHost {...props} />
    </Suspense>
  ) : null
}
