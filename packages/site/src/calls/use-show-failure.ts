import { toast } from '@titian/ui'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from './display-rules.ts'
import { useExplain } from './explain.ts'
import { referenceOf, ServerRefusal } from './refusal.ts'

interface Places {
  /** Shows a refusal beside its field. Returns false if the form has no such field. */
  place?: (refusal: ServerRefusal) => boolean | void
  /**
   * Handles errors of fields that the form does not have. Without this function, a toast shows
   * them.
   */
  otherwise?: (error: unknown) => void
}

/** The code for references is loaded with the first reference, because few pages ever show one. */
function showInToast(text: string, reference: string | null, t: TFunction<'site'>) {
  if (reference === null) return toast.failure(text)
  import('./reference-toast.ts').then(
    ({ showWithReference }) => showWithReference(text, reference, t),
    () => toast.failure(text),
  )
}

/**
 * Returns a function that displays a failure once (FRM-191): beside its field or in a toast. A
 * failure that the frame of the site handles is not displayed.
 */
export function useShowFailure(): (error: unknown, places?: Places) => void {
  const explain = useExplain()
  const { t } = useTranslation('site')
  return useCallback(
    (error, { place, otherwise } = {}) => {
      const where = placeOf(error)
      // A lost session opens the sign-in form over the page.
      if (where === 'nowhere') return
      const ofField = where === 'field' && error instanceof ServerRefusal
      if (ofField && place && place(error) !== false) return
      if (ofField && otherwise) otherwise(error)
      else showInToast(explain(error), referenceOf(error), t)
    },
    [explain, t],
  )
}
