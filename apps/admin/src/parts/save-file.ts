const mark = '\uFEFF'

/** Offers a CSV text as a file; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, text: string): void {
  const marked = text.startsWith(mark) ? text : mark + text
  const address = URL.createObjectURL(new Blob([marked], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
