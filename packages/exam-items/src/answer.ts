/**
 * An answer as it is stored (EXM-017): single an option id, multiple option ids, blank one text per
 * blank ('' where nothing was written), judge a boolean, annotation a text; null when not answered.
 */
export type ItemAnswer = string | string[] | boolean | null

/** The answer side as a student may see it afterwards; `model` only for an annotation. */
export type ItemReview = {
  answer: ItemAnswer
  analysis: string
  model?: string
  /** What the author says to those who chose an option. */
  feedback?: { id: string; text: string }[]
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

/** The parts of the array form or of the comma-joined form (EXM-015). Joining nothing gives ''. */
export function wireParts(value: unknown): string[] | undefined {
  if (isTextList(value)) return value
  if (typeof value !== 'string') return undefined
  return value === '' ? [] : value.split(',')
}
