import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/**
 * Returns a function that copies a text and shows whether copying worked. Some browsers forbid
 * copying.
 */
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
