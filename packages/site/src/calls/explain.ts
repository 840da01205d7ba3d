import { refusals } from '@titian/contract'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { NetworkFailure, ServerRefusal } from './refusal.ts'

/** Codes that are always a toast, never a text beside a field (FRM-158). */
export const toastCodes: readonly number[] = [
  refusals.requestFailed.code,
  refusals.busy.code,
  refusals.tooFast.code,
]

/**
 * The text of a failure in the page's language: by reason, then by code, then the server's own
 * words, then the text of -1 (FRM-159). A code alone may mean two things, hence the status.
 */
export function explainError(error: unknown, texts: Pick<i18n, 't' | 'exists'>): string {
  const say = (key: string) => (texts.exists(`site:${key}`) ? texts.t(`site:${key}`) : '')
  if (error instanceof NetworkFailure) return texts.t(`site:network.${error.trouble}`)
  if (error instanceof ServerRefusal) {
    const byReason = error.reason ? say(`reasons.${error.reason}`) : ''
    return (
      byReason || say(`codes.${error.code}/${error.status}`) || error.msg || say('codes.-1/400')
    )
  }
  return say('codes.-1/400')
}

export function useExplain(): (error: unknown) => string {
  const { i18n } = useTranslation('site')
  return (error) => explainError(error, i18n)
}
