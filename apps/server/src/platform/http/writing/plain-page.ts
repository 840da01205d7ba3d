import { createHash } from 'node:crypto'
import { htmlLanguage, type Language } from '@titian/contract'
import { escapeHtml } from './escape-html.ts'

const style = `body{font-family:system-ui,sans-serif;line-height:1.5;margin:0;padding:20vh 1.5rem;text-align:center;color:#1f2933;background:#fff}h1{font-size:1.5rem}a{color:inherit}@media(prefers-color-scheme:dark){body{color:#e6e9ee;background:#15181d}}`

/** The page loads nothing, because the files of the site may be out of reach as well. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

export interface PlainPage {
  language: Language
  title: string
  /** Sentences below the title. */
  lines?: readonly string[]
  /** Where the person can go next; an empty address loads the same page again. */
  link?: { address: string; text: string }
}

/** A page that needs no script, no picture and no database. */
export function plainPage({ language, title, lines = [], link }: PlainPage): string {
  const heading = escapeHtml(title)
  const text = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const next = link
    ? `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.text)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${htmlLanguage[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>
<body><main><h1>${heading}</h1>${text}${next}</main></body></html>
`
}
