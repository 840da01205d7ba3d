import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { textKeysOf } from './display-rules.ts'

/** The text of a failure in the page's language. */
export function explainError(error: unknown, texts: Pick<i18n, 't' | 'exists'>): string {
  const key = textKeysOf(error).find((one) => texts.exists(`site:${one}`))
  return key ? texts.t(`site:${key}`) : ''
}

export function useExplain(): (error: unknown) => string {
  const { i18n } = useTranslation('site')
  return (error) => explainError(error, i18n)
}
