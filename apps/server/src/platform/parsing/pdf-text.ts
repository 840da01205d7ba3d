/** The text of each page of a PDF, line by line, as other programs extract it. */
export async function readPdfText(bytes: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    // Keeps compatibility characters, because a radical in place of a letter is an error that the
    // test must see.
    const { items } = await page.getTextContent({ disableNormalization: true })
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    )
    page.cleanup()
  }
  await task.destroy()
  return pages
}
