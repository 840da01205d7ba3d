import { NetworkFailure, ServerRefusal, useExplain } from '@titian/site'
import { refusals } from '@titian/contract'
import { toast } from '@titian/ui'
import { useCallback, useRef, useState } from 'react'

const toasts: readonly number[] = [
  refusals.requestFailed.code,
  refusals.busy.code,
  refusals.tooFast.code,
]

interface Attempt {
  act: () => Promise<void>
  /** Takes a refusal to its field. */
  onRefusal: (refusal: ServerRefusal) => unknown
  /** No answer came, or one that is told in a toast. */
  onFailed?: () => void
}

/** One try at a time (ACC-046): a second one is ignored while the first is under way. */
export function useAttempt() {
  const explain = useExplain()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<unknown>(null)

  const attempt = useCallback(
    async ({ act, onRefusal, onFailed }: Attempt) => {
      if (running.current) return
      running.current = true
      setBusy(true)
      setTrouble(null)
      try {
        await act()
      } catch (error) {
        if (error instanceof ServerRefusal && !toasts.includes(error.code)) {
          await onRefusal(error)
          return
        }
        if (error instanceof ServerRefusal) toast.failure(explain(error))
        else
          setTrouble(error instanceof NetworkFailure ? error : new NetworkFailure('network', error))
        onFailed?.()
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [explain],
  )

  return { attempt, busy, trouble }
}
