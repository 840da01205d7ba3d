import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Removes spaces, because some fonts add them between letters, and normalises Chinese characters
 * that have several codes.
 */
export const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** The extracted text of each page of a PDF. */
export async function pagesOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return pages
}

/** The bytes of the file that is downloaded by a press. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const saved = page.waitForEvent('download')
  await press()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Presses "Download PDF" and returns the text of the first page without spaces. */
export async function savedPdf(page: Page): Promise<string> {
  const press = () => page.getByRole('button', { name: 'Download PDF' }).click()
  const [first = ''] = await pagesOf(await savedFile(page, press))
  return bare(first)
}
