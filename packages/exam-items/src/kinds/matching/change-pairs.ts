import { addOption, moveOption, removeOption } from '../../parts/option-list.ts'
import { type MatchingItem, pairOptionsMax } from './shape.ts'

function addPrompt({ prompts }: MatchingItem): MatchingItem['prompts'] {
  const taken = new Set(prompts.map(({ id }) => id))
  const ids = Array.from({ length: prompts.length + 1 }, (_, at) => `p${at + 1}`)
  const id = ids.find((one) => !taken.has(one)) ?? ''
  return [...prompts, { id, content: '' }]
}

/** Adds a prompt with its own option, if there is space. */
export function addPair(item: MatchingItem): MatchingItem {
  const isFull = item.options.length >= pairOptionsMax
  const options = isFull ? item.options : addOption(item.options)
  const own = isFull ? '' : (options.at(-1)?.id ?? '')
  return { ...item, prompts: addPrompt(item), options, answer: [...item.answer, own] }
}

/**
 * Removes a prompt. Its option stays, because it may belong to other prompts, or make guessing
 * harder.
 */
export const removePrompt = (item: MatchingItem, at: number): MatchingItem => ({
  ...item,
  prompts: item.prompts.filter((_, place) => place !== at),
  answer: item.answer.filter((_, place) => place !== at),
})

/** Removes an option; its prompts then have no option. */
export const removePairOption = (item: MatchingItem, id: string): MatchingItem => ({
  ...item,
  options: removeOption(item.options, id),
  answer: item.answer.map((picked) => (picked === id ? '' : picked)),
})

/** Moves a prompt together with its option. */
export function movePrompt(item: MatchingItem, at: number, by: -1 | 1): MatchingItem {
  const optionOf = new Map(item.prompts.map(({ id }, place) => [id, item.answer[place] ?? '']))
  const prompts = moveOption(item.prompts, item.prompts[at]?.id ?? '', by)
  return { ...item, prompts, answer: prompts.map(({ id }) => optionOf.get(id) ?? '') }
}
