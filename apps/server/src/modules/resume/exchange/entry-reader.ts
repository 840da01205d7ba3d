import {
  endsTooEarly,
  linkMost,
  longTextMost,
  type ResumeImportPreview,
  shortTextMost,
  untilNow,
} from '@titian/contract'
import { z } from 'zod'
import { readMonth } from './read-month.ts'

/** A path in an imported file whose text was not or only partly used (RES-075). */
export type Left = ResumeImportPreview['left'][number]

export const object = z.record(z.string(), z.unknown())
export type Fields = z.output<typeof object>

const asObject = (value: unknown): Fields => object.safeParse(value).data ?? {}
export const asList = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** Returns the text of any JSON value, without control characters and half surrogate pairs. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()
}

/** A link is used whole or not at all, because a shortened one leads elsewhere. */
const linkField = z.url({ protocol: /^https?$/ }).max(linkMost)

/** Reads one entry, and records its used, shortened and invalid fields. */
export class EntryReader {
  readonly fields: Fields
  readonly path: string
  readonly left: Left[] = []
  readonly shortened: string[] = []
  private readonly used = new Set<string>()

  constructor(value: unknown, path: string) {
    this.fields = asObject(value)
    this.path = path
  }

  /**
   * True for an entry without text. Some programs add such an entry to each list, and it is
   * ignored.
   */
  isEmpty(): boolean {
    return Object.values(this.fields).every((value) => asList(value).every((one) => one === ''))
  }

  /** Returns the first of these fields with a text; older files use other names. */
  text(names: string[], most = shortTextMost): string {
    for (const name of names) this.used.add(name)
    const text = names.map((name) => textOf(this.fields[name])).find(Boolean) ?? ''
    return this.cut(text, most, names[0] ?? '')
  }

  private cut(text: string, most: number, name: string): string {
    if (text.length <= most) return text
    this.shortened.push(name)
    this.left.push({ path: `${this.path}.${name}`, why: 'shortened' })
    // Does not split a surrogate pair, and removes trailing white space.
    return text
      .slice(0, most)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim()
  }

  private joined(name: string, most: number, between: string): string {
    this.used.add(name)
    return this.cut(asList(this.fields[name]).map(textOf).filter(Boolean).join(between), most, name)
  }

  lines(name: string, most = longTextMost): string {
    return this.joined(name, most, '\n')
  }

  /** Returns the items of a list as one line, separated by commas. */
  words(name: string, most = shortTextMost): string {
    return this.joined(name, most, ', ')
  }

  /** Returns a month; `now` is allowed only at the end of a period. */
  month(name: string, mayLast = false): string | null {
    this.used.add(name)
    const value = this.fields[name]
    if (value === undefined || value === null || value === '') return null
    const read = readMonth(textOf(value))
    const month = read === untilNow && !mayLast ? undefined : read
    if (month === undefined) this.left.push({ path: `${this.path}.${name}`, why: 'badDate' })
    return month ?? null
  }

  /** Returns a period; without an end it is ongoing, as the format defines. */
  period(): { start: string | null; end: string | null } {
    const start = this.month('startDate')
    const written = this.month('endDate', true)
    const isEarly = endsTooEarly(start, written)
    if (isEarly) this.left.push({ path: `${this.path}.endDate`, why: 'badDate' })
    const end = isEarly ? null : written
    const isOpen = start !== null && !textOf(this.fields.endDate)
    return { start, end: end ?? (isOpen ? untilNow : null) }
  }

  /** Returns a valid http link, or an empty text. */
  link(name: string): string {
    this.used.add(name)
    const text = textOf(this.fields[name])
    if (!text) return ''
    const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
    if (linkField.safeParse(address).success) return address
    this.left.push({ path: `${this.path}.${name}`, why: 'noPlace' })
    return ''
  }

  /** Returns the fields of the entry that were not read. */
  unused(): Left[] {
    return Object.entries(this.fields)
      .filter(([name, value]) => !this.used.has(name) && asList(value).some((one) => one !== ''))
      .map(([name]) => ({ path: `${this.path}.${name}`, why: 'noPlace' as const }))
  }
}
