import { type Option, optionName } from '../option.ts'

/** Adds an empty option with an unused id. Existing ids are never changed. */
export function addOption(options: readonly Option[]): Option[] {
  const taken = new Set(options.map(({ id }) => id))
  const letters = Array.from({ length: options.length + 1 }, (_, at) =>
    optionName(at).toLowerCase(),
  )
  const id = letters.find((letter) => !taken.has(letter)) ?? ''
  return [...options, { id, content: '' }]
}

export const removeOption = (options: readonly Option[], id: string): Option[] =>
  options.filter((option) => option.id !== id)

export const writeOption = (options: readonly Option[], id: string, content: string): Option[] =>
  options.map((option) => (option.id === id ? { ...option, content } : option))

/**
 * Sets the feedback of an option. Empty feedback is removed, so that the question then equals one
 * that never had feedback.
 */
export const writeFeedback = (options: readonly Option[], id: string, text: string): Option[] =>
  options.map(({ feedback, ...option }) => {
    const own = option.id === id ? text : feedback
    return own ? { ...option, feedback: own } : option
  })

/**
 * Sets or removes the mark `keepOrder`. It is removed and not set to false, so that a question
 * without the mark stays unchanged.
 */
export function withOrder<Choice extends { keepOrder?: true }>(
  { keepOrder: _, ...item }: Choice,
  kept: boolean,
): Omit<Choice, 'keepOrder'> & { keepOrder?: true } {
  return kept ? { ...item, keepOrder: true } : item
}

/** Moves an option by one place; -1 is towards the top. At the edge nothing changes. */
export function moveOption(options: readonly Option[], id: string, by: -1 | 1): Option[] {
  const from = options.findIndex((option) => option.id === id)
  const to = from + by
  if (from < 0 || to < 0 || to >= options.length) return [...options]
  const moved = [...options]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
