import { useSession } from '@titian/site'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { arrivals } from '../arrival.ts'
import { signedInEvent } from '../login/signed-in-event.ts'
import { readSocial } from '../social/stored-social.ts'

const Arrivals = lazy(() =>
  import('./arrivals.tsx').then((module) => ({ default: module.Arrivals })),
)

/** ACC-194: returns whether a scanned social account waits for a sign-in to be bound. */
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

/** Handles account data of an address or a scan; its code is loaded only if there is some. */
export function LazyArrivals() {
  const arrival = useSyncExternalStore(arrivals.subscribe, arrivals.present, () => null)
  const waits = useWaitingSocial()
  return arrival !== null || waits ? (
    <Suspense>
      <Arrivals arrival={arrival} mayBind={waits} />
    </Suspense>
  ) : null
}
