import { noMaintenance, schools } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onNoticeKey } from '../calls/notice-key.ts'
import { callKey } from '../calls/query-client.ts'
import { useSchool } from '../school/use-school.ts'

// Loaded only when there is a notice. Without its code, for example after an upgrade, the page works
// without the banner.
const Banner = lazy(() =>
  import('./maintenance-banner.tsx').then(
    ({ MaintenanceBanner: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
)

/** Processes learn of a change one after the other, so their keys may differ for a moment. */
const pause = 5000

/**
 * OPS-076: the banner above every page. A page that stays open asks for the facts of the school
 * again when a response names another notice (OPS-079).
 */
export function MaintenanceNotice() {
  const client = useQueryClient()
  const notice = useSchool().initial?.maintenance
  // Only the browser knows the time zone of the reader, and whether the reader has hidden the banner.
  const [isInBrowser, setInBrowser] = useState(false)
  const askedAt = useRef(-pause)
  const known = notice?.key ?? noMaintenance
  useEffect(() => {
    setInBrowser(true)
    return onNoticeKey((key) => {
      if (key === known || performance.now() - askedAt.current < pause) return
      askedAt.current = performance.now()
      void client.invalidateQueries({ queryKey: callKey(schools.schoolInitial) })
    })
  }, [client, known])
  return notice && isInBrowser ? (
    <Suspense>
      <Banner key={notice.key} notice={notice} />
    </Suspense>
  ) : null
}
