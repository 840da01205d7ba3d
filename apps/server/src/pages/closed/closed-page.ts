import { createHash } from 'node:crypto'
import { htmlLanguage, type Language, pickText, refusals } from '@titian/contract'
import type { School } from '../../platform/actor.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'

const style = `body{font-family:system-ui,sans-serif;line-height:1.5;margin:0;padding:20vh 1.5rem;text-align:center;color:#1f2933;background:#fff}h1{font-size:1.5rem}@media(prefers-color-scheme:dark){body{color:#e6e9ee;background:#15181d}}`

/** The page loads nothing: the scripts and pictures of a suspended school are of no use. */
export const closedPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** OPS-020: the page of a suspended school. */
export function closedPage(
  { title, defaultLanguage }: Pick<School, 'title' | 'defaultLanguage'>,
  language: Language,
): string {
  const name = escapeHtml(pickText(title, language, defaultLanguage))
  const text = escapeHtml(refusals.schoolSuspended[language])
  return `<!doctype html>
<html lang="${htmlLanguage[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${name}</title><style>${style}</style></head>
<body><main><h1>${name}</h1><p>${text}</p></main></body></html>
`
}
