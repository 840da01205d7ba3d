import { useCallback } from 'react'
import { placeOf } from './display-rules.ts'
import { useExplain } from './explain.ts'
import { ServerRefusal } from './refusal.ts'
import { useReferenceToast } from './use-reference.ts'

interface Places {
  /** Shows a refusal at its field; returns false if it has none. */
  place?: (refusal: ServerRefusal) => boolean | void
  /** Handles errors of unknown fields; without it a toast shows them. */
  otherwise?: (error: unknown) => void
}

/**
 * Returns a function that displays a failure once (FRM-191): beside its field, in a toast, or not
 * at all where the shell handles it.
 */
export function useShowFailure(): (error: unknown, places?: Places) => void {
  const explain = useExplain()
  const showUnexpected = useReferenceToast()
  return useCallback(
    (error, { place, otherwise } = {}) => {
      const where = placeOf(error)
      // A lost session opens the sign-in form over the page.
      if (where === 'nowhere') return
      const ofField = where === 'field' && error instanceof ServerRefusal
      if (ofField && place && place(error) !== false) return
      if (ofField && otherwise) otherwise(error)
      else showUnexpected(error, explain(error))
    },
    [explain, showUnexpected],
  )
}
