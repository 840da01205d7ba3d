import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** Copies a text and returns whether it worked; some browsers forbid it. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('staff')
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('copied'))
    } catch {
      toast.failure(t('copyFailed'))
    }
  }
}
