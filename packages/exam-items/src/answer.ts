/**
 * A stored answer (EXM-017): single an option id, multiple option ids, blank one text for each
 * blank ('' if empty), judge a boolean, annotation a text; null if unanswered.
 */
export type ItemAnswer = string | string[] | boolean | null

/**
 * The solution in the form in which a student may see it after the exam. Only an annotation has
 * `model`.
 */
export type ItemReview = {
  answer: ItemAnswer
  analysis: string
  model?: string
  /** The author's feedback by option. */
  feedback?: { id: string; text: string }[]
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

/**
 * Returns the parts of an answer that is an array or a comma-joined text (EXM-015). A joined empty
 * array is the empty text.
 */
export function wireParts(value: unknown): string[] | undefined {
  if (isTextList(value)) return value
  if (typeof value !== 'string') return undefined
  return value === '' ? [] : value.split(',')
}
