import type { ItemAnswer } from '../../answer.ts'
import { equalShares, type Mark, unanswered } from '../../mark.ts'
import { isAccepted } from './accept.ts'
import type { BlankItem } from './shape.ts'
import { hasWildcard, readableWildcards } from './wildcard.ts'

export function mark(item: BlankItem, answer: ItemAnswer, maxPoints: number): Mark {
  if (!Array.isArray(answer)) return unanswered
  const shares = equalShares(maxPoints, item.blanks.length)
  const accepted = item.blanks.map((blank, index) =>
    isAccepted(blank, item.matching?.[index], answer[index] ?? ''),
  )
  const points = shares.reduce((sum, share, index) => (accepted[index] ? sum + share : sum), 0)
  return { state: 'marked', points, right: accepted.every(Boolean) }
}

/**
 * Returns the alternatives of each blank in readable form. Alternatives without wildcards come
 * first.
 */
function readable({ blanks, matching }: BlankItem): string[][] {
  return blanks.map((alternatives, at) => {
    const rule = matching?.[at]
    if (!rule?.wildcard || rule.numeric) return alternatives
    const open = alternatives.filter(hasWildcard)
    return [...alternatives.filter((text) => !open.includes(text)), ...open].map(readableWildcards)
  })
}

/** The first alternative of each blank. */
export const rightAnswer = (item: BlankItem): ItemAnswer =>
  readable(item).map(([first = '']) => first)

export const keyLines = (item: BlankItem): string[] =>
  readable(item).map((alternatives, index) => `${index + 1}. ${alternatives.join(' / ')}`)
