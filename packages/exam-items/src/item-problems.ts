import { type Item, itemSchema } from './item.ts'
import { mediaProblems } from './media/media-problems.ts'
import { type ProblemCode, problemCodes } from './problem-code.ts'

export type ItemProblem = { path: string; code: ProblemCode }

const codeOf = (message: string): ProblemCode =>
  problemCodes.find((code) => code === message) ?? 'invalid'

/**
 * Returns every error because of which a question cannot be saved, by path, such as
 * 'options.0.content'.
 */
export function itemProblems(item: Item): ItemProblem[] {
  const result = itemSchema.safeParse(item)
  if (result.success) return mediaProblems(item)
  return result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    code: codeOf(message),
  }))
}
