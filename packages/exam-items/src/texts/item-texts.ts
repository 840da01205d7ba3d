import type { MediaTexts } from './media-texts.ts'
import type { Words } from './words.ts'

/** The words of the student's view; they come from the site, in its language. */
export type ItemTexts = {
  writeHere: string
  rightAnswer: string
  yourAnswer: string
  analysis: string
  /** Around pictures and audio. */
  media: MediaTexts
  /** What the kinds keep in their folders; the site gives them by `judge.true`. */
  words: Words
}
