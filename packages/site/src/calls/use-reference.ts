import { toast } from '@titian/ui'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { referenceOf } from './refusal.ts'

/** Returns a function that copies the reference of an error and says whether that succeeded. */
export function useCopyReference(): (reference: string) => Promise<void> {
  const { t } = useTranslation('site')
  return useCallback(
    async (reference) => {
      try {
        await navigator.clipboard.writeText(reference)
        toast.success(t('reference.copied'))
      } catch {
        toast.failure(t('reference.notCopied'))
      }
    },
    [t],
  )
}

/**
 * Returns a function that shows the text of an error in a toast. An unexpected error has a
 * reference, which the person can give to the school (OPS-054).
 */
export function useReferenceToast(): (error: unknown, text: string) => void {
  const { t } = useTranslation('site')
  const copy = useCopyReference()
  return useCallback(
    (error, text) => {
      const reference = referenceOf(error)
      if (reference === null) return toast.failure(text)
      toast.failure(`${text} ${t('reference.text', { reference })}`, {
        label: t('reference.label'),
        onPress: () => void copy(reference),
      })
    },
    [t, copy],
  )
}
