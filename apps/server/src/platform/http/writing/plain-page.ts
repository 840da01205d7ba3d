import { createHash } from 'node:crypto'
import { htmlLanguage, type Language } from '@titian/contract'
import { palette } from '@titian/ui/mark'
import { escapeHtml } from './escape-html.ts'

const { neutral } = palette

const styles = `:root{font:17px/1.55 system-ui,sans-serif;color:${neutral[9]};background:${neutral[0]}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;padding:24px;text-align:center;box-sizing:border-box}
img{width:64px;height:64px;border-radius:16px}h1{font-size:26px;margin:20px 0 8px}p{max-width:34em;margin:0 0 24px;color:${neutral[7]}}
small{color:${neutral[6]};display:block;margin-top:12px}
a{display:inline-block;min-height:44px;line-height:44px;padding:0 24px;border-radius:10px;color:inherit;font-weight:600;border:1px solid ${neutral[4]};text-decoration:none}`

const styleHash = createHash('sha256').update(styles).digest('base64')

export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`

export interface PlainPage {
  language: Language
  title: string
  text?: string
  /** Where the person can go next; an empty address loads the requested page again. */
  link?: { address: string; text: string }
  /** A line in small letters at the end. */
  note?: string
  /** The mark of the school as SVG. */
  mark?: string
  /** What the tab of the browser shows after the title. */
  site?: string
}

/**
 * A page that needs no other file and no database, for a device without a connection and for what
 * the server refuses.
 */
export function plainPage({ language, title, text, link, note, mark, site }: PlainPage): string {
  const inElement = (name: string, content = '') =>
    content && `<${name}>${escapeHtml(content)}</${name}>`
  const picture = mark
    ? `<img src="data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}" alt="">`
    : ''
  const next = link ? `<a href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a>` : ''
  const inTab = site === undefined ? title : `${title} - ${site}`
  return (
    `<!doctype html><html lang="${htmlLanguage[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex">${inElement('title', inTab)}` +
    `<style>${styles}</style></head><body><main>${picture}${inElement('h1', title)}` +
    `${inElement('p', text)}${next}${inElement('small', note)}</main></body></html>`
  )
}
