import type { ItemAnswer } from '../../answer.ts'
import { type Mark, markRight, markShare, unanswered } from '../../mark.ts'
import { optionLines } from '../../option.ts'
import type { MultipleItem } from './shape.ts'

type Count = { right: number; wrong: number; rightOf: number; wrongOf: number }

function countTicks(item: MultipleItem, ticked: ReadonlySet<string>): Count {
  const key = new Set(item.answer)
  const picked = item.options.filter(({ id }) => ticked.has(id))
  const right = picked.filter(({ id }) => key.has(id)).length
  const rightOf = key.size
  return { right, wrong: picked.length - right, rightOf, wrongOf: item.options.length - rightOf }
}

/**
 * Subtracts points for wrong ticks. If the question has no wrong options, nothing is subtracted.
 */
function markRightMinusWrong({ right, wrong, rightOf, wrongOf }: Count, maxPoints: number): Mark {
  if (wrongOf === 0) return markShare(right, rightOf, maxPoints)
  return markShare(right * wrongOf - wrong * rightOf, rightOf * wrongOf, maxPoints)
}

/**
 * Wrong options without a tick earn points only if a right option is ticked. Otherwise a wrong
 * answer would earn more than an empty one (EXM-163).
 */
function markPerOption({ right, wrong, rightOf, wrongOf }: Count, maxPoints: number): Mark {
  if (right === 0) return markRight(false, maxPoints)
  return markShare(right + (wrongOf - wrong), rightOf + wrongOf, maxPoints)
}

const isKey = (item: MultipleItem, ticked: ReadonlySet<string>): boolean =>
  ticked.size === item.answer.length && item.answer.every((id) => ticked.has(id))

/** Gives partial marks by the question's strategy (EXM-099). */
export function mark(item: MultipleItem, answer: ItemAnswer, maxPoints: number): Mark {
  if (!Array.isArray(answer) || answer.length === 0) return unanswered
  const ticked = new Set(answer)
  if (isKey(item, ticked)) return markRight(true, maxPoints)
  switch (item.strategy) {
    case 'all':
      return markRight(false, maxPoints)
    case 'rightMinusWrong':
      return markRightMinusWrong(countTicks(item, ticked), maxPoints)
    case 'perOption':
      return markPerOption(countTicks(item, ticked), maxPoints)
  }
}

export const rightAnswer = ({ options, answer }: MultipleItem): ItemAnswer =>
  options.map(({ id }) => id).filter((id) => answer.includes(id))

export const keyLines = ({ options, answer }: MultipleItem): string[] =>
  optionLines(options, answer)
