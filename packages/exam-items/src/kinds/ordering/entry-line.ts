import { fromGiftText } from '../../notation/gift-text.ts'

/**
 * A text as a line of an order. Moodle leaves the signs of GIFT in it as they are, so only what would end the line or the
 * question is marked, and what would make the line a comment or a category.
 */
export const entryLine = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[{}]/g, '\\$&')
    .replace(/####/g, '\\#\\#\\#\\#')
    .replace(/\n/g, '\\n')
    .replace(/^(?:\/\/|\$CATEGORY:)/, '\\$&')

export const fromEntryLine = (line: string): string =>
  fromGiftText(line.replace(/^\s*\\(?=\/\/|\$CATEGORY:)/, ''))
