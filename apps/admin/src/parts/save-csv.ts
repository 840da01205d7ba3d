import { saveText } from '@titian/site'

const mark = '\uFEFF'

/** Offers a CSV text as a file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, text: string): void {
  saveText(name, text.startsWith(mark) ? text : mark + text, 'text/csv')
}
