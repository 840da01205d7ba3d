import { type Language, languages } from '@titian/contract'

export type LanguageTexts = Record<Language, string>

export const noTexts: LanguageTexts = { en: '', zh: '', my: '' }

/**
 * The text in the reader's language, or else the first text that exists. The server stores the
 * texts of all languages.
 */
export function mainText(texts: LanguageTexts, language: Language): string {
  return [language, ...languages].map((one) => texts[one].trim()).find(Boolean) ?? ''
}
