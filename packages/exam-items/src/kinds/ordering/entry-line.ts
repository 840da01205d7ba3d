import { fromGiftText } from '../../notation/gift-text.ts'

/**
 * Escapes a text for a line of an ordering question. Moodle does not unescape GIFT characters in
 * such a line. So only characters are escaped that would end the line or the question, or begin a
 * comment or a category.
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
