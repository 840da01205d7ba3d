import { courses } from '@titian/contract'
import { type LanguageTexts, noTexts } from '../language-texts/language-texts.ts'

/** The words of a chapter or of a lesson as their dialog holds them. */
export type NameValues = {
  names: LanguageTexts
  synopses: LanguageTexts
  /** Of a lesson alone (CRS-205). */
  preview: boolean
}

const { chapterName, chapterSynopsis } = courses.addChapter.input.shape

/** Characters that they may have. */
export const mostOf = {
  names: chapterName.maxLength,
  synopses: chapterSynopsis.unwrap().maxLength,
}

export const nameValues = (
  names: Partial<LanguageTexts>,
  synopses: Partial<LanguageTexts> = {},
  preview = false,
): NameValues => ({
  names: { ...noTexts, ...names },
  synopses: { ...noTexts, ...synopses },
  preview,
})
