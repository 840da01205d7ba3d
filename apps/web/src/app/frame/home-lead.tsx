import { useSession } from '@titian/site'
import { lazy, Suspense } from 'react'

// A visitor has nothing to go on with; the page that is drawn for all of them stays as it is.
const WelcomeBack = lazy(() =>
  import('../../modules/study/center/welcome-back.tsx').then(({ WelcomeBack: part }) => ({
    default: part,
  })),
)

/** CRS-080: for somebody with an account the home page begins with where they stopped. */
export function HomeLead() {
  const { status } = useSession()
  if (status !== 'signedIn') return null
  return (
    <Suspense>
      <WelcomeBack />
    </Suspense>
  )
}
