import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * TrueType fonts, because with the fonts of most machines Chromium writes text without spaces
 * (decision 0037). The Han font has quotation marks as wide as a Han letter, so a matching Latin
 * font is used beside it.
 */
const { resolve } = createRequire(import.meta.url)
const folders = {
  han: dirname(resolve('@fontsource/noto-sans-sc/400.css')),
  latin: dirname(resolve('@fontsource/source-sans-3/400.css')),
}

const types: Record<string, string> = { css: 'text/css', woff2: 'font/woff2', woff: 'font/woff' }

export interface FontFile {
  type: string
  body: Buffer
}

/** A style sheet or font file, such as `han/400.css`; undefined when it does not exist. */
export async function readPrintFont(path: string): Promise<FontFile | undefined> {
  const [, family = '', file = ''] =
    /^(han|latin)\/((?:400|600)\.css|files\/[\w-]+\.woff2?)$/.exec(path) ?? []
  const type = types[file.split('.').at(-1) ?? '']
  if (!type) return undefined
  try {
    return { type, body: await readFile(join(folders[family as keyof typeof folders], file)) }
  } catch {
    return undefined
  }
}
