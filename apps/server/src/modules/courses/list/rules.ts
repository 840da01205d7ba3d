import type { FullTexts, Language } from '@titian/contract'
import { signPairs } from '../../people/index.ts'
import { likePattern, literalPattern } from '../rules.ts'

/** CRS-011: the kinds of courses. */
export const courseKinds: { id: number; names: FullTexts }[] = [
  { id: 4, names: { en: 'Beginner', zh: '初级', my: 'Permulaan' } },
  { id: 5, names: { en: 'Intermediate', zh: '中级', my: 'Pertengahan' } },
  { id: 6, names: { en: 'Advanced', zh: '高级', my: 'Lanjutan' } },
]

export function kindName(kindId: number, language: Language): string {
  return courseKinds.find((kind) => kind.id === kindId)?.names[language] ?? ''
}

/** CRS-006: days for which a course counts as newly launched. */
export const newDays = 30

export function newSince(now: Date): Date {
  return new Date(now.getTime() - newDays * 86_400_000)
}

/** A name search: `parts` for the index, `patterns` for LIKE. */
export interface NameSearch {
  parts: string[]
  patterns: string[]
}

function searchOf(pieces: string[], patterns: string[]): NameSearch {
  return { parts: signPairs(pieces), patterns }
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** CRS-126: matches each word anywhere in the names; undefined for an empty search. */
export function nameSearch(text: string): NameSearch | undefined {
  const words = wordsOf(text)
  return words.length === 0 ? undefined : searchOf(words, words.map(literalPattern))
}

/**
 * The shortest Latin word for which a typing error is allowed. With shorter words, too many names
 * would match.
 */
const mistypedFrom = 4
const isLatin = (word: string) => /^\p{Script=Latin}+$/u.test(word)
/** The longest word for which a typing error is allowed. Longer words are searched exactly. */
const mistypedUpTo = 24

/**
 * Returns other searches. In each of them one letter of one word is wrong, missing, added, or
 * swapped with the next letter.
 */
export function searchesAlike(text: string): NameSearch[] {
  const words = wordsOf(text)
  return words.flatMap((word, at) => {
    const letters = Array.from(word)
    const others = words.filter((_, other) => other !== at)
    if (!isLatin(word) || letters.length < mistypedFrom || letters.length > mistypedUpTo) return []
    const read = (head: string[], between: string, tail: string[]) => {
      const pieces = [head.join(''), tail.join('')].filter(Boolean)
      const pattern = `%${head.join('')}${between}${tail.join('')}%`
      return searchOf(
        between === '' ? [head.concat(tail).join(''), ...others] : [...pieces, ...others],
        [pattern, ...others.map(likePattern)],
      )
    }
    return letters.flatMap((letter, index) => {
      const [head, tail] = [letters.slice(0, index), letters.slice(index + 1)]
      const next = tail[0]
      const inside = index > 0 && next !== undefined
      return [
        ...(inside ? [read(head, '_', tail), read(head, '_', [letter, ...tail])] : []),
        read(head, '', tail),
        ...(next === undefined ? [] : [read([...head, next, letter], '', tail.slice(1))]),
      ]
    })
  })
}

/** Returns the average with one decimal and the number of reviews; null without reviews. */
export function ratingOf(starCounts: number[]): { rating: number | null; reviews: number } {
  const reviews = starCounts.reduce((sum, count) => sum + count, 0)
  const stars = starCounts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { rating: reviews === 0 ? null : Math.round((10 * stars) / reviews) / 10, reviews }
}
