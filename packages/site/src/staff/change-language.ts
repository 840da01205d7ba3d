import type { Language } from '@titian/contract'
import { rememberLanguage } from '../language/remembered-language.ts'

/** The address has no language here: the choice is stored, and the page is rendered again. */
export function changeLanguage(language: Language): void {
  rememberLanguage(language)
  location.reload()
}
