import { useSession } from '@titian/site'
import { lazy, Suspense } from 'react'

// Loaded only for signed-in people. A visitor has nothing to continue, and all visitors share one
// cached page.
const WelcomeBack = lazy(() =>
  import('../../modules/study/center/welcome-back.tsx').then(({ WelcomeBack: part }) => ({
    default: part,
  })),
)

/** CRS-080: for signed-in people, the home page begins with the lesson at which they stopped. */
export function HomeLead() {
  const { status } = useSession()
  if (status !== 'signedIn') return null
  return (
    <Suspense>
      <WelcomeBack />
    </Suspense>
  )
}
