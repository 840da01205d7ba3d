import { plainText } from '@titian/contract'
import { shorten } from '../../platform/shorten.ts'

const mostLetters = 300

/** Returns the first words of a text without its HTML, for descriptions. */
export function summaryOf(html: string): string {
  return shorten(plainText(html), mostLetters)
}
