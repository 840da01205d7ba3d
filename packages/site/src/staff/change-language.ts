import type { Language } from '@titian/contract'
import { rememberLanguage } from '../language/remembered-language.ts'

/**
 * On this site, the address has no language. The choice is stored, and the page is rendered again.
 */
export function changeLanguage(language: Language): void {
  rememberLanguage(language)
  location.reload()
}
