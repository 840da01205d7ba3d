import { useRef, useState } from 'react'
import { placeOf } from '../calls/display-rules.ts'
import { NetworkFailure, ServerRefusal } from '../calls/refusal.ts'

/**
 * One try at a time. `take` brings a refusal to its field and answers false when none is meant; that
 * and everything else is a failure of the whole form.
 */
export function useAttempt(take: (refusal: ServerRefusal) => boolean) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const fail = (error: unknown) => {
    if (error instanceof ServerRefusal) {
      // A lost session is answered with the sign-in form, which lies over this one.
      if (placeOf(error) === 'nowhere') return
      if (placeOf(error) === 'field' && take(error)) return
      return setFailure(error)
    }
    setFailure(error instanceof NetworkFailure ? error : new NetworkFailure('network', error))
  }
  const attempt = async (act: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await act()
    } catch (error) {
      fail(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { attempt, busy, failure }
}
