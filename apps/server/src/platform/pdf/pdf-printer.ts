import { accessSync, constants } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { type Refusal, refusal } from '../refusal.ts'
import { createPrintLine } from './print-line.ts'
import { printHost, type PrintSite, startPrintSite } from './print-site.ts'

/** Why nothing was printed: no browser on this machine, too many waiting pages, or a failure. */
export type NotPrinted = 'missing' | 'crowded' | 'failed'

export interface PdfPrinter {
  /**
   * Prints a whole HTML document as PDF with selectable text; it may use `printFont` and no
   * external files.
   */
  print(html: string): Promise<Buffer | NotPrinted>
  close(): Promise<void>
}

/** Returns the refusal of a call whose page was not printed. */
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
  /** Milliseconds after which an unused browser is closed, because it occupies memory. */
  idle: 5 * 60_000,
}

export const printFont = 'Noto Sans SC'
const sheetsOf = (family: 'han' | 'latin') =>
  ['400', '600'].map((weight) => `http://${printHost}/${family}/${weight}.css`)
export const printStyles = sheetsOf('han')
/** Goes before `printStyles` when Latin letters use a separate font. */
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

/** The path of the first installed program of the list; an absolute path is accepted too. */
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
  /**
   * Shared by all pages, so that fonts stay cached; pages run no scripts and store no other data.
   */
  context: BrowserContext
  site: PrintSite
  /** Number of pages being printed. */
  sheets: number
}

async function startPress(executablePath: string): Promise<Press> {
  const { chromium } = await import('playwright-core')
  const site = await startPrintSite()
  try {
    const browser = await chromium.launch({
      executablePath,
      // Chromium's sandbox refuses to run for the superuser.
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

/**
 * One running browser, started with the first page.
 * @param startWith starts the browser at this path
 */
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
    // A failed start is repeated for the next page.
    own.catch(() => {
      if (starting === own) starting = undefined
    })
    return own
  }

  async function warm(program: string): Promise<Press> {
    const known = (starting ??= start(program))
    const press = await known
    if (press.browser.isConnected()) return press
    // When two pages find the browser dead, only one starts a new one.
    if (starting === known) {
      press.site.close()
      starting = undefined
    }
    return warm(program)
  }

  /**
   * Replaces a hanging or dead browser with the next page; the old one closes after its last page.
   */
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
