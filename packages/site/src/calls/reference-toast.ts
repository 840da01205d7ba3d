import { toast } from '@titian/ui'
import type { TFunction } from 'i18next'

type SiteTexts = TFunction<'site'>

/** Copies the reference of an error and says whether that succeeded. */
export async function copyReference(reference: string, t: SiteTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(reference)
    toast.success(t('reference.copied'))
  } catch {
    toast.failure(t('reference.notCopied'))
  }
}

/**
 * OPS-054: shows the text of an unexpected error in a toast. The toast has a reference, which the
 * person can give to the school.
 */
export function showWithReference(text: string, reference: string, t: SiteTexts): void {
  toast.failure(`${text} ${t('reference.text', { reference })}`, {
    label: t('reference.label'),
    onPress: () => void copyReference(reference, t),
  })
}
