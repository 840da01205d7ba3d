import { saveText } from '@titian/site'

const mark = '\uFEFF'

/**
 * Offers a CSV text as a download. The byte order mark at its start makes spreadsheets read it as
 * UTF-8.
 */
export function saveCsv(name: string, text: string): void {
  saveText(name, text.startsWith(mark) ? text : mark + text, 'text/csv')
}
