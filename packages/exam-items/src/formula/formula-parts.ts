export type FormulaPart =
  | { kind: 'text'; text: string }
  /** `source` is the formula with its delimiters, as the author wrote it. */
  | { kind: 'formula'; tex: string; block: boolean; source: string }

/**
 * The maximum number of characters of a formula. A longer formula stays text, because rendering it
 * would block the page.
 */
export const formulaMost = 500
/** The maximum number of rendered formulas in a text. */
export const formulasMost = 40

interface Sign {
  open: string
  close: string
  block: boolean
}

const signs: readonly Sign[] = [
  { open: '$$', close: '$$', block: true },
  { open: '\\[', close: '\\]', block: true },
  { open: '\\(', close: '\\)', block: false },
  { open: '$', close: '$', block: false },
]

const isSpace = (letter: string | undefined) => letter === undefined || /\s/u.test(letter)
const isDigit = (letter: string | undefined) => letter !== undefined && /\d/u.test(letter)

/**
 * Whether a delimiter may end a formula. A single dollar sign is often money, so there must be no
 * space before it and no digit after it.
 */
const mayClose = (text: string, at: number, { close }: Sign) =>
  close !== '$' || (!isSpace(text[at - 1]) && !isDigit(text[at + 1]))

/** Returns the end of the formula that begins at `from`; undefined if the formula has no end. */
function endOf(text: string, from: number, sign: Sign): number | undefined {
  if (sign.open === '$' && isSpace(text[from])) return undefined
  const last = Math.min(text.length, from + formulaMost + sign.close.length)
  for (let at = from; at < last; at += 1) {
    if (text.startsWith('\n\n', at)) return undefined
    if (at > from && text.startsWith(sign.close, at)) {
      if (mayClose(text, at, sign)) return at
      // Both dollar signs mean money. A formula may still begin at a later dollar sign.
      if (sign.close === '$') return undefined
    }
    // An escaped character is no delimiter.
    if (text[at] === '\\') at += 1
  }
  return undefined
}

/** Returns the formula that begins here, or undefined. */
function formulaAt(
  text: string,
  at: number,
): Extract<FormulaPart, { kind: 'formula' }> | undefined {
  const sign = signs.find(({ open }) => text.startsWith(open, at))
  if (!sign) return undefined
  const from = at + sign.open.length
  const end = endOf(text, from, sign)
  const tex = end === undefined ? '' : text.slice(from, end).trim()
  if (end === undefined || tex === '') return undefined
  const source = text.slice(at, end + sign.close.length)
  return { kind: 'formula', tex, block: sign.block, source }
}

/**
 * EXM-199: splits a text at its formulas: `$…$` and `\(…\)` inline, `$$…$$` and `\[…\]` as blocks.
 */
export function formulaParts(text: string): FormulaPart[] {
  const parts: FormulaPart[] = []
  let plain = ''
  let formulas = 0
  const flush = () => {
    if (plain !== '') parts.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const formula = formulas < formulasMost ? formulaAt(text, at) : undefined
    if (formula) {
      flush()
      parts.push(formula)
      formulas += 1
      at += formula.source.length - 1
    } else if (text.startsWith('\\$', at)) {
      plain += '$'
      at += 1
    } else plain += text[at]
  }
  flush()
  return parts
}

export const hasFormula = (text: string): boolean =>
  formulaParts(text).some(({ kind }) => kind === 'formula')
