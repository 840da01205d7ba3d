import { accessSync, constants } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { type Refusal, refusal } from '../refusal.ts'
import { readPrintFont } from './print-fonts.ts'
import { createPrintLine } from './print-line.ts'

/** Why nothing was printed: no browser on this machine, too many wait, or it failed. */
export type NotPrinted = 'missing' | 'crowded' | 'failed'

export interface PdfPrinter {
  /** A whole HTML document as PDF with selectable text; it may use `printFont` and nothing from outside. */
  print(html: string): Promise<Buffer | NotPrinted>
  close(): Promise<void>
}

/** What a call answers in place of a sheet that was not printed. */
export function printedOr(
  printed: Buffer | NotPrinted,
): Buffer | Refusal<'requestFailed' | 'busy'> {
  if (printed === 'missing') return refusal('requestFailed', 'noPrinter')
  return typeof printed === 'string' ? refusal('busy') : printed
}

const limits = {
  atOnce: 2,
  waiting: 20,
  /** Milliseconds. */
  patience: 15_000,
  /** A browser that nobody needs holds memory for this long. */
  idle: 5 * 60_000,
}

export const printFont = 'Noto Sans SC'
const origin = 'http://print.invalid'
const sheetsOf = (family: 'han' | 'latin') =>
  ['400', '600'].map((weight) => `${origin}/${family}/${weight}.css`)
export const printStyles = sheetsOf('han')
/** Before `printStyles` where Latin letters have a font of their own. */
export const latinPrintStyles = sheetsOf('latin')

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']

/** Where the first of these programs stands that is installed; one elsewhere is named with its whole path. */
function findProgram(names: string): string | undefined {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find(isProgram)
}

/** The page asks for its fonts alone; nothing else leaves it. */
async function printIn(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.route('**/*', async (route) => {
      const { pathname, origin: asked } = new URL(route.request().url())
      if (asked !== origin) return route.abort()
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      const font = await readPrintFont(pathname.slice(1))
      if (!font) return route.abort()
      return route.fulfill({
        contentType: font.type,
        headers: { 'access-control-allow-origin': '*' },
        body: font.body,
      })
    })
    await page.goto(`${origin}/`, { waitUntil: 'load', timeout: limits.patience })
    await page.evaluate('document.fonts.ready.then(() => true)')
    return await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
  } finally {
    await context.close()
  }
}

/** One warm browser, started when the first page is printed. */
export function chromiumPrinter(programs: string): PdfPrinter {
  const executablePath = findProgram(programs)
  let starting: Promise<Browser> | undefined
  let idle: NodeJS.Timeout | undefined
  const line = createPrintLine(limits)

  async function close() {
    clearTimeout(idle)
    const closing = starting
    starting = undefined
    await (await closing?.catch(() => undefined))?.close()
  }

  async function start(): Promise<Browser> {
    const { chromium } = await import('playwright-core')
    return chromium.launch({
      executablePath: executablePath ?? '',
      // Chromium refuses to run in its sandbox for the superuser.
      chromiumSandbox: process.getuid?.() !== 0,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
  }

  async function warm(): Promise<Browser> {
    starting ??= start()
    const browser = await starting
    if (browser.isConnected()) return browser
    starting = start()
    return starting
  }

  return {
    close,
    async print(html) {
      if (!executablePath) return 'missing'
      clearTimeout(idle)
      const printed = await line.run(async () => printIn(await warm(), html))
      // A browser that hangs or has died is replaced with the next page.
      if (printed === 'failed') await close().catch(() => undefined)
      if (line.isEmpty()) idle = setTimeout(() => void close(), limits.idle).unref()
      return printed
    },
  }
}
