import type { ItemAnswer } from '../../answer.ts'
import { equalShares, type Mark, markRight, unanswered } from '../../mark.ts'
import type { MatchingItem } from './shape.ts'

/**
 * Gives points for each right pair. With very few points some pairs are worth 0. Still, a partly
 * right answer never gets the maximum.
 */
export function mark(item: MatchingItem, answer: ItemAnswer, maxPoints: number): Mark {
  if (!Array.isArray(answer)) return unanswered
  const right = item.answer.map((id, at) => id === answer[at])
  if (right.every(Boolean)) return markRight(true, maxPoints)
  if (item.scoring === 'all') return markRight(false, maxPoints)
  const shares = equalShares(maxPoints, right.length)
  const points = shares.reduce((sum, share, at) => (right[at] ? sum + share : sum), 0)
  return { state: 'marked', points: Math.max(0, Math.min(points, maxPoints - 1)), right: false }
}

export const rightAnswer = ({ answer }: MatchingItem): ItemAnswer => answer

/** Returns one line for each pair, followed by the options without a prompt. */
export const keyLines = ({ prompts, options, answer }: MatchingItem): string[] => [
  ...prompts.map(({ content }, at) => {
    const option = options.find(({ id }) => id === answer[at])
    return `${at + 1}. ${content} → ${option?.content ?? ''}`
  }),
  ...options.filter(({ id }) => !answer.includes(id)).map(({ content }) => `– ${content}`),
]
