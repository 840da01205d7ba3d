import type { MediaTexts } from './media-texts.ts'
import type { Words } from './words.ts'

/** The labels of the student's view in the language of the site. */
export type ItemTexts = {
  writeHere: string
  rightAnswer: string
  yourAnswer: string
  analysis: string
  /** The labels of pictures and audio. */
  media: MediaTexts
  /** The texts in the folders of kinds, by keys such as `judge.true`. */
  words: Words
}
