import { languages, type Language } from '@titian/contract'
import type { LanguageTexts } from '../summary/language-text-fields.tsx'

/** The words of a chapter or of a lesson as their dialog holds them. */
export type NameValues = {
  names: LanguageTexts
  synopses: LanguageTexts
}

export const nameLimits = { names: 100, synopses: 1000 }

const noTexts: LanguageTexts = { en: '', zh: '', my: '' }

export const nameValues = (
  names: Partial<LanguageTexts>,
  synopses: Partial<LanguageTexts> = {},
): NameValues => ({ names: { ...noTexts, ...names }, synopses: { ...noTexts, ...synopses } })

export function mainName(names: LanguageTexts, language: Language): string {
  return [language, ...languages].map((one) => names[one].trim()).find(Boolean) ?? ''
}

/** Paths of what the server would refuse: a name that is missing, texts by their excess. */
export function nameProblems(values: NameValues): Map<string, number | 'missing'> {
  const found = new Map<string, number | 'missing'>()
  if (mainName(values.names, 'en') === '') found.set('names', 'missing')
  for (const language of languages)
    for (const field of ['names', 'synopses'] as const) {
      const excess = values[field][language].length - nameLimits[field]
      if (excess > 0) found.set(`${field}.${language}`, excess)
    }
  return found
}
