import type { ShownAs } from './cell.ts'

// The workbook library returns numbers without their format and omits errors, so both are read here
// from the XML.

const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w{1,20}:)?${name}\\s([^<>]*)>`, 'g'))].map(
    ([, tag = '']) => tag,
  )

/** The value of a tag, with any namespace prefix. */
const valueOf = (tag: string, name: string): string =>
  new RegExp(`(?:^|\\s)(?:\\w{1,20}:)?${name}\\s?=\\s?["']([^"']*)["']`).exec(tag)?.[1] ?? ''

const pathOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target}`

/** The built-in formats, which a file names by number only. */
const builtIn: Record<string, string> = { 9: '0%', 10: '0.00%', 12: '# ?/?', 13: '# ??/??' }

function readFormat(code: string): ShownAs | undefined {
  const [first = ''] = code.replace(/"[^"]*"|\[[^\]]*\]/g, '').split(';')
  const percent = /[0#](?:\.([0#]{1,20}))?(\\? |_.)?%/.exec(first)
  if (percent)
    return { form: 'percent', decimals: percent[1]?.length ?? 0, gap: percent[2] ? ' ' : '' }
  if (/[?#]\/[?#\d]/.test(first)) return { form: 'fraction' }
  return /^0{2,15}$/.test(first) ? { form: 'zeros', digits: first.length } : undefined
}

/** The formats of cells by the number in their `s` attribute. */
function readStyles(xml: string): (ShownAs | undefined)[] {
  const codes = new Map(
    tags(xml, 'numFmt').map((tag) => [valueOf(tag, 'numFmtId'), valueOf(tag, 'formatCode')]),
  )
  const formatsIn = (list: string) => {
    const [, inner = ''] =
      new RegExp(`<(?:\\w+:)?${list}\\b([\\s\\S]*?)</(?:\\w+:)?${list}>`).exec(xml) ?? []
    return tags(inner, 'xf')
  }
  const bases = formatsIn('cellStyleXfs').map((tag) => valueOf(tag, 'numFmtId'))
  return formatsIn('cellXfs').map((tag) => {
    const id = valueOf(tag, 'numFmtId') || (bases[Number(valueOf(tag, 'xfId'))] ?? '')
    return readFormat(codes.get(id) ?? builtIn[id] ?? '')
  })
}

/**
 * Longer than any formula, so that a cell without an end does not cause a search through the whole
 * file.
 */
const longestCell = 20_000

function readInner(xml: string, from: number): ShownAs | undefined {
  const inner = xml.slice(from, from + longestCell).split(/<\/(?:\w{1,20}:)?c>/, 1)[0] ?? ''
  const value = /<(?:\w{1,20}:)?v(?:>([^<]*)<|\s?\/>)/.exec(inner)
  return value ? { form: 'error', text: value[1] ?? '' } : { form: 'formula' }
}

/**
 * How the cells of the first sheet are displayed, by reference (`B3`); cells without an entry show
 * their value.
 */
export function readFormats(parts: ReadonlyMap<string, Buffer>): Map<string, ShownAs> {
  const shown = new Map<string, ShownAs>()
  const part = (path: string) => parts.get(path)?.toString('latin1') ?? ''
  const links = tags(part('xl/_rels/workbook.xml.rels'), 'Relationship')
  const targetOf = (isIt: (tag: string) => boolean) =>
    pathOf(valueOf(links.find(isIt) ?? '', 'Target'))
  const sheet = tags(part('xl/workbook.xml'), 'sheet')[0] ?? ''
  const xml = part(targetOf((tag) => valueOf(tag, 'Id') === valueOf(sheet, 'id')))
  const styles = readStyles(part(targetOf((tag) => valueOf(tag, 'Type').endsWith('/styles'))))
  for (const { 0: whole, 1: tag = '', index } of xml.matchAll(/<(?:\w{1,20}:)?c\s([^<>]*)>/g)) {
    const end = index + whole.length
    const isFormula = /^<(?:\w{1,20}:)?f[\s/>]/.test(xml.slice(end, end + 24))
    const isError = valueOf(tag, 't') === 'e'
    const inner = isError || isFormula ? readInner(xml, end) : undefined
    const format =
      inner && (isError || inner.form === 'formula')
        ? inner
        : styles[Number(valueOf(tag, 's') || '0')]
    if (format) shown.set(valueOf(tag, 'r'), format)
  }
  return shown
}
