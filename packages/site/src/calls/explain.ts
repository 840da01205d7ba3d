import { useCallback } from 'react'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { textKeysOf } from './display-rules.ts'
import { ServerRefusal } from './refusal.ts'

/** How long to wait before the next try, if the server says so. */
function secondsOf(error: unknown): unknown {
  return error instanceof ServerRefusal ? error.extend['seconds'] : undefined
}

/** The text of a failure in the page's language. */
export function explainError(error: unknown, texts: Pick<i18n, 't' | 'exists'>): string {
  const key = textKeysOf(error).find((one) => texts.exists(`site:${one}`))
  return key ? texts.t(`site:${key}`, { seconds: secondsOf(error) }) : ''
}

export function useExplain(): (error: unknown) => string {
  const { i18n } = useTranslation('site')
  return useCallback((error) => explainError(error, i18n), [i18n])
}
