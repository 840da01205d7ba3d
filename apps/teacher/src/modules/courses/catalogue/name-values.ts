import { courses } from '@titian/contract'
import { type LanguageTexts, noTexts } from '../language-texts/language-texts.ts'

/** The texts of a chapter or lesson in its dialog. */
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

export const nameValues = (
  names: Partial<LanguageTexts>,
  synopses: Partial<LanguageTexts> = {},
  preview = false,
): NameValues => ({
  names: { ...noTexts, ...names },
  synopses: { ...noTexts, ...synopses },
  preview,
})
