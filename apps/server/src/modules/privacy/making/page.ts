import {
  auditActionText,
  htmlLanguage,
  type FullTexts,
  isLanguage,
  type Language,
  pickText,
} from '@titian/contract'
import { escapeHtml } from '../../../platform/http/writing/escape-html.ts'
import type { Holding } from '../../../platform/personal/personal-data.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { codeInWords } from './codes.ts'
import { kindTexts } from './kinds.ts'
import { stateTexts } from './states.ts'
import { pageTexts } from './texts.ts'
import { columnTexts, holdingTexts } from './words.ts'

export interface Reader {
  language: Language
  fallback: Language
  timeZone: string
}

type Row = Record<string, unknown>

export function fill(text: FullTexts, language: Language, gaps: Record<string, string>): string {
  return text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '')
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#222}
table{border-collapse:collapse;width:100%;margin:0 0 2rem}th,td{border:1px solid #ccc;padding:.3rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#f3f0ec}div{overflow-x:auto}pre{white-space:pre-wrap;margin:0;font-size:.85em}`

export const head = (title: string, language: Language): string =>
  `<!doctype html>\n<html lang="${htmlLanguage[language]}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>\n`

export const tail = '</body></html>\n'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const isTexts = (value: object): value is Partial<FullTexts> => {
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => isLanguage(key) && typeof text === 'string')
  )
}

/** Returns one value as readable text; structured values are shown as in the data. */
function shown(value: unknown, { language, fallback, timeZone }: Reader): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return pageTexts[value ? 'yes' : 'no'][language]
  if (typeof value === 'string')
    return escapeHtml(moment.test(value) ? localTime(new Date(value), timeZone) : value)
  if (typeof value === 'number') return escapeHtml(String(value))
  if (typeof value !== 'object') return ''
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.map(escapeHtml).join('<br>')
  if (isTexts(value)) return escapeHtml(pickText(value, language, fallback))
  return Object.keys(value).length === 0
    ? ''
    : `<pre>${escapeHtml(JSON.stringify(value, null, 1))}</pre>`
}

const label = (texts: Readonly<Record<string, FullTexts>>, key: string, language: Language) =>
  escapeHtml(texts[key]?.[language] ?? key)

/**
 * ACC-324: returns the heading with the number of all rows, even if the table shows only the first
 * ones.
 */
export const heading = (
  { part, name }: Pick<Holding, 'part' | 'name'>,
  count: number,
  { language }: Reader,
): string => {
  const own = `${part} ${name}`
  return `<h2>${label(holdingTexts, own in holdingTexts ? own : name, language)} (${count.toLocaleString('en')})</h2>\n`
}

export const tableHead = (row: Row, { language }: Reader): string =>
  `<div><table><thead><tr>${Object.keys(row)
    .map((key) => `<th scope="col">${label(columnTexts, key, language)}</th>`)
    .join('')}</tr></thead><tbody>\n`

/**
 * ACC-321: returns codes of states, kinds, purposes and actions as words; other values are
 * unchanged.
 */
function worded(holding: string, column: string, value: unknown, language: Language): unknown {
  const words = codeInWords(holding, column, value, language)
  if (words !== undefined) return words
  if (typeof value !== 'string') return value
  if (column === 'state') return stateTexts[holding]?.[value] ?? value
  if (column === 'action') return auditActionText(value, language)
  if (column !== 'kind' && column !== 'purpose') return value
  const kinds = kindTexts[holding]
  return kinds?.[value] ?? kinds?.[value.split(' ')[0] ?? ''] ?? value
}

/** `columns` are those of the first row, in the order of writing; `name` is that of the holding. */
export function tableRow(
  name: string,
  row: Row,
  columns: readonly string[],
  reader: Reader,
  linkTo: (row: Row) => string | undefined = () => undefined,
): string {
  const cells = columns.map((key) => {
    const text = shown(worded(name, key, row[key], reader.language), reader)
    const link = key === 'file' ? linkTo(row) : undefined
    return link === undefined ? text : `<a href="${link}">${text}</a>`
  })
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`
}

export const tableTail = '</tbody></table></div>\n'

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>\n`
