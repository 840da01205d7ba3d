import { decodeEntities, emptyLine } from './plain-text.ts'

const raised = new Map(
  Array.from('0123456789+-−=()ni').map((one, at) => [one, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')[at]]),
)
const lowered = new Map(
  Array.from('0123456789+-−=()').map((one, at) => [one, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')[at]]),
)

/**
 * Converts superscripts and subscripts to Unicode characters. If there are none, converts them to a
 * formula, or else to a text with a mark.
 */
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

/** Encodes lines and spaces of a listing, so that later steps keep them. */
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

/** Continues after each listing. So a text with many unclosed listings is scanned only once. */
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

/** Adds the numbers that a browser shows before list items. */
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

/** In `a<b and c>d` the signs are comparisons, not tags. */
const isTag = (rest: string): boolean =>
  /^(?:\s+(?:controls|hidden|checked|disabled|nowrap|reversed))*(?:\s*\/?$|\s+[^\s=]+\s*=)/.test(
    rest,
  )

/** Converts HTML to the visible plain text, in linear time. */
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
  // This is the last step, because a space that is written as an entity must stay, even at the end
  // of a line.
  return decodeEntities(lines).trim()
}
