import { useSession } from '@titian/site'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { arrivals } from '../arrival.ts'
import { signedInEvent } from '../login/signed-in-event.ts'
import { readSocial } from '../social/stored-social.ts'

const Arrivals = lazy(() =>
  import('./arrivals.tsx').then((module) => ({ default: module.Arrivals })),
)

/**
 * ACC-194: returns whether the signed-in person can bind a social account that was scanned before.
 */
function useWaitingSocial(): boolean {
  const { status } = useSession()
  const [waits, setWaits] = useState(() => readSocial() !== null)
  useEffect(() => {
    const look = () => setWaits(readSocial() !== null)
    window.addEventListener(signedInEvent, look)
    return () => window.removeEventListener(signedInEvent, look)
  }, [])
  return waits && status === 'signedIn'
}

/**
 * Shows the result of a sign-in by a token in the address (ACC-225 to ACC-227), and offers to bind
 * a scanned social account. The code loads only when there is such a result or account.
 */
export function LazyArrivals() {
  const arrival = useSyncExternalStore(arrivals.subscribe, arrivals.present, () => null)
  const waits = useWaitingSocial()
  return arrival !== null || waits ? (
    <Suspense>
      <Arrivals arrival={arrival} mayBind={waits} />
    </Suspense>
  ) : null
}
