import { type Language, languages } from '@titian/contract'

export type LanguageTexts = Record<Language, string>

export const noTexts: LanguageTexts = { en: '', zh: '', my: '' }

/** The text of the reader's language, else the first that is written; the server keeps all of them. */
export function mainText(texts: LanguageTexts, language: Language): string {
  return [language, ...languages].map((one) => texts[one].trim()).find(Boolean) ?? ''
}
