import { CatchBoundary, useMatches, useRouter } from '@tanstack/react-router'
import { Activity, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { PendingPage } from './pending-page.tsx'
import { RouteError } from './route-error.tsx'
import { useKeptScroll } from './use-kept-scroll.ts'

/**
 * FRM-072: on a phone the home page, once seen, stays in the background with all it has loaded. Its
 * children are the page on show, which is built anew each time.
 */
export function KeptHome({ children }: { children: ReactNode }) {
  const router = useRouter()
  const here = useMatches({
    select: (matches) =>
      matches.some(({ fullPath, status }) => fullPath === paths.home && status === 'success'),
  })
  const [seen, setSeen] = useState(here)
  if (here && !seen) setSeen(true)
  useKeptScroll()
  const Home: ComponentType | undefined = router.routesByPath[paths.home].options.component
  if (!Home || !seen) return children
  return (
    <>
      {here ? null : children}
      <Activity mode={here ? 'visible' : 'hidden'}>
        <CatchBoundary getResetKey={() => String(here)} errorComponent={RouteError}>
          <Suspense fallback={<PendingPage />}>
            <Home />
          </Suspense>
        </CatchBoundary>
      </Activity>
    </>
  )
}
