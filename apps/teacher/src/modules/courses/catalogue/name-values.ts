import { courses, languages, type Language } from '@titian/contract'
import type { LanguageTexts } from '../summary/language-text-fields.tsx'

/** The texts of a chapter or lesson, as their dialog holds them. */
export type NameValues = {
  names: LanguageTexts
  synopses: LanguageTexts
  /** Only used for a lesson (CRS-205). */
  preview: boolean
}

const { chapterName, chapterSynopsis } = courses.addChapter.input.shape

/** The maximum lengths, in characters. */
export const mostOf = {
  names: chapterName.maxLength,
  synopses: chapterSynopsis.unwrap().maxLength,
}

const noTexts: LanguageTexts = { en: '', zh: '', my: '' }

export const nameValues = (
  names: Partial<LanguageTexts>,
  synopses: Partial<LanguageTexts> = {},
  preview = false,
): NameValues => ({
  names: { ...noTexts, ...names },
  synopses: { ...noTexts, ...synopses },
  preview,
})

export function mainName(names: LanguageTexts, language: Language): string {
  return [language, ...languages].map((one) => names[one].trim()).find(Boolean) ?? ''
}
