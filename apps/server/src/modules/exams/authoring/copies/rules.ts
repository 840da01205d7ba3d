import { optionName } from '@titian/exam-items/exchange'
import { type Item, itemProblems } from '@titian/exam-items/shape'
import type { ReasonName } from '@titian/contract'

/** Why an option cannot be added or removed, and the form field beside which this is shown. */
export interface OptionProblem {
  reason: ReasonName
  field?: 'optionName' | 'optionContent'
}

/**
 * Matching questions are missing here, because their options are changed together with the prompts.
 */
type ChoiceItem = Extract<Item, { kind: 'single' | 'multiple' }>

const isChoice = (item: Item): item is ChoiceItem =>
  item.kind === 'single' || item.kind === 'multiple'

const isRight = (item: ChoiceItem, id: string): boolean =>
  item.kind === 'single' ? item.answer === id : item.answer.includes(id)

/**
 * Returns an unused id for a new option. An id is never used again, because answers refer to
 * options by id.
 */
function freeId(options: ChoiceItem['options']): string {
  const taken = new Set(options.map(({ id }) => id))
  const letters = Array.from({ length: 26 }, (_, index) => optionName(index).toLowerCase())
  return letters.find((letter) => !taken.has(letter)) ?? `o${options.length + 1}`
}

const fewest = 2
const maxOptions = 10

/** Inserts an option at a letter; the options from that letter on move by one. */
export function withOption(
  item: Item,
  { name, content }: { name: string; content: string },
): Item | OptionProblem {
  if (!isChoice(item)) return { reason: 'noOptions' }
  const { options } = item
  if (options.length >= maxOptions) return { reason: 'tooManyOptions' }
  const place = options.findIndex((_, index) => optionName(index) === name.toUpperCase())
  const isNext = name.toUpperCase() === optionName(options.length)
  if (place < 0 && !isNext) return { reason: 'optionPlace', field: 'optionName' }
  const at = place < 0 ? options.length : place
  const option = { id: freeId(options), content }
  const longer = { ...item, options: [...options.slice(0, at), option, ...options.slice(at)] }
  return itemProblems(longer).some(({ code }) => code === 'sameOption')
    ? { reason: 'optionTwice', field: 'optionContent' }
    : longer
}

/**
 * Removes an option. The removal is refused for an option of the key, and when fewer than two
 * options would remain.
 */
export function withoutOption(item: Item, place: number): Item | OptionProblem | undefined {
  if (!isChoice(item)) return undefined
  const option = item.options[place]
  if (!option) return undefined
  if (item.options.length <= fewest) return { reason: 'tooFewOptions' }
  if (isRight(item, option.id)) return { reason: 'optionIsRight' }
  return { ...item, options: item.options.filter((_, index) => index !== place) }
}

export const isProblem = (result: Item | OptionProblem): result is OptionProblem =>
  'reason' in result
