import { statistics, type WaitingKind } from '@titian/contract'
import { useMemo } from 'react'
import { useAsk } from '../../calls/use-ask.ts'
import { useSession } from '../../session/use-session.ts'

export interface Waiting {
  count: number
  /** Since when the oldest item has been waiting. */
  oldest: string | null
}

const everyMinute = 60_000

/**
 * TCH-131: the numbers of items with which the user must do something. All callers share one
 * response.
 */
export function useWaiting(): Partial<Record<WaitingKind, Waiting>> {
  const signedIn = useSession().status === 'signedIn'
  const { data } = useAsk(
    statistics.waitingWork,
    {},
    { enabled: signedIn, quiet: true, refetchInterval: everyMinute, refetchOnWindowFocus: true },
  )
  return useMemo(
    () => Object.fromEntries((data?.list ?? []).map(({ kind, ...waiting }) => [kind, waiting])),
    [data],
  )
}
