import { useCallback, useRef, useState } from 'react'
import { NetworkFailure, ServerRefusal } from '../calls/refusal.ts'
import { useShowFailure } from '../calls/use-show-failure.ts'

interface Try {
  act: () => unknown
  /** Shows a refusal beside its field. Returns false if the form has no such field. */
  place?: (refusal: ServerRefusal) => boolean
  /** Called with every failure before it is shown. Returns true if no message is needed. */
  onFailed?: (error: unknown) => Promise<boolean | void> | boolean | void
}

/**
 * Allows one submission at a time (ACC-046): while one is running, another is ignored. A failure is
 * shown once: in a toast, beside its field, or as `failure`, which concerns the whole form
 * (FRM-158, FRM-191).
 */
export function useSubmit() {
  const showFailure = useShowFailure()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const handleFailure = useCallback(
    async (error: unknown, { place, onFailed }: Try) => {
      if (await onFailed?.(error)) return
      if (!(error instanceof ServerRefusal))
        return setFailure(
          error instanceof NetworkFailure ? error : new NetworkFailure('network', error),
        )
      showFailure(error, { place, otherwise: setFailure })
    },
    [showFailure],
  )
  const attempt = useCallback(
    async (given: Try) => {
      if (running.current) return
      running.current = true
      setBusy(true)
      setFailure(null)
      try {
        await given.act()
      } catch (error) {
        await handleFailure(error, given)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [handleFailure],
  )
  return { attempt, busy, failure }
}
