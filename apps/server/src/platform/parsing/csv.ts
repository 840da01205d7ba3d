export interface Csv {
  rows: string[][]
  /** True when a quote is never closed, which swallows all later rows. */
  isQuoteOpen: boolean
  /** True when there are more rows than requested. */
  isLonger: boolean
}

/** Maximum columns; further ones are dropped, because no table of people has so many. */
const mostColumns = 500

/** The most frequent delimiter of the first line; the comma when there is none. */
export function guessDelimiter(text: string): string {
  const head = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const bare = head.replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: bare.split(mark).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

interface Quoted {
  value: string
  /** The index after the closing quote; undefined when there is none. */
  end: number | undefined
}

function readQuoted(text: string, start: number): Quoted {
  const parts: string[] = []
  for (let from = start; ;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { value: '', end: undefined }
    parts.push(text.slice(from, quote))
    if (text[quote + 1] !== '"') return { value: parts.join('"'), end: quote + 1 }
    from = quote + 2
  }
}

/**
 * RFC 4180 with any delimiter and any line end. Each character is read once, so the time is linear.
 */
export function readCsv(text: string, delimiter: string, mostRows: number): Csv {
  const rows: string[][] = []
  const isEnd = (letter: string) => letter === delimiter || letter === '\n' || letter === '\r'
  let row: string[] = []
  for (let at = 0; at < text.length;) {
    if (rows.length >= mostRows) return { rows, isQuoteOpen: false, isLonger: true }
    const isQuoted = text[at] === '"'
    const { value, end } = isQuoted ? readQuoted(text, at + 1) : { value: '', end: at }
    if (end === undefined) return { rows, isQuoteOpen: true, isLonger: false }
    let stop = end
    while (stop < text.length && !isEnd(text.charAt(stop))) stop += 1
    if (row.length < mostColumns) row.push(value + text.slice(end, stop))
    const mark = text[stop]
    const isLast = stop + 1 >= text.length
    // A delimiter at the very end is followed by an empty value.
    if (mark === delimiter && isLast && row.length < mostColumns) row.push('')
    if (mark !== delimiter || isLast) {
      rows.push(row)
      row = []
    }
    at = stop + (mark === '\r' && text[stop + 1] === '\n' ? 2 : 1)
  }
  return { rows, isQuoteOpen: false, isLonger: false }
}
