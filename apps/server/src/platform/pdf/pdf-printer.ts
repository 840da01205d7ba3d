import { accessSync, constants } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { type Refusal, refusal } from '../refusal.ts'
import { createPrintLine } from './print-line.ts'
import { printHost, type PrintSite, startPrintSite } from './print-site.ts'

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
const sheetsOf = (family: 'han' | 'latin') =>
  ['400', '600'].map((weight) => `http://${printHost}/${family}/${weight}.css`)
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

/** Where the first of these programs is that is installed; one elsewhere is named with its whole path. */
export function findProgram(names: string): string | undefined {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find(isProgram)
}

interface Press {
  browser: Browser
  /** All pages share it, so that the fonts of one are there for the next; they run no scripts and keep nothing else. */
  context: BrowserContext
  site: PrintSite
  /** Sheets that it prints at this moment. */
  sheets: number
}

async function startPress(executablePath: string): Promise<Press> {
  const { chromium } = await import('playwright-core')
  const site = await startPrintSite()
  try {
    const browser = await chromium.launch({
      executablePath,
      // Chromium refuses to run in its sandbox for the superuser.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        `--host-resolver-rules=MAP ${printHost} 127.0.0.1:${site.port}, MAP * ~NOTFOUND`,
        '--no-proxy-server',
      ],
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    const context = await browser.newContext({ javaScriptEnabled: false })
    return { browser, site, context, sheets: 0 }
  } catch (error) {
    site.close()
    throw error
  }
}

async function closePress({ browser, site }: Press): Promise<void> {
  site.close()
  await browser.close()
}

async function printWith({ context, site }: Press, html: string): Promise<Buffer> {
  const page = await context.newPage()
  try {
    await page.goto(site.publish(html), { waitUntil: 'load', timeout: limits.patience })
    await page.evaluate('document.fonts.ready.then(() => true)')
    return await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
  } finally {
    await page.close()
  }
}

/** One warm browser, started when the first page is printed. @param startWith starts the browser of this path */
export function chromiumPrinter(programs: string, startWith = startPress): PdfPrinter {
  const executablePath = findProgram(programs)
  let starting: Promise<Press> | undefined
  let idle: NodeJS.Timeout | undefined
  const line = createPrintLine(limits)

  async function close() {
    clearTimeout(idle)
    const closing = starting
    starting = undefined
    const press = await closing?.catch(() => undefined)
    if (press) await closePress(press)
  }

  function start(program: string): Promise<Press> {
    const own = startWith(program)
    // A browser that did not start is started again for the next page.
    own.catch(() => {
      if (starting === own) starting = undefined
    })
    return own
  }

  async function warm(program: string): Promise<Press> {
    const known = (starting ??= start(program))
    const press = await known
    if (press.browser.isConnected()) return press
    // Of two pages that find the browser dead, one starts the next.
    if (starting === known) {
      press.site.close()
      starting = undefined
    }
    return warm(program)
  }

  /** A browser that hangs or has died is replaced with the next page, and ends with the last sheet that it prints. */
  async function leave(press: Press, isSound: boolean) {
    press.sheets -= 1
    if (!isSound && (await starting?.catch(() => undefined)) === press) starting = undefined
    const isReplaced = (await starting?.catch(() => undefined)) !== press
    if (isReplaced && press.sheets === 0) await closePress(press).catch(() => undefined)
  }

  return {
    close,
    async print(html) {
      if (!executablePath) return 'missing'
      clearTimeout(idle)
      let press: Press | undefined
      const printed = await line.run(async () => {
        press = await warm(executablePath)
        press.sheets += 1
        return printWith(press, html)
      })
      if (press) await leave(press, printed !== 'failed')
      if (line.isEmpty()) idle = setTimeout(() => void close(), limits.idle).unref()
      return printed
    },
  }
}
