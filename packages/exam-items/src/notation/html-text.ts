import { decodeEntities, emptyLine } from './plain-text.ts'

const raised = new Map(
  Array.from('0123456789+-−=()ni').map((one, at) => [one, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')[at]]),
)
const lowered = new Map(
  Array.from('0123456789+-−=()').map((one, at) => [one, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')[at]]),
)

/** Powers and indices as letters where Unicode has them, else as a formula, else behind a sign. */
function scriptText(name: string, inner: string): string {
  const text = decodeEntities(inner).trim()
  if (text === '') return ''
  const isRaised = name.toLowerCase() === 'sup'
  const letters = Array.from(text).map((one) => (isRaised ? raised : lowered).get(one))
  if (letters.every((one) => one !== undefined)) return letters.join('')
  const sign = isRaised ? '^' : '_'
  return /^[a-zA-Z\d+\-=*/(), .]+$/.test(text) ? `$${sign}{${text}}$` : `${sign}(${inner})`
}

const inlineTag = /<\/?(?:b|i|u|em|strong|span|font|small)(?:\s[^<>=]+=[^<>]*)?>/gi
const withScripts = (html: string): string =>
  html
    .replace(inlineTag, '')
    .replace(/<(sup|sub)\b[^<>]*>([^<>]{0,200})<\/\1\s*>/gi, (_, name: string, inner: string) =>
      scriptText(name, inner),
    )

/** Lines and spaces of a listing, written so that the rest of the reading leaves them alone. */
const keptSpaces = (html: string): string =>
  html
    .replace(/\r\n?/g, '\n')
    .replace(/^\n/, '')
    .replace(/\n$/, '')
    .replace(/\n(?=\n)/g, `\n${emptyLine}`)
    .replace(/<[^<>]*>|[ \t\n]/g, (one) => {
      if (one === '\n') return '<br>'
      if (one === '\t') return '&Tab;'
      return one === ' ' ? '&nbsp;' : one
    })

/** Goes on behind each listing, so that a text with many that never end is read once. */
function withListings(html: string): string {
  const parts: string[] = []
  const open = /<pre\b[^<>]*>/gi
  const close = /<\/pre\s*>/gi
  let from = 0
  for (let begin = open.exec(html); begin; begin = open.exec(html)) {
    close.lastIndex = open.lastIndex
    const end = close.exec(html)
    if (!end) break
    const inner = keptSpaces(html.slice(open.lastIndex, end.index))
    parts.push(html.slice(from, begin.index), '<br>', inner, '<br>')
    from = open.lastIndex = close.lastIndex
  }
  return parts.join('') + html.slice(from)
}

/** The numbers that a browser writes before the lines of a list. */
function withNumbers(html: string): string {
  const lists: (number | undefined)[] = []
  return html.replace(/<(\/?)(ol|ul|li)\b([^<>]*)>/gi, (tag, end: string, name: string, rest) => {
    if (name.toLowerCase() !== 'li') {
      if (end) lists.pop()
      else {
        const start = /\sstart\s*=\s*["']?(\d{1,6})/i.exec(String(rest))?.[1] ?? '1'
        lists.push(name.toLowerCase() === 'ol' ? Number(start) : undefined)
      }
      return end ? tag : '<br>'
    }
    const number = lists.at(-1)
    if (end || number === undefined) return tag
    lists[lists.length - 1] = number + 1
    return `${number}. `
  })
}

/** A sign of comparison such as in `a<b and c>d` has words behind it and no attributes. */
const isTag = (rest: string): boolean =>
  /^(?:\s+(?:controls|hidden|checked|disabled|nowrap|reversed))*(?:\s*\/?$|\s+[^\s=]+\s*=)/.test(
    rest,
  )

/** HTML as the plain text that a reader sees. Every letter is looked at a fixed number of times. */
export function plainFromHtml(html: string): string {
  const lines = withNumbers(withScripts(withListings(html)))
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/<\/t[dh]\s*>/gi, '\t')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<!(?:--[^<>]*--|[a-zA-Z][^<>]*)>/g, '')
    .replace(/<\/?[a-zA-Z][\w:-]*([^<>]*)>/g, (tag, rest: string) => (isTag(rest) ? '' : tag))
    .replace(/ ?\t ?/g, '\t')
    .replace(/\t? ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replaceAll(new RegExp(`(?<=\\n)${emptyLine}(?=\\n)`, 'g'), '')
  // Last: a space that is written as an entity is meant, at the end of a line too.
  return decodeEntities(lines).trim()
}
