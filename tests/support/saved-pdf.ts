import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Fonts bring spaces of their own between letters, and Han letters under more than one code. */
export const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** What stands on the first page of a PDF, bare. */
async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return bare(items.map((item) => ('str' in item ? item.str : '')).join(''))
}

/** Presses "Download PDF" and answers the bare text of what was saved. */
export async function savedPdf(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk as Buffer)
  return textOf(Buffer.concat(chunks))
}
