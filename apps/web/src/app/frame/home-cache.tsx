import { CatchBoundary, useMatches, useRouter } from '@tanstack/react-router'
import { Activity, Fragment, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { PendingPage } from './pending-page.tsx'
import { RouteError } from './route-error.tsx'
import { useStoredScroll } from './use-stored-scroll.ts'

/**
 * FRM-072: on a phone, the home page stays mounted in the background after a visit. `children` is
 * the current page, which keeps its position in the tree when the layout changes (EXM-135).
 */
export function HomeCache({ keeps, children }: { keeps: boolean; children: ReactNode }) {
  const router = useRouter()
  const here = useMatches({
    select: (matches) =>
      matches.some(({ fullPath, status }) => fullPath === paths.home && status === 'success'),
  })
  const [seen, setSeen] = useState(here)
  if (keeps && here && !seen) setSeen(true)
  const Home: ComponentType | undefined = router.routesByPath[paths.home].options.component
  const CachedHome = keeps && seen ? Home : undefined
  return (
    <>
      {keeps ? <StoredScroll /> : null}
      <Fragment key="page">{CachedHome && here ? null : children}</Fragment>
      {CachedHome ? (
        <Activity mode={here ? 'visible' : 'hidden'}>
          <CatchBoundary getResetKey={() => String(here)} errorComponent={RouteError}>
            <Suspense fallback={<PendingPage />}>
              <CachedHome />
            </Suspense>
          </CatchBoundary>
        </Activity>
      ) : null}
    </>
  )
}

function StoredScroll() {
  useStoredScroll()
  return null
}
