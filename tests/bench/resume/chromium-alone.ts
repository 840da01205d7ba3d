import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { latinPrintStyles, printStyles } from '../../../apps/server/src/platform/pdf/pdf-printer.ts'

const { resolve } = createRequire(new URL('../../../apps/server/src/main.ts', import.meta.url))
const folders: Record<string, string> = {
  han: dirname(resolve('@fontsource/noto-sans-sc/400.css')),
  latin: dirname(resolve('@fontsource/source-sans-3/400.css')),
}

/** The printed page, with its fonts as local files. */
function withLocalFonts(html: string): string {
  return [...latinPrintStyles, ...printStyles].reduce((text, address) => {
    const [, family = '', file = ''] = /\/(han|latin)\/([\w.]+)$/.exec(address) ?? []
    return text.replaceAll(address, pathToFileURL(join(folders[family] ?? '', file)).href)
  }, html)
}

export interface ChromiumAlone {
  /** Milliseconds to print this page from a file, in a running browser. */
  print(html: string): Promise<number>
  close(): Promise<void>
}

/** The reference: a browser prints the same page from a file, with its fonts beside it. */
export async function startChromiumAlone(executablePath: string): Promise<ChromiumAlone> {
  const folder = await mkdtemp(join(tmpdir(), 'titian-print-'))
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--allow-file-access-from-files'],
  })
  let number = 0
  return {
    async print(html) {
      number += 1
      const path = join(folder, `${number}.html`)
      await writeFile(path, withLocalFonts(html))
      const begin = performance.now()
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(pathToFileURL(path).href, { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready.then(() => true)')
      const fonts = await page.evaluate(
        '[...document.fonts].filter((one) => one.status === "loaded").length',
      )
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      })
      await context.close()
      if (pdf.length === 0 || fonts === 0) throw new Error('The reference printed without fonts.')
      return performance.now() - begin
    },
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
