import { fromGiftText } from '../../notation/gift-text.ts'

/**
 * Escapes a text as a line of an ordering question. Moodle reads GIFT characters in it literally,
 * so only what would end the line or the question, or start a comment or a category, is escaped.
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
