import type { SignInHostProps } from '@titian/site'
import { lazy, Suspense, useState } from 'react'

const SignInHost = lazy(() =>
  import('./sign-in-host.tsx').then(async ({ SignInHost: host, loadForms }) => {
    // Loaded before rendering, so that the first field can take the focus.
    await loadForms()
    return { default: host }
  }),
)

/** Most visits never open the dialog, so its code is loaded when it is first opened. */
export function LazySignInHost(props: SignInHostProps) {
  const [wanted, setWanted] = useState(false)
  if (props.request !== null && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <SignInHost {...props} />
    </Suspense>
  ) : null
}
