import { createHash } from 'node:crypto'

/** The longest shown text of a statement. */
const longest = 600

/**
 * Returns the text of a statement without the values in it, so that it may be logged. Lists of any
 * length become the same text, so that one statement of the code has one text.
 */
export function withoutValues(text: string): string {
  return (
    text
      .replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ')
      // A value may hold the quote of another kind, so both kinds of literals are found at once.
      .replace(/(\$[a-z_]*\$)[\s\S]*?\1|e?'(?:[^'\\]|''|\\[\s\S])*'/gi, '?')
      .replace(/\$\d+/g, '?')
      .replace(/(?<![\w"])-?\d+(?:\.\d+)?\b/g, '?')
      .replace(/\s+/g, ' ')
      .replace(/\(\s*\?(?:\s*,\s*\?)*\s*\)(?:\s*,\s*\(\s*\?(?:\s*,\s*\?)*\s*\))*/g, '(?)')
      .trim()
  )
}

const verbs = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']

/** Returns the first table of a statement, as far as its text shows one. */
function tableOf(plain: string): string {
  const found = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?[a-z_]+"?\.)?"?[a-z_]+"?)/i
  return (found.exec(plain)?.[1] ?? '').replaceAll('"', '').toLowerCase()
}

export interface Fingerprint {
  /** A short name, for example `select attempts 3f2a1c`. */
  name: string
  /** The statement without values. */
  text: string
}

/** OPS-052: names a statement by its verb, its first table and a hash of its text without values. */
export function fingerprint(text: string): Fingerprint {
  const plain = withoutValues(text)
  const word = /^[a-z]+/i.exec(plain)?.[0].toLowerCase() ?? ''
  const verb = verbs.includes(word) ? word : 'other'
  const hash = createHash('sha1').update(plain).digest('hex').slice(0, 6)
  return {
    name: [verb, tableOf(plain), hash].filter(Boolean).join(' '),
    text: plain.slice(0, longest),
  }
}
