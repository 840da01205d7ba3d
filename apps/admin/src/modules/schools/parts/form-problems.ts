import { languages, type Language, type Texts } from '@titian/contract'

/** What is wrong with a field, and the limit that its text names. */
export type Problem = { kind: 'missing' | 'address' | 'list' | 'colour' } | LengthProblem
interface LengthProblem {
  kind: 'long'
  most: number
}

/** Field path, as the server writes it, to what is wrong there. */
export type Problems = Record<string, Problem>

/** FRM-188: what the student site would follow. The server decides; this only spares the way. */
export function isFollowable(url: string): boolean {
  const plain = url.trim()
  if (plain === '' || /[\s\\\p{Cc}]/u.test(plain)) return false
  return /^\/(?!\/)/.test(plain) || /^https?:\/\/[^/]/i.test(plain)
}

/** A text that the school's own language must have, or that may be left out where `own` is not given. */
export function textProblems(path: string, texts: Texts, most: number, own?: Language): Problems {
  const found: Problems = {}
  if (own && !texts[own]?.trim()) found[`${path}.${own}`] = { kind: 'missing' }
  for (const language of languages)
    if ((texts[language]?.trim().length ?? 0) > most)
      found[`${path}.${language}`] = { kind: 'long', most }
  return found
}

export function addressProblems(path: string, url: string, needed: boolean): Problems {
  if (!needed && url.trim() === '') return {}
  if (url.trim() === '') return { [path]: { kind: 'missing' } }
  return isFollowable(url) ? {} : { [path]: { kind: 'address' } }
}

export function wordProblems(path: string, word: string, most: number, needed = false): Problems {
  if (needed && word.trim() === '') return { [path]: { kind: 'missing' } }
  return word.trim().length > most ? { [path]: { kind: 'long', most } } : {}
}
