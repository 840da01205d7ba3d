import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Returns the text of a one-page PDF without spaces. */
export async function textOfSheet(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  if (document.numPages !== 1) throw new Error(`The PDF has ${document.numPages} pages.`)
  const { items } = await (await document.getPage(1)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
}
